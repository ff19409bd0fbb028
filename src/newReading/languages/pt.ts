import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
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
  yields: 'rende, rendimento, quantidade, dá, para',
  pieces: 'unidades, pedaços, fatias',
  total: 'tempo total, tempo, duração, pronto em, pronta em, prontos em, tempo estimado',
  prep: 'tempo de preparo, preparo, tempo de preparação, preparação',
  cook: 'tempo de cozimento, cozimento, cozedura, tempo de forno, forno, tempo de cozedura',
  hours: 'horinha',
  minutes: 'minutinhos',
  seconds: 'seg',
  times: 'um quarto de hora=15, meia hora=30, uma hora=60, hora e meia=90, uma hora e meia=90',
  untimed: 'cada, a cada, dentro de, em, últimos, os últimos, até',
  untimedBehind: 'antes do fim, antes de terminar, a menos',
  suggest:
    'receita de, receita para, que tal, sugiro, recomendo, proponho, fazer, preparar, por que não, faria, é, seria',
  praise: 'delicioso, deliciosa, deliciosos, saboroso, saborosa, clássico, uns, umas, a',
  ends: 'que, com os, com seus, para, é, mas, usando',
  chat: 'claro, com, aqui*, olá, oi, certo, perfeito, ótim*, esta*, este*, essa, sim, segue, que bom, com certeza, com prazer',
  goodbye: 'bom apetite, aproveite, bom proveito',
  optional: 'opcional, a gosto',
  letters: '',
  endings: 's, es, o, a, os, as, ao, oes, aes, e, m, ns, l, is',
  beginnings: '',
  plurals: '',
  decimal: ',',
  build: 'headFirst',
  and: 'e, mais, &',
  plus: '',
  or: 'ou',
  to: 'a, até',
  with: 'com',
  about:
    'cerca, cerca de, aproximadamente, aprox, uns, umas, outro, outra, aprox., mais ou menos, em torno de',
  altogether: 'no total, ao todo, total',
  each: 'cada um, cada uma, cada',
  per: 'por',
  for: 'para, para decorar, para servir',
  articles: 'um, uma',
  numbers: `
    um quarto=¼, quarto de=¼, um quarto de=¼, um terço=⅓, meio=½, meia=½, um meio=½, uma meia=½, dois terços=⅔, três quartos=¾, três quartos de=¾, uma e meia=1½, um e meio=1½, dois=2, duas=2,
    um par de=2, três=3, quatro=4, cinco=5, seis=6, sete=7, oito=8, nove=9, dez=10, doze=12, quinze=15, vinte=20, vinte e cinco=25, trinta=30, quarenta=40, quarenta e cinco=45, cinquenta=50,
    sessenta=60, noventa=90
  `,
  without: 'sem, não contém, não leva, livre de',
  free: '',
  instead: 'em vez de, no lugar de, em lugar de, substitui, no lugar dos, no lugar do',
  plant: '',
  units: {
    metric: 'g, gr, grama, gramas, kg, quilo, quilos, ml, mililitros, cl, dl, l, litro, litros',
    weight: 'libra, libras',
    spoon: `
      colher, colheres, colher de sopa, colheres de sopa, colher de chá, colheres de chá, colher de café, colheres de café, colher de sobremesa, colheres de sobremesa, colher (sopa),
      colheres (sopa), colher (chá), colheres (chá), c. sopa, c. chá, xícara, xícaras, xícara de chá, xícaras de chá, xícara (chá), xícaras (chá), chávena, chávenas, copo, copos, pitada,
      pitadas, fio, punhado, punhados, gota, gotas, noz
    `,
    container:
      'lata, latas, pacote, pacotes, caixa, caixas, caixinha, caixinhas, frasco, frascos, pote, potes, garrafa, saquinho, saqueta, envelope, tablete, cubo, cubos, embalagem, vidro, sachê, barra',
    piece:
      'dente, dentes, fatia, fatias, ramo, ramos, raminho, maço, maços, molho, folha, folhas, talo, talos, pedaço, pedaços, unidade, unidades, cabeça, cabeças, posta, postas, filé, filés, rodela, rodelas, galho, pau, espiga',
    length: 'cm, mm, minutos, min, horas, hora, graus, dias',
  },
  fill: 'd, de, do, da, dos, das, o, os, as, alguns, algumas, um pouco, pouco, cheia, rasa, cheias, rasas, gosto, escolha',
  tail: 'em, a gosto, à temperatura, ao, tipo',
  describing: `
    pequeno, grande, médio, fino, fresco, maduro, tenro, frio, quente, morno, cru, cozido, inteiro, virgem, extra, opcional, limpo, firme, natural, fervente, gelado, caseiro, ralado, picado,
    moído, gordo, magro, integral, temperatura, ambiente, tira, dia, anterior, grão, desnatado, refinado, miúdo, peneirado, em pó, lavado, escorrido, comum, graúdo, farinhento, bom, leve,
    cremoso, azedo, bem, nanica, galega, cura, juliana
  `,
  forms: '*ado, *ada, *ados, *adas, *ido, *ida, *idos, *idas',
  which:
    'vermelho, roxo, verde, amarelo, branco, preto, cereja, peito, coxa, sobrecoxa, asa, lombo, oliva, girassol, agulhinha, arbóreo, basmati, italiano, pera, carioca, fradinho, prato, doce, marinho, grosso',
  parts: 'suco, sumo, raspa, casca, gema, clara',
  makes:
    'caldo, farinha, leite, óleo, azeite, vinagre, creme, massa, extrato, polpa, manteiga, pó, geleia, xarope, purê, vinho, fermento, amido',
  names: `
    pimenta-do-reino = pimenta, alho-poró = alho-francês, abobrinha = curgete, camarão = gamba, mussarela = muçarela = queijo mussarela, parmesão = queijo parmesão,
    creme de leite = nata = natas, farinha = farinha de trigo, fermento = fermento em pó, açúcar de confeiteiro = açúcar em pó, carne moída = carne picada, caldo de galinha = caldo de frango,
    molho de soja = molho shoyu = shoyu, louro = folha de louro, canela = canela em pó = canela em pau, cominho = cominho em pó, páprica = colorau = pimentão em pó,
    pão ralado = farinha de rosca, azeite de dendê = dendê,
    azeite, batata-doce, óleo, coentro, leite condensado, leite em pó, molho de tomate, pimentão,
    couve-(manteiga), feijão/couve (manteiga), capim-(limão), cogumelo (ostra), (noz)-moscada, (castanha) d'água, (batata) palha, (pimentão) laranja, (noz) moscada, (arroz) de couve-flor,
    (leite) de coco, (leite) de amêndoa, (leite) de soja, (leite) de aveia, (leite) de arroz, (manteiga) de amendoim, (manteiga) de cacau, (noz) de coco, (farinha) de arroz,
    (farinha) de milho, (farinha) de mandioca, (farinha) de amêndoa, (farinha) de coco, (farinha) de grão-de-bico, (farinha) de (trigo) sarraceno, vinagre de (vinho), fermento de (cerveja),
    (carne) de jaca, (carne) de coco, (presunto) de peru, (bacon) de peru, (leite) de amêndoas, (farinha) de aveia
  `,
  kinds: `
    massa, macarrão: espaguete, penne, fusilli, talharim, parafuso, esparguete
    queijo: mussarela, parmesão, minas, coalho
    cogumelo: champignon, shiitake, shimeji
    ovo: gema, clara
    óleo: azeite
    pão: baguete
  `,
  families: {
    lactose: 'lactose |',
    dairy: 'leite, laticínios, laticínio | manteiga, iogurte, requeijão, coalhada, chantilly, sorvete',
    cheese: 'queijo | ricota, coalho, minas, catupiry',
    egg: 'ovo | gema, clara, maionese, merengue, suspiro',
    meat: 'carne | cordeiro, borrego, vitela, salsicha, fígado, coelho, almôndega, gelatina, cabrito, alheira',
    pork: 'porco, carne de porco | presunto, linguiça, toucinho, calabresa, chouriço, salame, paio, pernil, torresmo, banha, fiambre, costelinha',
    beef: 'boi, vaca, carne bovina | bife, picanha, patinho, acém, alcatra, músculo, maminha, carne seca, contrafilé',
    poultry: 'ave, aves | frango, galinha, peru, pato, chester',
    fish: 'peixe | atum, salmão, bacalhau, sardinha, anchova, tilápia, pescada, robalo, linguado, truta, merluza, dourada, cavala',
    shellfish:
      'frutos do mar, marisco, mariscos, crustáceos | lula, polvo, mexilhão, lagosta, caranguejo, siri, ostra, amêijoa, vieira, berbigão',
    nuts: 'noz, nozes, oleaginosas, castanhas, frutos secos | amêndoa, avelã, castanha, pistache, pinhão, caju, pecã',
    peanut: 'amendoim | paçoca',
    gluten:
      'glúten, trigo | macarrão, massa, espaguete, esparguete, pão, sêmola, cevada, centeio, cerveja, molho de soja, biscoito, bolacha, cuscuz, lasanha, aveia, talharim, torrada, nhoque',
    soy: 'soja | missô',
    honey: 'mel |',
    alcohol:
      'álcool | vinho, cerveja, rum, cachaça, conhaque, licor, uísque, porto, aguardente, champanhe, espumante',
    starch: '| batata palha, arroz, macarrão, massa, espaguete, batata, pão, cuscuz',
    sesame: 'gergelim, sésamo | tahine',
    mustard: 'mostarda |',
    mushroom: 'cogumelo | shimeji',
    onion: 'cebola | cebolinha, chalota',
    garlic: 'alho |',
    tomato: 'tomate |',
    citrus: 'cítrico, cítricos | limão, laranja, tangerina, toranja, lima',
    legumes: 'leguminosa, leguminosas | feijão, lentilha, grão-de-bico, ervilha, fava, soja, amendoim',
    corn: 'milho | fubá, maisena, pipoca',
    nightshade: 'solanácea, solanáceas | tomate, batata, berinjela, beringela, pimento',
  },
  vague: 'molho, pó, folha, semente, mistura, massa, extrato',
  tap: 'água, gelo',
  inSteps: {
    all: 'todos os ingredientes',
    rest: 'resto, restante, restantes, demais',
    but: 'exceto, menos',
    ingredients: 'ingredientes',
    oven: 'forno, assar, asse, assando, leve ao forno',
  },
};
