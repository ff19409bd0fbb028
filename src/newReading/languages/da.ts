import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients:
    'ingredienser, ingrediensliste, du skal bruge, det skal du bruge, skal du bruge, indkøbsliste, skal bruge',
  steps:
    'fremgangsmåde, tilberedning, sådan gør du*, sådan laver du*, gør sådan, instruktioner, trin for trin, trin, metode, forberedelse',
  aside:
    'tip, tips, *tip, *tips, note, noter, bemærk*, variation*, varianter, næring*, opbevaring, serveringsforslag, servering, tilbehør, godt at vide, vidste du*, erstat*, hvorfor *, rester, gode råd, råd, ofte stillede*, portioner, samlet tid',
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
  chat: 'selvfølgelig, her*, med, hej, naturligvis, klart, ja, det, denne, jeg, perfekt, super, helt sikkert',
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
  numbers:
    'en kvart=¼, kvart=¼, en tredjedel=⅓, halv=½, halvt=½, halve=½, en halv=½, et halvt=½, én=1, ét=1, en og en halv=1½, halvanden=1½, halvandet=1½, to=2, et par=2, tre=3, fire=4, fem=5, seks=6, syv=7, otte=8, ni=9, ti=10, tolv=12, femten=15, tyve=20, femogtyve=25, tredive=30, fyrre=40, femogfyrre=45, halvtreds=50, tres=60, halvfems=90',
  without: 'uden, fri for, indeholder ikke, ingen',
  free: 'fri, frit, frie',
  instead: 'i stedet for, erstatter',
  plant: 'vegansk, vegetarisk, veggie, plantebaseret, plantebaserede, plantefars',
  units: {
    metric: 'g, gram, kg, kilo, ml, cl, dl, deciliter, l, liter',
    weight: 'pund',
    spoon:
      'spsk, tsk, spiseske, spiseskeer, spiseskefuld, teske, teskeer, teskefuld, kop, kopper, knivspids, knsp, nip, drys, håndfuld, stænk, skvæt, glas, klat, dråbe, dråber',
    container:
      'dåse, dåser, pakke, pakker, pose, poser, flaske, flasker, bæger, bægre, tube, karton, bakke, bakker, boks, bokse, brev, breve, ds, pk, rulle, ruller, terning, terninger',
    piece:
      'fed, skive, skiver, stk, stykke, stykker, kvist, kviste, bundt, bundter, stængel, stængler, stilk, stilke, blad, blade, hoved, håndfulde, potte, stang, stænger, klods, kugle, kugler, båd, både, plade, plader',
    length: 'cm, mm, minutter, min, minut, time, timer, grader, procent, dage',
  },
  fill: 'af, lidt, nogle, få, strøgen, strøget, top, toppet, dynger, den, det, de, flere, mere, gerne, evt, eventuelt, din, dit, valgfri, valgfrit, slags, stort',
  tail: 'i, på, efter, fra, uden til, som, ved, der, delt, skåret, om',
  describing: `
    frisk, lille, små, stor, store, mellem, fin, groft, grov, moden, kold, varm, lun, lunken, lunkent, rå, fast, blød, tynd, tyk, tykke, hel, tørret, hakket, revet, malet, stødt, skivet,
    snittet, presset, smeltet, kogt, kogte, stegt, usaltet, saltet, økologisk, frossen, frosne, optøet, stuetemperatur, stuetempereret, drænet, skrællet, tern, strimler, kogende, iskoldt,
    neutral, naturel, mager, magert, kværnet, flydende, ristet, skind, ben, udstenet, jomfru, ekstra jomfru, mild, stærk, lys, mørk, groftmalet, glat, krus, danske, pillet, røget, udblødte,
    letkogte
  `,
  forms: '*ede, *skåret, *skårne, *hakket, *hakkede',
  which:
    'rød, gul, grøn, grønne, hvid, brun, sort, sorte, filet, bryst, bryster, lår, overlår, underlår, kølle, kotelet, mørbrad, kam, side, cherry, bøf, jasmin, basmati, græsk, dijon, vår, ny, nye, hav, flage, hvede, ris, raps, oliven',
  parts: 'saft, skal, juice, fintrevet skal, saften, skallen',
  makes:
    'bouillon, fond, sauce, sovs, pulver, puré, olie, eddike, mel, pasta, sirup, suppe, salt, mælk, smør, creme, fløde, gele, marmelade, brød, kage, dressing, pesto, nudler, drik, yoghurt, farce, brusk, flager, vand',
  names: `
    kartoffel = kartofler, gulerod = gulerødder, spidskål = kål, hvedemel = mel, maizena = majsstivelse, æg = hønseæg, mælk = sødmælk = letmælk = minimælk = skummetmælk, fløde = piskefløde,
    creme fraiche = cremefraiche, fetaost = feta, soja = sojasauce = sojasovs, tomatpuré = tomatkoncentrat, hakkede tomater = flåede tomater, kylling = kyllingekød,
    hakket oksekød = oksefars = hakkekød,
    salt, laurbærblad, persille, koriander, ingefær, rørsukker, vaniljesukker, bagepulver, kartoffelmel, olie, hvidvinseddike, oksebouillon, rejer, hindbær, jordbær, blåbær,
    soltørrede tomater, tranebær, limeblade, selleri,
    frugt(kød), kokos/mandel/havre/soja/ris/plante(mælk), havre/kokos/plante(fløde), plante(fars), plante/jordnødde/kakao/mandel(smør), soja/kokos(yoghurt),
    mandel/ris/kokos/boghvede/majs/kikærte/havre/kartoffel(mel), bog(hvede), glutenfri (mel), muskat/kokos(nød), kokos(nødder), ris/glas(nudler), blomkåls(ris), kalkun(bacon), kalkun(skinke),
    vand(kastanjer), is(tern), mælke(bøtte), peber(rod), (smør) formen, (vin)eddike/druer, (rødvins)eddike, (smør)bønner/hat, (østers)hat, (citron)græs/timian, (oksekøds)tomat, (bøf)tomat,
    (honning)melon, (øl)gær, sød(kartoffel) = sød(kartofler), æble(cider)eddike, (karamel), frugt(kød) = frugtkødet, hvidløg = hvid(løg), purløg = pur(løg), kikærter = (kik)ærter,
    olivenolie = oliven(olie), (ananas)
  `,
  kinds: `
    pasta: spaghetti, penne, makaroni, tagliatelle, fusilli, lasagneplader
    ost: parmesan, cheddar, fetaost, danbo, mozzarella
    olie: rapsolie, olivenolie
    æg > æggeblomme, æggehvide
    svamp: champignon, kantareller
    ris: basmatiris, jasminris
    tomat: hakkede tomater
    brød: toastbrød, rugbrød, franskbrød
  `,
  families: {
    lactose: 'laktose |',
    dairy:
      'mælk, mejeriprodukter, mejeriprodukt | fløde, smør, yoghurt, creme fraiche, kvark, ymer, tykmælk, iscreme, vaniljeis, madlavningsfløde, valle, hvid chokolade',
    cheese: 'ost | flødeost, smøreost, blåskimmelost, danbo, havarti, hytteost, ostehaps',
    egg: 'æg | æggeblomme, æggeblommer, æggehvide, æggehvider, blommer, remoulade, marengs, eggeplomme',
    meat: 'kød | lam, kalv, fars, pølse, lever, vildt, frikadelle, husblas, gelatine, kødboller, hare, gullasch',
    pork: 'svinekød, svin, gris, flæsk | skinke, spegepølse, medister, kotelet, koteletter, hamburgerryg, fedt, kassler, sidekød, spareribs, leverpostej',
    beef: 'oksekød, okse | bøf, culotte, hakkebøf, højreb',
    poultry: 'fjerkræ | kyllinge, kalkun, ande, andefedt, gås, høne, hønse, hane',
    fish: 'fisk | laks, torsk, sild, tun, makrel, ansjos, sej, rødspætte, ørred, kaviar, rogn, stenbider, kulmule, kuller, sardin, ål, fiskefrikadeller',
    shellfish: 'skaldyr | reje, muslinger, krabbe, hummer, krebs, blæksprutte, østers',
    nuts: 'nød, nødder | mandel, mandler, pistacie, pinjekerner, kastanje, marcipan',
    peanut: 'jordnød, jordnødder, peanut, peanuts, jordnødde |',
    gluten:
      'gluten, hvede | pasta, brød, rugbrød, rasp, bygmel, byg, rug, rugmel, øl, soja, nudler, knækbrød, spelt, kiks, semulje, durum, boller, toastbrød, franskbrød, æggenudler, malt, kage, makaroni, lasagneplader, croutoner, dej, grahamsmel, bagerbrød, fuldkornsmel, speltmel',
    soy: 'soja | sojabønner',
    honey: 'honning |',
    alcohol: 'alkohol | vin, rødvin, øl, rom, likør, snaps, brandy, akvavit, gløgg, cider',
    starch:
      '| ris, pasta, kartoffel, brød, makaroni, nudler, mel, sukker, havregryn, rugbrød, jasminris, basmatiris',
    sesame: 'sesam |',
    mustard: 'sennep |',
    mushroom: 'svamp, svampe | champignoner, kantarel, karl johan, østershatte',
    onion: 'løg | skalotteløg, forårsløg, rødløg, porre, purløg',
    garlic: 'hvidløg |',
    tomato: 'tomat | tomatpuré, tomatkoncentrat',
    citrus: 'citrusfrugt, citrus | citron, lime, appelsin, grapefrugt, mandarin, clementin',
    legumes: 'bælgfrugt, bælgfrugter | bønner, linse, ært, kikærter, soja, jordnød',
    corn: 'majs | maizena',
    nightshade: 'natskygge | tomat, kartoffel, kartofler, aubergine, peberfrugt, chili, paprika',
  },
  vague: 'sauce, sovs, pulver, blad, blande, dej, vand, masse, saft, drys',
  tap: 'vand, is, isterninger, kogende vand, koldt vand',
  inSteps: {
    all: 'alle ingredienser, alle ingredienserne',
    rest: 'resten, resterende, øvrige',
    but: 'alt undtagen, undtagen, bortset fra',
    ingredients: 'ingredienser, ingredienserne',
    oven: 'ovn, ovnen, bag, bages',
  },
};
