import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients:
    'ingredienser, ingredienslista, det här behöver du, detta behöver du, du behöver, inköpslista, vad du behöver, behöver du',
  steps:
    'tillagning, gör så här, så här gör du*, så gör du*, instruktioner, tillvägagångssätt, steg för steg, metod, steg, förberedelse*, tillaga, så lagar du*',
  aside:
    'tips, *tips, notering*, notera, anmärkning*, variation*, varianter, näringsvärde*, näring*, förvaring, serveringsförslag, servering, bra att veta, visste du*, byt ut, varför *, rester, tänk på*, kommentar*, vanliga frågor, portioner, total tid',
  tools: 'redskap, köksredskap, utrustning, det här behöver du i köket',
  step: 'steg',
  recipe: 'recept',
  named: 'rätt, namn, titel, idé, förslag, receptförslag, maträtt',
  serves: 'portioner, portion, personer, person, pers, räcker till, för, till',
  yields: 'ger, antal, blir, räcker till, mängd',
  pieces: 'bitar, st, stycken, skivor',
  total: 'total tid, totaltid, total, tid, tidsåtgång, klart på, klar på, färdig på, tar',
  prep: 'förberedelsetid, förberedelse, förberedelser, förberedning, arbetstid',
  cook: 'tillagningstid, tillagning, koktid, ugnstid, gräddningstid, stektid, i ugn, i ugnen',
  hours: 'h',
  minutes: 'minuters',
  seconds: 'sek',
  times: 'en kvart=15, kvart=15, en timme=60, tre kvart=45, halvtimme=30, en halvtimme=30, halv timme=30',
  untimed: 'var, varje, inom, efter, sista, de sista, på, var tredje',
  untimedBehind: 'före slutet, innan slutet, mindre',
  suggest: 'recept på, recept för, vad sägs om, föreslår, jag rekommenderar, laga, göra, baka, är, blir',
  praise: 'god, goda, enkel, enkla, klassisk, krämig, läcker, den, det, de',
  ends: 'som, med dina, på, till, är, men, av',
  chat: 'självklart, absolut, här*, med, hej, visst, javisst, gärna, det, den, ja, perfekt, vad, klart, naturligtvis, kul',
  goodbye: 'smaklig måltid',
  optional: 'valfritt, efter smak',
  letters: '',
  endings: 'ar, er, or, en, et, n, a, e, na, erna, arna, orna, t, s, ens, ets, ade, at, ad',
  beginnings: '',
  plurals: '',
  decimal: ',',
  build: 'joined',
  and: 'och, samt, &',
  plus: 'plus',
  or: 'eller',
  to: 'till',
  with: 'med',
  about: 'ca, cirka, ungefär, drygt, knappt, runt, ytterligare, extra, ca., omkring',
  altogether: 'totalt, sammanlagt, tillsammans, i alt',
  each: 'vardera, styck, st styck',
  per: 'per',
  for: 'för, till',
  articles: 'en, ett',
  numbers:
    'kvarts=¼, en kvarts=¼, en tredjedel=⅓, halv=½, halva=½, halvt=½, en halv=½, ett halvt=½, en och en halv=1½, ett och ett halvt=1½, två=2, ett par=2, tre=3, fyra=4, fem=5, sex=6, sju=7, åtta=8, nio=9, tio=10, tolv=12, femton=15, tjugo=20, tjugofem=25, trettio=30, fyrtio=40, fyrtiofem=45, femtio=50, sextio=60, nittio=90',
  without: 'utan, fri från, innehåller inte',
  free: 'fri, fria, fritt',
  instead: 'i stället för, istället för, ersätter',
  plant: 'vegansk, vegan, vegetarisk, veggie, växtbaserad, växtbaserat, vego',
  units: {
    metric: 'g, gram, kg, kilo, ml, cl, dl, deciliter, l, liter',
    weight: '',
    spoon:
      'msk, tsk, krm, matsked, matskedar, tesked, teskedar, kryddmått, nypa, nypor, kopp, koppar, näve, skvätt, droppe, droppar, klick',
    container:
      'burk, burkar, paket, påse, påsar, förpackning, förpackningar, flaska, tub, tärning, ask, kartong',
    piece:
      'klyfta, klyftor, skiva, skivor, st, stycken, kvist, kvistar, knippe, kruka, bit, bitar, stjälk, stjälkar, blad, huvud, stång, stänger',
    length: 'cm, mm, minuter, min, timmar, grader',
  },
  fill: 'av, några, lite, rågad, struken, valfri, valfritt',
  tail: 'att, i, på, efter, från, om',
  describing: `
    färsk, liten, små, stor, medelstor, fin, grov, mogen, kall, varm, ljummen, ljummet, rå, kokt, fast, mjuk, tunn, tjock, hel, smält, hackad, riven, rivet, malen, malet, skivad, tärnad,
    pressad, skalad, strimlad, krossad, finhackad, grovhackad, rumsvarm, rumstempererad, fryst, frysta, torkad, naturell, mager, nymalen, nymalet, ekologisk, finhack, mellanstor, mald,
    finriven, kokande, delad, delade, avrunnen, skinn
  `,
  forms: '*ad, *at, *ade',
  which:
    'röd, gul, grön, vit, brun, svart, körsbär, filé, bröst, lår, ben, klubba, sid, spets, kotlett, raps, oliv, basmati, jasmin, rygg, schalotten, bland, bak',
  parts: 'saft, skal, äggula, gula, zest, saften, skalet',
  makes:
    'buljong, sås, pulver, puré, olja, vinäger, mjöl, pasta, sirap, mjölk, soppa, salt, fond, fräs, juice',
  names: `
    lök = gul lök = gullök, morot = morötter, grädde = vispgrädde, vetemjöl = mjöl, socker = strösocker, peppar = svartpeppar, färs = blandfärs = nötfärs = köttfärs,
    kyckling = kycklingfilé = kycklinglårfilé, lax = laxfilé, soja = sojasås, kål = vitkål = spetskål, socker = strösocker = sockret,
    potatis, ägg, vitlök, tomat, smör, matlagningsgrädde, mjölk, salt, crème fraiche, gurka, paprika, champinjon, purjolök, persilja, dill, ost, citron, ris, pasta, rödlök, salladslök,
    bakpulver, vaniljsocker, florsocker, ströbröd, olivolja, rapsolja, tomatpuré, buljong, bacon, pepparrot, äpple, kryddpeppar, nyponsoppa, vaniljsås, selleri,
    kokos/mandel/havre/soja(mjölk), havre/kokos(grädde), havre(dryck), jordnöts/kakao(smör), mandel/ris/kokos/bovete/majs(mjöl), muskot/kokos(nöt), söt(potatis), vit/gräs/purjo(lök),
    vin(äger), vitvins/rödvins(vinäger), majs(stärkelse), ris/glas(nudlar), blomkåls(ris), kalkon(bacon), citron(gräs), (smör)bönor, (ost)ronskivling/ron, (vin)druvor,
    granat(äpple) = granatäpple, (köl)
  `,
  kinds: `
    pasta: spaghetti, penne, makaroner, tagliatelle, fusilli
    ost: parmesan, cheddar, fetaost, västerbottensost
    färs: blandfärs, nötfärs
    olja: rapsolja, olivolja
    ägg: äggula, äggvita
    svamp: champinjon, kantarell
  `,
  families: {
    lactose: 'laktos |',
    dairy:
      'mjölk, mejeriprodukter, mejeri, mjölkprodukter | grädde, smör, yoghurt, crème fraiche, kvarg, filmjölk, gräddfil, keso, kesella, glass, ghee, vispgrädde, matlagningsgrädde',
    cheese:
      'ost | parmesan, mozzarella, fetaost, feta, ricotta, mascarpone, cheddar, halloumi, västerbottensost',
    egg: 'ägg | äggula, äggvita, majonnäs',
    meat: 'kött | färs, köttfärs, korv, lamm, kalv, lever, köttbullar, vilt, falukorv, gelatin',
    pork: 'fläsk, gris, fläskkött | bacon, skinka, sidfläsk, fläskfilé, chorizo, salami, pancetta, kassler, karré, spareribs',
    beef: 'nötkött | biff, nötfärs, oxfilé, högrev, rostbiff',
    poultry: 'fågel | kyckling, kalkon, anka, höns, höna',
    fish: 'fisk | lax, torsk, sill, tonfisk, makrill, ansjovis, sej, strömming, abborre, gös, kaviar, rom',
    shellfish: 'skaldjur | räka, räkor, mussla, musslor, krabba, hummer, kräfta, kräftor, bläckfisk, ostron',
    nuts: 'nöt, nötter | mandel, hasselnöt, hasselnötter, valnöt, valnötter, cashew, cashewnötter, pistage, jordnöt, jordnötter, pekannöt, marsipan, mandlar, mandelspån',
    peanut: 'jordnöt, jordnötter |',
    gluten:
      'gluten, vete | vetemjöl, mjöl, pasta, spaghetti, penne, makaroner, bröd, ströbröd, couscous, bulgur, korn, råg, öl, soja, sojasås, smördeg, nudlar, tortilla, pizzadeg, knäckebröd, dinkel, kex, mannagryn',
    soy: 'soja | tofu, miso, edamame, sojasås',
    honey: 'honung |',
    alcohol: 'alkohol | vin, vitt vin, rött vin, öl, rom, konjak, likör, vodka, whisky, sherry, portvin',
    starch: '| ris, pasta, spaghetti, potatis, bröd, makaroner, nudlar',
    sesame: 'sesam | tahini',
    mustard: 'senap |',
    mushroom: 'svamp | champinjon, kantarell',
    onion: 'lök | schalottenlök, salladslök, purjolök',
    garlic: 'vitlök |',
    tomato: 'tomat | ketchup',
    citrus: 'citrusfrukt, citrus | citron, lime, apelsin, grapefrukt',
    legumes: 'baljväxter, baljväxt | böna, bönor, lins, linser, ärta, ärtor, kikärta, kikärtor, soja, tofu',
    corn: 'majs | polenta, popcorn',
    nightshade: 'potatisväxter | tomat, potatis, aubergine, paprika, chili',
  },
  vague: 'sås, pulver, blad, blandning, smet, vatten',
  tap: 'vatten, is',
  inSteps: {
    all: 'alla ingredienser',
    rest: 'resten, resterande, övriga',
    but: 'utom',
    ingredients: 'ingredienser, ingredienserna',
    oven: 'ugn, ugnen, ugns',
  },
};
