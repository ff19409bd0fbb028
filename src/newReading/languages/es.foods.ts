import type { FoodWords } from '../words/foodWords.ts';

export const es: FoodWords = {
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
  without: 'sin, no contiene, no lleva, libre de',
  free: '',
  instead: 'en lugar de, en vez de, reemplaza, sustituye, sustituto de',
  plant: 'vegano, vegana, vegetal, vegetales, vegetariano, vegetariana',
  articles: 'un, una, uno',
  numbers:
    'dos=2, tres=3, cuatro=4, cinco=5, seis=6, siete=7, ocho=8, nueve=9, diez=10, doce=12, media=½, medio=½, una media=½, un medio=½, un cuarto=¼, cuarto=¼, tres cuartos=¾, un tercio=⅓, dos tercios=⅔, una y media=1½, un y medio=1½, uno y medio=1½',
  about: 'aproximadamente, aprox, unos, unas, alrededor, cerca, otro, otra',
  total: 'en total, total',
  each: 'cada uno, cada una, c u',
  per: 'por, cada',
  purpose: 'para',
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
  tap: 'agua, hielo',
  fill: 'de, del, el, la, los, las, al, algunos, algunas, poco, colmada, rasa, generosa, buena, buen, gusto, elección',
  tail: 'en, según, al gusto, a gusto, a temperatura, estilo',
  describing:
    'pequeño, grande, mediano, grueso, fino, fresco, maduro, tierno, frío, caliente, tibio, crudo, cocido, entero, virgen, extra, opcional, limpio, bueno, natural, neutro, firme, finamente, recién, casero, congelado, hervido, dado, tira, serrano, templada, sal y, ambiente, anterior, molida, picada, rallado, pardina, corto, duro, exprimido, plana, grano, granos, miga, día, bomba, largo, troceado',
  forms: '*ado, *ada, *ados, *adas, *ido, *ida, *idos, *idas',
  which:
    'rojo, roja, verde, amarillo, blanco, negra, morado, cherry, pera, pechuga, muslo, contramuslo, ala, jamoncito, oliva, girasol, basmati, redondo, dulce, marina, fina, gorda, común, perita, italiano, de res, lonja, pechugas, muslos, contramuslos',
  parts: 'zumo, jugo, ralladura, cáscara, yema, piel',
  makes:
    'caldo, salsa, harina, leche, aceite, vinagre, crema, pasta, puré, polvo, concentrado, mantequilla, mermelada, sirope, jarabe, extracto, sopa, pan, nata',
  names: `
    patata = papa, tomate = jitomate, frijol = alubia = judía = poroto, aguacate = palta, maíz = elote = choclo, cacahuete = cacahuate = maní, melocotón = durazno, gamba = camarón = langostino, guisante = arveja = chícharo, nata = crema de leche = nata para montar = crema para batir, pimienta = pimienta negra, pimiento = pimentón rojo = morrón = ají dulce, pimentón = pimentón dulce, páprika, judía verde = ejote = habichuela, cilantro, calabacín = calabacita, zumo de limón = jugo de limón, limón, cebolleta = cebolla de verdeo = cebollín, azúcar = azúcar blanca, harina = harina de trigo = harina común, bicarbonato = bicarbonato de sodio, levadura química = polvo de hornear = polvos de hornear, mantequilla = manteca, aceite de oliva, aceite, carne picada = carne molida, azúcar moreno = azúcar morena, yogur = yogurt, huevo, batata = boniato = camote, hueva, leche condensada, leche evaporada, queso crema, queso fresco, pan rallado, maíz dulce, tomate frito, salsa de tomate, tomate seco, concentrado de tomate, caldo de pollo, caldo de verduras, caldo de carne, salsa de soja, fideos de arroz, coliflor, hoja de laurel = laurel, agua de rosas, cebolla en polvo, ajo en polvo, salmón ahumado, azúcar glas, azúcar vainillado, limón verde, arroz integral, agua con gas, pasta de tomate, canela = canela en polvo = canela molida = canela en rama, comino = comino molido = comino en polvo, pimienta, pimiento,
    (harina) de yuca, tomates (cereza) = tomate (cereza), (pasta) de curry, (arroz) de coliflor, (leche) de coco, (crema) de coco, (leche) de almendra, (leche) de almendras, (leche) de avena, (leche) de soja, (leche) de arroz, (mantequilla) de cacahuete, (mantequilla) de maní, (mantequilla) de almendra, (manteca) de cacao, (nuez) moscada, (crema) de cacahuete, (harina) de maíz, (harina) de arroz, (harina) de garbanzo, (harina) de almendra, (harina) de avena, (harina) de coco, (harina) de (trigo) sarraceno, (trigo) sarraceno, vinagre de (vino), vinagre de (jerez), vinagre de (sidra), levadura de (cerveza), (carne) de membrillo, (carne) de coco, (carne) de cangrejo, calabaza (cacahuete), (fideo) de arroz, (patata) dulce, (batata) palha, (jamón) de pavo, (tomate) de árbol, seta de (ostra), hongo (ostra)
  `,
  kinds: [
    'pasta: espagueti, spaghetti, penne, macarrón, fusilli, tallarín, tagliatelle, linguine, fideo',
    'queso: manchego, mozzarella, parmesano, cheddar, gouda',
    'seta, champiñón: champiñón',
    'huevo: yema, clara',
    'aceite: aceite de oliva',
    'pan: baguette',
  ],
  families: {
    lactose: 'lactosa |',
    dairy:
      'leche, lácteos, lácteo | nata, mantequilla, yogur, crema, requesón, leche condensada, leche evaporada, queso crema, dulce de leche, suero, cuajada, helado',
    cheese:
      'queso | manchego, mozzarella, parmesano, cheddar, feta, ricotta, mascarpone, gruyer, gouda, brie, requesón, panela',
    egg: 'huevo | yema, clara, mayonesa, alioli, merengue',
    meat: 'carne | cordero, salchicha, conejo, hígado, chuleta, albóndiga, gelatina, venado, carne picada, cabrito',
    pork: 'cerdo, puerco, carne de cerdo | jamón, tocino, panceta, chorizo, beicon, bacon, lomo, morcilla, salchichón, lardo, butifarra, longaniza, lacón, salami',
    beef: 'ternera, res, vaca | bistec, filete de res, solomillo, falda, entrecot',
    poultry: 'ave, aves | pollo, pavo, pato, gallina, pechuga de pollo',
    fish: 'pescado | atún, salmón, merluza, bacalao, anchoa, sardina, boquerón, trucha, lubina, dorada, caballa, lenguado, rape, corvina, tilapia, pez',
    shellfish:
      'marisco, mariscos, crustáceo | gamba, mejillón, almeja, calamar, pulpo, langosta, cangrejo, ostra, sepia, vieira, chipirón, berberecho, langostino',
    nuts: 'nuez, nueces, fruto seco, frutos secos | almendra, avellana, pistacho, anacardo, piñón, cacahuete, castaña, pecana, turrón, mazapán, macadamia',
    peanut: 'cacahuete, maní |',
    gluten:
      'gluten, trigo | harina, pasta, espagueti, macarrón, fideo, pan, pan rallado, sémola, cuscús, cebada, centeno, cerveza, salsa de soja, hojaldre, galleta, lasaña, tallarín, seitán, bulgur, empanada, masa, bizcocho, baguette, penne, panko, espelta, ñoqui',
    soy: 'soja, soya | tofu, tempeh, miso, edamame, salsa de soja',
    honey: 'miel |',
    alcohol:
      'alcohol | vino, cerveza, ron, coñac, brandy, jerez, whisky, vodka, tequila, licor, sidra, cava, oporto, mezcal, pisco, ginebra, vermut',
    starch: '| arroz, pasta, espagueti, macarrón, fideo, patata, papa, pan, tortilla de maíz, cuscús',
    sesame: 'sésamo, ajonjolí | tahini, tahina',
    mustard: 'mostaza |',
    mushroom: 'seta, champiñón, hongo | shiitake, boletus, portobello',
    onion: 'cebolla | cebolleta, chalota, cebollín',
    garlic: 'ajo | alioli',
    tomato: 'tomate | ketchup',
    citrus: 'cítrico, cítricos | limón, lima, naranja, pomelo, mandarina, toronja',
    legumes:
      'legumbre, legumbres | frijol, alubia, judía, lenteja, garbanzo, guisante, haba, soja, tofu, cacahuete',
    corn: 'maíz | polenta, maicena, palomitas',
    nightshade:
      'solanácea, solanáceas | tomate, patata, papa, berenjena, pimiento, pimentón, chile, ají, guindilla',
  },
  vague: 'salsa, polvo, pasta, hoja, semilla, mezcla, masa, extracto',
  steps: {
    all: 'todos los ingredientes',
    rest: 'resto, restantes, demás',
    but: 'excepto, menos, salvo',
    ingredients: 'ingredientes',
    meat: 'carne',
    oven: 'horno, hornear, hornea, hornee, horneado, precalienta',
  },
};
