import type { ShapeWords } from '../words/shapeWords.ts';

export const shape: ShapeWords = {
  ingredients:
    'ingredientes, lista de la compra, lista de compras, lo que necesitas, qué necesitas, necesitas, necesitarás, vas a necesitar, lo que vas a necesitar, hacen falta',
  steps:
    'preparación, instrucciones, elaboración, procedimiento, pasos, paso a paso, modo de preparación, cómo se hace, cómo hacerlo, cómo prepararlo, cómo se prepara, manos a la obra, así se hace, método, preparar, cocción',
  aside:
    'consejo*, nota, notas, truco*, tip, tips, sugerencia*, variacion*, variante*, información nutricional, valor nutricional, nutri*, conservación, almacenamiento, para acompañar, acompañamiento*, observaciones, comentario*, recomendacion*, sustitu*, alternativ*, bueno saber, sabías *, por qué *, preguntas frecuentes, curiosidad, cómo servir, cómo conservar, apuntes, porciones, tiempo total',
  tools: 'utensilios, equipo, herramientas',
  step: 'paso',
  recipe: 'receta',
  named: 'plato, nombre de la receta, nombre del plato, nombre, título, idea, sugerencia, propuesta',
  serves:
    'porciones, porción, personas, persona, raciones, ración, comensales, sirve, sirve para, alcanza para, para',
  makes: 'rinde, rendimiento, salen, cantidad, para, da para',
  pieces: 'unidades, piezas, trozos',
  total: 'tiempo total, total, tiempo, duración, listo en, lista en, listos en, tiempo estimado',
  prep: 'tiempo de preparación, preparación, prep',
  cook: 'tiempo de cocción, cocción, tiempo de horneado, horneado, horno, cocinado',
  hours: '',
  minutes: '',
  seconds: 'seg',
  for: 'para, para decorar, para servir',
  optional: 'opcional, al gusto',
  suggest:
    'receta de, receta para, receta para hacer, qué tal, qué te parecen, te propongo, te recomiendo, te sugiero, propongo, sugiero, recomiendo, preparar, hacer, cocinar, prueba, es, sería',
  articles: 'un, una, unos, unas, el, la, los, las',
  praise: 'delicioso, deliciosa, deliciosos, deliciosas, rico, rica, sencillo, sencilla, clásico, clásica',
  ends: 'que, con lo, con los, con tus, para, es, pero, usando',
  chat: 'claro, por supuesto, aquí*, hola, con, perfecto, genial, te, esta*, este*, sí, ok, excelente, muy bien, desde luego, encantad*',
  goodbye: 'buen provecho, disfruta, disfruten, a disfrutar',
  numbers:
    'una/un/uno, dos/un par de, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, doce, quince, veinte, veinticinco, treinta, cuarenta, cuarenta y cinco, cincuenta, sesenta, noventa',
  fractions: 'media=0.5, medio=0.5, cuarto de=0.25, un cuarto de=0.25, tres cuartos de=0.75',
  times:
    'un cuarto de hora=15, media hora=30, una hora=60, hora y media=90, una hora y media=90, tres cuartos de hora=45',
  to: 'a, o, u',
  and: 'y',
  about: 'unos, unas, aproximadamente, aprox., cerca de, alrededor de, casi, más o menos, entre, otros',
  untimed: 'cada, dentro de, en, últimos, los últimos, a los, pasados, hasta',
  untimedBehind: 'antes del final, antes de terminar, antes de acabar, menos',
};
