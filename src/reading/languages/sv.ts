import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    ingredienser, ingredienslista, det här behöver du, detta behöver du, du behöver, inköpslista
    vad du behöver, behöver du
  `,
  steps: `
    tillagning, gör så här, så här gör du*, så gör du*, instruktioner, tillvägagångssätt, steg för steg
    metod, steg, förberedelse*, tillaga, så lagar du*
  `,
  aside: `
    koktid*, tillagningstid*, gräddningstid*, tips, *tips, notering*, notera, anmärkning*, variation*
    varianter, näringsvärde*, näring*, förvaring, serveringsförslag, servering, bra att veta, visste du*
    byt ut, varför *, rester, tänk på*, att tänka på*, kommentar*, vanliga frågor, portioner, total tid
  `,
  withFoods: 'serveringsförslag, servering',
  tools: 'redskap, köksredskap, utrustning, det här behöver du i köket',
  otherWay: 'tryckkokare, mikrovågsugn, mikron, varmluftsfritös',
  step: 'steg',
  recipe: 'recept',
  several: 'recepten, idéer, rätter',
  courses: 'huvudrätt, varmrätt, tillbehör, förrätt, efterrätt',
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
  times: `
    en kvart=15, kvart=15, en timme=60, tre kvart=45, halvtimme=30, en halvtimme=30, halv timme=30
  `,
  untimed: 'var, varje, inom, efter, sista, de sista, på, var tredje',
  untimedBehind: 'före slutet, innan slutet, mindre',
  recipeFor: 'recept på, recept för, recept till, så gör du, så lagar du',
  suggest: 'vad sägs om, föreslår, jag rekommenderar, kan du laga, kan du göra, du laga, laga, prova',
  suggested: '',
  is: 'är',
  praise: `
    god, goda, gott, enkel, enkla, enkelt, klassisk, klassiska, läcker, läckra, snabb, mustig, den, det
    de, din, en god
  `,
  ends: 'som, med dina, med det, med de, till, är, men, av, för, på, där',
  chat: `
    självklart, absolut, här*, med, hej, visst, javisst, gärna, det, den, ja, perfekt, vad, klart
    naturligtvis, kul, dessa, denna
  `,
  goodbye: `
    smaklig måltid, säg till, hör av dig, hoppas, vill du att, lycka till, mycket nöje, hugg in
  `,
  remark: 'om du, om ni, du kan också, rester, den, det, detta, denna, förvara',
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
  numbers: `
    kvarts=¼, en kvarts=¼, en tredjedel=⅓, halv=½, halva=½, halvt=½, en halv=½, ett halvt=½
    en och en halv=1½, ett och ett halvt=1½, två=2, ett dussin=12, ett par=2, tre=3, fyra=4, fem=5
    sex=6, sju=7, åtta=8, nio=9, tio=10, tolv=12, femton=15, tjugo=20, tjugofem=25, trettio=30
    fyrtio=40, fyrtiofem=45, femtio=50, sextio=60, nittio=90
  `,
  without: 'utan, fri från, innehåller inte',
  free: 'fri, fria, fritt',
  instead: 'i stället för, istället för, ersätter',
  not: 'inte, icke, ej',
  plant: 'vegansk, vegan, växtbaserad, växtbaserat, veganskt, veganska',
  meatless: 'vegetarisk, veggie, vego, vegetariskt, vegetariska, vegofärs',
  units: {
    metric: 'g/gram=1 g, kg/kilo=1000 g, ml=1 ml, cl=10 ml, dl/deciliter=100 ml, l/liter=1000 ml',
    ounces: 'oz=28.35 g, lb=453.6 g',
    measure: `
      msk=3 tsk, matsked/matskedar=3 tesked, tsk, krm, tesked, teskedar, kryddmått, nypa, nypor, kopp
      koppar, näve, skvätt, droppe, droppar, klick
    `,
    container: `
      burk, burkar, paket, påse, påsar, förpackning, förpackningar, flaska, flaskan, flaskor, tub
      tärning, ask, kartong
    `,
    piece: `
      dussin=12, klyfta, klyftor, skiva, skivor, st, stycken, kvist, kvistar, knippe, kruka, bit, bitar
      stjälk
      stjälkar, blad, huvud, stång, stänger
    `,
    noAmount: 'cm=1 cm, mm=0.1 cm, tum=2.54 cm, minuter, min, timmar, grader',
  },
  fill: 'av, några, lite, rågad, rågade, struken, strukna, struket, valfri, valfritt',
  tail: 'att, i, på, efter, från, om',
  describing: `
    fettsida, fettsidan, liten, små, stor, medelstor, fin, grov, mogen, kall, varm, ljummen, ljummet, rå
    kokt, fast, mjuk, tunn, tjock, hel, smält, hackad, riven, rivet, malen, malet, skivad, tärnad
    pressad, skalad, strimlad, krossad, finhackad, grovhackad, rumsvarm, rumstempererad, fryst, frysta
    torkad, naturell, mager, nymalen, nymalet, ekologisk, finhack, mellanstor, mald, finriven, kokande
    delad, delade, avrunnen, skinn, mjölig, löst, neutral, färsk, mjöliga, mjöligt, rimmad, rökt, gravad
    stekt, grillad, saltad, osaltad, fett, fet, tom, tomt, tomma
  `,
  forms: '*ad, *at, *ade',
  turned: `
    kondenserad, inlagd, inlagda, syltad, syltade, kanderad, kanderade, fermenterad, fermenterade
    picklad, picklade, panerad, panerade, puffad, puffat
  `,
  which: `
    röd, gul, grön, vit, brun, svart, körsbär, filé, bröst, lår, ben, klubba, sid, spets, kotlett, raps
    oliv, basmati, jasmin, rygg, schalotten, bland, bak, fling, baby
  `,
  parts: 'saft, skal, äggula, gula, zest, saften, skalet',
  makes: `
    buljong, sås, pulver, puré, olja, vinäger, mjöl, pasta, sirap, mjölk, soppa, salt, fond, fräs, juice
  `,
  names: `
    olja = vegetabilisk olja
    rostad lök, rökt lax, rökt makrill, rökt paprikapulver
    soltorkad tomat = soltorkade tomater
    torkad aprikos = torkade aprikoser
    torkade fikon, torkade tranbär, torkade plommon
    jäst = torrjäst
    äppeljuice, tomatjuice, ananasjuice
    lök = gullök
    morot = morötter
    grädde = vispgrädde
    vetemjöl = mjöl
    peppar = svartpeppar
    lax = laxfilé
    soja = sojasås
    kål = vitkål = spetskål
    socker = strösocker = sockret
    ägg, vitlök, tomat, smör, matlagningsgrädde, mjölk, salt, crème fraiche, gurka, paprika, persilja
    dill, ost, citron, ris, pasta, rödlök, salladslök, bakpulver, vaniljsocker, florsocker, ströbröd
    olivolja, rapsolja, tomatpuré, buljong, bacon, äpple, nyponsoppa, vaniljsås, selleri
    köttfärs = färs
    blandfärs
    apelsinlikör = likör
    kalvlever = lever
    älgkött = vaniljskorpor = skorpor = skorporna
    gräsand = anka = ankor = ankan = ankorna
    nötfärs
    kyckling = kycklingfilé = kycklinglårfilé = majskyckling
    hasselnöt = hasselnötter = hasselnötskärnor
    valnöt = valnötter = valnötskärnor
    pekannöt = pekannötter
    paranöt = paranötter
    jordnöt = jordnötter
    nöt = nötter
    mandel = mandlar = sötmandel
    bittermandel = bittermandlar
    pistasch = pistage = pistaschnötter = pistagenötter
    nordhavsräka = nordhavsräkor = räka = räkor = räkorna = räkan
    havskräfta = havskräftor = kräfta = kräftor = kräftorna
    mussla = musslor = vongole
    bläckfisk = calamares = kalmar
    böna = bönor
    röda linser = linser = lins
    gröna ärtor = gröna ärter = ärtor = ärta = ärter = ärtorna = ärterna = ärtan
    kikärta = kikärtor = kikärter
    champinjon = champinjoner = skogschampinjoner
    kantarell = kantareller
    aubergine = auberginer
    apelsin = apelsiner
    sill = matjessill
    purjolök = purjo
    margarin, flytande margarin, grönsak, grönsaker
    grönsaksbuljong = grönsaksfond
    kycklingbuljong = kycklingfond
    hönsbuljong = hönsfond
    köttbuljong
    oxbuljong = oxfond = oxbuljongtärning
    kalvfond, viltfond
    fiskbuljong = fiskfond
    hummerfond, rotselleri, blekselleri, havregryn, lupin, ostron, veteöl
    lagerblad = lagerbladet
    spenat = spenaten
    spenat = spenaten = babyspenat
    jordnöt = jordnötter = jordisar

    söt(potatis), majs(stärkelse), blomkåls(ris), kalkon(bacon), (köl), (socker)ärta, (lik), (flottyr)
    (flottig), (rak), (får), (ank), (art), (lin), (slev), (lev), (lägg), (skägg), (vägg), (flagg)
    (rosta), (frukost), (kost), (frost), (arom), (ugnssäker), (ugnssäkert), (mejram), (muskot), (kräm)
    (krämen), (klassi)sk/ker, (gräddning), (gräddningstid), (halvera), (halvtimme), (halvvägs)
    (halvcentimeter), (halvtid), (dessutom), (förutom), (runtom), (bråttom), (fram)för, (kaffe), (skölj)
    (skölja), (röring), (föring), (göring), (hjärta), (hjärtan), (smarta), (starta), (kvarter), (alger)
    (hjortron), (skorpa), (blanka), (dränka), (planka), (al) dente, (ivet), (avet), (ovet), (evet)
    (rvet), (lvet), (program), (nejlikor), (nejlika), (nejlikorna), (automat), (tårta), (tårtan)
    (tårtor), (tårtorna), (karta), (smord), (smorda), (kraft), (klimpar), (smör)gås/gåsar
    potatis = (färsk)potatis = (mandel)potatis
    krydd(peppar), (peppar)rot/mynta
    (peppar)kaka = (peppar)kakor
    jordnöts/kakao/mandel/cashew/kokos/hasselnöts/shea/äppel/nöt/nötter(smör), kokos/havre (mjölk)
    kokos/havre (grädde), cashew(ost), havre(fraiche), havre(gurt), johannes(bröd), bo(vete)
    bo(vetekross), bo(vetegryn), muskot(nöt), kokos(nöt), muskot(nötter), kokos(nötter), jord(ärtskocka)
    jord(ärtskockor), vit/gräs/purjo/rams(lök), (vin)äger, (vitvins)vinäger, (rödvins)vinäger
    (sherry)vinäger, (champagne)vinäger, (äppelcider)vinäger, (äppelcider) vinäger, (cider)vinäger
    ris/glas/shirataki/konjak/zucchini/böntråds/majs(nudlar), ris(papper), kalkon/kyckling(korv)
    kalkon/kyckling(skinka), kalkon(salami), (citron)gräs/timjan/meliss/verbena/syra/basilika
    (smör)bönor/böna/squash, (butternut), (butternut)pumpa/squash, räk(ost), råg(sikt), råg(mjöl)
    råg(bröd), (prins)korv, (falu)korv, (wiener)korv, ank(bröst), ank(lår), ank(fett), ank(lever)
    (vin)druvor/druva/bär/blad/sten/rot, granat(äpple), (köl)vatten, (socker)ärta/ärtor, (honungs)melon
    (biff)tomat = (biff)tomater
    (körsbärs)tomat = (körsbärs)tomater
    (plommon)tomat = (plommon)tomater
    (ox)hjärtstomat, (kungs)mussling, (pepparmynta), (ostron)skivling, kaffe/kakao/vanilj/tonka(bönor)
    kaffe/kakao(böna), vego/soja/quorn/halloumi/bön/svamp/grönsaks/lax/fisk/kyckling(burgare)
    grönsaks/lins/vego/soja/bön/fisk/lax/kål/rotsaks/morots/zucchini/selleri(biff)
    grönsaks/lins/vego/soja/bön/fisk/lax/kål/rotsaks/morots/zucchini(biffar), färsk(ost), (färs)k
    (färs)ka, (färs)kt, (färs)kpressad, (färs)kriven, (färs)kmalen, (färs)khet, (nöt)kött, (nöt)färs
    (nöt)högrev, (nöt)stek, (nöt)fond, (ny)stött, grytbitar av (nöt), entrecôte av (nöt), kött av (nöt)
    kött från (nöt), innanlår av (nöt), högrev av (nöt), färs av (nöt), fond av (nöt), rulle av (nöt)
    (rost)ad, (rost)at, (rost)ade, (rost)a, (rom)an, (rom)ansallad, (rum)stemperatur, (ål)der
    (bröd)kniv/kavel/rost/låda/form/korg/skärbräda, (vin)glas/öppnare/kyl, (vinflaska), (ölflaska)
    (glasflaska), (öl)glas/öppnare, (ägg)klocka/kopp/skärare/delare/kokare/kartong
    (ost)hyvel/rivjärn/kniv/bricka/kupa/skärare/duk, (kak)form/fat, (pepparkaks)form/mått
    (muffins)form/plåt, (paj)form, (pizza)sten/skärare/spade/hjul/ugn
    (kött)termometer/kvarn/klubba/gaffel/hammare/yxa, (nöt)knäppare/knäckare
    (fisk)spade/kniv/tång/pincett/stekare, (smör)pensel/kniv/ask/papper/gåskniv
    (deg)skrapa/bunke/krok/sporre/hake, (mjölk)kanna/skummare, (köttermometer), (grädd)sifon/kanna
    (ris)kokare, (potatis)stöt/skalare/press/stomp, (kaffe)kvarn, (glass)skopa, (pannkaks)lagg/stekpanna
    (våffel)järn, (pasta)maskin/sked/tång, (champagne)glas, (snaps)glas, (honungs)slev, (ostron)kniv
    (kräft)kniv, (rotsak), (sojagrädde), (sojamjölk), (sojadryck), (sojayoghurt), (sojagurt), (sojafärs)
    (sojabönor), (sojaböna), (sojagroddar), (sojaskott), (sojaprotein), (sojamjöl), (sojakorv)
    (sojabullar), (sojabitar), (sojalecitin), (ighet), (vinter), (halvfet), (halvliter), (halvkilo)
    (halvtorr), (halvmåne), (halvmåna), (halvmeter), (lart), (vart), (bart), (nart), (mart), (start)
    (klart), kokos/mandel/havre/ris/cashew/hampa/ärt/hasselnöts/jordnöts(mjölk)
    havre/kokos/mandel/växt/ris(grädde), havre/kokos/mandel(yoghurt), havre/ris/mandel(dryck)
    mandel/ris/kokos/bovete/majs/potatis/kikärts/havre/lupin/tapioka/hasselnöts/kastanj(mjöl)
    johannesbrödkärn/hirs/teff/linfrö/quinoa/durra(mjöl)
    vego/quorn/svamp/bön/växt/havre/tofu/linser(färs), vego/quorn/tofu(korv), vego/quorn(bullar)
    (fond)ant, (fond)ue
  `,
  kinds: `
    yoghurt: matyoghurt;
    pasta: spaghetti, penne, makaroner, tagliatelle, fusilli;
    ost: parmesan, cheddar, fetaost, västerbottensost;
    färs: blandfärs, nötfärs;
    olja: rapsolja, olivolja, matolja, solrosolja;
    ägg: äggula, äggvita;
    svamp: champinjon, kantarell
  `,
  avoidedWith: `
    mandel: marsipan, mandelmassa, mandelmjöl, mandelspån, mandelmjölk, bittermandel, biskvi;
    råg: rågsikt, knäckebröd, kavring;
    hasselnöt: nougat, nutella;
    kikärta: hummus, falafel;
    potatis: pommes frites, pommes;
    räka: skagenröra, räkost;
    skarpsill: ansjovis;
    korn: öl, malt;
    havre: havregryn, müsli, granola
  `,
  avoiding: `
    allergi, allergier, allergisk, allergiker, intolerans, intoleranser, intolerant, överkänslig
    överkänslighet, känslig, känslighet, mot, för, ingen, inget, inga, inte, tack, allt, all, alla, med
    i, av, från, som, det, den, en, ett, innehåller, innehållande, produkter, produkt, livsmedel, mat
    jag, vi, är, har, kan, tål, äter, äta, undvik, undviker, undvika, utan, fri, fritt, och, eller
    också, sort, sorts, spår, mycket, svår, gillar
  `,
  families: {
    lactose: 'laktos, mjölksocker |',
    dairy: `
      mjölk, mejeriprodukter, mejeri, mjölkprodukter, komjölk, mjölkprotein, komjölksprotein, kasein |
      grädde, gräddfil, vispgrädde, matlagningsgrädde, smetana, smör, yoghurt, yogurt, kvarg
      kvark, filmjölk, kesella, långfil, vassle, kärnmjölk, mjölksocker
      glass
      mjölkchoklad, vit choklad
      vaniljsås, vaniljkräm, risgrynsgröt
      gräddkola, kolasås, karamellsås
      messmör
      pannkaka, våffla
    `,
    cheese: `
      ost |
      färskost, fetaost, västerbottensost, prästost, hushållsost, grevé, herrgård, ädelost, keso
      räkost, mesost, cheesecake, ostkaka, västerbotten, kvibille, ostsås
    `,
    egg: `
      ägg, äggvita, äggula, äggulor, äggvitor, hönsägg |
      majonnäs, majo, majjo, mayo
      vaktelägg, fågelägg, äggröra, omelett
      färsk pasta, äggpasta, äggnudlar
      maräng, sockerkaka, biskvi, savoiardikex
      pannkaka, pannkakssmet, våffla, ugnspannkaka
      caesarsås, skagenröra
      äggtoddy, kalvdans
    `,
    gelatin: 'gelatin | gelatinblad, geléhallon, gelégodis, aladåb',
    'red meat': `
      |
      lamm, kalv, korv, köttfärs, hjort, rådjur, älg, vildsvin, renskav, renkött, viltkött, kalvtunga
    `,
    meat: `
      kött |
      älgkött, älgfärs, älgstek, viltfärs, viltfond, renstek, rensadel, rådjurssadel, harstek, hästkött
      kalvlever, oxtunga
      köttbulle, hamburgare, pannbiff, wallenbergare, kåldolme, schnitzel, cevapcici
      köttgryta, köttfärssås, pytt i panna
      köttbuljong, kalvfond, märgpipa, märgben, märgbuljong
      pastej, leverpaté, charkuterier, pålägg av kött, kallskuret
      flott
    `,
    pork: `
      fläsk, gris, fläskkött, griskött |
      skinka, kallrökt skinka, rökt skinka, julskinka, serranoskinka, parmaskinka
      sidfläsk, fläskfilé, stekfläsk, kassler, karré, revben, revbensspjäll
      blandfärs
      falukorv, prinskorv, isterband, medwurst, salsiccia, wienerkorv, korvgryta, fläskkorv, tjockkorv
      leverpastej, blodpudding
      pulled pork
      griskind, grisfötter, ister
    `,
    beef: `
      nötkött |
      biff, oxfilé, högrev, rostbiff, lövbiff, ryggbiff, innanlår, flankstek
      nötfärs, köttfärs, blandfärs, färs av nöt
      oxsvans, oxbringa, oxkind, oxrulle, oxkött, rulle av nöt, fransyska
      grytbitar av nöt, nötstek, nöthögrev, nötfond, kött av nöt, kött från nöt
      entrecôte av nöt, innanlår av nöt, högrev av nöt
      oxfond, oxbuljong, fond av nöt
      tournedos, råbiff
      kalops, korv stroganoff
    `,
    poultry: `
      fågel |
      kyckling, kycklingbuljong
      kalkon
      höns, höna, hönsbuljong, tupp
      gräsand, ankbröst, anklår, ankfett
      gåsbröst, gåslever, gåsfett
      vaktel, vaktlar, fasan, pärlhöna
    `,
    'not kosher': `
      |
      kanin, harstek, vildsvin, hästkött, grodlår, ål, marulk, svärdfisk, haj, hajmal, havskatt
    `,
    fish: `
      fisk |
      lax, forell, öring, röding
      torsk, sej, kolja, kummel, lubb, lyrtorsk
      sill, ansjovis, strömming, sardell, sardin, sardiner, böckling, surströmming, brisling
      tonfisk, makrill, svärdfisk, haj
      abborre, abborrfilé, abborrfiléer, gös, gädda, braxen
      spätta, rödspätta, hälleflundra, flundra, piggvar, bergtunga, sjötunga, slätvar
      ål, marulk, havskatt
      havsabborre, guldsparid
      kaviar, rom, löjrom, sikrom, stenbitsrom, laxrom, forellrom
      lutfisk
      fiskbullar, fisksås, fiskbuljong
      crabfish, caesarsås, gubbröra
      worcestershiresås, worcestersås
      hajmal
    `,
    shellfish: 'skaldjur, havsfrukt, havsfrukter, (skal djur) |',
    crustacean: `
      kräftdjur |
      nordhavsräka, räkskal
      räksallad, räkröra, räkmacka, räkcocktail, räksmörgås, räkchips
      räksoppa, räkpasta, räkfond, skagenröra, skagen, räkost
      krabba, hummer, kräftstjärt, kräftstjärtar, langustin
      languster, havskräfta, hummerfond, krabbkött
      röd currypasta, grön currypasta, currypasta
    `,
    mollusc: `
      blötdjur |
      mussla, bläckfisk, ostron, ostronsås, calamares, kalmar
      pilgrimsmusslor, kammusslor, vinbergssnäcka, sepia, oktopus
    `,
    nuts: `
      nöt, nötter, trädnötter |
      mandel, mandlar, mandelspån, bittermandel, bittermandlar, mandelmassa, mandelmjöl, mandelmjölk
      hasselnöt, hasselnötter, valnöt, valnötter
      cashewnötter, pistage, pekannöt, pistasch, paranöt, pinjenöt, pinjenötter, pinjekärnor, kastanj
      marsipan, biskvi, krokant, mazarin, mazariner, amarettini
      nötblandning, nötsmör
      müsli
    `,
    peanut: 'jordnöt, jordnötter, jordnötssmör | satésås, sataysås, jordnötsringar, jordisar',
    gluten: `
      gluten, (spannmål), (celiaki), (glutenintolerans) |
      kornmjöl, korngryn, matkorn
      råg, rågflingor
      havre, havregryn, havremjöl, havregrynsgröt, havregröt, havrekli, havregrynspudding, havrekex
      graham, maltextrakt
      öl, ölet, ölen, veteöl, folköl, mellanöl, starköl, lättöl, julöl
    `,
    wheat: `
      vete, vetemjöl |
      mjöl, dinkel, mannagryn, kruska, kruskakli, vetekli, vetegroddar
      enkorn, durum, grahamsmjöl, matvete, speltmjöl
      pasta, spagetti, makaroner, makaron, nudlar, äggnudlar, fullkornspasta, äggpasta
      bröd, formfranska, franskbröd, fralla, limpa, tekaka, hönökaka, smörgåsrån, wienerbröd
      rostbröd, rostat bröd, lussekatt, kavring, knäckebröd, smörgås, smörgåsar
      vaniljskorpor, skorpmjöl, krisprullar, digestive, digestivekex, savoiardikex, kex
      ströbröd, krutong, brödsmulor, pannkakssmet
      smördeg, deg, filodeg, pizzadeg, pizzabotten, pajdeg, tårtbotten, wontonark, vårrullsark
      pannkaka, våffla, sockerkaka, pepparkaka, smulpaj, paj, semla
      mazarin, kladdkaka, småkakor, kanelbulle
      müsli, granola, frukostflingor
      dumplings
      soja, sojasås, ketjap, ostronsås
    `,
    soy: `
      soja, sojabönor, sojaböna |
      sojagrädde, sojamjölk, sojadryck, sojayoghurt, sojagurt, sojafärs, sojagroddar, sojaskott
      sojaprotein, sojamjöl, sojakorv, sojabullar, sojabitar, sojalecitin, sojasås, ketjap, ostronsås
    `,
    celery: `
      selleri |
      stjälkselleri, rotselleri, blekselleri
      buljong, buljongtärning, grönsaksbuljong, kycklingbuljong, hönsbuljong
      köttbuljong, fiskbuljong, oxbuljong, märgbuljong
      fond, oxfond, kalvfond, grönsaksfond
      sellerisalt
    `,
    sulphites: `
      sulfit, sulfiter, (svaveldioxid) |
      vin, portvin, madeira, cava, mousserande, glögg
      cider
      vinvinäger, vitvinsvinäger, rödvinsvinäger, balsamvinäger, sherryvinäger
      torkad frukt, torkade aprikoser, torkad aprikos, torkad mango
      torkade fikon, torkade äpplen, sultanrussin, gula russin
      suckat, kanderad frukt, cocktailbär
      pressad citron på flaska, koncentrerad citronjuice, potatismospulver
    `,
    lupin: 'lupin | lupinmjöl',
    honey: 'honung | mjöd',
    alcohol: `
      alkohol |
      vin, vitt vin, rött vin, portvin, madeira, cava, mousserande
      öl, ölet, ölen, veteöl, folköl, mellanöl, starköl, lättöl, julöl, mörk porter
      rom, konjak, punsch, akvavit, brännvin, snaps, arrak, eau de vie
      apelsinlikör
      glögg, cider, mjöd
    `,
    starch: `
      |
      kidneyböna, linser, kikärta
      ris
      pasta, spagetti, makaroner, nudlar, äggnudlar, äggpasta
      potatis, potatismospulver
      bröd, formfranska, fralla
      mjöl, rågmjöl, kornmjöl, grahamsmjöl
      socker
    `,
    sesame: 'sesam, sesamfrö, sesamfrön | halwa',
    seeds: `
      (frö), (frön), (fröer) |
      vallmo, vallmofrö, solroskärnor, solrosfrön, pumpakärnor, pumpafrön
      linfrö, chiafrön, hampafrön, senapsfrö, svartkummin
    `,
    mustard: `
      senap, senapsfrö, senapsfrön |
      gravlaxsås, hovmästarsås, currypulver, curry, majonnäs, majo, majjo, mayo, tartarsås
    `,
    mushroom: `
      svamp, svampar |
      champinjon, champinjoner, portabello
      kantarell, karljohan, trattkantarell, murkla, tryffel
      ostronskivling, kungsmussling, skivling, blek taggsvamp, fårticka, mu-err
    `,
    onion: `
      lök |
      schalottenlök, schalotten, salladslök, purjolök, purjo, gräslök, rödlök, ramslök, gullök
    `,
    garlic: 'vitlök |',
    tomato: 'tomat | tomatpuré, bifftomat, körsbärstomat, plommontomat, marinara, pizzasås, tomatsås',
    citrus: `
      citrusfrukt, citrusfrukter, citrus |
      citron, apelsin, grapefrukt, klementin, clementin, mandarin
      suckat, pomerans, koncentrerad citronjuice
    `,
    legumes: `
      baljväxter, baljväxt |
      böna, haricots verts, smörbönor
      röda linser
      gröna ärtor, ärtsoppa, ärtpuré, ärtskott, ärtprotein, sockerärta
      kikärta, falaflar
    `,
    corn: 'majs | majsstärkelse, majsmjöl, tortillachips',
    nightshade: `
      potatisväxter, potatisväxt, nattskatteväxt, nattskatteväxter |
      potatis, pommes, rösti, kroketter, råraka, raggmunk, potatismjöl, potatismospulver
      chili, rökt paprikapulver, cayennepeppar, gojibär
    `,
  },
  notSure: `
    smördeg=puff pastry, kex=biscuit, digestivekex=biscuit, choklad=chocolate, mörk choklad=chocolate
    margarin=margarine, bakpulver=baking powder, vaniljextrakt=vanilla extract, buljong=stock
    grönsaksbuljong=vegetable stock, kycklingbuljong=stock, hönsbuljong=stock, köttbuljong=stock
    buljongtärning=stock cube, korv=sausage, currypasta=curry paste, vin=wine, vitt vin=wine
    rött vin=wine, grönsaksfond=vegetable stock, risvin=rice wine, fond=stock
    grönsaksbuljongtärning=vegetable stock cube
  `,
  vague: 'sås, pulver, blad, blandning, smet, vatten',
  made: `
    deg, smet, kaka, köttbulle, köttbullar, bulle, bullar, pannkaka, kroppkaka, paj, skorpa, våffla
    muffins, omelett
  `,
  verbs: `
    skåra köttet, smörj, smörja, smörjer, smörjas, smörjd, smörjt, tänk, tänka, tänker, veta, vet
    grädda, gräddas, gräddar, gräddad, gräddat, gräddade, lager, lagret, maj, vilar, smeta, säker
    säkert, saker, sak
  `,
  tap: 'vatten, is',
  waterOf: 'vatten från *, vattnet från *, kokvatten från *, kokvattnet från *, * kokvatten',
  staples: 'salt=salt, peppar=pepper, olja=oil',
  inSteps: {
    all: 'alla ingredienser',
    rest: 'resten, resterande, övriga',
    but: 'utom',
    ingredients: 'ingredienser, ingredienserna',
    little: 'nypa, nypor, skvätt, droppar',
    oven: 'ugn, ugnen',
    baked: 'ugns',
    heat: `
      grader, hög, medel, medelvärme, låg, varm, varma, grill, grilla, grillelement, förpackningen
      eftervärme, mikrovågsugn
    `,
    everything: 'allt, alltihop, alla',
    many: `
      kryddor, kryddorna, kryddningen, grönsaker, grönsakerna, örter, örterna, frukt, frukten, bär
      bären, toppings, topping, garnering, vätska, vätskan, tillbehör, tillbehören, fyllning
    `,
    optional: `
      valfritt, eventuellt, garnering, garnera, dekoration, servering, smak, topping, strö, smörja
      tillbehör
    `,
  },
};
