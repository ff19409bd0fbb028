import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    ingredienser, ingrediensliste, du skal bruge, det skal du bruge, skal du bruge, indkøbsliste, skal bruge
  `,
  steps: `
    fremgangsmåde, tilberedning, sådan gør du*, sådan laver du*, gør sådan, instruktioner, trin for trin, trin, metode,
    forberedelse
  `,
  aside: `
    tip, tips, *tip, *tips, note, noter, bemærk*, variation*, varianter, næring*, opbevaring, serveringsforslag,
    servering, tilbehør, godt at vide, vidste du*, erstat*, hvorfor *, rester, gode råd, råd, ofte stillede*,
    portioner, samlet tid
  `,
  tools: 'redskaber, køkkenredskaber, udstyr',
  step: 'trin, skridt',
  recipe: 'opskrift',
  named: 'ret, navn, titel, idé, forslag',
  serves: 'portioner, portion, personer, person, pers, til, antal personer',
  yields: 'giver, udbytte, antal, til, mængde, rækker til',
  pieces: 'stk, stykker, skiver',
  total: 'samlet tid, total tid, totaltid, total, tid, tid i alt, klar på, tager',
  prep: 'forberedelsestid, forberedelse, arbejdstid',
  cook: 'tilberedningstid, kogetid, bagetid, stegetid, tilberedning, i ovnen',
  hours: 'timers',
  minutes: 'minutters, min',
  seconds: '',
  times: 'et kvarter=15, kvarter=15, tre kvarter=45, halv time=30, halvanden time=90, en time=60',
  untimed: 'hvert, hver, inden for, efter, sidste, de sidste, på',
  untimedBehind: 'før tid, mindre, kortere',
  suggest: 'opskrift på, hvad med, foreslår, jeg anbefaler, lave, bage, er, bliver',
  praise: 'lækker, nem, klassisk, god, cremet',
  ends: 'som, der, med dine, på, til, er, men, af',
  chat: `
    selvfølgelig, her*, med, hej, naturligvis, klart, ja, det, denne, jeg, perfekt, super, helt sikkert
  `,
  goodbye: 'velbekomme, god appetit',
  optional: 'valgfrit, efter smag',
  letters: 'æ=ae, ø=oe',
  endings: 'er, ere, en, et, ne, erne, ene, r, e, n, s, ens, ets, t',
  beginnings: '',
  plurals: '',
  decimal: ',',
  build: 'joined',
  and: 'og, samt, &',
  plus: 'plus, +',
  or: 'eller',
  to: 'til',
  with: 'med',
  about: 'ca, cirka, omkring, omtrent, godt, knap, yderligere, ekstra, ca.',
  altogether: 'i alt, tilsammen',
  each: 'hver, pr stk, per stk, stykket',
  per: 'per, pr',
  for: 'for, til',
  articles: 'en, et',
  numbers: `
    en kvart=¼, kvart=¼, en tredjedel=⅓, halv=½, halvt=½, halve=½, en halv=½, et halvt=½, én=1, ét=1, en og en halv=1½,
    halvanden=1½, halvandet=1½, to=2, et par=2, tre=3, fire=4, fem=5, seks=6, syv=7, otte=8, ni=9, ti=10, tolv=12,
    femten=15, et kvarter=15, tyve=20, femogtyve=25, tredive=30, fyrre=40, femogfyrre=45, halvtreds=50, tres=60,
    halvfems=90
  `,
  without: 'uden, fri for, indeholder ikke, ingen',
  free: 'fri, frit, frie',
  instead: 'i stedet for, erstatter',
  plant: 'vegansk, veganske, vegetarisk, vegetariske, veggie, plantebaseret, plantebaserede, plantefars',
  units: {
    metric: 'g, gram, kg, kilo, ml, cl, dl, deciliter, l, liter',
    weight: 'pund',
    spoon: `
      spsk, tsk, spiseske, spiseskeer, spiseskefuld, teske, teskeer, teskefuld, kop, kopper, knivspids, knsp, nip,
      drys, håndfuld, stænk, skvæt, glas, klat, dråbe, dråber
    `,
    container: `
      dåse, dåser, pakke, pakker, pose, poser, flaske, flasker, bæger, bægre, tube, karton, bakke, bakker, boks, bokse,
      brev, breve, ds, pk, rulle, ruller, terning, terninger
    `,
    piece: `
      fed, skive, skiver, stk, stykke, stykker, kvist, kviste, bundt, bundter, stængel, stængler, stilk, stilke, blad,
      blade, hoved, håndfulde, potte, stang, stænger, klods, kugle, kugler, båd, både, plade, plader
    `,
    length: 'cm, mm, minutter, min, minut, time, timer, grader, procent, dage',
  },
  fill: `
    af, lidt, nogle, få, strøgen, strøget, top, toppet, dynger, den, det, de, flere, mere, gerne, evt, eventuelt, din,
    dit, valgfri, valgfrit, slags, stort
  `,
  tail: 'i, på, efter, fra, uden til, som, ved, der, delt, skåret, om',
  describing: `
    frisk, friske, friskt, lille, små, stor, store, mellemstor, mellemstore, mellem, fin, fint, groft, grov, grove,
    moden, modne, kold, koldt, kolde, varm, varmt, lun, lunken, lunkent, rå, fast, blød, blødt, bløde, tynd, tynde,
    tyk, tykke, hel, hele, tørret, tørrede, hakket, hakkede, revet, revne, malet, stødt, skivet, snittet, snittede,
    finthakket, finthakkede, finsnittet, grofthakket, presset, pressede, smeltet, kogt, kogte, nykogte, stegt, usaltet,
    saltet, økologisk, økologiske, frossen, frosne, optøet, stuetemperatur, stuetempereret, afdryppede, drænet,
    skrællet, skrællede, tern, strimler, kogende, iskoldt, neutral, naturel, mager, magert, friskkværnet, kværnet,
    nykværnet, flydende, ristede, ristet, skind, ben, udstenet, udstenede, jomfru, ekstra jomfru, mild, stærk, lys,
    mørk, skoldede, groftmalet, valsede, glat, krus, danske, pillede, pillet, røget, udblødte, letkogte, fintrevet
  `,
  forms: '*ede, *skåret, *skårne, *hakket, *hakkede',
  which: `
    rød, røde, rødt, gul, gule, grøn, grønne, grønt, hvid, hvide, hvidt, brun, brune, sort, sorte, filet, fileter,
    bryst, bryster, brystfilet, lår, overlår, underlår, kølle, steg, kotelet, mørbrad, kam, side, cherry, bøf, jasmin,
    basmati, græsk, dijon, vår, ny, nye, hav, flage, hvede, ris, raps, oliven
  `,
  parts: 'saft, skal, juice, fintrevet skal, saften, skallen',
  makes: `
    bouillon, fond, sauce, sovs, pulver, puré, olie, eddike, mel, pasta, sirup, suppe, salt, mælk, smør, creme, fløde,
    gele, marmelade, brød, kage, dressing, pesto, nudler, drik, yoghurt, farce, brusk, flager, vand
  `,
  names: `
    kartoffel = kartofler, gulerod = gulerødder, spidskål = kål, peber = sort peber = friskkværnet peber,
    salt = havsalt, brun farin = farin, hvedemel = mel, maizena = majsstivelse, æg = hønseæg,
    mælk = sødmælk = letmælk = minimælk = skummetmælk, fløde = piskefløde, creme fraiche = cremefraiche,
    yoghurt = græsk yoghurt, fetaost = feta, soja = sojasauce = sojasovs, tomatpuré = tomatkoncentrat,
    hakkede tomater = flåede tomater, kylling = kyllingekød, hakket oksekød = oksefars = hakkekød, æble = æbler,
    laurbærblad = laurbærblade,
    løg, rødløg, porre, tomat, agurk, peberfrugt, champignon, squash, aubergine, spinat, broccoli, blomkål, hvidkål,
    rødkål, grønkål, selleri, knoldselleri, bladselleri, persille, dild, basilikum, timian, rosmarin, koriander, mynte,
    salvie, oregano, karry, gurkemeje, spidskommen, kanel, kardemomme, ingefær, chili, sukker, rørsukker, flormelis,
    vaniljesukker, sirup, bagepulver, natron, gær, rugmel, kartoffelmel, rasp, havregryn, ris, pasta, spaghetti,
    nudler, linser, bønner, ærter, majs, tofu, smør, margarine, madlavningsfløde, skyr, ost, flødeost, smøreost,
    hytteost, oliven, rapsolie, olie, sesamolie, eddike, hvidvinseddike, æbleeddike, sennep, dijonsennep, ketchup,
    bouillon, hønsebouillon, grøntsagsbouillon, oksebouillon, hakket svinekød, oksekød, svinekød, bacon, laks, torsk,
    tun, rejer, citron, lime, appelsin, pære, banan, avocado, hindbær, jordbær, blåbær, rosiner, nødder, mandler,
    kakao, chokolade, mørk chokolade, jordskok, sesamfrø, hørfrø, chiafrø, solsikkekerner, græskarkerner, græskar,
    butternut squash, rødvinssauce, vaniljestang, vanilje, chokoladeknapper, soltørrede tomater, paprika,
    røget paprika, kapers, tranebær, hyldeblomst, tahin, hummus, limeblade, oksekødsterninger,
    frugt(kød) = frugtkødet, mælke(bøtte), (smør) formen, hvidløg = hvid(løg), forårsløg = forårs(løg),
    purløg = pur(løg), kikærter = (kik)ærter, olivenolie = oliven(olie), kokos(mælk), mandel(mælk), havre(mælk),
    havre(drik), havre(fløde), soja(mælk), soja(drik), ris(mælk), kokos(fløde), plante(mælk), plante(fløde),
    plante(fars), plante(smør), soja(yoghurt), kokos(yoghurt), jordnødde(smør), peanut(butter), kakao(smør),
    mandel(smør), mandel(mel), ris(mel), kokos(mel), boghvede(mel), bog(hvede), majs(mel), kikærte(mel), havre(mel),
    kartoffel(mel), glutenfri (mel), muskat(nød), kokos(nød), kokos(nødder), sød(kartoffel) = sød(kartofler),
    (vin)eddike, (hvidvins)eddike, (rødvins)eddike, æble(cider)eddike, (vin)druer, (smør)bønner, (smør)hat,
    ris(nudler), glas(nudler), blomkåls(ris), peber(rod), (peber)mynte, østershatte = (østers)hatte, (østers)hat,
    kalkun(bacon), kalkun(skinke), (karamel), (citron)græs, (citron)timian, (oksekøds)tomat, (bøf)tomat,
    (honning)melon, (flad)brød, vand(kastanjer), (is)salat, (iceberg)salat, (ananas), (øl)gær, is(tern)
  `,
  kinds: `
    pasta: spaghetti, penne, makaroni, tagliatelle, fusilli, lasagneplader
    ost: parmesan, cheddar, fetaost, danbo, mozzarella
    olie: rapsolie, olivenolie
    æg > æggeblomme, æggeblommer, æggehvide, æggehvider
    citron > citronsaft, citronskal
    lime > limesaft
    svamp: champignon, kantareller
    kylling: kyllingebryst, kyllingelår
    ris: basmatiris, jasminris
    tomat: cherrytomat, hakkede tomater
    brød: toastbrød, rugbrød, franskbrød
  `,
  families: {
    lactose: 'laktose |',
    dairy: `
      mælk, mejeriprodukter, mejeriprodukt | fløde, smør, yoghurt, creme fraiche, cremefraiche, kvark, kærnemælk, ymer,
      tykmælk, iscreme, vaniljeis, flødeis, piskefløde, madlavningsfløde, sødmælk, letmælk, valle, kondenseret mælk,
      flødeskum, mælkepulver, hytteost, mælkechokolade, hvid chokolade
    `,
    cheese: `
      ost | fetaost, flødeost, smøreost, blåskimmelost, danbo, havarti, rygeost, hytteost, ostehaps, salatost,
      fløjlsost
    `,
    egg: `
      æg | æggeblomme, æggeblommer, æggehvide, æggehvider, blommer, mayonnaise, remoulade, marengs, eggeplomme
    `,
    meat: `
      kød | lam, lammekød, kalv, kalvekød, fars, pølse, pølser, lever, leverpostej, vildt, frikadelle, frikadeller,
      husblas, gelatine, hakkekød, kødboller, hare, gullasch
    `,
    pork: `
      svinekød, svin, gris, flæsk | flæskesteg, skinke, spegepølse, medister, nakkekotelet, kotelet, koteletter,
      svinemørbrad, hamburgerryg, stegeflæsk, fedt, svinefedt, kassler, sidekød, spareribs, leverpostej
    `,
    beef: 'oksekød, okse | bøf, oksefars, roastbeef, culotte, hakkebøf, oksemørbrad, højreb, entrecote',
    poultry: `
      fjerkræ | kylling, kyllinge, kalkun, and, ande, andefedt, gås, høne, hønse, hønsekød, hane, unghane, andebryst
    `,
    fish: `
      fisk | laks, torsk, sild, tun, tunfisk, makrel, ansjos, ansjoser, sej, rødspætte, ørred, kaviar, rogn, stenbider,
      kulmule, fiskesauce, kuller, sardin, sardiner, hellefisk, ål, fiskefrikadeller
    `,
    shellfish: `
      skaldyr | reje, rejer, musling, muslinger, blåmuslinger, krabbe, hummer, krebs, blæksprutte, østers,
      jomfruhummer, kammusling, kammuslinger, krebsehaler
    `,
    nuts: `
      nød, nødder | mandel, mandler, hasselnød, hasselnødder, valnød, valnødder, cashewnød, cashewnødder, pistacie,
      pistacienødder, jordnød, jordnødder, peanut, peanuts, pekannød, pekannødder, pinjekerner, pinjekerne, kastanje,
      kastanjer, paranød, nougat, marcipan, mandelmel, jordnødde
    `,
    peanut: 'jordnød, jordnødder, peanut, peanuts, jordnødde |',
    gluten: `
      gluten, hvede | hvedemel, mel, pasta, brød, rugbrød, rasp, bygmel, byg, rug, rugmel, øl, soja, sojasauce,
      sojasovs, butterdej, nudler, tortilla, pizzadej, knækbrød, spelt, kiks, semulje, durum, boller, toastbrød,
      franskbrød, filodej, æggenudler, malt, perlebyg, kage, makaroni, tærtedej, lasagneplader, croutoner, fladbrød,
      dej, grahamsmel, burgerboller, bagerbrød, fuldkornsmel, speltmel
    `,
    soy: 'soja | sojasauce, sojasovs, sojabønner, sojabønne',
    honey: 'honning |',
    alcohol: `
      alkohol | vin, hvidvin, rødvin, øl, rom, likør, portvin, snaps, brandy, akvavit, gløgg, cider
    `,
    starch: `
      | ris, pasta, kartoffel, kartofler, brød, makaroni, nudler, mel, sukker, havregryn, rugbrød, jasminris,
      basmatiris, grødris, søde kartofler
    `,
    sesame: 'sesam | sesamfrø, sesamolie',
    mustard: 'sennep | dijonsennep',
    mushroom: 'svamp, svampe | champignon, champignoner, kantarel, kantareller, karl johan, østershatte',
    onion: 'løg | skalotteløg, forårsløg, rødløg, porre, purløg',
    garlic: 'hvidløg |',
    tomato: 'tomat | tomatpuré, tomatkoncentrat',
    citrus: 'citrusfrugt, citrus | citron, lime, appelsin, grapefrugt, mandarin, clementin',
    legumes: `
      bælgfrugt, bælgfrugter | bønne, bønner, linse, linser, ært, ærter, kikært, kikærter, soja, jordnød
    `,
    corn: 'majs | maizena, majsmel, majsstivelse',
    nightshade: 'natskygge | tomat, kartoffel, kartofler, aubergine, peberfrugt, chili, paprika',
  },
  vague: 'sauce, sovs, pulver, blad, blande, dej, vand, masse, saft, drys',
  tap: 'vand, is, isterninger, kogende vand, koldt vand',
  inSteps: {
    all: 'alle ingredienser, alle ingredienserne',
    rest: 'resten, resterende, øvrige',
    but: 'alt undtagen, undtagen, bortset fra',
    ingredients: 'ingredienser, ingredienserne',
    meat: 'kød, kødet',
    oven: 'ovn, ovnen, bag, bages',
  },
};
