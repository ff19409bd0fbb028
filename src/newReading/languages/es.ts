import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
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
  yields: 'rinde, rendimiento, salen, cantidad, para, da para',
  pieces: 'unidades, piezas, trozos',
  total: 'tiempo total, tiempo, duración, listo en, lista en, listos en, tiempo estimado',
  prep: 'tiempo de preparación, preparación, prep',
  cook: 'tiempo de cocción, cocción, tiempo de horneado, horneado, horno, cocinado',
  hours: '',
  minutes: '',
  seconds: 'seg',
  times:
    'un cuarto de hora=15, media hora=30, una hora=60, hora y media=90, una hora y media=90, tres cuartos de hora=45',
  untimed: 'cada, dentro de, en, últimos, los últimos, a los, pasados, hasta',
  untimedBehind: 'antes del final, antes de terminar, antes de acabar, menos',
  suggest:
    'receta de, receta para, receta para hacer, qué tal, qué te parecen, te propongo, te recomiendo, te sugiero, propongo, sugiero, recomiendo, preparar, hacer, cocinar, prueba, es, sería',
  praise:
    'delicioso, deliciosa, deliciosos, deliciosas, rico, rica, sencillo, sencilla, clásico, clásica, unos, unas',
  ends: 'que, con lo, con los, con tus, para, es, pero, usando',
  chat: 'claro, por supuesto, aquí*, hola, con, perfecto, genial, te, esta*, este*, sí, ok, excelente, muy bien, desde luego, encantad*',
  goodbye: 'buen provecho, disfruta, disfruten, a disfrutar',
  optional: 'opcional, al gusto',
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
  about:
    'aproximadamente, aprox, unos, unas, alrededor, cerca, otro, otra, aprox., cerca de, alrededor de, casi, más o menos, entre, otros',
  altogether: 'en total, total',
  each: 'cada uno, cada una, c u',
  per: 'por, cada',
  for: 'para, para decorar, para servir',
  articles: 'un, una, uno',
  numbers: `
    un cuarto=¼, cuarto=¼, cuarto de=¼, un cuarto de=¼, un tercio=⅓, media=½, medio=½, una media=½, un medio=½, dos tercios=⅔, tres cuartos=¾, tres cuartos de=¾, una y media=1½,
    un y medio=1½, uno y medio=1½, dos=2, un par de=2, tres=3, cuatro=4, cinco=5, seis=6, siete=7, ocho=8, nueve=9, diez=10, doce=12, quince=15, veinte=20, veinticinco=25, treinta=30,
    cuarenta=40, cuarenta y cinco=45, cincuenta=50, sesenta=60, noventa=90
  `,
  without: 'sin, no contiene, no lleva, libre de',
  free: '',
  instead: 'en lugar de, en vez de, reemplaza, sustituye, sustituto de',
  plant: '',
  units: {
    metric:
      'g, gr, gramo, gramos, kg, kilo, kilos, kilogramo, kilogramos, mg, ml, mililitro, mililitros, cc, cl, dl, l, litro, litros',
    weight: 'libra, libras, onza, onzas, oz, lb',
    spoon:
      'cucharada, cucharadas, cda, cdas, cucharada sopera, cucharadas soperas, cucharadita, cucharaditas, cdta, cdtas, cdita, cuchara, cucharas, taza, tazas, vaso, vasos, pizca, pizcas, puñado, puñados, chorro, chorros, chorrito, chorritos, copa, pellizco, gota, gotas, nuez',
    container:
      'lata, latas, bote, botes, tarro, tarros, sobre, sobres, paquete, paquetes, bolsa, bolsas, brick, botella, botellas, frasco, envase, caja, tableta, cubo, cubos, barra',
    piece:
      'diente, dientes, rama, ramas, ramita, ramitas, rebanada, rebanadas, loncha, lonchas, hoja, hojas, manojo, manojos, trozo, trozos, pieza, piezas, unidad, unidades, cabeza, cabezas, tallo, tallos, rodaja, rodajas, filete, filetes, hebra, hebras, atado, penca, mazorca, bola',
    length: 'cm, mm, centímetros, minutos, min, horas, hora, grados, días, pulgadas',
  },
  fill: 'de, del, el, la, los, las, al, algunos, algunas, poco, colmada, rasa, generosa, buena, buen, gusto, elección',
  tail: 'en, según, al gusto, a gusto, a temperatura, estilo',
  describing:
    'pequeño, grande, mediano, grueso, fino, fresco, maduro, tierno, frío, caliente, tibio, crudo, cocido, entero, virgen, extra, opcional, limpio, bueno, natural, neutro, firme, finamente, recién, casero, congelado, hervido, dado, tira, serrano, templada, sal y, ambiente, anterior, molida, picada, rallado, pardina, corto, duro, exprimido, plana, grano, miga, día, bomba, largo, troceado',
  forms: '*ado, *ada, *ados, *adas, *ido, *ida, *idos, *idas',
  which:
    'rojo, verde, amarillo, blanco, negra, morado, cherry, pera, pechuga, muslo, contramuslo, ala, jamoncito, oliva, girasol, basmati, redondo, dulce, marina, gorda, común, perita, italiano, de res, lonja',
  parts: 'zumo, jugo, ralladura, cáscara, yema, piel',
  makes:
    'caldo, salsa, harina, leche, aceite, vinagre, crema, pasta, puré, polvo, concentrado, mantequilla, mermelada, sirope, jarabe, extracto, sopa, pan, nata',
  names: `
    patata = papa, tomate = jitomate, frijol = alubia = judía = poroto, aguacate = palta, maíz = elote = choclo, cacahuete = cacahuate = maní, melocotón = durazno,
    gamba = camarón = langostino, guisante = arveja = chícharo, nata = crema de leche = nata para montar = crema para batir, pimiento = pimentón rojo = morrón = ají dulce,
    pimentón = pimentón dulce, judía verde = ejote = habichuela, calabacín = calabacita, zumo de limón = jugo de limón, cebolleta = cebolla de verdeo = cebollín, harina = harina de trigo,
    bicarbonato = bicarbonato de sodio, levadura química = polvo de hornear, mantequilla = manteca, carne picada = carne molida, yogur = yogurt, batata = boniato = camote,
    hoja de laurel = laurel, canela = canela en polvo = canela en rama, comino = comino en polvo,
    pimienta, cilantro, aceite de oliva, aceite, hueva, leche condensada, leche evaporada, queso fresco, pan rallado, cebolla en polvo, ajo en polvo, limón verde, agua con gas,
    calabaza (cacahuete), hongo (ostra), (nuez) moscada, (trigo) sarraceno, (patata) dulce, (batata) palha, (harina) de yuca, (pasta) de curry, (arroz) de coliflor, (leche) de coco,
    (crema) de coco, (leche) de almendra, (leche) de avena, (leche) de soja, (leche) de arroz, (mantequilla) de cacahuete, (mantequilla) de maní, (mantequilla) de almendra,
    (manteca) de cacao, (crema) de cacahuete, (harina) de maíz, (harina) de arroz, (harina) de garbanzo, (harina) de almendra, (harina) de avena, (harina) de coco,
    (harina) de (trigo) sarraceno, vinagre de (vino), vinagre de (jerez), vinagre de (sidra), levadura de (cerveza), (carne) de membrillo, (carne) de coco, (carne) de cangrejo,
    (jamón) de pavo, (tomate) de árbol, seta de (ostra), (leche) de almendras
  `,
  kinds: `
    pasta: espagueti, spaghetti, penne, macarrón, fusilli, tallarín, tagliatelle, linguine, fideo
    queso: manchego, mozzarella, parmesano, cheddar, gouda
    seta, champiñón: champiñón
    huevo: yema, clara
    aceite: aceite de oliva
    pan: baguette
  `,
  families: {
    lactose: 'lactosa |',
    dairy: 'leche, lácteos, lácteo | mantequilla, yogur, crema, suero, cuajada, helado',
    cheese: 'queso | parmesano, requesón, panela',
    egg: 'huevo | yema, clara, mayonesa, alioli, merengue',
    meat: 'carne | cordero, salchicha, conejo, hígado, chuleta, albóndiga, gelatina, venado, cabrito',
    pork: 'cerdo, puerco, carne de cerdo | jamón, tocino, panceta, beicon, lomo, morcilla, salchichón, butifarra, longaniza, lacón',
    beef: 'ternera, res, vaca | bistec, filete de res, solomillo, falda',
    poultry: 'ave, aves | pollo, pavo, pato, gallina',
    fish: 'pescado | atún, salmón, merluza, bacalao, anchoa, sardina, boquerón, trucha, lubina, dorada, caballa, lenguado, rape, corvina, tilapia, pez',
    shellfish:
      'marisco, mariscos, crustáceo | mejillón, almeja, calamar, pulpo, langosta, cangrejo, ostra, sepia, vieira, chipirón, berberecho',
    nuts: 'nuez, nueces, fruto seco, frutos secos | almendra, avellana, pistacho, anacardo, piñón, castaña, pecana, turrón, mazapán',
    peanut: 'cacahuete, maní |',
    gluten:
      'gluten, trigo | pasta, espagueti, macarrón, fideo, pan, sémola, cuscús, cebada, centeno, cerveza, salsa de soja, hojaldre, galleta, lasaña, tallarín, empanada, masa, bizcocho, espelta, ñoqui',
    soy: 'soja, soya |',
    honey: 'miel |',
    alcohol:
      'alcohol | vino, cerveza, ron, coñac, brandy, jerez, licor, sidra, cava, oporto, mezcal, pisco, ginebra, vermut',
    starch: '| arroz, pasta, espagueti, macarrón, fideo, patata, pan, cuscús',
    sesame: 'sésamo, ajonjolí | tahina',
    mustard: 'mostaza |',
    mushroom: 'seta, champiñón, hongo | boletus',
    onion: 'cebolla | chalota',
    garlic: 'ajo | alioli',
    tomato: 'tomate |',
    citrus: 'cítrico, cítricos | limón, lima, naranja, pomelo, mandarina, toronja',
    legumes: 'legumbre, legumbres | judía, lenteja, garbanzo, guisante, haba, soja, cacahuete',
    corn: 'maíz | maicena, palomitas',
    nightshade: 'solanácea, solanáceas | tomate, patata, berenjena, pimentón, chile, ají, guindilla',
  },
  vague: 'salsa, polvo, pasta, hoja, semilla, mezcla, masa, extracto',
  tap: 'agua, hielo',
  inSteps: {
    all: 'todos los ingredientes',
    rest: 'resto, restantes, demás',
    but: 'excepto, menos, salvo',
    ingredients: 'ingredientes',
    oven: 'horno, hornear, hornea, hornee, horneado, precalienta',
  },
};
