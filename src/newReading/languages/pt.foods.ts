import type { FoodWords } from '../words/foodWords.ts';

export const pt: FoodWords = {
  letters: '',
  endings: 's, es, o, a, os, as, ao, oes, aes, e, m, ns, l, is',
  beginnings: '',
  plurals: '',
  decimal: ',',
  build: 'headFirst',
  and: 'e, mais, &',
  plus: '',
  or: 'ou',
  to: 'a',
  with: 'com',
  without: 'sem, não contém, não leva, livre de',
  free: '',
  instead: 'em vez de, no lugar de, em lugar de, substitui, no lugar dos, no lugar do',
  plant: 'vegano, vegana, vegetal, vegetais, vegetariano, vegetariana',
  articles: 'um, uma',
  numbers:
    'dois=2, duas=2, três=3, quatro=4, cinco=5, seis=6, sete=7, oito=8, nove=9, dez=10, doze=12, meio=½, meia=½, um meio=½, uma meia=½, um quarto=¼, três quartos=¾, um terço=⅓, dois terços=⅔, uma e meia=1½, um e meio=1½',
  about: 'cerca, cerca de, aproximadamente, aprox, uns, umas, outro, outra',
  total: 'no total, ao todo, total',
  each: 'cada um, cada uma, cada',
  per: 'por',
  purpose: 'para',
  units: {
    metric: 'g, gr, grama, gramas, kg, quilo, quilos, ml, mililitros, cl, dl, l, litro, litros',
    weight: 'libra, libras',
    spoon:
      'colher, colheres, colher de sopa, colheres de sopa, colher de chá, colheres de chá, colher de café, colheres de café, colher de sobremesa, colheres de sobremesa, colher (sopa), colheres (sopa), colher (chá), colheres (chá), colher (de sopa), colheres (de sopa), colher (de chá), colheres (de chá), c. sopa, c. chá, xícara, xícaras, xícara de chá, xícaras de chá, xícara (chá), xícaras (chá), chávena, chávenas, copo, copos, pitada, pitadas, fio, punhado, punhados, gota, gotas, noz',
    container:
      'lata, latas, pacote, pacotes, caixa, caixas, caixinha, caixinhas, frasco, frascos, pote, potes, garrafa, saquinho, saqueta, envelope, tablete, cubo, cubos, embalagem, vidro, sachê, barra',
    piece:
      'dente, dentes, fatia, fatias, ramo, ramos, raminho, maço, maços, molho, folha, folhas, talo, talos, pedaço, pedaços, unidade, unidades, cabeça, cabeças, posta, postas, filé, filés, rodela, rodelas, galho, pau, espiga',
    length: 'cm, mm, minutos, min, horas, hora, graus, dias',
  },
  tap: 'água, gelo',
  fill: 'd, de, do, da, dos, das, o, os, as, alguns, algumas, um pouco, pouco, cheia, rasa, cheias, rasas, gosto, escolha',
  tail: 'em, a gosto, à, à temperatura, ao, tipo',
  describing:
    'pequeno, grande, médio, fino, fresco, maduro, tenro, frio, quente, morno, cru, cozido, inteiro, virgem, extra, opcional, limpo, firme, natural, fervente, gelado, caseiro, ralado, picado, moído, gordo, magro, integral, temperatura, ambiente, tira, dia, anterior, grão, desnatado, refinado, miúdo, peneirado, em pó, lavado, escorrido, comum, graúdo, farinhento, bom, boa, leve, cremoso, azedo, bem, nanica, galega, cura, juliana',
  forms: '*ado, *ada, *ados, *adas, *ido, *ida, *idos, *idas',
  which:
    'vermelho, roxo, verde, amarelo, branco, preto, cereja, peito, coxa, sobrecoxa, asa, lombo, oliva, girassol, agulhinha, arbóreo, basmati, italiano, pera, carioca, fradinho, prato, doce, marinho, grosso, lombos',
  parts: 'suco, sumo, raspa, casca, gema, clara',
  makes:
    'caldo, farinha, leite, óleo, azeite, vinagre, creme, massa, extrato, polpa, manteiga, pó, geleia, xarope, purê, vinho, fermento, amido',
  names: `
    pimenta-do-reino = pimenta do reino = pimenta = pimenta preta, azeite = azeite de oliva = azeite extra virgem, óleo, alho-poró = alho poró = alho-francês, abobrinha = curgete, camarão = gamba, cebolinha, coentro, mussarela = muçarela = queijo mussarela, parmesão = queijo parmesão, creme de leite = nata = natas, leite condensado, leite em pó, requeijão, farinha = farinha de trigo, fermento = fermento em pó, fermento biológico, açúcar mascavo, açúcar de confeiteiro = açúcar em pó, carne moída = carne picada, carne seca, batata, ovo, feijão, feijão verde, extrato de tomate, molho de tomate, polpa de tomate, tomate seco, caldo de galinha = caldo de frango, caldo de legumes, caldo de carne, molho de soja = molho shoyu = shoyu, louro = folha de louro, canela = canela em pó = canela em pau, cominho = cominho em pó, páprica = colorau = pimentão em pó, pão ralado = farinha de rosca, milho, batata-doce = batata doce, vinagre de maçã, couve-flor, peru, presunto de peru, grão-de-bico = grão de bico, erva-cidreira, arroz de couve-flor, salmão fumado, água de coco, azeite de dendê = dendê, pimentão,
    (arroz) de couve-flor, (leite) de coco, (leite) de amêndoa, (leite) de amêndoas, (leite) de soja, (leite) de aveia, (leite) de arroz, (manteiga) de amendoim, (manteiga) de cacau, (noz)-moscada, (noz) moscada, (noz) de coco, (castanha) d'água, (batata) palha, (farinha) de arroz, (farinha) de milho, (farinha) de mandioca, (farinha) de aveia, (farinha) de amêndoa, (farinha) de coco, (farinha) de grão-de-bico, (farinha) de (trigo) sarraceno, vinagre de (vinho), fermento de (cerveja), couve-(manteiga), couve (manteiga), feijão (manteiga), (carne) de jaca, (carne) de coco, (presunto) de peru, (bacon) de peru, capim-(limão), (pimentão) laranja, cogumelo (ostra)
  `,
  kinds: [
    'massa, macarrão: espaguete, penne, fusilli, talharim, parafuso, esparguete',
    'queijo: mussarela, parmesão, minas, coalho, muçarela',
    'cogumelo: champignon, shiitake, shimeji',
    'ovo: gema, clara',
    'óleo: azeite',
    'pão: baguete',
  ],
  families: {
    lactose: 'lactose |',
    dairy:
      'leite, laticínios, laticínio | manteiga, nata, creme de leite, iogurte, requeijão, leite condensado, leite em pó, doce de leite, coalhada, chantilly, sorvete',
    cheese:
      'queijo | mussarela, parmesão, ricota, mascarpone, gorgonzola, feta, provolone, coalho, cheddar, gouda, minas, catupiry',
    egg: 'ovo | gema, clara, maionese, merengue, suspiro',
    meat: 'carne | cordeiro, borrego, vitela, salsicha, fígado, coelho, almôndega, gelatina, cabrito, carne moída, alheira',
    pork: 'porco, carne de porco | bacon, presunto, linguiça, toucinho, calabresa, chouriço, salame, lombo de porco, paio, pernil, torresmo, banha, fiambre, costelinha',
    beef: 'boi, vaca, carne bovina | bife, picanha, patinho, acém, alcatra, músculo, maminha, carne seca, contrafilé',
    poultry: 'ave, aves | frango, galinha, peru, pato, chester',
    fish: 'peixe | atum, salmão, bacalhau, sardinha, anchova, tilápia, pescada, robalo, linguado, truta, merluza, dourada, cavala',
    shellfish:
      'frutos do mar, marisco, mariscos, crustáceos | camarão, lula, polvo, mexilhão, lagosta, caranguejo, siri, ostra, amêijoa, vieira, berbigão',
    nuts: 'noz, nozes, oleaginosas, castanhas, frutos secos | amêndoa, avelã, castanha, castanha de caju, pistache, amendoim, pinhão, caju, castanha-do-pará, pecã, macadâmia',
    peanut: 'amendoim | paçoca',
    gluten:
      'glúten, trigo | farinha, macarrão, massa, espaguete, esparguete, penne, pão, pão ralado, sêmola, cevada, centeio, cerveja, molho de soja, biscoito, bolacha, cuscuz, lasanha, massa folhada, aveia, talharim, torrada, nhoque, seitan, bulgur, panko',
    soy: 'soja | tofu, tempeh, missô, shoyu, molho de soja, edamame',
    honey: 'mel |',
    alcohol:
      'álcool | vinho, cerveja, rum, cachaça, conhaque, licor, vodka, uísque, porto, aguardente, champanhe, espumante',
    starch: '| batata-doce, batata palha, arroz, macarrão, massa, espaguete, penne, batata, pão, cuscuz',
    sesame: 'gergelim, sésamo | tahine',
    mustard: 'mostarda |',
    mushroom: 'cogumelo | champignon, shiitake, shimeji',
    onion: 'cebola | cebolinha, chalota',
    garlic: 'alho |',
    tomato: 'tomate | ketchup',
    citrus: 'cítrico, cítricos | limão, laranja, tangerina, toranja, lima',
    legumes: 'leguminosa, leguminosas | feijão, lentilha, grão-de-bico, ervilha, fava, soja, tofu, amendoim',
    corn: 'milho | polenta, fubá, maisena, pipoca',
    nightshade: 'solanácea, solanáceas | tomate, batata, berinjela, beringela, pimentão, pimento, páprica',
  },
  vague: 'molho, pó, folha, semente, mistura, massa, extrato',
  steps: {
    all: 'todos os ingredientes',
    rest: 'resto, restante, restantes, demais',
    but: 'exceto, menos',
    ingredients: 'ingredientes',
    meat: 'carne',
    oven: 'forno, assar, asse, assando, leve ao forno',
  },
};
