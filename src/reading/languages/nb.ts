import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    ingredienser, ingrediensliste, du trenger, dette trenger du, det trenger du, trenger du, handleliste
    innkjøpsliste
  `,
  steps: `
    fremgangsmåte, framgangsmåte, tilberedning, slik gjør du*, slik lager du*, gjør slik, instruksjoner
    steg for steg, trinn for trinn, metode, slik gjør*, forberedelse*
  `,
  aside: `
    koketid*, steketid*, tilberedningstid*, tips, *tips, merknad*, notat*, merk, variasjon*, varianter
    næring*, oppbevaring, serveringsforslag, servering, tilbehør, godt å vite, visste du*, bytt*
    hvorfor *, rester, råd, porsjoner, total tid, ofte stilte*
  `,
  withFoods: 'serveringsforslag, servering, tilbehør',
  tools: 'utstyr, redskap, kjøkkenutstyr',
  otherWay: 'trykkoker, mikrobølgeovn',
  step: 'trinn, steg',
  recipe: 'oppskrift',
  several: 'oppskrifter, ideer, idéer, muligheter, retter',
  courses: 'hovedrett, tilbehør, forrett, dessert',
  named: 'rett, navn, tittel, idé, forslag',
  serves: 'porsjoner, porsjon, personer, person, pers, til',
  yields: 'gir, mengde, antall, til, utbytte, rekker til',
  pieces: 'stk, stykker, biter, skiver',
  total: 'total tid, totaltid, total, tid, tidsbruk, samlet tid, klar på, tar',
  prep: 'forberedelsestid, forberedelse, forberedelser, arbeidstid',
  cook: 'tilberedningstid, koketid, steketid, tilberedning, i ovnen, stekning',
  hours: 'timers, t',
  minutes: 'minutters',
  seconds: '',
  times: `
    et kvarter=15, kvarter=15, tre kvarter=45, halvtime=30, halv time=30, en halvtime=30, en time=60
  `,
  untimed: 'hvert, hver, innen, etter, siste, de siste, på',
  untimedBehind: 'før slutten, mindre, kortere',
  recipeFor: 'oppskrift på, oppskrift for, slik lager du',
  suggest: 'hva med, foreslår, jeg anbefaler, kan du lage, du lage, skapt for, prøv',
  suggested: '',
  is: 'er',
  praise: `
    god, gode, godt, enkel, enkle, enkelt, klassisk, klassiske, deilig, deilige, rask, den, det, de, din
  `,
  ends: 'som, med dine, med det, til, er, men, av, der, på',
  chat: `
    selvfølgelig, her*, med, hei, selvsagt, klart, ja, det, denne, jeg, perfekt, så klart, absolutt
    disse
  `,
  goodbye: 'velbekomme, god appetitt, si fra, lykke til, vil du at, kos deg',
  remark: 'hvis du, om du, du kan også, rester, den, det, denne, dette, oppbevar',
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
    kvart=¼, en kvart=¼, en tredjedel=⅓, halv=½, halvt=½, halve=½, en halv=½, et halvt=½, ett=1, én=1
    en og en halv=1½, halvannen=1½, to=2, et dusin=12, et par=2, tre=3, fire=4, fem=5, seks=6, sju=7
    syv=7, åtte=8, ni=9, ti=10, tolv=12, femten=15, tjue=20, tjuefem=25, tretti=30, førti=40
    førtifem=45, femti=50, seksti=60, nitti=90
  `,
  without: 'uten, fri for, inneholder ikke, ingen',
  free: 'fri, fritt, frie',
  instead: 'i stedet for, istedenfor, erstatter',
  not: 'ikke',
  plant: 'vegansk, plantebasert, plantebaserte, veganske',
  meatless: 'vegetar, vegetarisk, vegetariske',
  units: {
    metric: 'g/gram=1 g, kg/kilo=1000 g, ml=1 ml, cl=10 ml, dl/desiliter=100 ml, l/liter=1000 ml',
    ounces: 'pund=500 g, oz=28.35 g, lb=453.6 g',
    measure: `
      ss=3 ts, spiseskje/spiseskjeer=3 teskje, ts, teskje, teskjeer, kopp, kopper, knivspiss, klype
      klyper, neve, håndfull, skvett, dråpe, dråper, dæsj, glass
    `,
    container: `
      boks, bokser, pakke, pakker, pk, pose, poser, flaske, flasker, beger, begre, tube, kartong, eske
      hermetikkboks, terning, terninger, rull, brett
    `,
    piece: `
      dusin=12, fedd, båt, båter, skive, skiver, stk, stykke, stykker, kvist, kvister, bunt, bunter, stilk
      stilker, blad, blader, hode, potte, stang, stenger, bit, biter, kule, kuler, plate, plater, never
    `,
    noAmount: `
      cm=1 cm, mm=0.1 cm, tomme/tommer=2.54 cm, minutter, min, minutt, time, timer, grader, prosent
      dager
    `,
  },
  fill: `
    av, litt, noen, få, strøken, strøkent, toppet, den, det, de, flere, mer, gjerne, evt, eventuelt
    valgfri, valgfritt, type, din
  `,
  tail: 'i, på, etter, fra, som, ved, delt, skåret, om, kuttet',
  describing: `
    fritt gående, fettside, fettsiden, fersk, frisk, liten, små, stor, store, middels, mellomstor
    mellomstore, fin, grov, moden, modent, kald, varm, lun, lunken, lunkent, rå, fast, myk, tynn, tykk
    hel, tørket, hakket, revet, malte, kvernet, skivet, finsnittet, presset, smeltet, kokt, kokte, stekt
    usaltet, saltet, økologisk, frossen, frosne, tint, romtemperert, romtemperatur, avrent, avrente
    skrelt, skrelte, strimler, skinn, bein, kokende, iskaldt, nøytral, naturell, mager, magert, flytende
    ristet, steinfri, ekstra virgin, virgin, ekstra jomfru, mild, sterk, lys, mørk, lettkokte, glatt
    kruset, røkt, røkte, ny, nye, malt, fett, fet
  `,
  forms: '*ede, *hakket, *hakkede, *skåret, *revet, *malt',
  turned: `
    kondensert, kondenserte, syltet, syltede, sylteagurk, kandisert, kandiserte, fermentert, fermenterte
    panert, panerte, puffet
  `,
  which: `
    rød, gul, grønn, hvit, hvite, brun, sort, svart, svarte, filet, fileter, bryst, bryster, lår
    underlår, kotelett, koteletter, mørbrad, nakke, ytrefilet, indrefilet, cherry, jasmin, basmati
    gresk, dijon, hav, hvete, ris, raps, bøff, baby, lange
  `,
  parts: 'saft, skall, juice, saften, skallet, skallen',
  makes: `
    buljong, kraft, saus, pulver, puré, olje, eddik, mel, pasta, sirup, suppe, salt, melk, smør, krem
    fløte, gele, syltetøy, brød, kake, dressing, pesto, nudler, drikk, yoghurt, deig, flak, vann
  `,
  names: `
    drue
    olje = vegetabilsk olje
    fiskekraft = fiskekraften
    røkt laks, røkt ørret, røkt makrell, tørkede aprikoser, tørkede fiken, tørkede tranebær
    gjær = tørrgjær
    soltørket tomat, eplejuice, tomatjuice, ananasjuice
    purreløk = purre
    gulrot = gulrøtter
    sukker = strøsukker
    hvetemel = mel
    maisenna = maisstivelse
    spagetti = spaghetti
    smør = meierismør
    kjøttdeig = kjøttdeig av storfe
    melk = lettmelk
    fløte = kremfløte
    rømme = lettrømme = seterrømme
    fetaost = feta
    soyasaus = soya
    hermetiske tomater = hakkede tomater
    kyllingbuljong = kyllingkraft
    kylling = kyllingkjøtt
    kål, salt, olje, koriander, oregano, vaniljesukker, bakepulver, potetmel, rapsolje, hvitvinseddik
    oksebuljong, kjøttdeig, soltørkede tomater, røkt paprika, olivenolje, selleri
    villand = and
    suppehøne = høne = høns
    kalvelever = lever
    kjøttfarse = farse
    grønne erter = erter = ertene
    panne, pålegg, tørrgjær, gjær, frokost
    sjampinjong = champignon = sjampinjonger
    egg = hønseegg
    nøtt = nøtter
    hasselnøtt = hasselnøtter = hasselnøttkjerner
    valnøtt = valnøtter = valnøttkjerner
    pekannøtt = pekannøtter
    paranøtt = paranøtter
    peanøtt = peanøtter = peanøttene
    mandel = mandler
    bittermandel = bittermandler
    reke = reker
    blåskjell
    blekksprut = calamari
    musling = muslinger
    bønne = bønner
    linse = linser
    kikert = kikerter
    tomat = tomater
    margarin, grønnsak, grønnsaker
    hønsebuljong = hønsekraft
    kalvekraft, viltkraft
    kjøttbuljong = kjøttkraft
    fiskebuljong = fiskekraft
    oksekraft, hummerkraft
    grønnsaksbuljong = grønnsakskraft
    stangselleri, sellerirot, knollselleri, havregryn, lupin, merian

    bok(hvete), (pasti)nakk, glutenfritt (mel), muskat/kokos(nøtt), søt(poteter), blomkål(ris), (rødvins)eddik
    (bøff)tomat, (honning)melon, (øl)gjær, (isberg)salat, (rom)temperatur
    hvitløk = hvit(løk)
    gressløk = gress(løk)
    pasta(skruer), (skruer), (karamell), (malt) muskat, (sukker)ert, (ert), (soyafløte), (soyamelk)
    (soyadrikk), (soyayoghurt), (soyafarse), (soyabønner), (soyabønne), (soyaspirer), (soyaprotein)
    (soyamel), (soyagranulat), (soyabiter), (soyalecitin), (inert), (isert), (asert), (itert), (utert)
    (anert), (trert), (orert), (mbert), (sjert), (chert), (ppen), (mpen), (lpen), (rpen), (ighet)
    (brand), (grand), (strand), (hånd), (mmel), (smelt), (glinse), (vinter), (vinne), (bøffel), (muslim)
    (boksen), (boksene), (lakris), (skylling), (kjøkkensaks), (halvdel), (halvpart), (halvfet)
    (halvmåne), (halvliter), (halvkilo), (halvtørr), (halvstekt), (halvkokt), (halvgrov), (halvannen)
    (drøy), (drøye), (trøye), (sjøl), (får), (and)re, (annen), (tann), (stand), (land), (rand), (sand)
    (band), (bland), (blande), (lev), (leve), (frost), (kost), (most), (post), (trøst), (legg), (vegg)
    (skjegg), (bruk), (vokse), (dreie), (svinge), (kjøl), (føl), (søl), (nødvendig), (flamme)
    (klassi)sk/ker, (halvtime), (halvere), (halvlang), (temper)atur, (automat), (arom)a, (al) dente
    (dessert), (glass), (gass), (hø), (toppen), (hjerte), (fjøl), (stund), and(ebryst), and(elår)
    and(efett), gås(elår), gås(ebryst), gås(efett)
    lam = lam(me)
    potet = poteter = (mandel)poteter = småpoteter = båtpoteter = (mandel)potet
    kokos/mandel/havre/ris/plante/cashew/hamp/ert(melk), havre/kokos/plante/mandel(fløte)
    plante/peanøtt/kakao/mandel/cashew/kokos/nøtte(smør), plante/vegetar/sopp(farse)
    kokos/havre/mandel(yoghurt), havre/ris/mandel(drikk), plante/soya/vegetar/kylling/kalkun(deig)
    kokos (melk), havre (melk)
    mandel/ris/kokos/bokhvete/mais/kikert/havre/potet/linse/lupin/hirse/kastanje/hasselnøtt(mel)
    johannesbrødkjerne(mel), kokos(nøtter), søt(potet), søt (potet), ris/glass/shirataki/squash(nudler)
    ris(papir), ris(kaker), kalkun/kylling/okse(bacon), kalkun/kylling(skinke), kalkun/kylling(pølse)
    kalkun/kylling(pølser), lamme/kalve/vilt(kotelett), lamme/kalve/vilt(koteletter), (hvitvins)eddik
    (sherry)eddik, (eplesider)eddik, (eplesider) eddik, (sider)eddik, (vin)eddik/druer/blader/stein/gjær
    (smør)bønner/sopp/blomst, (pepper)kaker/kake/rot/mynte
    (biff)tomat = (biff)tomater
    (plomme)tomat = (plomme)tomater
    (sitron)gress/timian/melisse/verbena/syre/basilikum, (østers)sopp, (butternut)
    kaffe/kakao/vanilje/tonka(bønner), kaffe/kakao(bønne), jord(skokk), jord(skokker), vann(kastanjer)
    vegetar/soya/tofu(pølser), vegetar/plante/fiske/kylling/bønne(burger)
    grønnsaks/linse/plante/selleri(biffer), grønnsaks/linse/bønne/plante(karbonader)
    fiske/grønnsaks/linse/plante(kaker), (sukker)erter, (brød)kniv/rister/form/boks/kurv/kjevle/fjøl
    (vin)glass/flaske/kjøler/åpner, (øl)glass/flaske/åpner
    (egge)klokke/klokka/klokken/deler/glass/koker/kartong, (oste)høvel/høvelen/klokke/rivjern/klut
    (kake)form/fat/boks/spade/ring/pensel/nål, (pai)form, (muffins)form/brett/former
    (pizza)stein/hjul/ovn/spade/stål, (kjøtt)kvern/kverna/hammer/gaffel/kniv/øks, (kjøttermometer)
    (kjøtt)termometer, (nøtte)knekker, (fiske)spade/kniv/pinsett/tang, (smør)pensel/kniv/papir/krukke
    (deig)skrape/krok/spade, (melke)skummer/kanne, (potet)moser/skreller/presse, (ris)koker
    (pasta)maskin/sleiv, (vaffel)jern, (pannekake)panne/takke, (akevitt)glass, (østers)kniv, (fond)ant
    (fond)ue
  `,
  kinds: `
    fløte: matfløte;
    yoghurt: matyoghurt;
    pasta: spaghetti, penne, makaroni, tagliatelle, fusilli;
    ost: parmesan, cheddar, fetaost, gulost, jarlsberg, mozzarella, norvegia;
    olje: rapsolje, olivenolje, solsikkeolje, matolje;
    egg > eggeplomme, eggehvite;
    sopp: sjampinjong, kantarell;
    ris: basmatiris, jasminris;
    tomat: hermetiske tomater;
    brød: loff, grovbrød
  `,
  avoidedWith: `
    mandel: marsipan, makroner, mandelmel, mandelmelk, mandelflak, bittermandel;
    hasselnøtt: nougat, nugatti, nutella;
    kikert: hummus, falafel;
    potet: pommes frites, pommes;
    bygg: øl, malt;
    sukker: melis;
    brød: loff, rundstykke, baguette, ciabatta;
    havre: havregryn, müsli, granola
  `,
  avoiding: `
    allergi, allergier, allergisk, allergiker, intoleranse, intolerant, overfølsom, overfølsomhet
    følsom, følsomhet, overfor, mot, for, ingen, intet, ikke, takk, alt, all, alle, med, i, av, fra, som
    det, den, der, en, et, ei, inneholder, inneholdende, produkter, produkt, matvarer, mat, jeg, vi, er
    har, kan, tåler, spiser, spise, unngå, unngår, uten, fri, fritt, og, eller, også, slags, spor
    veldig, alvorlig
  `,
  families: {
    lactose: 'laktose, melkesukker |',
    dairy: `
      melk, meieriprodukter, meieriprodukt, kumelk, melkeprodukter, melkeprotein, kasein |
      fløte, rømme, matfløte, pisket krem, smør, yoghurt, kesam, biola
      kulturmelk, myse, kondensert melk, melkesukker
      iskrem, vaniljeis, fløteis, softis
      hvit sjokolade, melkesjokolade
      vaniljekrem, vaniljesaus, smørkrem, konditorkrem, hvit saus, karamellsaus, fløtekaramell
      pannekake, vaffel, vafler, rømmegrøt, risgrøt
      gomme, skjørost
    `,
    cheese: `
      ost |
      gulost, brunost, kremost, norvegia, hvitost, snøfrisk, synnøve, cheesecake
      ridderost, gamalost, pultost, ostesaus, ostekake
    `,
    egg: `
      egg, eggehvite, eggeplomme, hønseegg |
      majones, remulade, mayo
      eggedosis, omelett, eggerøre, speilegg, vaktelegg, eggesalat, eggekrem
      eggnudler, fersk pasta, eggpasta
      marengs, makron, makroner, krumkake, sukkerbrød, kransekake
      pannekake, vaffel, vafler
      cæsarsalat
    `,
    gelatin: 'gelatin | gelégodteri, seigmenn, aspik',
    'red meat': `
      |
      lam, lamme, fårikål, fårekjøtt, pinnekjøtt
      kalv, kalvetunge
      kjøttdeig, pølse
      hjort, rådyr, villsvin, elgkjøtt, reinsdyr
    `,
    meat: `
      kjøtt |
      kjøttfarse, karbonade, kjøttkaker, kjøttboller
      kalvelever, fårelår, fenalår, smalahove
      viltkjøtt, viltkraft, viltgryte, elgkarbonader, elgbiff, elggryte
      reinsdyrkjøtt, reinskav, reinkjøtt, hjortefilet, harelår
      kanin
      kalvekraft, kjøttbuljong, kjøttfond, sjy
      kjøttbein, margbein
      kjøttsaus, lapskaus
      leverpaté, postei, kjøttpålegg, spekemat, hestekjøtt
    `,
    pork: `
      svinekjøtt, svin, gris, flesk |
      skinke, kokt skinke, spekeskinke, parmaskinke
      ribbe, koteletter, kotelett, nakkekotelett, nakkekoteletter
      sideflesk, svineknoke, pulled pork, fleskepannekake
      spekepølse, medisterdeig, medister, servelat, grillpølse, wienerpølse, falukorv
      leverpostei, blodpudding
      svinefett, smult, svor, grisehale
    `,
    beef: `
      storfekjøtt, oksekjøtt, okse, storfe, biff |
      høyrygg, oksehale, roastbiff, flatbiff, karbonadedeig, oksekraft, oksebuljong
      bogstek, flankstek, oksebryst, bankebiff, hamburger, oksetunge
    `,
    poultry: `
      fjærfe, fjørfe |
      kylling, kalkun, villand, andebryst, andelår, andefett, andelever, gåselår
      gåsebryst, gåsefett, gåselever, suppehøne, hønse, vaktel, vaktler, fasan, rype
      perlehøne, kyllingbuljong, hønsebuljong, orrfugl
    `,
    'not kosher': `
      |
      kanin, harelår, villsvin, hestekjøtt, froskelår, røkt ål, ålefilet
      breiflabb, sverdfisk, hai, håkjerring, steinbit
    `,
    fish: `
      fisk |
      laks, lakserogn
      torsk, persetorsk, seifilet, seibiff, hyse, sei
      sild, rakfisk, brisling
      tunfisk, sverdfisk, hai
      makrell, ansjos
      ørret, røye
      kaviar, rogn, løyrom
      steinbit, kveite, brosme, rødspette, breiflabb, uerfilet, snabeluer, lysing, piggvar
      sandflyndre, flyndre, smørflyndre, rødfisk, gjedde, uer, lyr, lange
      røkt ål, ålefilet
      abbor, abborfilet, abborfileter, havabbor, dorade
      lutefisk, klippfisk, tørrfisk, bacalao
      fiskekaker, fiskeboller, fiskepudding, fiskegrateng, fiskekraft, fiskebuljong, cæsarsalat
      worcestersaus, worcestershiresaus
    `,
    shellfish: 'skalldyr, sjømat |',
    crustacean: `
      krepsdyr |
      reke, krabbe, hummer, hummerkraft, kreps, sjøkreps, languster, kongekrabbe, rød karripasta
      grønn karripasta, rød currypaste, grønn currypaste, currypaste, karripasta
    `,
    mollusc: `
      bløtdyr |
      blåskjell, kamskjell, hjerteskjell, o-skjell, skjell, blekksprut
      akkarringer, musling, østers, østerssaus, snegler
    `,
    nuts: `
      nøtt, nøtter, trenøtter |
      mandel, mandler, pistasj, pinjekjerner, kastanje, nugatti, marsipan, hasselnøtt, valnøtt
      pekannøtt, paranøtt, cashewnøtter, müsli, mysli, makron, makroner, kransekake
      mandelflak, bittermandel, bittermandler, nøttesmør, krokan
    `,
    peanut: 'peanøtt, peanøtter | sataysaus, satay saus',
    gluten: `
      gluten, (korn med gluten), (cøliaki), (glutenintoleranse) |
      rugbrød, byggmel, bygg, byggryn, rug, rugmel, øl, hveteøl, pils, maltekstrakt
      maltsirup, havre, havregryn, havregrøt, havremel, havrekli
    `,
    wheat: `
      hvete, hvetemel |
      spelt, semulegryn, durum, speltmel, grahamsmel, hvetekli, enkorn, fullkornsmel, siktet mel
      pasta, eggnudler, makaroni, lasagneplater, nudler, eggpasta
      brød, loff, grovbrød, rundstykke, boller, hamburgerbrød, flatbrød, polarbrød
      knekkebrød, pølsebrød, pitabrød, baguett, kneipp, kavring, strøkavring
      tortillalefser, lefse, svele, lompe
      krutonger, griljermel, brødsmuler
      deig, butterdeig, filodeig, pai, paibunn, pizzabunn
      kake, krumkake, skolebolle, sukkerbrød
      pannekake, vaffel, vafler
      müsli, mysli, granola
      kjeks, digestive
      hvit saus
      dumplings
      soya, ketjap, østerssaus
    `,
    soy: `
      soya, soyabønner, soyabønne |
      soyafløte, soyamelk, soyadrikk, soyayoghurt, soyafarse, soyaspirer, soyaprotein
      soyamel, soyagranulat, soyabiter, soyalecitin, ketjap, østerssaus
    `,
    celery: `
      selleri |
      stangselleri, stilkselleri, sellerirot, bladselleri
      buljong, buljongterning, grønnsaksbuljong, hønsebuljong
      kyllingbuljong, oksebuljong, kjøttbuljong, fiskebuljong
      oksekraft, kalvekraft, fond, kjøttfond
      sellerisalt
      suppegrønnsaker, suppegrønt
    `,
    sulphites: `
      sulfitt, sulfitter, (svoveldioksid) |
      vin, rødvin, hvitvin, portvin, hetvin, madeira, cava, musserende
      eplesider, pæresider, gløgg
      vineddik, rødvinseddik, hvitvinseddik, balsamicoeddik, sherryeddik
      tørket frukt, tørkede aprikoser, tørket aprikos, tørket mango, tørkede fiken, tørkede epler
      sultanarosiner, gule rosiner
      sukat, kandisert frukt, cocktailbær
      sitronsaft på flaske, sitronsaftkonsentrat, potetmospulver
    `,
    lupin: 'lupin | lupinmel',
    honey: 'honning |',
    alcohol: `
      alkohol |
      vin, rødvin, hvitvin, portvin, madeira, cava, musserende, hetvin, vermut
      øl, hveteøl, pils
      eplesider, pæresider
      rom, likør, akevitt, konjakk, brennevin, punsj
      gløgg
    `,
    starch: `
      |
      kidneybønne, linser, kikert
      ris, jasminris, basmatiris
      pasta, makaroni, nudler, eggpasta
      potet, potetmospulver
      brød, loff, flatbrød, polarbrød, rundstykke, knekkebrød, lompe
      mel, havregryn, griljermel
      sukker, melis
    `,
    sesame: 'sesam, sesamfrø | halwa',
    seeds: `
      (frø) |
      valmuefrø, birkes, solsikkefrø, solsikkekjerner, gresskarkjerner
      gresskarfrø, linfrø, chiafrø, hampefrø, sennepsfrø
    `,
    mustard: 'sennep, sennepsfrø | karri, karripulver, majones, mayo',
    mushroom: `
      sopp, sopper |
      kantarell, østerssopp, sjampinjong, steinsopp, aromasopp, morkel
      morkler, trøffel, traktkantarell, skivesopp
    `,
    onion: 'løk | vårløk, rødløk, purreløk, gressløk, sjalottløk, ramsløk',
    garlic: 'hvitløk |',
    tomato: 'tomat | tomatpuré, bifftomat, plommetomat, marinara, pizzasaus, tomatsaus',
    citrus: `
      sitrusfrukt, sitrusfrukter, sitrus |
      sitron, appelsin, grapefrukt, mandarin, klementin, sukat, pomerans
      sitronsaft på flaske, sitronsaftkonsentrat
    `,
    legumes: `
      belgfrukter, belgfrukt |
      bønner, bønne, linse, grønne erter, gule erter, kikert, kikerter
      falafler, sukkerert, sukkererter, haricots verts
    `,
    corn: 'mais | maisenna, maisstivelse, tortillachips',
    nightshade: `
      søtvier, søtvierfamilien, nattskygge |
      potet, chili, cayennepepper, kajennepepper, pommes frites, pommes
      rösti, kroketter, gojibær, potetmel, potetmospulver
    `,
  },
  notSure: `
    butterdeig=puff pastry, kjeks=biscuit, sjokolade=chocolate, mørk sjokolade=chocolate
    margarin=margarine, bakepulver=baking powder, vaniljeekstrakt=vanilla extract, buljong=stock
    grønnsaksbuljong=vegetable stock, hønsebuljong=stock, kyllingbuljong=stock, kjøttbuljong=stock
    buljongterning=stock cube, pølse=sausage, karripasta=curry paste, currypasta=curry paste, vin=wine
    hvitvin=wine, rødvin=wine, grønnsakskraft=vegetable stock, risvin=rice wine
    grønnsaksbuljongterning=vegetable stock cube
  `,
  vague: 'saus, pulver, blad, blanding, deig, vann, masse, saft, røre',
  made: `
    deig, røre, kake, bolle, boller, kjøttkake, kjøttkaker, pannekake, vaffel, vafler, pai, muffins
    omelett, kjøttet
  `,
  verbs: `
    smør formen, smør formene, smør form, smør ildfast, smør fat, smør langpanne, smør langpannen
    smør paiform, smør kakeform, smør springform, smør brødform, smør bunnen, smør brødet, smør bollene
    smør deigen, smør den utover, smør det utover, smøre, lager, har, seig, seigt, svi, svir, kjølig rom
    varmt rom, mørkt rom, tørt rom, kaldt rom, lake, laken, saks, sak, saken, saker, mai, ribb, ribbet
    ribba
  `,
  tap: 'vann, is, isbiter, kokende vann, kaldt vann, lunkent vann',
  waterOf: 'vann fra *, vannet fra *, kokevann fra *, kokevannet fra *, * kokevann',
  staples: 'salt=salt, pepper=pepper, olje=oil',
  inSteps: {
    all: 'alle ingrediensene, alle ingredienser',
    rest: 'resten, resterende, øvrige',
    but: 'alt unntatt, unntatt, bortsett fra',
    ingredients: 'ingredienser, ingrediensene',
    little: 'klype, skvett, dråper, dæsj, knivspiss',
    oven: 'ovn, ovnen, stekeovn, stekeovnen',
    baked: 'stek i ovn',
    heat: `
      grader, høy, middels, middels høy, lav, varm, varme, grill, varmluft, pakken, ettervarme
      mikrobølgeovn
    `,
    everything: 'alt, alt sammen, alle',
    many: `
      krydder, krydderet, krydderne, krydderier, grønnsaker, grønnsakene, urter, urtene, frukt, frukten
      bær, bærene, topping, pynt, væske, væsken, tilbehør, tilbehøret, fyll
    `,
    optional: `
      valgfritt, eventuelt, ev, pynt, pynte, garnering, servering, smak, topping, dryss, smøring
      tilbehør
    `,
  },
};
