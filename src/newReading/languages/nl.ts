import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    ingrediënten, benodigdheden, ingrediëntenlijst, boodschappen, boodschappenlijst*, wat heb je nodig,
    dit heb je nodig, je hebt nodig, wat je nodig hebt, heb je nodig, benodigde ingrediënten
  `,
  steps: `
    bereiding, bereidingswijze, werkwijze, stappen, stappenplan, instructies, zo maak je*, zo doe je*, zo bereid je*,
    aan de slag, voorbereiding, methode, bereidingsstappen
  `,
  aside: `
    tip, tips, *tip, *tips, opmerking*, notitie*, variatie*, variant*, voedingswaarde*, voeding*, bewaren, bewaartip*,
    invriezen, lekker met, lekker bij, serveersuggestie*, serveertip*, let op, goed om te weten, wist je dat, weetje,
    vervang*, waarom *, veelgestelde vragen, suggestie*, porties, totale tijd
  `,
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
  suggest: `
    recept voor, wat dacht je van, hoe maak je, kun je, raad ik je, probeer, maak, ik stel voor, maken, is
  `,
  praise: 'heerlijke, lekkere, eenvoudige, simpele, klassieke',
  ends: 'die, dat, met je, met de, voor, is, maar, van, maken',
  chat: `
    natuurlijk, zeker, met, hoi, hallo, hier*, leuk, ja, prima, deze, dit, ik, je, wat, perfect, graag, tuurlijk
  `,
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
  numbers: `
    kwart=¼, een kwart=¼, een derde=⅓, derde=⅓, half=½, halve=½, een half=½, een halve=½, twee derde=⅔, driekwart=¾,
    één=1, anderhalf=1½, anderhalve=1½, twee=2, een paar=2, tweeënhalf=2½, tweeënhalve=2½, drie=3, vier=4, vijf=5,
    zes=6, zeven=7, acht=8, negen=9, tien=10, twaalf=12, vijftien=15, een kwartier=15, twintig=20, vijfentwintig=25,
    dertig=30, veertig=40, vijfenveertig=45, vijftig=50, zestig=60, negentig=90
  `,
  without: 'zonder, vrij van, bevat geen, geen',
  free: 'vrij, vrije',
  instead: 'in plaats van, vervangt, vervang',
  plant: `
    vegan, veganistisch, veganistische, vegetarisch, vegetarische, plantaardig, plantaardige, vega, vervanger
  `,
  units: {
    metric: 'g, gr, gram, kg, kilo, kilogram, ml, milliliter, cl, dl, l, liter',
    weight: 'pond, ons',
    spoon: `
      el, tl, eetlepel, eetlepels, theelepel, theelepels, kop, kopje, kopjes, koppen, snuf, snufje, snufjes, scheut,
      scheutje, handvol, handje, handjes, klontje, klont, mespunt, mespuntje, glas, glazen, druppel, druppels
    `,
    container: `
      blik, blikje, blikjes, blikken, pak, pakje, pakjes, pakken, zak, zakje, zakjes, pot, potje, potjes, fles, flesje,
      bakje, bakjes, doos, doosje, rol, blok, blokje, kuipje, beker, bekertje, tube
    `,
    piece: `
      teen, tenen, teentje, teentjes, plak, plakken, plakje, plakjes, snee, sneetje, sneetjes, sneden, bos, bosje,
      bosjes, takje, takjes, tak, takken, stengel, stengels, stuk, stuks, stukje, stukjes, krop, stronk, bol, schijf,
      schijven, blaadje, blaadjes, vel, vellen, struik
    `,
    length: 'cm, mm, minuten, min, uur, graden, dagen',
  },
  fill: 's, de, het, van, wat, enkele, paar, flinke, flink, afgestreken, volle, klein, kleine, keuze',
  tail: 'om, in, naar, uit, op, ter, om te, aan, als',
  describing: `
    vers, groot, middelgroot, fijn, grof, rijp, dun, dik, koud, heet, warm, lauw, lauwwarm, zacht, rauw, gaar, jong,
    vast, bio, biologisch, kruimig, vastkokend, mager, halfvol, halfvolle, vol, optioneel, eventueel, naturel,
    fijngehakt, ontdooid, uitgelekt, gehakte, heel, kokend, belegen, jonge, oude, Grieks, ongezouten, kleingesneden,
    gesnipperd, gezeefd, Zeeuws, mild, blokjes, reepjes, ringen, kruiden, bakken, kamertemperatuur, diepvries, stevig,
    vierge, grote
  `,
  forms: 'ge*d, ge*de, ge*t, ge*te, ge*en, *sneden, fijnge*, grofge*',
  which: `
    rood, rode, geel, gele, groen, groene, wit, witte, zwart, zwarte, bruin, bruine, kers, cherry, tros, roma, filet,
    borst, dij, dijfilet, bout, vleugel, haas, poot, blad, winter, zomer, zonnebloem, olijf, basmati, jasmijn, punt,
    spits, zilvervlies, dijen, zee, vanille, Parmezaanse, Dijon
  `,
  parts: 'sap, rasp, schil, eigeel, dooier',
  makes: `
    bouillon, saus, poeder, puree, olie, azijn, meel, bloem, pasta, stroop, siroop, melk, soep, zout, boter, jus, mix,
    brood, wijn
  `,
  names: `
    wortel = winterpeen = peen = bospeen = winterwortel, champignon = kastanjechampignon,
    gehakt = rundergehakt = half-om-half gehakt = half om half gehakt, peper = zwarte peper, ui = uien, ei = eieren,
    lente-ui = bosui, kip = kipfilet = kippendij = kipdijfilet = kippenbouten, bloem = tarwebloem = patentbloem,
    maizena = maïzena, basterdsuiker = bruine basterdsuiker, Parmezaan = Parmezaanse kaas, sojasaus = ketjap,
    gezeefde tomaat = passata, tomaat = tomaten, noot = noten, walnoot = walnoten, kaneelstokje = kaneel,
    laurierblad = laurier, eiwitrijk = eiwitrijke,
    paprika, aubergine, courgette, slagroom, kookroom, room, crème fraîche, zure room, zelfrijzend bakmeel,
    poedersuiker, vanillesuiker, bakpoeder, olijfolie, zonnebloemolie, tomatenpuree, citroen, aardappel, sla,
    sperzieboon, bruine boon, knoflook, look, paneermeel, appelazijn, mihoen, kippenbouillon, groentebouillon,
    runderbouillon, zongedroogde tomaat, gerookte zalm, knoflookpoeder, uienpoeder, appelmoes, pijnboompit, gehakte,
    (kippen)ei = (kippen)eieren, vlees(tomaat) = (vlees)tomaat = (vlees)tomaten, kokos(melk), amandel(melk),
    haver(melk), soja(melk), rijst(melk), haver(room), soja(room), kokos(room), kokos(yoghurt), soja(yoghurt),
    pinda(kaas), cacao(boter), amandel(pasta), noten(pasta), (noot)muskaat, muskaat(noot), kokos(noot), kokos(noten),
    (boter)sla, (boter)boon, zoete (aardappel), aard(appel), sinaas(appel), granaat(appel), wijn(azijn),
    witte(wijn)azijn, rode(wijn)azijn, boek(weit)meel, rijst(meel), amandel(meel), maïs(meel), kikker(erwt),
    rijst(noedel), glas(noedel), bloemkool(rijst), vrucht(vlees), kokos(vlees), krab(vlees), (vlees)tomaat,
    (ossen)harttomaat, oester(zwam), citroen(gras), (wijn)gum, room(kaas), eier(dooier), (spek)ulaas, kalkoen(spek)
  `,
  kinds: `
    pasta: spaghetti, penne, fusilli, macaroni, tagliatelle, farfalle, linguine
    kaas: Parmezaan, Goudse, cheddar, mozzarella, belegen
    paddenstoel: champignon
    ei: dooier, eidooier, eiwit
    room: slagroom, kookroom
    olie: olijfolie, zonnebloemolie
    rijst: basmatirijst
    wrap: tortillawrap, tortilla
  `,
  families: {
    lactose: 'lactose |',
    dairy: `
      melk, zuivel | room, slagroom, kookroom, boter, roomboter, yoghurt, kwark, crème fraîche, zure room, karnemelk,
      vla, ghee, ijs, skyr, custard
    `,
    cheese: `
      kaas | Parmezaan, mozzarella, feta, ricotta, mascarpone, cheddar, brie, gorgonzola, halloumi, pecorino, gouda
    `,
    egg: 'ei, eieren | eiwit, eigeel, dooier, mayonaise, mayo, aioli, eidooier, eidooiers, eiwitten',
    meat: `
      vlees | gehakt, lam, lams, kalf, kalfs, worst, lever, konijn, gelatine, rookworst, hachee, wild, schouder,
      speklap, bal
    `,
    pork: `
      varken, varkensvlees | spek, ham, bacon, chorizo, salami, pancetta, guanciale, reuzel, speklap, ontbijtspek,
      hamblokjes, spekjes, spekblokjes, hamlap, hamlappen, katenspek
    `,
    beef: 'rund, rundvlees | runder, biefstuk, sukade, entrecote, rundergehakt, rosbief',
    poultry: 'gevogelte | kip, kippen, kalkoen, eend, gans',
    fish: `
      vis | zalm, tonijn, kabeljauw, haring, makreel, ansjovis, forel, sardine, schelvis, koolvis, schol, paling,
      tilapia, heilbot, zeebaars, vissaus
    `,
    shellfish: `
      schaaldieren, schelpdieren, zeevruchten | garnaal, garnalen, mossel, mosselen, krab, kreeft, inktvis, oester,
      scampi, calamares, coquille
    `,
    nuts: `
      noot, noten | amandel, hazelnoot, walnoot, walnoten, cashew, cashewnoten, pistache, pecan, pinda, pijnboompit,
      marsepein, kastanje
    `,
    peanut: 'pinda | pindakaas',
    gluten: `
      gluten, tarwe | bloem, meel, pasta, spaghetti, penne, macaroni, fusilli, brood, paneermeel, couscous, bulgur,
      gerst, rogge, spelt, bier, sojasaus, ketjap, bladerdeeg, deeg, beschuit, noedel, mie, tortilla, wrap, koek,
      biscuit, cracker, seitan, griesmeel, tagliatelle, lasagne, stokbrood, ontbijtkoek, tarwebloem, volkorenspaghetti
    `,
    soy: 'soja | tofu, tempé, tempeh, miso, edamame, sojasaus, ketjap',
    honey: 'honing |',
    alcohol: `
      alcohol | wijn, bier, rum, wodka, whisky, cognac, brandy, likeur, sherry, port, jenever, champagne, mirin
    `,
    starch: '| rijst, pasta, spaghetti, penne, aardappel, brood, couscous, noedel',
    sesame: 'sesam | tahin',
    mustard: 'mosterd |',
    mushroom: 'paddenstoel, paddestoel | champignon, shiitake, oesterzwam',
    onion: 'ui | sjalot, lente-ui, bosui',
    garlic: 'knoflook |',
    tomato: 'tomaat | ketchup, passata',
    citrus: 'citrusvrucht, citrus | citroen, limoen, sinaasappel, mandarijn, grapefruit',
    legumes: 'peulvrucht, peulvruchten | boon, linze, erwt, kikkererwt, soja, tofu, pinda',
    corn: 'maïs | polenta, maizena, popcorn',
    nightshade: 'nachtschade | tomaat, aardappel, aubergine, paprika, chili',
  },
  vague: 'saus, poeder, blad, mengsel, puree, water, mix',
  tap: 'water, ijs, ijsblokjes',
  inSteps: {
    all: 'alle ingrediënten',
    rest: 'rest, overige, resterende',
    but: 'behalve',
    ingredients: 'ingrediënten',
    meat: 'vlees',
    oven: 'oven, bak in de oven',
  },
};
