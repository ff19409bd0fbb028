import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients:
    'ingrediënten, benodigdheden, ingrediëntenlijst, boodschappen, boodschappenlijst*, wat heb je nodig, dit heb je nodig, je hebt nodig, wat je nodig hebt, heb je nodig, benodigde ingrediënten',
  steps:
    'bereiding, bereidingswijze, werkwijze, stappen, stappenplan, instructies, zo maak je*, zo doe je*, zo bereid je*, aan de slag, voorbereiding, methode, bereidingsstappen',
  aside:
    'tip, tips, *tip, *tips, opmerking*, notitie*, variatie*, variant*, voedingswaarde*, voeding*, bewaren, bewaartip*, invriezen, lekker met, lekker bij, serveersuggestie*, serveertip*, let op, goed om te weten, wist je dat, weetje, vervang*, waarom *, veelgestelde vragen, suggestie*, porties, totale tijd',
  tools: 'keukengerei, keukenspullen, materialen',
  step: 'stap',
  recipe: 'recept',
  named: 'gerecht, naam van het gerecht, naam, titel, idee, suggestie, receptidee',
  serves: 'personen, persoon, porties, portie, eters, voor, goed voor',
  yields: 'levert, geeft, aantal, goed voor, voor, opbrengst, hoeveelheid',
  pieces: 'stuks, stukken, plakken',
  total: 'totale tijd, totale bereidingstijd, tijd, bereidingstijd, bereiding, klaar in, duurt',
  prep: 'voorbereidingstijd, voorbereiding, voorbereiden',
  cook: 'kooktijd, baktijd, oventijd, koken, bakken, bereidingstijd oven, in de oven',
  hours: 'uren, uurtje',
  minutes: 'minuutje, minuutjes, min.',
  seconds: 'sec.',
  times: 'kwartier=15, een kwartier=15, drie kwartier=45',
  untimed: 'elke, om de, binnen, na, de laatste, laatste, iedere',
  untimedBehind: 'voor het einde, korter, minder',
  suggest:
    'recept voor, wat dacht je van, hoe maak je, kun je, raad ik je, probeer, maak, ik stel voor, maken, is',
  praise: 'heerlijke, lekkere, eenvoudige, simpele, klassieke',
  ends: 'die, dat, met je, met de, voor, is, maar, van, maken',
  chat: 'natuurlijk, zeker, met, hoi, hallo, hier*, leuk, ja, prima, deze, dit, ik, je, wat, perfect, graag, tuurlijk',
  goodbye: 'eet smakelijk, smakelijk',
  optional: 'optioneel, naar smaak',
  letters: 'ĳ=ij',
  endings: 's, en, n, e, eren, jes, je, tjes, tje, pjes, pje',
  beginnings: '',
  plurals: '',
  decimal: ',',
  build: 'joined',
  and: 'en, &',
  plus: 'plus',
  or: 'of',
  to: 'tot, à, tot en met',
  with: 'met',
  about: "ongeveer, circa, ca, ong, zo'n, nog, extra, ruim, ca., zo’n, goede",
  altogether: 'in totaal, totaal, samen',
  each: 'elk',
  per: 'per',
  for: 'voor, ter garnering',
  articles: 'een',
  numbers:
    'kwart=¼, een kwart=¼, een derde=⅓, derde=⅓, half=½, halve=½, een half=½, een halve=½, twee derde=⅔, driekwart=¾, één=1, anderhalf=1½, anderhalve=1½, twee=2, een paar=2, tweeënhalf=2½, tweeënhalve=2½, drie=3, vier=4, vijf=5, zes=6, zeven=7, acht=8, negen=9, tien=10, twaalf=12, vijftien=15, twintig=20, vijfentwintig=25, dertig=30, veertig=40, vijfenveertig=45, vijftig=50, zestig=60, negentig=90',
  without: 'zonder, vrij van, bevat geen, geen',
  free: 'vrij, vrije',
  instead: 'in plaats van, vervangt, vervang',
  plant: 'vegan, plantaardig, vervanger',
  units: {
    metric: 'g, gr, gram, kg, kilo, kilogram, ml, milliliter, cl, dl, l, liter',
    weight: 'pond, ons',
    spoon:
      'el, tl, eetlepel, eetlepels, theelepel, theelepels, kop, kopje, kopjes, koppen, snuf, snufje, snufjes, scheut, scheutje, handvol, handje, handjes, klontje, klont, mespunt, mespuntje, glas, glazen, druppel, druppels',
    container:
      'blik, blikje, blikjes, blikken, pak, pakje, pakjes, pakken, zak, zakje, zakjes, pot, potje, potjes, fles, flesje, bakje, bakjes, doos, doosje, rol, blok, blokje, kuipje, beker, bekertje, tube',
    piece:
      'teen, tenen, teentje, teentjes, plak, plakken, plakje, plakjes, snee, sneetje, sneetjes, sneden, bos, bosje, bosjes, takje, takjes, tak, takken, stengel, stengels, stuk, stuks, stukje, stukjes, krop, stronk, bol, schijf, schijven, blaadje, blaadjes, vel, vellen, struik',
    length: 'cm, mm, minuten, min, uur, graden, dagen',
  },
  fill: 's, de, het, van, wat, enkele, paar, flinke, flink, afgestreken, volle, klein, kleine, keuze',
  tail: 'om, in, naar, uit, op, ter, om te, aan, als',
  describing:
    'vers, groot, middelgroot, fijn, grof, rijp, dun, dik, koud, heet, warm, lauw, zacht, rauw, gaar, jong, vast, bio, biologisch, kruimig, mager, vol, optioneel, eventueel, naturel, ontdooid, uitgelekt, gehakte, heel, kokend, belegen, oude, Grieks, ongezouten, Zeeuws, mild, blokjes, reepjes, ringen, kruiden, bakken, kamertemperatuur, diepvries, stevig, vierge, grote',
  forms: 'ge*d, ge*de, ge*t, ge*te, ge*en, *sneden, fijnge*, grofge*',
  which:
    'rood, rode, geel, gele, groen, groene, wit, witte, zwart, bruin, bruine, kers, cherry, tros, roma, filet, borst, dij, bout, vleugel, haas, poot, blad, winter, zomer, zonnebloem, olijf, basmati, jasmijn, punt, spits, zilvervlies, zee, vanille, Parmezaanse, Dijon',
  parts: 'sap, rasp, schil, eigeel, dooier',
  makes:
    'bouillon, saus, poeder, puree, olie, azijn, meel, bloem, pasta, stroop, siroop, melk, soep, zout, boter, jus, mix, brood, wijn',
  names: `
    wortel = peen, champignon = kastanjechampignon, gehakt = rundergehakt = half-om-half gehakt, ui = uien, ei = eieren, lente-ui = bosui,
    kip = kipfilet = kippendij = kipdijfilet = kippenbouten, bloem = tarwebloem = patentbloem, Parmezaan = Parmezaanse kaas, sojasaus = ketjap, gezeefde tomaat = passata, tomaat = tomaten,
    noot = noten, walnoot = walnoten, kaneelstokje = kaneel,
    laurier, courgette, zelfrijzend bakmeel, olijfolie, zonnebloemolie, tomatenpuree, sperzieboon, uienpoeder, gehakte, selderij,
    kokos/amandel/haver/soja/rijst(melk), haver/soja/kokos(room), kokos/soja(yoghurt), pinda/room(kaas), cacao(boter), amandel/noten(pasta), muskaat/kokos(noot), kokos(noten),
    zoete (aardappel), wijn(azijn), rijst/amandel/maïs(meel), rijst/glas(noedel), bloemkool(rijst), vrucht/kokos/krab(vlees), oester(zwam), eier(dooier), kalkoen(spek), aard/sinaas(appel),
    kikker(erwt), (kippen)eieren, (noot)muskaat, (boter)sla/boon, (ossen)harttomaat, (vlees)tomaat, (spek)ulaas, vlees(tomaat) = (vlees)tomaten, witte(wijn)azijn, rode(wijn)azijn,
    (kippen)ei = (kippen)eieren, vlees(tomaat) = (vlees)tomaat = (vlees)tomaten
  `,
  kinds: `
    pasta: spaghetti, penne, fusilli, macaroni, tagliatelle, farfalle, linguine
    kaas: Parmezaan, Goudse, cheddar, mozzarella, belegen
    paddenstoel: champignon
    ei: dooier, eidooier, eiwit
    room: slagroom, kookroom
    olie: olijfolie, zonnebloemolie
    wrap: tortillawrap, tortilla
  `,
  families: {
    lactose: 'lactose |',
    dairy: 'melk, zuivel | room, slagroom, kookroom, boter, yoghurt, kwark, crème fraîche, vla, ijs, custard',
    cheese: 'kaas |',
    egg: 'ei, eieren | eiwit, eigeel, dooier, mayo, eidooiers, eiwitten',
    meat: 'vlees | lams, kalfs, worst, lever, konijn, gelatine, hachee, wild, schouder, bal',
    pork: 'varken, varkensvlees | ham, reuzel, speklap, hamblokjes, spekjes, spekblokjes, hamlap, hamlappen',
    beef: 'rund, rundvlees | runder, biefstuk, sukade, rosbief',
    poultry: 'gevogelte | kippen, kalkoen, eend, gans',
    fish: 'vis | zalm, tonijn, kabeljauw, haring, makreel, forel, sardine, schol, paling, tilapia, heilbot, zeebaars, vissaus',
    shellfish:
      'schaaldieren, schelpdieren, zeevruchten | garnaal, garnalen, mossel, krab, kreeft, inktvis, oester, calamares, coquille',
    nuts: 'noot, noten | amandel, walnoot, pistache, pecan, pijnboompit, marsepein, kastanje',
    peanut: 'pinda |',
    gluten:
      'gluten, tarwe | meel, pasta, brood, paneermeel, gerst, rogge, spelt, bier, sojasaus, deeg, beschuit, noedel, mie, wrap, koek, biscuit, cracker, stokbrood, volkorenspaghetti',
    soy: 'soja | tempé, sojasaus',
    honey: 'honing |',
    alcohol: 'alcohol | wijn, bier, rum, wodka, brandy, likeur, port, jenever',
    starch: '| rijst, pasta, aardappel, brood, noedel',
    sesame: 'sesam |',
    mustard: 'mosterd |',
    mushroom: 'paddenstoel, paddestoel | oesterzwam',
    onion: 'ui | sjalot',
    garlic: 'knoflook |',
    tomato: 'tomaat |',
    citrus: 'citrusvrucht, citrus | citroen, limoen, sinaasappel, mandarijn, grapefruit',
    legumes: 'peulvrucht, peulvruchten | boon, linze, erwt, kikkererwt, soja, pinda',
    corn: 'maïs | maizena',
    nightshade: 'nachtschade | tomaat, aardappel, aubergine, paprika, chili',
  },
  vague: 'saus, poeder, blad, mengsel, puree, water, mix',
  tap: 'water, ijs, ijsblokjes',
  inSteps: {
    all: 'alle ingrediënten',
    rest: 'rest, overige, resterende',
    but: 'behalve',
    ingredients: 'ingrediënten',
    oven: 'oven, bak in de oven',
  },
};
