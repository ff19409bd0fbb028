import type { ShapeWords } from '../words/shapeWords.ts';

export const shape: ShapeWords = {
  ingredients:
    'ingredientes, lista de compras, o que você precisa, você vai precisar*, vai precisar*, vais precisar*, você precisa*, precisa de',
  steps:
    'modo de preparo, modo de fazer, preparo, preparação, instruções, passos, passo a passo, como fazer, como preparar, confecção, procedimento, mãos à obra, mãos na massa, método, elaboração',
  aside:
    'dica*, nota, notas, observaç*, sugest*, variaç*, variante*, informaç*, valor nutricional, nutri*, armazenamento, conservação, validade, acompanhamento*, para acompanhar, bom saber, você sabia, substitu*, troca*, por que *, perguntas frequentes, erros*, porções, tempo total',
  tools: 'utensílios, equipamento*',
  step: 'passo, etapa',
  recipe: 'receita',
  named: 'prato, nome da receita, nome do prato, nome, título, ideia, sugestão',
  serves: 'porções, porção, pessoas, pessoa, doses, dose, serve, rende, para',
  makes: 'rende, rendimento, quantidade, dá, para',
  pieces: 'unidades, pedaços, fatias',
  total: 'tempo total, total, tempo, duração, pronto em, pronta em, prontos em, tempo estimado',
  prep: 'tempo de preparo, preparo, tempo de preparação, preparação',
  cook: 'tempo de cozimento, cozimento, cozedura, tempo de forno, forno, tempo de cozedura',
  hours: 'horinha',
  minutes: 'minutinhos',
  seconds: 'seg',
  for: 'para, para decorar, para servir',
  optional: 'opcional, a gosto',
  suggest:
    'receita de, receita para, que tal, sugiro, recomendo, proponho, fazer, preparar, por que não, faria, é, seria',
  articles: 'um, uma, uns, umas, o, a, os, as',
  praise: 'delicioso, deliciosa, deliciosos, saboroso, saborosa, clássico',
  ends: 'que, com os, com seus, para, é, mas, usando',
  chat: 'claro, com, aqui*, olá, oi, certo, perfeito, ótim*, esta*, este*, essa, sim, segue, que bom, com certeza, com prazer',
  goodbye: 'bom apetite, aproveite, bom proveito',
  numbers:
    'uma/um, duas/dois/um par de, três, quatro, cinco, seis, sete, oito, nove, dez, doze, quinze, vinte, vinte e cinco, trinta, quarenta, quarenta e cinco, cinquenta, sessenta, noventa',
  fractions: 'meia=0.5, meio=0.5, quarto de=0.25, um quarto de=0.25, três quartos de=0.75',
  times: 'um quarto de hora=15, meia hora=30, uma hora=60, hora e meia=90, uma hora e meia=90',
  to: 'a, ou, até',
  and: 'e',
  about: 'cerca de, aproximadamente, aprox., uns, umas, mais ou menos, mais, em torno de',
  untimed: 'cada, a cada, dentro de, em, últimos, os últimos, até',
  untimedBehind: 'antes do fim, antes de terminar, a menos',
};
