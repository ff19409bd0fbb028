import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    ingredientes, lista de compras, o que você precisa, você vai precisar*, vai precisar*
    vais precisar*, você precisa*, precisa de
  `,
  steps: `
    modo de preparo, modo de fazer, preparo, preparação, instruções, passos, passo a passo, como fazer
    como preparar, confecção, procedimento, mãos à obra, mãos na massa, método, elaboração
  `,
  aside: `
    tempo de cozimento, tempos de cozimento, tempo de cozedura, tempos de cozedura, dica*, nota, notas
    observaç*, sugest*, variaç*, variante*, informaç*, valor nutricional, nutri*, armazenamento
    conservação, validade, acompanhamento*, para acompanhar, bom saber, você sabia, substitu*, troca*
    por que *, perguntas frequentes, erros*, porções, tempo total, tempo de preparo
  `,
  withFoods: 'sugest*, acompanhamento*, para acompanhar',
  tools: 'utensílios, equipamento*',
  otherWay: 'panela de pressão, fritadeira elétrica, micro-ondas, fritadeira sem óleo',
  step: 'passo, etapa',
  recipe: 'receita',
  several: 'receitas, ideias, opções, sugestões, pratos',
  courses: 'prato principal, acompanhamento, entrada, sobremesa',
  named: 'prato, nome da receita, nome do prato, nome, título, ideia, sugestão',
  serves: 'porções, porção, pessoas, pessoa, doses, dose, serve, rende, para',
  yields: 'rende, rendimento, quantidade, dá, para',
  pieces: 'unidades, pedaços, fatias',
  total: 'tempo total, tempo, duração, pronto em, pronta em, prontos em, tempo estimado',
  prep: 'tempo de preparo, preparo, tempo de preparação, preparação',
  cook: 'tempo de cozimento, cozimento, cozedura, tempo de forno, forno, tempo de cozedura',
  hours: 'horinha, de hora',
  minutes: 'minutinhos',
  seconds: 'seg',
  times: 'um quarto de hora=15, meia hora=30, uma hora=60, hora e meia=90, uma hora e meia=90',
  untimed: 'cada, a cada, dentro de, em, últimos, os últimos, até',
  untimedBehind: 'antes do fim, antes de terminar, a menos',
  recipeFor: `
    receita para fazer, receita para preparar, receita de, receita para, receita do, receita da
    como fazer, como preparar
  `,
  suggest: `
    que tal, sugiro, recomendo, proponho, você pode fazer, você pode preparar, podes fazer, pode fazer
    pode preparar, vamos fazer, vamos preparar, por que não, faria
  `,
  suggested: '',
  is: 'é, são',
  praise: `
    delicioso, deliciosa, deliciosos, deliciosas, saboroso, saborosa, clássico, clássica, simples, fácil
    rápido, rápida, uns, umas, o, a, os, as, bom, boa, ótimo, ótima, seu, sua
  `,
  ends: `
    que, com os seus, com seus, com o que, com as suas, para, é, são, mas, usando, utilizando, ideal
    perfeito, perfeita, feito, feita, à base
  `,
  chat: `
    claro, com, aqui*, olá, oi, certo, perfeito, ótim*, esta*, este*, essa, sim, segue, que bom
    com certeza, com prazer, estes, estas, esses, essas
  `,
  goodbye: `
    bom apetite, aproveite, bom proveito, espero que, me avise, avise-me, diga-me, quer que, gostaria
  `,
  remark: `
    se quiser, se preferir, se sobrar, se gostar, também pode, as sobras, este, esta, esse, essa, guarde
    conserve
  `,
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
  about: `
    cerca, cerca de, aproximadamente, aprox, uns, umas, outro, outra, aprox., mais ou menos, em torno de
  `,
  altogether: 'no total, ao todo, total',
  each: 'cada um, cada uma, cada',
  per: 'por',
  for: 'para, para decorar, para servir',
  articles: 'um, uma',
  numbers: `
    um quarto=¼, quarto de=¼, um quarto de=¼, um terço=⅓, meio=½, meia=½, um meio=½, uma meia=½
    dois terços=⅔, três quartos=¾, três quartos de=¾, uma e meia=1½, um e meio=1½, dois=2
    uma dúzia de=12, duas=2, um par de=2, três=3, quatro=4, cinco=5, seis=6, sete=7, oito=8, nove=9
    dez=10, doze=12, quinze=15, vinte=20, vinte e cinco=25, trinta=30, quarenta=40, quarenta e cinco=45
    cinquenta=50, sessenta=60, noventa=90
  `,
  without: 'sem, não contém, não leva, livre de, não use, não usar, sem usar',
  free: '',
  instead: `
    em vez de, no lugar de, em lugar de, substitui, no lugar dos, no lugar do, para substituir o
    para substituir os, para substituir a, ao invés de
  `,
  not: 'não',
  plant: 'vegano, vegana, veganos, veganas',
  meatless: '',
  units: {
    metric: `
      g/gr/grama/gramas=1 g, kg/quilo/quilos=1000 g, ml/mililitros=1 ml, cl=10 ml, dl=100 ml
      l/litro/litros=1000 ml
    `,
    ounces: 'libra/libras/lb=453.6 g, onça/onças/oz=28.35 g',
    measure: `
      colher de sopa/colheres de sopa=3 colher de chá, colher, colheres, colher de chá, colheres de chá
      colher de café, colheres de café, colher de sobremesa, colheres de sobremesa, colher (sopa)
      colheres (sopa), colher (chá), colheres (chá), c. sopa, c. chá, c. de sopa, c. de chá, xícara
      xícaras, xícara de chá, xícaras de chá, xícara (chá), xícaras (chá), chávena, chávenas, copo
      copos, pitada, pitadas, punhado, punhados, gota, gotas, noz
    `,
    container: `
      lata, latas, pacote, pacotes, caixa, caixas, caixinha, caixinhas, frasco, frascos, pote, potes
      garrafa, saquinho, saqueta, envelope, tablete, cubo, cubos, embalagem, vidro, sachê, barra
    `,
    piece: `
      dúzia/dúzias=12, dente, dentes, fatia, fatias, ramo, ramos, raminho, maço, maços, molho, folha
      folhas, talo, talos
      pedaço, pedaços, unidade, unidades, cabeça, cabeças, posta, postas, filé, filés, rodela, rodelas
      galho, pau, espiga
    `,
    noAmount: 'cm=1 cm, mm=0.1 cm, polegada/polegadas=2.54 cm, minutos, min, horas, hora, graus, dias',
  },
  fill: `
    fio, d, de, do, da, dos, das, o, os, as, alguns, algumas, um pouco, pouco, cheia, rasa, cheias, rasas
    gosto, escolha, porção, porções
  `,
  tail: 'q.b., q.b, qb, em, a gosto, à temperatura, ao, tipo',
  describing: `
    pequeno, grande, médio, fino, fresco, maduro, tenro, frio, quente, morno, cru, cozido, inteiro
    virgem, extra, opcional, limpo, firme, natural, fervente, gelado, caseiro, ralado, picado, moído
    gordo, magro, integral, temperatura, ambiente, tira, dia, anterior, grão, desnatado, refinado, miúdo
    peneirado, em pó, lavado, escorrido, comum, graúdo, farinhento, bom, leve, cremoso, azedo, bem
    nanica, galega, cura, juliana, seco, seca, secos, secas, fino, longo, torrado, torrados, dourado
    dourados, claro, claros, quentes
  `,
  forms: '*ado, *ada, *ados, *adas, *ido, *ida, *idos, *idas',
  turned: `
    condensado, evaporado, cristalizado, cristalizada, em calda, desidratado, desidratada, liofilizado
    fermentado, fermentada, empanado
  `,
  which: `
    vermelho, roxo, verde, amarelo, branco, preto, cereja, peito, coxa, sobrecoxa, asa, lombo, oliva
    girassol, agulhinha, arbóreo, basmati, italiano, pera, carioca, fradinho, prato, doce, marinho
    grosso
  `,
  parts: 'suco, sumo, raspa, casca, gema, clara',
  makes: `
    caldo, farinha, leite, óleo, azeite, vinagre, creme, massa, extrato, polpa, manteiga, pó, geleia
    xarope, purê, vinho, fermento, amido
  `,
  names: `
    manteiga = amanteigada
    óleo de soja
    linguiça de porco = linguiça
    chouriço de porco = chouriço
    mel, leite, ovo
    pimenta-do-reino = pimenta = pimentas
    água do cozimento, água do cozimento do macarrão, água do macarrão
    óleo = óleo vegetal
    doce de leite
    pimenta-caiena = pimenta de caiena
    salmão defumado = salmão fumado
    truta defumada, páprica defumada
    tomate seco = tomates secos
    damasco seco = damascos secos
    figo seco = figos secos
    ameixa seca = ameixas secas
    uva-passa = uvas-passas
    alho em pó, cebola em pó, gengibre em pó, cebola em conserva, pepino em conserva, suco de maçã
    suco de tomate, suco de abacaxi, sumo de maçã, creme azedo, couve-flor, couve-de-bruxelas
    fermento biológico = fermento biológico seco = fermento biológico fresco
    abobrinha = curgete
    camarão = gamba
    mussarela = muçarela = queijo mussarela
    parmesão = queijo parmesão
    creme de leite = nata = natas
    farinha = farinha de trigo = enfarinhar = enfarinhe = enfarinhada
    fermento = fermento em pó
    açúcar de confeiteiro = açúcar em pó
    carne moída = carne picada
    caldo de galinha = caldo de frango
    molho de soja = molho shoyu = shoyu
    louro = folha de louro
    canela = canela em pó = canela em pau
    cominho = cominho em pó
    páprica = colorau = pimentão em pó
    pão ralado = farinha de rosca
    azeite de dendê = dendê
    azeite, batata-doce, óleo, coentro, leite condensado, leite em pó, molho de tomate, óleo de girassol
    melão, melancia, marmelada, chocolate, chocotone, salmoura
    torrada caseira = torrada = torradas
    dourada do mar = dourada = douradas
    leitão assado = leitão = leitões
    rim de vaca = rins
    cará roxo = cará = carás
    frango = frango caipira
    camarão = camarões
    ovas de peixe = ovas
    aipo = salsão
    caldo de legumes, salsa

    água do cozimento (da) massa, água (da) massa, pimenta (calabresa)
    (alho)-poró = (alho)-francês = (alho) porro = (alho)-porro
    pimentão = (pimento) = (pimentos) = (pimentões) = pimento doce
    couve/abóbora-(manteiga), feijão/couve (manteiga), capim-(limão), cogumelo (ostra), (noz)-moscada
    (castanha) d'água, (batata) palha, (pimentão) laranja, (noz) moscada, (arroz) de couve-flor
    (leite) de coco, (leite) de amêndoa, (leite) de soja, (leite) de aveia, (leite) de arroz
    (manteiga) de amendoim, (manteiga) de cacau, (noz) de coco, (farinha) de arroz, (farinha) de milho
    (farinha) de mandioca, (farinha) de amêndoa, (farinha) de coco, (farinha) de grão-de-bico
    (farinha) de (trigo) sarraceno, vinagre de (vinho), fermento de (cerveja), (carne) de jaca
    (carne) de coco, (presunto) de peru, (bacon) de peru, (leite) de amêndoas, (farinha) de aveia
    (natal), (banho)-maria, (banho), (perceber), (carapaça)
    castanha de caju = castanha de caju (torrada)
    amêndoa = amêndoa (torrada)
    castanha = castanha (torrada)
    avelã = avelã (torrada)
    noz = noz (torrada)
    farinha (torrada), aveia (torrada), semente (torrada)
    (ficar/fique/fiquem/ficarem/estiver/estiverem/esteja/estejam/bem/levemente/ligeiramente) dourada
    (superfície/crosta/casca/cor/capa/linhaça/quinoa) dourada, cebola (dourada), massa (dourada)
    batata (dourada), carne (dourada), (trigo)-sarraceno, (trigo) mourisco
    (farinha) de mandioca/tapioca/soja/lentilha/quinoa/castanha/linhaça/alfarroba/milho/coco (sarraceno)
    (farinha) de grão/banana/batata/teff/sorgo/avelã/amaranto/trigo (sarraceno)
    (farinha) de grão de bico, (farinha) d'água, (farinha) láctea sem trigo, (farinha) de amêndoas
    (massa) de tomate/pimentão/pimento/alho/malagueta/arroz/milho/lentilha/lentilhas/quinoa/tapioca
    (massa) de curry/cacau/amêndoa/amendoim/ervilha, (massa) de grão de bico
    (macarrão) de arroz/abobrinha/konjac/pupunha/milho/quinoa/lentilha
    (espaguete) de abobrinha/curgete/pupunha/abóbora/arroz/legumes
    (esparguete) de abobrinha/curgete/pupunha/abóbora/arroz/legumes, abóbora (espaguete)
    (talharim) de abobrinha/pupunha/arroz/berinjela/beringela
    (lasanha) de abobrinha/pupunha/arroz/berinjela/beringela, (noodles) de arroz
    (cuscuz) de milho/couve-flor, (cuscuz) nordestino, (tortilha) de milho, (bolacha) de arroz/milho
    (biscoito) de arroz/polvilho, (pão) de queijo, fruta-(pão), fruta (pão), (panqueca/crepe) de tapioca
    (pastel) de vento, biscoito (champanhe), biscoito (champagne)
    (leite) de castanha/castanhas/amendoim/avelã/aveia/quinoa/caju, (leite) de castanha de caju
    (creme) de coco/soja/aveia/arroz/castanha, (creme de leite) de soja/coco/castanha/aveia
    (natas) de soja/coco/aveia, (nata) de coco, (iogurte) de soja/coco/amêndoa/aveia
    (queijo) de castanha/caju/soja/amêndoa, (requeijão) de castanha/soja, (sorvete) de soja
    (manteiga) de coco/amêndoa/amêndoas/caju/avelã/karité/castanha/gergelim/maçã
    (leite/creme/queijo/iogurte/requeijão/hambúrguer/presunto/bacon/frango/sorvete/chantilly) vegetal
    (manteiga/carne/maionese/gelatina/bebida/linguiça/salsicha/almôndega) vegetal
    (creme de leite) vegetal, (natas/bebidas) vegetais, (hambúrguer/chouriço) vegetariano
    (salsicha/linguiça/almôndega/alheira) vegetariana
    (carne) de soja/jaca/caju/siri/caranguejo/banana/cogumelo
    (bife) de peru/frango/porco/atum/soja/seitan/tofu/couve-flor/berinjela/beringela/fígado/lombo
    (bife) de grão de bico
    (hambúrguer) de lentilha/grão/soja/feijão/quinoa/salmão/atum/tofu/cogumelo/berinjela
    (hambúrguer) de grão-de-bico
    (almôndega) de lentilha/soja/peixe/bacalhau/berinjela/tofu/atum/legumes/grão-de-bico
    (almôndegas) de lentilha/lentilhas/soja/peixe/bacalhau/berinjela/tofu/atum/legumes/grão-de-bico
    (salsicha) de frango/peru/soja/tofu, (linguiça) de frango/peru/soja/carneiro/cordeiro/boi
    (bacon/presunto/fiambre/salame/mortadela) de peru
    (bacon/presunto/fiambre/salame/mortadela) de frango, (chouriço) de soja/peru
    (costelinha) de tambaqui/boi/cordeiro, (costeleta) de borrego/cordeiro/vitela/vaca
    (entrecosto) de vaca/vitela, (lombo) de bacalhau/salmão/atum/pescada, (torresmo) de tofu
    (bisteca) de boi, (pernil) de cordeiro/carneiro/borrego/cabrito/peru
    (moqueca) de banana/caju/palmito, (estrogonofe) de cogumelos/grão-de-bico/soja
    (coração) de alface/alcachofra/palmito, (língua) de gato, (línguas) de gato, (pé) de moleque
    (pata) de camarão, (ovas) de peixe, (vagem) de baunilha, (favas) de baunilha, (fava) de baunilha
    (fava) tonka, (trufa) de chocolate, (trufas) de chocolate, (castanha) da água, (castanhas) d'água
    substituto de (ovo), (ovo) de linhaça/chia, (ovos) de chocolate, (ovo) de chocolate, (ovo) de páscoa
    (caviar) de berinjela, (carpaccio) de beterraba/abobrinha/abacaxi/salmão/polvo
    (ceviche) de manga/palmito/banana, (sal) de aipo, (cerveja) de gengibre, vinagre de (vinho) branco
    vinagre de (vinho) tinto, vinagre de (vinho) do (porto), vinagre de (sidra), vinagre de (jerez)
    fermento para (pão/bolo), forma de (pão/bolo), faca de (pão/carne/manteiga), ralador de (queijo)
    batedor de (ovos), espremedor de (limão/laranja/alho/batata), martelo de (carne), pedra de (pizza)
    pão de (hambúrguer), pães de (hambúrguer), casca-(noz), quebra-(nozes), (madeira), bolo de (caco)
    tomate coração-de-(boi) = tomates coração-de-(boi) = coração-de-(boi)
    (farinha) de mandioca torrada
  `,
  kinds: `
    massa, macarrão: espaguete, penne, fusilli, talharim, parafuso, esparguete;
    queijo: mussarela, parmesão, minas, coalho;
    cogumelo: champignon, shiitake, shimeji;
    ovo: gema, clara;
    frango: sobrecoxa;
    óleo: azeite, óleo de girassol, óleo de soja;
    pão: baguete
  `,
  avoidedWith: `
    mandioca: aipim, macaxeira, tapioca, polvilho, farofa, farinha de mandioca, beiju, puba, sagu;
    frango: galinha, sobrecoxa, galeto, moela;
    galinha: frango;
    cordeiro: borrego, carneiro;
    borrego: cordeiro;
    amêndoa: maçapão, marzipã, marzipan, amaretto, frangipane;
    avelã: nutella, gianduia;
    massa:
      espaguete, esparguete, talharim, lasanha, nhoque, parafuso, aletria, cotovelos, letrinhas,
      canelone, ravióli, capeletti, macarronete, espirais, fidelinho, cabelo de anjo, tagliatelle,
      linguine, penne, fusilli, farfalle, fettuccine, rigatoni, pappardelle, ravioli, tortellini,
      cannelloni, lasagne, gnocchi, macarrão;
    macarrão:
      espaguete, esparguete, talharim, lasanha, nhoque, parafuso, aletria, cotovelos, letrinhas,
      canelone, ravióli, capeletti, macarronete, espirais, fidelinho, cabelo de anjo, tagliatelle,
      linguine, penne, fusilli, farfalle, fettuccine, rigatoni, pappardelle, ravioli, tortellini,
      cannelloni, lasagne, gnocchi, massa;
    pão:
      pãozinho, papo-seco, broa, bisnaga, bisnaguinha, cacetinho, baguete, torrada caseira, tosta,
      crouton, pão ralado, bolo de caco, regueifa, folar, baguette, ciabatta, focaccia, pita, naan,
      açorda, migas de pão, rabanada, alheira, farinheira;
    caranguejo: sapateira, siri, santola, kani;
    camarão: gambas, lagostim;
    aveia: granola, muesli;
    bolacha: biscoito;
    biscoito: bolacha;
    grão-de-bico: hummus, falafel;
    batata: nhoque, gnocchi;
    vinho: porto, espumante, champanhe, prosecco, jerez, marsala, moscatel, sangria;
    manteiga: massa folhada, ghee, croissant, brioche;
    abóbora: jerimum, moranga;
    atum: bonito;
    açúcar: melado;
    pimenta: malagueta, piripiri;
    tangerina: mexerica, bergamota, ponkan;
    feijão: feijoada;
    linguiça: calabresa;
    aveia: flocos de aveia, granola, muesli
  `,
  avoiding: `
    alergia, alergias, alérgico, alérgica, alérgicos, intolerância, intolerâncias, intolerante
    intolerantes, sensível, sensibilidade, a, ao, à, aos, às, o, os, as, um, uma, de, do, da, dos, das
    nada, nenhum, nenhuma, não, nem, tudo, todos, toda, todas, qualquer, por favor, com, em, contém
    contenha, contenham, contêm, que, produtos, produto, alimentos, base, derivados, eu, sou, tenho
    posso, como, comer, evito, evitar, sem, e, ou, tipo, traços, vestígios, muito, grave, doença
  `,
  families: {
    lactose: 'lactose |',
    dairy: `
      leite, laticínios, laticínio, lacticínios, lacticínio
      produtos lácteos, derivados do leite, proteína do leite |
      manteiga, nata, creme de leite, iogurte, coalhada
      soro de leite, quefir, leitelho, leite condensado
      sorvete
      chocolate branco, chocolate ao leite, chocolate de leite, ganache
      brigadeiro, beijinho, pudim, caseína, creme pasteleiro
      creme de pasteleiro, pastel de nata, leite creme, doce de leite
      molho branco
      massa folhada
      calda de caramelo, caramelo salgado
    `,
    cheese: `
      queijo |
      ricota, parmesão, coalho, minas, catupiry, requeijão, mussarela, muçarela
      cream cheese, cottage, polenguinho, quark
      canastra, serpa, rabaçal, flamengo, provola
      pão de queijo
    `,
    egg: `
      ovo, ovos |
      gema, clara, fios de ovos
      maionese, molho tártaro
      merengue, suspiro, quindim, pudim, creme pasteleiro, gemada, leite creme, pastel de nata
      pão de ló, panqueca, biscoito champanhe, biscoito champagne, palitos la reine, rabanada, panetone
      omelete
      massa fresca, massa de ovos, macarrão com ovos
    `,
    gelatin: 'gelatina, colapez |',
    'red meat': `
      carne vermelha |
      cordeiro, borrego, carneiro
      cabrito
      vitela
      javali, veado
      cavalo
      salsicha, hambúrguer, carne moída
    `,
    meat: `
      carne, carnes |
      fígado, bucho, tripa, língua, fressura, sarrabulho, miolos, tutano, vísceras, miúdos de frango
      coelho, lebre
      almôndega, kafta, quibe, kibe, croquete, bolonhesa
      alheira, enchidos, embutidos, frios, charcutaria
      costela, costeleta
      caldo de carne
      escargot, caracóis
      patê de fígado
    `,
    pork: `
      porco, carne de porco, suíno, carne suína, carne vermelha |
      presunto, salame, paio, mortadela, panceta, fiambre
      linguiça, calabresa, chouriço, paiola, morcela, farinheira, cacholeira, butelo, salsicha
      toucinho, toicinho, torresmo, banha, entremeada, courato, coirato
      pernil, costelinha, entrecosto, febra, bifana, bisteca, lombinho, eisbein
      orelheira, chispe, leitão assado, leitoa
      feijoada, cozido à portuguesa
    `,
    beef: `
      boi, vaca, carne bovina, bovino, carne de vaca, carne vermelha |
      bife, filé mignon, mignon, contrafilé, rosbife, bitoque
      patinho, acém, alcatra, músculo, maminha, fraldinha, cupim, lagarto
      coxão mole, coxão duro, vazia, aba de filé, costela de boi
      carne seca, charque, jabá, carne de sol
      rabada, mocotó, dobradinha, rim de vaca
      vitela, vitelão, novilho
    `,
    poultry: `
      ave, aves |
      frango, galinha, galeto, frangainho, coxinha, canja
      peru
      pato, ganso
      chester, sobrecoxa, moela
      codorna, codorniz, perdiz, pombo, faisão, avestruz, pintada, galinhola
    `,
    'not kosher': `
      |
      coelho, lebre, javali
      carne de cavalo
      tamboril, enguia, espadarte, peixe-espada, tubarão, cação, raia, congro
      safio, lampreia, panga, surubim, bagre, esturjão, caviar
      jacaré
    `,
    fish: `
      peixe, pescado |
      atum
      salmão, truta
      sardinha, anchova, biqueirão, aliche, manjuba, petinga
      pescadinha, merluza, abadejo
      robalo, dourada do mar, garoupa, badejo, corvina, pargo, sargo, besugo, cherne
      linguado, solha, rodovalho, pregado
      cavala, cavalinha, carapau, xaréu, chicharro, sável, arenque
      cação, tubarão, espadarte, raia, tamboril, congro, safio, enguia, lampreia, peixe-espada
      pirarucu, tambaqui, tucunaré, tainha, traíra, surubim, pacu
      panga, saint peter, perca, bagre, esturjão
      salmonete
      ovas de peixe, caviar
      kani
      molho inglês, molho de peixe, colapez, caldeirada
    `,
    shellfish: 'frutos do mar, marisco, mariscos | ouriço-do-mar, caldeirada, arroz de marisco',
    crustacean: `
      crustáceo, crustáceos |
      camarão, bobó de camarão
      lagosta, lagostim, pitu, lavagante
      caranguejo, siri, sapateira, santola, navalheira, kani, guaiamum, aratu
      percebes
      pasta de caril, pasta de curry, pasta de curry vermelho
    `,
    mollusc: `
      molusco, moluscos |
      lula, polvo, mexilhão, ostra, amêijoa, vieira, berbigão, búzio, choco, lambreta
      conquilha, lingueirão, sururu, caracóis, cadelinha, molho de ostra
    `,
    nuts: `
      noz, nozes, oleaginosas, castanhas, frutos secos
      frutos de casca rija, frutas secas oleaginosas, castanha |
      amêndoa, avelã, pistache, pistácio, pistachio, pinhão, caju
      pecã, maçapão, marzipã, torrone, nogado
    `,
    peanut: 'amendoim, (amendoin), (amendoins) | paçoca, pé-de-moleque',
    gluten: `
      glúten, cereais com glúten, (cereais que contêm glúten), (celíaco), (celíaca), (doença celíaca) |
      cevada, centeio, cerveja, aveia, malte, papas de aveia, mingau de aveia, flocos de aveia
    `,
    wheat: `
      trigo |
      farinha, farinha de trigo, sêmola, semolina, espelta, triguilho, trigo para quibe, farelo
      macarrão, massa, espaguete, esparguete, talharim, lasanha, nhoque, parafuso
      aletria, cotovelos, letrinhas, canelone, capeletti, macarronete, espirais
      fidelinho, cabelo de anjo, conchinha, gravatinha, lacinho
      cuscuz
      pão, pãozinho, papo-seco, broa, bisnaga, bisnaguinha, cacetinho, baguete
      bolo de caco, regueifa, folar, açorda, migas de pão, empada
      torrada caseira, tosta, pão ralado, cereais
      bolacha, biscoito, wafer, cream cracker
      pastel de nata, rabanada, panetone, pastel, pão de ló, massa folhada, panqueca, tortilha
      farinheira, alheira, panado, croquete, rissol, coxinha, quibe, kibe, bolinho de bacalhau, nugget
      molho branco, filó
      molho de soja, molho de ostra
    `,
    soy: 'soja | missô, proteína texturizada, molho de ostra',
    celery: `
      aipo |
      aipo-rábano, sal de aipo, caldo de legumes, caldo de galinha
      caldo de carne, caldo knorr, cubo de caldo
    `,
    sulphites: `
      sulfito, sulfitos, (dióxido de enxofre), (anidrido sulfuroso) |
      vinho, porto, espumante, champanhe, sidra, vermute, moscatel, jerez
      vinagre de vinho, vinagre balsâmico, vinagre de maçã, vinha-d'alhos
      fruta desidratada, damasco seco, alperce seco, manga desidratada, maçã desidratada, figo seco
      passas douradas, uva passa branca, passas sultanas, sultana
      fruta cristalizada, cereja ao marrasquino
      sumo de limão engarrafado, suco de limão engarrafado, suco de limão concentrado
      purê instantâneo, flocos de batata
    `,
    lupin: 'tremoço, tremoços | farinha de tremoço',
    honey: 'mel | geleia real, hidromel',
    alcohol: `
      álcool, bebida alcoólica, bebidas alcoólicas |
      vinho, porto, champanhe, espumante, jerez, vermute, moscatel
      cerveja
      rum, conhaque, uísque, aguardente, gim, saquê, medronho, caipirinha, quentão, bagaceira
      licor, ginjinha, kirsch, curaçau, amarula, hidromel
      sidra
      vinha-d'alhos
    `,
    starch: `
      |
      farinha, sêmola, semolina
      macarrão, massa, espaguete, esparguete, talharim, lasanha, nhoque, parafuso, aletria, cotovelos
      letrinhas, canelone, capeletti, macarronete, espirais, fidelinho, cabelo de anjo
      cuscuz
      pão, pãozinho, papo-seco, broa, bisnaga, bisnaguinha, cacetinho, baguete
      bolo de caco, regueifa, folar, açorda, migas de pão, empada
      torrada caseira, tosta, pão ralado
      bolacha, biscoito, wafer, cream cracker
      rabanada, panetone, pastel, pão de ló, massa folhada, panqueca, tortilha
      croquete, rissol, coxinha, quibe, kibe
      batata palha, batata, mandioquinha, batata-baroa
      arroz, farinha de arroz
      lentilha, grão-de-bico
      cevada, centeio
      mandioca, macaxeira, aipim, farinha de mandioca, goma de tapioca, sagu, beiju
      puba, tapioca, polvilho, farofa, inhame, cará roxo
      fubá, amido, amido de milho, maisena, farinha de milho, canjica
      canjiquinha, polenta, milharina, pamonha, curau
      açúcar, leite condensado
      pappardelle, tortellini, cannelloni, crouton, croissant, crepe, brioche
    `,
    sesame: 'gergelim, sésamo |',
    seeds: `
      (sementes) |
      sementes de papoila, papoula, sementes de girassol, sementes de abóbora, pevides, linhaça
      sementes de linhaça, sementes de chia, chia, sementes de mostarda, sementes de cânhamo
    `,
    mustard: 'mostarda | caril em pó, curry em pó, maionese, molho tártaro, vinagrete',
    mushroom: 'cogumelo | shitake, funghi, trufa, pleuroto, boleto, míscaro, cantarelo',
    onion: 'cebola | cebolinha, chalota, alho-poró, alho-francês, echalota, ciboulette',
    garlic: 'alho | alheira',
    tomato: 'tomate | tomatinho, catchup, bolonhesa, tomatada',
    citrus: `
      cítrico, cítricos, citrino, citrinos, frutas cítricas |
      limão, laranja, tangerina, toranja, lima, clementina, mexerica, cidra, ponkan, laranjada, limonada
    `,
    legumes: `
      leguminosa, leguminosas |
      feijão, lentilha, grão-de-bico, ervilha, fava, feijoca, vagem, guandu, chícharo, feijoada, acarajé
    `,
    corn: `
      milho |
      fubá, maisena, pipoca, canjica, canjiquinha, pamonha, curau, xerém
      flocão, milharina, mungunzá, cuscuz nordestino
    `,
    nightshade: `
      solanácea, solanáceas |
      batata
      berinjela, beringela
      pimento doce, páprica defumada, páprica, massa de pimentão
      malagueta, piripiri, piri-piri, pimenta-caiena, pimenta calabresa, dedo-de-moça, pimenta-biquinho
      jiló
    `,
  },
  notSure: `
    biscoito=biscuit, bolacha=biscuit, chocolate amargo=chocolate, margarina=margarine
    fermento em pó=baking powder, extrato de baunilha=vanilla extract
    essência de baunilha=vanilla extract, caldo de legumes=vegetable stock, caldo de galinha=stock
    caldo de carne=stock, cubo de caldo=stock cube, salsicha=sausage, linguiça=sausage
    pasta de curry=curry paste, vinho=wine, vinho branco=wine, vinho tinto=wine
    caldo de vegetais=vegetable stock, vinho de arroz=rice wine, vinagre de vinho=wine vinegar
    chocolate em pó=cocoa powder, cubo de caldo de legumes=vegetable stock cube
  `,
  vague: 'molho, pó, folha, semente, mistura, massa, extrato',
  made: 'massa, bolo, bolinho, pãozinho, crosta, almôndega, omelete, panqueca, torta, biscoito, tarte',
  verbs: `
    polvilhe, polvilhar, polvilhando, polvilha, polvilhem, polvilhado, polvilhada, polvilhados
    polvilhadas, toste, tostar, tostando, tostem, salpique, salpicar
  `,
  tap: 'água, gelo',
  waterOf: `
    água da *, água das *, água do *, água dos *, água da cozedura da *, água da cozedura das *
    água da cozedura do *, água de cozedura da *, água do cozimento da *, água do cozimento do *
    água de cozimento da *, água de cozer a *
  `,
  staples: 'sal=salt, pimenta-do-reino=pepper, óleo=oil',
  inSteps: {
    all: 'todos os ingredientes',
    rest: 'resto, restante, restantes, demais',
    but: 'exceto, menos',
    ingredients: 'ingredientes',
    little: 'pitada de, pitadas de, fio de, gotas de',
    oven: 'forno',
    baked: 'assar, asse, assando, leve ao forno',
    heat: `
      graus, alto, médio, baixo, quente, forte, moderado, grill, temperatura, embalagem, de forno
      para forno, micro-ondas
    `,
    everything: 'tudo, todos, todas',
    many: `
      especiarias, temperos, tempero, condimentos, legumes, verduras, vegetais, ervas, frutas, fruta
      líquidos, líquido, recheio, coberturas, acompanhamentos
    `,
    optional: `
      opcional, opcionais, decorar, decoração, enfeitar, servir, gosto, guarnição, acompanhar, untar
      polvilhar
    `,
  },
};
