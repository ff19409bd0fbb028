import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients:
    'ingredienser, ingrediensliste, du trenger, dette trenger du, det trenger du, trenger du, handleliste, innkjøpsliste',
  steps:
    'fremgangsmåte, framgangsmåte, tilberedning, slik gjør du*, slik lager du*, gjør slik, instruksjoner, steg for steg, trinn for trinn, metode, slik gjør*, forberedelse*',
  aside:
    'tips, *tips, merknad*, notat*, merk, variasjon*, varianter, næring*, oppbevaring, serveringsforslag, servering, tilbehør, godt å vite, visste du*, bytt*, hvorfor *, rester, råd, porsjoner, total tid, ofte stilte*',
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
  numbers:
    'kvart=¼, en kvart=¼, en tredjedel=⅓, halv=½, halvt=½, halve=½, en halv=½, et halvt=½, ett=1, én=1, en og en halv=1½, halvannen=1½, to=2, et par=2, tre=3, fire=4, fem=5, seks=6, sju=7, syv=7, åtte=8, ni=9, ti=10, tolv=12, femten=15, tjue=20, tjuefem=25, tretti=30, førti=40, førtifem=45, femti=50, seksti=60, nitti=90',
  without: 'uten, fri for, inneholder ikke, ingen',
  free: 'fri, fritt, frie',
  instead: 'i stedet for, istedenfor, erstatter',
  plant: 'vegansk, vegetar, plantebasert, plantebaserte',
  units: {
    metric: 'g, gram, kg, kilo, ml, cl, dl, desiliter, l, liter',
    weight: 'pund',
    spoon:
      'ss, ts, spiseskje, spiseskjeer, teskje, teskjeer, kopp, kopper, knivspiss, klype, klyper, neve, håndfull, skvett, dråpe, dråper, dæsj, glass',
    container:
      'boks, bokser, pakke, pakker, pk, pose, poser, flaske, flasker, beger, begre, tube, kartong, eske, hermetikkboks, terning, terninger, rull, brett',
    piece:
      'fedd, båt, båter, skive, skiver, stk, stykke, stykker, kvist, kvister, bunt, bunter, stilk, stilker, blad, blader, hode, potte, stang, stenger, bit, biter, kule, kuler, plate, plater, never',
    length: 'cm, mm, minutter, min, minutt, time, timer, grader, prosent, dager',
  },
  fill: 'av, litt, noen, få, strøken, strøkent, toppet, den, det, de, flere, mer, gjerne, evt, eventuelt, valgfri, valgfritt, type, din',
  tail: 'i, på, etter, fra, som, ved, delt, skåret, om, kuttet',
  describing: `
    fersk, frisk, liten, små, stor, store, middels, mellomstor, mellomstore, fin, grov, moden, modent, kald, varm, lun, lunken, lunkent, rå, fast, myk, tynn, tykk, hel, tørket, hakket, revet,
    malte, kvernet, skivet, finsnittet, presset, smeltet, kokt, kokte, stekt, usaltet, saltet, økologisk, frossen, frosne, tint, romtemperert, romtemperatur, avrent, avrente, skrelt, skrelte,
    strimler, skinn, bein, kokende, iskaldt, nøytral, naturell, mager, magert, flytende, ristet, steinfri, ekstra virgin, virgin, ekstra jomfru, mild, sterk, lys, mørk, lettkokte, glatt,
    kruset, røkt, røkte, ny, nye
  `,
  forms: '*ede, *hakket, *hakkede, *skåret, *revet, *malt',
  which:
    'rød, gul, grønn, hvit, hvite, brun, sort, svart, svarte, filet, fileter, bryst, bryster, lår, underlår, kotelett, koteletter, mørbrad, nakke, ytrefilet, indrefilet, cherry, jasmin, basmati, gresk, dijon, hav, hvete, ris, raps, bøff',
  parts: 'saft, skall, juice, saften, skallet, skallen',
  makes:
    'buljong, kraft, saus, pulver, puré, olje, eddik, mel, pasta, sirup, suppe, salt, melk, smør, krem, fløte, gele, syltetøy, brød, kake, dressing, pesto, nudler, drikk, yoghurt, deig, flak, vann',
  names: `
    purreløk = purre, gulrot = gulrøtter, sjampinjong = champignon, sukker = strøsukker, hvetemel = mel, maisenna = maisstivelse, spagetti = spaghetti, smør = meierismør, melk = lettmelk,
    fløte = kremfløte, rømme = lettrømme = seterrømme, fetaost = feta, soyasaus = soya, hermetiske tomater = hakkede tomater, kyllingbuljong = kyllingkraft, kylling = kyllingkjøtt,
    poteter, kål, salt, olje, koriander, oregano, vaniljesukker, bakepulver, potetmel, erter, rapsolje, hvitvinseddik, grønnsaksbuljong, oksebuljong, kjøttdeig, reker, soltørkede tomater,
    røkt paprika, olivenolje, selleri,
    kokos/mandel/havre/soya/ris/plante(melk), havre/kokos/plante(fløte), plante/peanøtt/kakao/mandel(smør), plante(fars), soya/kokos(yoghurt),
    mandel/ris/kokos/bokhvete/mais/kikert/havre(mel), bok(hvete), glutenfritt (mel), muskat/kokos(nøtt), søt(poteter), ris/glass(nudler), blomkål(ris), kalkun(bacon), kalkun(skinke),
    (rødvins)eddik, (vin)eddik/druer, (smør)bønner, (pepper)kaker, (bøff)tomat, (biff)tomat, (honning)melon, (øl)gjær, (isberg)salat, (rom)temperatur, hvitløk = hvit(løk),
    gressløk = gress(løk), olivenolje = oliven(olje), (karamell)
  `,
  kinds: `
    pasta: spaghetti, penne, makaroni, tagliatelle, fusilli
    ost: parmesan, cheddar, fetaost, gulost, jarlsberg, mozzarella, norvegia
    olje: rapsolje, olivenolje
    egg > eggeplomme, eggehvite
    sopp: sjampinjong, kantarell
    ris: basmatiris, jasminris
    tomat: hermetiske tomater
    brød: loff, grovbrød
  `,
  families: {
    lactose: 'laktose |',
    dairy:
      'melk, meieriprodukter, meieriprodukt | fløte, smør, yoghurt, rømme, crème fraîche, kesam, matfløte, myse, kondensert melk, pisket krem, iskrem, vaniljeis, hvit sjokolade',
    cheese: 'ost | gulost, brunost, kremost, jarlsberg, norvegia, cottage cheese, hvitost',
    egg: 'egg | eggeplomme, eggeplommer, eggehvite, eggehviter, plommer, majones, remulade, marengs, eggedosis',
    meat: 'kjøtt | lam, kalv, farse, pølse, lever, vilt, karbonadedeig, kjøttkaker, kjøttboller, gelatin, elg, reinsdyr, får',
    pork: 'svinekjøtt, svin, gris, flesk | skinke, ribbe, koteletter, spekepølse, medisterdeig, svinefett, spareribs, leverpostei',
    beef: 'storfekjøtt, oksekjøtt, okse, storfe, biff | høyrygg, oksehale',
    poultry: 'fjærfe, fjørfe | kylling, kalkun, and, andefett, gås, høne, hane',
    fish: 'fisk | laks, torsk, sild, tunfisk, makrell, ansjos, sei, hyse, ørret, kaviar, rogn, steinbit, kveite, sardin, uer, fiskekaker, ål, brosme, lange',
    shellfish: 'skalldyr | reke, skjell, krabbe, hummer, kreps, blekksprut, østers',
    nuts: 'nøtt, nøtter | mandel, mandler, pistasj, pinjekjerner, kastanje, nugatti, marsipan',
    peanut: 'peanøtt, peanøtter |',
    gluten:
      'gluten, hvete | pasta, brød, rugbrød, strøkavring, byggmel, bygg, rug, rugmel, øl, soya, nudler, tortillalefser, lefser, knekkebrød, spelt, kjeks, semulegryn, durum, boller, loff, grovbrød, eggnudler, malt, kake, makaroni, lasagneplater, krutonger, deig, hamburgerbrød, speltmel, kavring, grahamsmel',
    soy: 'soya | soyabønner',
    honey: 'honning |',
    alcohol: 'alkohol | vin, øl, rom, likør, akevitt, brandy, sider',
    starch:
      '| ris, pasta, potet, brød, makaroni, nudler, mel, sukker, havregryn, loff, jasminris, basmatiris',
    sesame: 'sesam |',
    mustard: 'sennep |',
    mushroom: 'sopp | kantarell, østerssopp',
    onion: 'løk | vårløk, rødløk, purreløk, gressløk',
    garlic: 'hvitløk |',
    tomato: 'tomat | tomatpuré',
    citrus: 'sitrusfrukt, sitrus | sitron, lime, appelsin, grapefrukt, mandarin, klementin',
    legumes: 'belgfrukter, belgfrukt | bønner, linse, ert, kikert, soya, peanøtt',
    corn: 'mais | maisenna',
    nightshade: 'søtvier | tomat, potet, aubergine, paprika, chili',
  },
  vague: 'saus, pulver, blad, blanding, deig, vann, masse, saft, røre',
  tap: 'vann, is, isbiter, kokende vann, kaldt vann, lunkent vann',
  inSteps: {
    all: 'alle ingrediensene, alle ingredienser',
    rest: 'resten, resterende, øvrige',
    but: 'alt unntatt, unntatt, bortsett fra',
    ingredients: 'ingredienser, ingrediensene',
    oven: 'ovn, ovnen, stek i ovn, stekeovn, stekeovnen',
  },
};
