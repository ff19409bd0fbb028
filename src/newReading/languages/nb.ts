import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    ingredienser, ingrediensliste, du trenger, dette trenger du, det trenger du, trenger du, handleliste,
    innkjøpsliste
  `,
  steps: `
    fremgangsmåte, framgangsmåte, tilberedning, slik gjør du*, slik lager du*, gjør slik, instruksjoner, steg for steg,
    trinn for trinn, metode, slik gjør*, forberedelse*
  `,
  aside: `
    tips, *tips, merknad*, notat*, merk, variasjon*, varianter, næring*, oppbevaring, serveringsforslag, servering,
    tilbehør, godt å vite, visste du*, bytt*, hvorfor *, rester, råd, porsjoner, total tid, ofte stilte*
  `,
  tools: 'utstyr, redskap, kjøkkenutstyr',
  step: 'trinn, steg',
  recipe: 'oppskrift',
  named: 'rett, navn, tittel, idé, forslag',
  serves: 'porsjoner, porsjon, personer, person, pers, til',
  yields: 'gir, mengde, antall, til, utbytte, rekker til',
  pieces: 'stk, stykker, biter, skiver',
  total: 'total tid, totaltid, total, tid, tidsbruk, samlet tid, klar på, tar',
  prep: 'forberedelsestid, forberedelse, forberedelser, arbeidstid',
  cook: 'tilberedningstid, koketid, steketid, tilberedning, i ovnen, stekning',
  hours: 'timers',
  minutes: 'minutters',
  seconds: '',
  times: 'et kvarter=15, kvarter=15, tre kvarter=45, halvtime=30, halv time=30, en halvtime=30, en time=60',
  untimed: 'hvert, hver, innen, etter, siste, de siste, på',
  untimedBehind: 'før slutten, mindre, kortere',
  suggest: 'oppskrift på, hva med, foreslår, jeg anbefaler, lage, bake, er, blir',
  praise: 'god, enkel, klassisk, deilig, kremet',
  ends: 'som, med dine, på, til, er, men, av',
  chat: 'selvfølgelig, her*, med, hei, selvsagt, klart, ja, det, denne, jeg, perfekt, så klart, absolutt',
  goodbye: 'velbekomme, god appetitt',
  optional: 'valgfritt, etter smak',
  letters: 'æ=ae, ø=oe',
  endings: 'er, ere, en, et, ne, ene, r, e, n, a, s, ens, ets, t',
  beginnings: '',
  plurals: '',
  decimal: ',',
  build: 'joined',
  and: 'og, samt, &',
  plus: 'pluss, +',
  or: 'eller',
  to: 'til',
  with: 'med',
  about: 'ca, cirka, omtrent, rundt, godt, knapt, ytterligere, ekstra, ca.',
  altogether: 'til sammen, totalt, i alt',
  each: 'hver, per stk, pr stk, stykket',
  per: 'per, pr',
  for: 'for, til',
  articles: 'en, ei, et',
  numbers: `
    kvart=¼, en kvart=¼, en tredjedel=⅓, halv=½, halvt=½, halve=½, en halv=½, et halvt=½, ett=1, én=1,
    en og en halv=1½, halvannen=1½, to=2, et par=2, tre=3, fire=4, fem=5, seks=6, sju=7, syv=7, åtte=8, ni=9, ti=10,
    tolv=12, femten=15, et kvarter=15, tjue=20, tjuefem=25, tretti=30, førti=40, førtifem=45, femti=50, seksti=60,
    nitti=90
  `,
  without: 'uten, fri for, inneholder ikke, ingen',
  free: 'fri, fritt, frie',
  instead: 'i stedet for, istedenfor, erstatter',
  plant: 'vegansk, veganske, vegetarisk, vegetariske, vegetar, plantebasert, plantebaserte',
  units: {
    metric: 'g, gram, kg, kilo, ml, cl, dl, desiliter, l, liter',
    weight: 'pund',
    spoon: `
      ss, ts, spiseskje, spiseskjeer, teskje, teskjeer, kopp, kopper, knivspiss, klype, klyper, neve, håndfull, skvett,
      dråpe, dråper, dæsj, glass
    `,
    container: `
      boks, bokser, pakke, pakker, pk, pose, poser, flaske, flasker, beger, begre, tube, kartong, eske, hermetikkboks,
      terning, terninger, rull, brett
    `,
    piece: `
      fedd, båt, båter, skive, skiver, stk, stykke, stykker, kvist, kvister, bunt, bunter, stilk, stilker, blad,
      blader, hode, potte, stang, stenger, bit, biter, kule, kuler, plate, plater, never
    `,
    length: 'cm, mm, minutter, min, minutt, time, timer, grader, prosent, dager',
  },
  fill: `
    av, litt, noen, få, strøken, strøkent, toppet, den, det, de, flere, mer, gjerne, evt, eventuelt, valgfri,
    valgfritt, type, din
  `,
  tail: 'i, på, etter, fra, som, ved, delt, skåret, om, kuttet',
  describing: `
    fersk, ferske, ferskt, frisk, friske, liten, lite, små, stor, store, stort, middels, mellomstor, mellomstore, fin,
    fint, finhakket, grovhakket, grov, grovt, grove, moden, modne, modent, kald, kaldt, kalde, varm, varmt, lun,
    lunken, lunkent, rå, fast, myk, mykt, tynn, tynne, tykk, tykke, hel, hele, tørket, tørkede, hakket, hakkede, revet,
    revne, malte, kvernet, nykvernet, skivet, finsnittet, presset, smeltet, kokt, kokte, stekt, usaltet, saltet,
    økologisk, økologiske, frossen, frosne, tint, romtemperert, romtemperatur, avrent, avrente, skrelt, skrelte,
    strimler, skinn, bein, kokende, iskaldt, nøytral, naturell, mager, magert, flytende, ristede, ristet, steinfri,
    ekstra virgin, virgin, ekstra jomfru, mild, sterk, lys, mørk, skoldede, lettkokte, glatt, kruset, pillede, røkt,
    røkte, ny, nye
  `,
  forms: '*ede, *hakket, *hakkede, *skåret, *revet, *malt',
  which: `
    rød, røde, rødt, gul, gule, grønn, grønne, grønt, hvit, hvite, hvitt, brun, brune, sort, svart, svarte, filet,
    fileter, bryst, bryster, brystfilet, lår, lårfilet, underlår, stek, kotelett, koteletter, mørbrad, nakke,
    ytrefilet, indrefilet, cherry, jasmin, basmati, gresk, dijon, hav, hvete, ris, raps, bøff
  `,
  parts: 'saft, skall, juice, saften, skallet, skallen',
  makes: `
    buljong, kraft, saus, pulver, puré, olje, eddik, mel, pasta, sirup, suppe, salt, melk, smør, krem, fløte, gele,
    syltetøy, brød, kake, dressing, pesto, nudler, drikk, yoghurt, deig, flak, vann
  `,
  names: `
    løk = gul løk, purreløk = purre, potet = poteter, gulrot = gulrøtter, sjampinjong = champignon, hodekål = kål,
    pepper = sort pepper = svart pepper, salt = havsalt, sukker = strøsukker, hvetemel = mel, maisenna = maisstivelse,
    spagetti = spaghetti, smør = meierismør, melk = helmelk = lettmelk, fløte = kremfløte,
    rømme = lettrømme = seterrømme, fetaost = feta, olje = nøytral olje, soyasaus = soya,
    hermetiske tomater = hakkede tomater, kyllingbuljong = kyllingkraft, kylling = kyllingkjøtt,
    rødløk, tomat, agurk, paprika, squash, aubergine, spinat, brokkoli, blomkål, rødkål, grønnkål, selleri, sellerirot,
    stangselleri, persille, dill, basilikum, timian, rosmarin, koriander, mynte, oregano, karri, gurkemeie,
    spisskummen, kanel, kardemomme, ingefær, chili, melis, brunt sukker, vaniljesukker, sirup, bakepulver, natron,
    gjær, rugmel, potetmel, strøkavring, havregryn, ris, pasta, nudler, linser, bønner, erter, mais, tofu, egg,
    margarin, matfløte, crème fraîche, yoghurt, ost, gulost, brunost, kremost, cottage cheese, oliven, rapsolje,
    sesamolje, eddik, hvitvinseddik, eplecidereddik, sennep, dijonsennep, ketchup, tomatpuré, buljong,
    grønnsaksbuljong, oksebuljong, kjøttdeig, karbonadedeig, oksekjøtt, svinekjøtt, bacon, laks, torsk, tunfisk, reker,
    sitron, lime, appelsin, eple, pære, banan, avokado, bringebær, jordbær, blåbær, rosiner, nøtter, mandler, kakao,
    sjokolade, mørk sjokolade, sesamfrø, linfrø, chiafrø, solsikkefrø, gresskarkjerner, gresskar, butternut,
    vaniljestang, soltørkede tomater, laurbærblad, paprikapulver, røkt paprika, kapers, tranebær, tahini, hummus,
    hvitløk = hvit(løk), vårløk = vår(løk), gressløk = gress(løk), kikerter = (kik)erter, olivenolje = oliven(olje),
    kokos(melk), mandel(melk), havre(melk), havre(drikk), havre(fløte), soya(melk), soya(drikk), ris(melk),
    kokos(krem), kokos(fløte), plante(melk), plante(fløte), plante(smør), plante(fars), soya(yoghurt), kokos(yoghurt),
    peanøtt(smør), kakao(smør), mandel(smør), mandel(mel), ris(mel), kokos(mel), bokhvete(mel), bok(hvete), mais(mel),
    kikert(mel), havre(mel), potet(mel), glutenfritt (mel), muskat(nøtt), kokos(nøtt), søt(potet) = søt(poteter),
    (hvitvins)eddik, (rødvins)eddik, (vin)eddik, eple(cider)eddik, (vin)druer, (smør)bønner, ris(nudler),
    glass(nudler), blomkål(ris), pepper(rot), (pepper)mynte, (pepper)kaker, østerssopp = (østers)sopp, kalkun(bacon),
    kalkun(skinke), (karamell), sitron(gress), (bøff)tomat, (biff)tomat, (honning)melon, (is)salat, (isberg)salat,
    (øl)gjær, (rom)temperatur
  `,
  kinds: `
    pasta: spaghetti, penne, makaroni, tagliatelle, fusilli
    ost: parmesan, cheddar, fetaost, gulost, jarlsberg, mozzarella, norvegia
    olje: rapsolje, olivenolje
    egg > eggeplomme, eggeplommer, eggehvite, eggehviter
    sitron > sitronsaft, sitronskall
    lime > limesaft
    sopp: sjampinjong, kantarell
    kylling: kyllingfilet, kyllinglår
    ris: basmatiris, jasminris
    tomat: cherrytomat, hermetiske tomater
    brød: loff, grovbrød
  `,
  families: {
    lactose: 'laktose |',
    dairy: `
      melk, meieriprodukter, meieriprodukt | fløte, smør, yoghurt, rømme, crème fraîche, kesam, kulturmelk, kremfløte,
      matfløte, helmelk, lettmelk, myse, kondensert melk, pisket krem, melkepulver, iskrem, vaniljeis, melkesjokolade,
      hvit sjokolade, surmelk, tjukkmelk
    `,
    cheese: `
      ost | gulost, brunost, fetaost, kremost, blåmuggost, jarlsberg, norvegia, cottage cheese, geitost, hvitost,
      salatost
    `,
    egg: `
      egg | eggeplomme, eggeplommer, eggehvite, eggehviter, plommer, majones, remulade, marengs, eggedosis
    `,
    meat: `
      kjøtt | lam, lammekjøtt, kalv, kalvekjøtt, farse, pølse, pølser, lever, leverpostei, vilt, kjøttdeig,
      karbonadedeig, kjøttkaker, kjøttboller, gelatin, gelatinplater, elg, reinsdyr, reinkjøtt, fårekjøtt, får,
      pinnekjøtt
    `,
    pork: `
      svinekjøtt, svin, gris, flesk | skinke, spekeskinke, ribbe, koteletter, svinenakke, svinefilet, kokt skinke,
      spekepølse, medisterdeig, svinefett, spareribs, leverpostei
    `,
    beef: `
      storfekjøtt, oksekjøtt, okse, storfe, biff | entrecote, roastbiff, høyrygg, oksehale, indrefilet av okse
    `,
    poultry: 'fjærfe, fjørfe | kylling, kalkun, and, andefett, gås, høne, hane, andebryst',
    fish: `
      fisk | laks, torsk, sild, tunfisk, makrell, ansjos, sei, hyse, ørret, kaviar, rogn, steinbit, kveite, fiskesaus,
      sardin, sardiner, uer, klippfisk, lutefisk, fiskekaker, ål, brosme, lange
    `,
    shellfish: `
      skalldyr | reke, reker, blåskjell, skjell, krabbe, hummer, kreps, blekksprut, østers, sjøkreps, kamskjell,
      scampi
    `,
    nuts: `
      nøtt, nøtter | mandel, mandler, hasselnøtt, hasselnøtter, valnøtt, valnøtter, cashewnøtt, cashewnøtter, pistasj,
      pistasjnøtter, peanøtt, peanøtter, pekannøtt, pekannøtter, pinjekjerner, kastanje, kastanjer, paranøtt, nugatti,
      nougat, marsipan, pistasjkjerner
    `,
    peanut: 'peanøtt, peanøtter |',
    gluten: `
      gluten, hvete | hvetemel, mel, pasta, brød, rugbrød, strøkavring, byggmel, bygg, rug, rugmel, øl, soya, soyasaus,
      butterdeig, nudler, tortilla, tortillalefser, lefser, pizzadeig, knekkebrød, spelt, kjeks, semulegryn, durum,
      boller, loff, grovbrød, filodeig, eggnudler, malt, byggryn, kake, makaroni, lasagneplater, krutonger, deig,
      pizzabunn, hamburgerbrød, speltmel, kavring, grahamsmel
    `,
    soy: 'soya | soyasaus, soyabønner',
    honey: 'honning |',
    alcohol: 'alkohol | vin, hvitvin, rødvin, øl, rom, likør, portvin, akevitt, brandy, sider',
    starch: `
      | ris, pasta, potet, poteter, brød, makaroni, nudler, mel, sukker, havregryn, loff, jasminris, basmatiris,
      grøtris, spagetti
    `,
    sesame: 'sesam | sesamfrø, sesamolje',
    mustard: 'sennep | dijonsennep',
    mushroom: 'sopp | sjampinjong, kantarell, kantareller, steinsopp, østerssopp',
    onion: 'løk | sjalottløk, vårløk, rødløk, purreløk, purre, gressløk',
    garlic: 'hvitløk |',
    tomato: 'tomat | tomatpuré',
    citrus: 'sitrusfrukt, sitrus | sitron, lime, appelsin, grapefrukt, mandarin, klementin',
    legumes: `
      belgfrukter, belgfrukt | bønne, bønner, linse, linser, ert, erter, kikert, kikerter, soya, peanøtt
    `,
    corn: 'mais | maisenna, maismel, maisstivelse',
    nightshade: 'søtvier | tomat, potet, poteter, aubergine, paprika, chili',
  },
  vague: 'saus, pulver, blad, blanding, deig, vann, masse, saft, røre',
  tap: 'vann, is, isbiter, kokende vann, kaldt vann, lunkent vann',
  inSteps: {
    all: 'alle ingrediensene, alle ingredienser',
    rest: 'resten, resterende, øvrige',
    but: 'alt unntatt, unntatt, bortsett fra',
    ingredients: 'ingredienser, ingrediensene',
    meat: 'kjøtt, kjøttet',
    oven: 'ovn, ovnen, stek i ovn, stekeovn, stekeovnen',
  },
};
