import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    ingredientes, lista de la compra, lista de compras, lo que necesitas, qué necesitas, necesitas
    necesitarás, vas a necesitar, lo que vas a necesitar, hacen falta
  `,
  steps: `
    preparación, instrucciones, elaboración, procedimiento, pasos, paso a paso, modo de preparación
    cómo se hace, cómo hacerlo, cómo prepararlo, cómo se prepara, manos a la obra, así se hace, método
    preparar, cocción
  `,
  aside: `
    consejo*, nota, notas, truco*, tip, tips, sugerencia*, variacion*, variante*
    información nutricional, valor nutricional, nutri*, conservación, almacenamiento, para acompañar
    acompañamiento*, observaciones, comentario*, recomendacion*, sustitu*, alternativ*, bueno saber
    sabías *, por qué *, preguntas frecuentes, curiosidad, cómo servir, cómo conservar, apuntes
    porciones, tiempo total, tiempo de preparación, tiempo de cocción, tiempos de cocción
  `,
  withFoods: 'sugerencia*, para acompañar, acompañamiento*, cómo servir',
  tools: 'utensilios, equipo, herramientas',
  otherWay: 'olla rápida, olla exprés, olla a presión, freidora de aire, microondas, olla lenta',
  step: 'paso',
  recipe: 'receta',
  several: 'recetas, ideas, opciones, sugerencias, platos',
  courses: `
    plato principal, principal, guarnición, acompañamiento, entrante, primer plato, segundo plato
    postre
  `,
  named: 'plato, nombre de la receta, nombre del plato, nombre, título, idea, sugerencia, propuesta',
  serves: `
    porciones, porción, personas, persona, raciones, ración, comensales, sirve, sirve para, alcanza para
    para
  `,
  yields: 'rinde, rendimiento, salen, cantidad, para, da para',
  pieces: 'unidades, piezas, trozos',
  total: 'tiempo total, tiempo, duración, listo en, lista en, listos en, tiempo estimado',
  prep: 'tiempo de preparación, preparación, prep',
  cook: 'tiempo de cocción, cocción, tiempo de horneado, horneado, horno, cocinado',
  hours: 'de hora',
  minutes: '',
  seconds: 'seg',
  times: `
    un cuarto de hora=15, media hora=30, una hora=60, hora y media=90, una hora y media=90
    tres cuartos de hora=45
  `,
  untimed: 'cada, dentro de, en, últimos, los últimos, a los, pasados, hasta',
  untimedBehind: 'antes del final, antes de terminar, antes de acabar, menos',
  recipeFor: `
    receta de, receta para preparar, receta para hacer, receta para, receta del, cómo hacer
    cómo preparar
  `,
  suggest: `
    qué tal, qué te parecen, qué te parece, te propongo, te recomiendo, te sugiero, propongo, sugiero
    recomiendo, puedes preparar, puedes hacer, podrías preparar, prepararemos, preparemos
    vamos a preparar, vamos a hacer
  `,
  suggested: '',
  is: 'es, son',
  praise: `
    delicioso, deliciosa, deliciosos, deliciosas, rico, rica, ricos, ricas, sencillo, sencilla, clásico
    clásica, unos, unas, fácil, rápido, rápida, el, la, los, las, tu, típico, típica, auténtico
    auténtica
  `,
  ends: `
    que, con lo, con los, con tus, con tu, para, es, son, pero, usando, utilizando, ideal, perfecto
    perfecta, y es, hecho, hecha, a base
  `,
  chat: `
    claro, por supuesto, aquí*, hola, con, perfecto, genial, te, esta*, este*, sí, ok, excelente
    muy bien, desde luego, encantad*, estos, estas, esos, esas
  `,
  goodbye: `
    buen provecho, disfruta, disfruten, a disfrutar, avísame, que aproveche, dime si, avísenme
    espero que, quieres que, te gustaría
  `,
  remark: `
    si te, si quieres, si tienes, y listo, puedes acompañar*, también puedes, las sobras, este, esta
    estos, estas, se conserva, guarda
  `,
  letters: '',
  endings: 's, es, o, a, os, as, ces, z, e',
  beginnings: '',
  plurals: '',
  decimal: ',',
  build: 'headFirst',
  and: 'y, e, más, &, ni',
  plus: '',
  or: 'o, u',
  to: 'a',
  with: 'con',
  about: `
    aproximadamente, aprox, unos, unas, alrededor, cerca, otro, otra, aprox., cerca de, alrededor de
    casi, más o menos, entre, otros
  `,
  altogether: 'en total, total',
  each: 'cada uno, cada una, c u',
  per: 'por, cada',
  for: 'para, para decorar, para servir',
  articles: 'un, una, uno',
  numbers: `
    un cuarto=¼, cuarto=¼, cuarto de=¼, un cuarto de=¼, un tercio=⅓, media=½, medio=½, una media=½
    un medio=½, dos tercios=⅔, tres cuartos=¾, tres cuartos de=¾, una y media=1½, un y medio=1½
    uno y medio=1½, dos=2, una docena de=12, un par de=2, tres=3, cuatro=4, cinco=5, seis=6, siete=7
    ocho=8, nueve=9, diez=10, doce=12, quince=15, veinte=20, veinticinco=25, treinta=30, cuarenta=40
    cuarenta y cinco=45, cincuenta=50, sesenta=60, noventa=90
  `,
  without: 'sin, no contiene, no lleva, libre de, no usar, no use, no uses',
  free: '',
  instead: 'en lugar de, en vez de, reemplaza, sustituye, sustituto de, en lugar del, en vez del',
  not: 'no',
  plant: 'vegano, vegana',
  meatless: '',
  units: {
    metric: `
      g/gr/gramo/gramos=1 g, kg/kilo/kilos/kilogramo/kilogramos=1000 g, ml/mililitro/mililitros/cc=1 ml
      cl=10 ml, dl=100 ml, l/litro/litros=1000 ml, mg
    `,
    ounces: 'libra/libras/lb=453.6 g, onza/onzas/oz=28.35 g',
    measure: `
      cucharada/cucharadas=3 cucharadita, cda/cdas=3 cdta, cucharada sopera, cucharadas soperas
      cucharadita, cucharaditas, cdta, cdtas, cdita, cuchara, cucharas, taza, tazas, vaso, vasos, pizca
      pizcas, puñado, puñados, chorro, chorros, chorrito, chorritos, copa, pellizco, gota, gotas
    `,
    container: `
      lata, latas, bote, botes, tarro, tarros, sobre, sobres, paquete, paquetes, bolsa, bolsas, brick
      botella, botellas, frasco, envase, caja, tableta, cubo, cubos, barra
    `,
    piece: `
      docena/docenas=12, diente, dientes, rama, ramas, ramita, ramitas, rebanada, rebanadas, loncha
      lonchas, hoja, hojas
      manojo, manojos, trozo, trozos, pieza, piezas, unidad, unidades, cabeza, cabezas, tallo, tallos
      rodaja, rodajas, filete, filetes, hebra, hebras, atado, penca, bola
    `,
    noAmount: `
      cm/centímetros=1 cm, mm=0.1 cm, pulgadas/pulgada=2.54 cm, minutos, min, horas, hora, grados, días
    `,
  },
  fill: `
    de, del, el, la, los, las, al, algunos, algunas, poco, colmada, colmadas, rasa, rasas, generosa
    buena, buen, gusto, elección, lecho, paño, paños, dale
  `,
  tail: 'como, en, según, al gusto, a gusto, a temperatura, estilo, tamaño',
  describing: `
    pequeño, grande, mediano, grueso, fino, fresco, maduro, tierno, frío, caliente, tibio, crudo, cocido
    entero, virgen, extra, opcional, limpio, bueno, natural, neutro, firme, finamente, recién, casero
    congelado, hervido, dado, tira, serrano, templada, sal y, ambiente, anterior, molida, picada
    rallado, pardina, corto, duro, exprimido, plana, grano, miga, día, bomba, largo, troceado, campero
    suave, magro, seco, seca, secos, secas, picante, ancho, dorado, claro, dorados, cuajado, helada
  `,
  forms: '*ado, *ada, *ados, *adas, *ido, *ida, *idos, *idas',
  turned: `
    condensado, condensada, evaporado, evaporada, encurtido, encurtida, encurtidos, encurtidas
    confitado, confitada, cristalizado, refritos, refrito, escabechado, en escabeche, fermentado
    liofilizado, deshidratado, en almíbar
  `,
  which: `
    lomo, lomos, rojo, verde, amarillo, blanco, negra, morado, cherry, pera, pechuga, muslo, contramuslo
    ala, jamoncito, oliva, girasol, basmati, redondo, dulce, marina, gorda, común, perita, italiano
    de res, lonja
  `,
  parts: 'zumo, jugo, ralladura, cáscara, yema, piel',
  makes: `
    caldo, salsa, harina, leche, aceite, vinagre, crema, pasta, puré, polvo, concentrado, mantequilla
    mermelada, sirope, jarabe, extracto, sopa, pan, nata
  `,
  names: `
    aceite de maíz, pan de molde
    chorizo = chorizo de cerdo
    aceite = aceite vegetal
    dulce de leche
    jamón cocido = jamón de york = jamón york
    pimienta cayena, salmón ahumado, trucha ahumada, bacalao ahumado, pimentón ahumado
    tomate seco = tomates secos
    albaricoque seco = orejón = orejones
    higo seco = higos secos
    ciruela pasa = ciruelas pasas
    uva pasa = uvas pasas = pasas
    leche en polvo, jengibre en polvo, jugo de manzana, jugo de tomate, jugo de piña, zumo de manzana
    zumo de tomate, zumo de piña, col de Bruselas
    levadura = levadura de panadería = levadura de panadero
    crema agria, crema ácida
    patata = papa
    tomate = jitomate
    aguacate = palta
    maíz = elote = choclo
    cacahuete = cacahuate = maní
    melocotón = durazno
    gamba = camarón = langostino
    guisante = arveja = chícharo
    anacardo = nuez de la india = marañón = merey
    nata = crema de leche = nata para montar = crema para batir
    pimentón = pimentón dulce
    judía verde = ejote = habichuela
    calabacín = calabacita
    zumo de limón = jugo de limón
    cebolleta = cebolla de verdeo = cebollín
    harina = harina de trigo = enharinar = enharina = enharinado
    bicarbonato = bicarbonato de sodio
    levadura química = polvo de hornear
    carne picada = carne molida
    yogur = yogurt = yoghurt
    batata = boniato = camote
    hoja de laurel = laurel
    canela = canela en polvo = canela en rama
    comino = comino en polvo
    cilantro, aceite de oliva, aceite, leche condensada, leche evaporada, queso fresco, pan rallado
    cebolla en polvo, ajo en polvo, limón verde, agua con gas
    frijol = alubia = judía = poroto = fréjol
    huevas de pescado = hueva = huevas
    verdura, vegetales, aceite vegetal
    sirope de agave = jarabe de agave = agave
    apio = apionabo = apio nabo = sal de apio
    altramuz = lupino = tarwi = chocho
    pulpo cocido = pulpo = pulpos
    masa = masas
    papaya, manzanilla
    col = coles
    limoncillo, toronjil
    huevo = huevos = huevito = huevecillo
    gamba = gambita = gambón
    almeja = almejita
    ajo = ajete = ajito
    patata = patatita = papita
    tomate = tomatito
    cebolla = cebollita
    pulpo cocido = pulpito
    queso = quesito = quesillo
    chorizo = choricito
    limón = limoncito
    mejillón = mejilloncito
    caldo vegetal, cortapastas, cascanueces, puerro
    anillas de pota = pota = potas
    machas frescas = macha = machas
    rabas de calamar = rabas
    rabo de toro = rabo = rabos
    judías pochas = pochas
    colinabo, albaricoque, naranjilla
    maíz = mazorca de maíz
    caldo de verduras, agua de cocción, agua de cocción de la pasta, agua de la pasta
    aceite = aceite vegetal
    vegetal
    carne picada de ternera = carne molida de res
    carne picada de cerdo = carne molida de cerdo
    espagueti = espaguetti

    calabaza (cacahuete), hongo/seta/setas (ostra), (nuez) moscada, (trigo) sarraceno, (patata) dulce
    (batata) palha, (harina) de yuca, (pasta) de curry, (arroz) de coliflor, (leche) de coco
    (crema) de coco, (leche) de almendra, (leche) de avena, (leche) de soja, (leche) de arroz
    (mantequilla) de cacahuete, (mantequilla) de maní, (mantequilla) de almendra, (manteca) de cacao
    (crema) de cacahuete, (harina) de maíz, (harina) de arroz, (harina) de garbanzo
    (harina) de almendra, (harina) de avena, (harina) de coco, (harina) de (trigo) sarraceno
    vinagre de (vino), vinagre de (jerez), vinagre de (sidra), levadura de (cerveza)
    (carne) de membrillo, (carne) de coco, (carne) de cangrejo, (jamón) de pavo, (tomate) de árbol
    (leche) de almendras
    (pimiento) = (pimientos) = pimentón rojo = morrón = ají dulce
    mantequilla = (nuez) de mantequilla = enmantequillar = enmantequilla = enmantequillado
    (pimienta) negra = (pimienta) = (pimientas) = (pimienta) blanca = pimienta rosa
    hongo/seta de (ostra)
    (pulpa) = (pulpas)
    (más), (cuscús) de coliflor/brócoli
    (esté/quede/está/queda/bien/ligeramente/muy/piel/superficie/costra/capa/corteza/base/cebolla dorada)
    (uva/pasa/quinoa/patata dorada), (estén/queden/están/quedan dorada), (dorada) y crujiente
    (dorada) por fuera, (dorada) por encima, (dorada) por ambos lados, (dorada) por los dos lados
    (doradita), (cola), manzana (reineta), tomate (pera), hierba (limón), pico de (gallo)
    (hamburguesa) vegetariana, (salchicha) vegetariana, (chorizo) vegetariano, (albóndiga) vegetariana
    (nata/leche/crema/mantequilla/manteca/queso/yogur/gelatina/carne/hamburguesa/salchicha) vegetal
    (chorizo/albóndiga/helado/mayonesa/jamón/atún) vegetal
    (hamburguesas/salchichas/albóndigas) vegetales
    (hamburguesa) de lentejas/garbanzos/soja/tofu/quinoa/alubias, (yogur) de soja/coco/avena/almendra
    (nata) de coco/soja/avena/arroz
    (crema) de avena/soja/arroz/cacahuate/maní/almendra/anacardo/balsámico/balsamico, (crema) balsámica
    (crema) tártara, (cremor) tártaro
    (leche) de tigre/anacardo/avellana/quinoa/arroz/nuez/cacahuate/maní
    (mantequilla) de cacahuate/anacardo/cacao/avellana, (manteca) de cerdo/karité/cacahuate/maní
    (queso) de anacardo/tofu, (helado) de coco
    (pasta) de tomate/sésamo/aceituna/garbanzo/lenteja/arroz/maíz/guisante/quinoa/almendra/cacahuete
    (pasta) de maní/ajo/chile/ají/achiote/anchoa/gamba/miso/tamarindo/dátil/guayaba/membrillo/pistacho
    (pasta) de avellana/vainilla/jengibre/judía/soja/konjac/tahini/cacao/pimiento, (pastas) rojas
    (pasta) de dientes, (masa) de maíz, (masa) de arroz, (masa) de yuca, (masa harina), (harina pan)
    (harina) p.a.n.
    (harina) de arepa/mandioca/tapioca/quinoa/lenteja/soja/altramuz/plátano/castaña/amaranto (sarraceno)
    (harina) de sorgo/mijo/teff/algarroba/patata/batata/chufa/avellana/coco/guisante/linaza (sarraceno)
    (harina) de maíz/trigo (sarraceno), (harina) para arepas, (pan) de yuca, (pan) de queso
    (fruta del pan), (árbol del pan), (fideo) de arroz, (fideo) de soja, (fideo) de konjac
    (fideo) de celofán, (fideo) de calabacín, (espagueti) de calabacín, (espagueti) de calabaza
    (calabaza) espagueti, calabaza (espagueti), (tallarín) de arroz, (espagueti) de arroz
    (galleta) de arroz, (tortita) de arroz, (tortita) de maíz, (tostada) de maíz, (tortilla) de maíz
    (tortilla) de nopal, (tortilla) de patata, (tortilla) de papa, (tortilla) francesa
    (tortilla) española, (obleas) de arroz, (salvado) de avena, (salvado) de arroz, (salvado) de maíz
    (cerveza) de raíz, (cerveza) de jengibre, (almidón) de trigo (sarraceno)
    (lomo) de salmón/merluza/bacalao/atún/bonito/rape/pescado/conejo/cordero/ternera/res/vaca/venado
    (lomo) de calabaza/orza, (lomo) saltado, (bacon) de pavo, (jamón) de pollo, (tocino) de cielo
    (tocino) de pavo, (solomillo) de cerdo/pavo/pollo/cordero/ibérico, (solomillo) ibérico
    (costilla) de ternera/res/cordero/vaca, (chuleta) de cordero/ternera/pavo/res/sajonia/vaca
    (falda) de cordero, (bistec) de cerdo/pollo/atún/pavo/soja, bife de (chorizo), (buey) de mar
    tomate corazón de (buey), (callo) de hacha, (castaña) de agua, (lengua) de gato
    (trufa) de chocolate, (gelatina) de agar, (carne) de soja/jaca/cangrejo/coco/membrillo, (al vacío)
    (filete) ruso, (nuez) de coco, (nuez) de cola, (agua) de azahar, (caracol) de pasta, (huevo) de lino
    (huevo) de chía, (huevo) de linaza, sustituto de (huevo), (caviar) de berenjena, (caviar) de oliva
    (ceviche) de mango/coliflor/champiñones/palmito, (foie) vegano, copas para (vino)
    vinagre de (vino) blanco, vinagre de (vino) tinto, vinagre de (champán), vinagre de (cava)
    vinagre de (sidra) de manzana, vinagre de (vino) de (jerez), semilla de (anís)
    cuchillo de (pan/mantequilla/queso/carne/pescado/ostras)
    cuchillo para (pan/mantequilla/queso/carne)
    molde de (pan/bizcocho/tarta/galletas/muffins/magdalenas/flan/pastel/pizza/budín)
    molde para (pan/bizcocho/tarta/galletas/muffins/magdalenas/flan/pastel/pizza/panqué)
    rallador de (queso), rallador para (queso), batidor de (huevos), batidora de (huevos)
    temporizador de (huevos), cesta de (pan), tabla de (pan), tabla de (quesos), tabla para (carne)
    bandeja de (galletas), bandeja para (galletas), bandeja para (pizza), piedra para (pizza)
    cortador de (galletas), cortador de (pizza), (cascanueces), prensa de (ajo), prensador de (ajo)
    (prensa)ajos, exprimidor de (limones), exprimidor de (naranjas), termómetro para (carne)
    termómetro de (carne), pincho para (carne), tenedor de (carne), tenedor para (carne)
    mazo para (carne), rodillo de (masa), brocha de (pastelería), manga (pastelera)
    papel para (galletas), pan de (hamburguesa), panes de (hamburguesa), bollo de (hamburguesa)
    bollos para (hamburguesa), pan para (hamburguesa), pan para (perritos calientes), pan de (perrito)
    tamaño de una (nuez), del tamaño de una (avellana), pan de (leche), fruta del (pan)
    patata (panadera), patatas (panadera)
    (pote) = (potes)
    (macho) = (machos)
    (poché), (pocha)
    (tartar) = (tártaro) = (tártara)
    (maltitol), (maltodextrina)
    (carpaccio) de pulpo/calabacín/salmón/atún/gambas/bacalao/tomate/remolacha/champiñón/piña
    uva (moscatel), queso (ibérico), (sin hueso), (sin menudos), (sin menudencias), (sin tripa)
    (sin tocino), (sin vísceras), (chorizo) de pavo/pollo
  `,
  kinds: `
    mantequilla: manteca;
    carne picada: carne picada de ternera, carne picada de cerdo;
    limón > zumo de limón;
    pasta: espagueti, spaghetti, penne, macarrón, fusilli, tallarín, tagliatelle, linguine, fideo;
    queso: manchego, mozzarella, parmesano, cheddar, gouda;
    seta, champiñón: champiñón;
    jamón: jamón serrano;
    huevo: yema, clara;
    aceite: aceite de oliva, AOVE, aceite de maíz;
    pan: baguette, pan de molde
  `,
  avoidedWith: `
    almendra: mazapán, turrón;
    avellana: nutella, nocilla;
    cebada: cerveza, malta;
    pasta: lasaña, canelón, ravioli, tortellini;
    avena: copos de avena, granola, muesli, gachas
  `,
  avoiding: `
    alergia, alergias, alérgico, alérgica, alérgicos, intolerancia, intolerancias, intolerante
    intolerantes, sensible, sensibilidad, a, al, el, la, los, las, lo, un, una, de, del, nada, ningún
    ninguna, ninguno, no, ni, todo, todos, toda, todas, cualquier, por favor, con, en, contiene
    contenga, contengan, contienen, que, productos, producto, alimentos, base, derivados, yo, soy, tengo
    somos, puedo, como, comer, evito, evitar, sin, y, e, o, tipo, trazas, muy, grave, enfermedad, quiero
  `,
  families: {
    lactose: 'lactosa |',
    dairy: `
      leche, lácteos, lácteo, productos lácteos, producto lácteo, proteína de leche |
      mantequilla, manteca, ghi, yogur, crema, suero, cuajada, jocoque, caseína
      helado
      flan, crema catalana, crema pastelera, chantillí, petit suisse, besamel, natilla, tres leches
      chocolate blanco, chocolate con leche, nocilla
      cajeta, arequipe, salsa de caramelo, caramelo salado
      croqueta
    `,
    cheese: `
      queso |
      requesón, panela, quesillo, cabrales, idiazábal, torta del casar, tetilla, mahón, provoleta
      roncal, oaxaca, quesito, quesadilla, pan de queso
      salsa césar
    `,
    egg: `
      huevo, clara de huevo, yema de huevo |
      yema, clara, huevo hilado, yemita
      mayonesa, mahonesa, alioli, allioli, salsa tártara, salsa rosa
      salsa holandesa, bearnesa, salsa césar, ensaladilla
      merengue, panqueque, hotcake, gofre, bizcocho, magdalena, pan de huevo, torrija
      flan, rompope, tocino de cielo, crema pastelera, crema catalana, natilla
      tortilla francesa, tortilla española, tortilla de patata, tortilla de papa
      pasta fresca, pasta al huevo
    `,
    gelatin: 'gelatina, grenetina | nube, malvavisco, gominola, colágeno, cola de pescado',
    'red meat': `
      |
      cordero, ternasco
      cabrito
      venado, jabalí, ciervo, corzo
      salchicha, hamburguesa
      costilla, chuleta
    `,
    meat: `
      carne |
      conejo, liebre
      hígado, molleja, riñón, sesos, lengua, casquería
      menudo, callo, mondongo, tripa
      albóndiga, milanesa, picadillo, filete ruso, cachopo, döner, carpaccio
      carrillera, carrillada, pierna, paletilla, cordero lechal, choto
      charqui, birria, salpicón de carne, carne de vacuno
      fiambre, embutido, paté
      consomé, caldo de huesos
      sebo, tuétano
    `,
    pork: `
      cerdo, puerco, carne de cerdo, carne de puerco |
      jamón, york, ibérico, lacón
      tocino, panceta, beicon, tocineta, tocinillo, chicharrón, torrezno
      lomo, bondiola, pernil, secreto ibérico, cinta de lomo
      cabeza de lomo, solomillo de cerdo, lomo de orza, cabezada
      morcilla, salchichón, butifarra, longaniza, sobrasada, fuet
      chistorra, salchicha, frankfurt, chóped
      codillo, cochinillo, lechón, cochinita, carnitas
      manita, careta, papada, morro
      manteca de cerdo, manteca colorada, manteca, polvorón
      costilla, chuleta
    `,
    beef: `
      ternera, res, vaca, carne de res, carne de vaca, carne de ternera, carne vacuna, vacuno, bovino |
      bistec, filete de res, bife, solomillo, filete de ternera, matambre, colita de cuadril, picaña
      arrachera, asado de tira, tira de asado, entraña, falda, vacío, churrasco
      chuletón
      añojo, buey, novillo
      morcillo, rabo de toro, babilla, jarrete, osobuco, diezmillo, sobrebarriga
      cecina, tasajo, suadero
      ropa vieja, lomo saltado
      rosbif, roast beef
    `,
    poultry: `
      ave, aves, carne de ave, aves de corral |
      pollo, pollito, picantón
      pavo, pavita
      pato, confit de pato
      gallina, capón, pularda
      codorniz, perdiz, pintada, faisán, pichón
      oca, ganso
      magret, pechuga, muslo, contramuslo, alita
      higadito, foie
    `,
    'not kosher': `
      |
      conejo, liebre, jabalí
      caballo, ancas de rana, rana
      rape, anguila, angula, pez espada, emperador, tiburón, cazón, raya, congrio
      bagre, siluro, surubí, esturión, caviar, panga, lamprea
    `,
    fish: `
      pescado |
      atún, albacora, melva
      salmón, trucha
      merluza, bacalao, abadejo, eglefino, faneca
      anchoa, sardina, boquerón, anchoveta, pejerrey, chanquete, pescadito, pescaíto
      caballa, jurel, chicharro, dorada, lubina, lenguado, rape, besugo, mero, japuta, palometa
      corvina, huachinango, pargo, róbalo, mojarra, cabracho, reineta, gallineta, cojinova, esmedregal
      arenque, rodaballo, fletán, salmonete, san pedro
      congrio, raya, cazón, tiburón, emperador, pez espada, lamprea, panga
      perca, bagre, carpa, lucio, siluro, surubí, esturión
      angula, gula, anguila, caviar, huevas de pescado
      mojama, ventresca
      cebiche, fumet, pez
      palito de cangrejo, palito de mar, muslito de mar
      salsa inglesa, salsa perrins
      salsa césar
      filete de gallo
    `,
    shellfish: `
      marisco, mariscos, frutos de mar, frutos del mar |
      erizo de mar, salpicón de marisco, paella de marisco
    `,
    crustacean: `
      crustáceo, crustáceos |
      langosta, bogavante, cigala, carabinero, gambón, gambita, quisquilla, acocil, camarón
      cangrejo, centollo, nécora, jaiba, buey de mar, percebe
      palito de cangrejo
      pasta de curry, pasta de curry rojo, pasta de curry verde
    `,
    mollusc: `
      molusco, moluscos |
      mejillón, choro, chorito, cholga
      almeja, almejita, chirla, coquina, concha fina, machas frescas, conchas negras
      calamar, chipirón, chopito, puntilla, puntillita, sepia, tinta de calamar, anillas de pota
      ostra, ostión, salsa de ostras
      vieira, zamburiña, callo de hacha
      berberecho, navaja, cañaílla
      caracol
      pulpo cocido
    `,
    nuts: `
      nuez, nueces, fruto seco, frutos secos, fruto de cáscara, frutos de cáscara |
      almendra, avellana, pistacho, anacardo, piñón, castaña, marañón, pacana, merey, nuez de la india
      turrón, mazapán, guirlache, nocilla, nogada, peladilla, polvorón
      mantecado, almendrado, tarta de santiago
      ajoblanco
      mole poblano, pasta de mole
    `,
    peanut: 'cacahuete, maní, cacahuate | salsa satay',
    gluten: `
      gluten, cereales con gluten, (celíaco), (celíaca), (celiaquía), (celiaco), (enfermedad celíaca) |
      cebada, centeno, cerveza, malta, avena, copos de avena, salvado de avena, gachas
    `,
    wheat: `
      trigo |
      sémola, espelta, escanda, farro, salvado, germen de trigo, gofio, gachas de trigo
      pasta, espagueti, macarrón, fideo, tallarín, ñoqui, lazos, espirales, fideuá, canelón, lasaña
      cabello de ángel, codito, tirabuzón, mostachol, sorrentino, capeletti, arroz con fideos
      cuscús
      pan, hogaza, panecillo, chapata, mollete, telera, bolillo, pan de pita, flauta de pan
      bollo, medialuna, ensaimada, berlina, sobao, roscón, rosca
      biscote, colín, regañá, picatoste, costrón, crutón
      hojaldre, masa, brick
      galleta, cereal
      tortita, panqueque, hotcake, gofre, magdalena, bizcocho, rosquilla, churro
      bizcochuelo, torrija, sopaipilla, donut, lengua de gato
      oblea, barquillo, alfajor, tarta, pastel, budín, polvorón, palmera de hojaldre
      fajita, quesadilla
      croqueta, empanadilla, rebozado, milanesa
      besamel
      salsa de soja, salsa de soya, salsa soya, salsa de ostras, sillao
    `,
    soy: `
      soja, soya, habas de soja |
      brotes de soja, salsa de soja, salsa de soya, salsa de ostras, sillao
    `,
    celery: `
      apio |
      apionabo, apio nabo
      sal de apio
      caldo, caldo de verduras, caldo de pollo, caldo de carne, cubito
      cubo de caldo, pastilla de caldo, concentrado de caldo
    `,
    sulphites: `
      sulfito, sulfitos, (dióxido de azufre), (anhídrido sulfuroso) |
      vino, jerez, sidra, cava, oporto, vermut, vermú, moscatel, pedro ximénez, amontillado, albariño
      vinagre de vino, vinagre balsámico, vinagre de jerez, vinagre de módena
      orejón, albaricoque seco, damasco seco, chabacano seco, fruta deshidratada
      fruta desecada, mango deshidratado, manzana deshidratada, higo seco
      pasas sultanas, sultana, pasas doradas, pasas rubias
      fruta escarchada, fruta confitada, guinda, cereza marrasquino
      zumo de limón embotellado, jugo de limón embotellado, zumo de limón concentrado
      puré de patata instantáneo, puré instantáneo
    `,
    lupin: 'altramuz, altramuces, chochos | harina de altramuz',
    honey: 'miel | jalea real, hidromiel, propóleo',
    alcohol: `
      alcohol, bebida alcohólica, bebidas alcohólicas |
      vino, jerez, sidra, cava, oporto, vermut, vermú, manzanilla de sanlúcar, moscatel
      pedro ximénez, amontillado, albariño, champán, tinto de verano
      cerveza
      ron, coñac, ginebra, cachaza, orujo, aguardiente, fernet, singani
      licor, pacharán, anís dulce, anís seco, anís del mono, marrasquino, curasao, absenta
      pulque
    `,
    starch: `
      |
      arroz, pasta, espagueti, macarrón, fideo, patata, pan, cuscús, harina, azúcar, lenteja, garbanzo
    `,
    sesame: 'sésamo, ajonjolí, semilla de sésamo, semillas de sésamo | humus, sal de sésamo',
    seeds: `
      (semillas) |
      semillas de amapola, amapola, semillas de girasol, pipas de girasol, pipas
      semillas de calabaza, pepitas de calabaza, semillas de lino, linaza
      semillas de chía, chía, semillas de mostaza, semillas de cáñamo
    `,
    mustard: `
      mostaza, semillas de mostaza |
      salsa de mostaza
      curry en polvo, polvo de curry
      mayonesa, mahonesa, salsa rosa, salsa césar, salsa tártara, vinagreta
    `,
    mushroom: `
      seta, champiñón, hongo |
      boletus, rebozuelo, chantarela, níscalo, rovellón, robellón
      trompeta de la muerte, trufa, colmenilla, perrechico
      callampa, huitlacoche, cuitlacoche, gírgola, senderuela, shitake, oronja, champi, pleuroto
    `,
    onion: `
      cebolla, cebollas |
      chalota, puerro, calçot, cebollino, cebolleta, ajo puerro, pico de gallo
    `,
    garlic: 'ajo | alioli, ajete, ajada, allioli, ajillo, ajito, ajoblanco',
    tomato: 'tomate | tomatito, tomatillo, gazpacho, salmorejo, pico de gallo',
    citrus: `
      cítrico, cítricos, fruta cítrica |
      limón, lima, naranja, mandarina, toronja, clementina, cidra, limoncito, limonada, naranjada
    `,
    legumes: `
      legumbre, legumbres |
      judía, judión, garrofón, pallar, ejote, habichuela
      lenteja
      garbanzo
      guisante, tirabeque, bisalto
      haba, fabe, fabada
      caraota, guandú, gandul
      humus
    `,
    corn: `
      maíz, elote, choclo |
      maicena, masa harina, harina pan, harina p.a.n., harina para arepas
      palomitas, mazorca, pochoclo
      arepa, totopo, tamal, tortilla de maíz
      pozole, hominy, mote, pinole, atole, chicha
      huitlacoche
    `,
    nightshade: `
      solanácea, solanáceas |
      patata, papita, patatita
      berenjena
      pimentón, piquillo, pimiento choricero, pimiento
      chile, ají, guindilla, cayena, rocoto, ñora, guajillo, pasilla, poblano
      salsa picante, salsa brava, romesco, mole poblano
      naranjilla, lulo
    `,
  },
  notSure: `
    hojaldre=puff pastry, masa de hojaldre=puff pastry, masa quebrada=shortcrust, galleta=biscuit
    chocolate negro=chocolate, margarina=margarine, polvo de hornear=baking powder
    levadura química=baking powder, extracto de vainilla=vanilla extract
    esencia de vainilla=vanilla extract, caldo=stock, caldo de verduras=vegetable stock
    caldo de pollo=stock, caldo de carne=stock, cubo de caldo=stock cube, pastilla de caldo=stock cube
    salchicha=sausage, carne picada=ground meat, pasta de curry=curry paste, vino=wine
    vino blanco=wine, vino tinto=wine, caldo vegetal=vegetable stock, caldo de setas=vegetable stock
    vino de arroz=rice wine, vinagre de vino=wine vinegar, carne picada de ternera=ground beef
    carne picada de res=ground beef, carne picada de pollo=ground beef
    carne picada de pavo=ground beef, cubo de caldo de verduras=vegetable stock cube
    pastilla de caldo de verduras=vegetable stock cube
  `,
  vague: 'salsa, polvo, pasta, hoja, semilla, mezcla, masa, extracto',
  made: `
    masa, tortilla, bizcocho, croqueta, albóndiga, empanada, galleta, rollito, bollo, tarta, crepe
    rebozado, crema, cuajada
  `,
  verbs: `
    machaca, machacar, machácalo, machácalos, machácalas, machaque, rape la, rape el, rape las, pocha la
    pocha el, pocha las
  `,
  tap: 'agua, hielo',
  waterOf: `
    agua de la *, agua de los *, agua de las *, agua del *, agua de cocción de *
    agua de cocción de la *, agua de cocción de los *, agua de cocción de las *, agua de cocción del *
    agua de cocer *, agua de cocer la *, agua de cocer los *, agua de cocer las *
  `,
  staples: 'sal=salt, aceite=oil, pimienta=pepper',
  inSteps: {
    all: 'todos los ingredientes',
    rest: 'resto, restantes, demás',
    but: 'excepto, menos, salvo',
    ingredients: 'ingredientes',
    little: 'pizca de, pizcas de, chorrito de, chorro de, pellizco de, gotas de',
    oven: 'horno',
    baked: 'hornear, hornea, hornee, horneado, precalienta',
    heat: `
      grados, alto, medio, bajo, fuerte, moderado, caliente, grill, gratinador, temperatura, paquete
      para horno, de horno, microondas
    `,
    everything: 'todo, todos, todas',
    many: `
      especias, condimentos, aliños, verduras, vegetales, hortalizas, hierbas, frutas, fruta, guarnición
      líquidos, líquido, aderezos, adornos, relleno, toppings, acompañamientos
    `,
    optional: `
      opcional, opcionales, decorar, decoración, adornar, servir, guarnición, gusto, acompañar, engrasar
      espolvorear
    `,
  },
};
