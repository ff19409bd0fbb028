import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    ingredienser, ingrediensliste, du skal bruge, det skal du bruge, skal du bruge, indkøbsliste
    skal bruge
  `,
  steps: `
    fremgangsmåde, tilberedning, sådan gør du*, sådan laver du*, gør sådan, instruktioner, trin for trin
    trin, metode, forberedelse
  `,
  aside: `
    kogetid*, bagetid*, stegetid*, tilberedningstid*, tip, tips, *tip, *tips, note, noter, bemærk*
    variation*, varianter, næring*, opbevaring, serveringsforslag, servering, tilbehør, godt at vide
    vidste du*, erstat*, hvorfor *, rester, gode råd, råd, ofte stillede*, portioner, samlet tid
  `,
  withFoods: 'serveringsforslag, servering, tilbehør',
  tools: 'redskaber, køkkenredskaber, udstyr',
  otherWay: 'trykkoger, mikrobølgeovn, mikroovn',
  step: 'trin, skridt',
  recipe: 'opskrift',
  several: 'opskrifter, idéer, ideer, muligheder, retter',
  courses: 'hovedret, tilbehør, forret, dessert',
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
  recipeFor: 'opskrift på, opskrift til, sådan laver du',
  suggest: 'hvad med, foreslår, jeg anbefaler, kan du lave, du lave, forslag til, prøv',
  suggested: '',
  is: 'er',
  praise: `
    lækker, lækre, nem, nemme, nemt, klassisk, klassiske, god, gode, dejlig, hurtig, den, det, de, din
  `,
  ends: 'som, der, med dine, med det, til, er, men, af, hvor, på',
  chat: `
    selvfølgelig, her*, med, hej, naturligvis, klart, ja, det, denne, jeg, perfekt, super, helt sikkert
    disse
  `,
  goodbye: 'velbekomme, god appetit, sig til, lad mig vide, god fornøjelse, vil du have',
  remark: 'hvis du, hvis i, du kan også, rester, den, det, denne, dette, opbevar',
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
    en kvart=¼, kvart=¼, en tredjedel=⅓, halv=½, halvt=½, halve=½, en halv=½, et halvt=½, én=1, ét=1
    en og en halv=1½, halvanden=1½, halvandet=1½, to=2, et par=2, tre=3, fire=4, fem=5, seks=6, syv=7
    otte=8, ni=9, ti=10, tolv=12, femten=15, tyve=20, femogtyve=25, tredive=30, fyrre=40, femogfyrre=45
    halvtreds=50, tres=60, halvfems=90
  `,
  without: 'uden, fri for, indeholder ikke, ingen',
  free: 'fri, frit, frie',
  instead: 'i stedet for, erstatter',
  not: 'ikke',
  plant: 'vegansk, plantebaseret, plantebaserede, plantefars, veganske',
  meatless: 'vegetarisk, veggie, vegetariske',
  units: {
    metric: 'g/gram=1 g, kg/kilo=1000 g, ml=1 ml, cl=10 ml, dl/deciliter=100 ml, l/liter=1000 ml',
    ounces: 'pund=500 g, oz=28.35 g, lb=453.6 g',
    measure: `
      spsk=3 tsk, spiseske/spiseskeer=3 teske, tsk, spiseskefuld, teske, teskeer, teskefuld, kop, kopper
      knivspids, knsp, nip, drys, håndfuld, stænk, skvæt, glas, klat, dråbe, dråber
    `,
    container: `
      dåse, dåser, pakke, pakker, pose, poser, flaske, flasker, bæger, bægre, tube, karton, bakke
      bakker, boks, bokse, brev, breve, ds, pk, rulle, ruller, terning, terninger
    `,
    piece: `
      dusin=12, fed, skive, skiver, stk, stykke, stykker, kvist, kviste, bundt, bundter, stængel, stængler
      stilk
      stilke, blad, blade, hoved, håndfulde, potte, stang, stænger, klods, kugle, kugler, båd, både
      plade, plader
    `,
    noAmount: `
      cm=1 cm, mm=0.1 cm, tomme/tommer=2.54 cm, minutter, min, minut, time, timer, grader, procent, dage
    `,
  },
  fill: `
    af, lidt, nogle, få, strøgen, strøget, top, toppet, dynger, den, det, de, flere, mere, gerne, evt
    eventuelt, din, dit, valgfri, valgfrit, slags, stort
  `,
  tail: 'i, på, efter, fra, uden til, som, ved, der, delt, skåret, om',
  describing: `
    frit gående, fedtside, fedtsiden, frisk, lille, små, stor, store, mellem, fin, groft, grov, moden
    kold, varm, lun, lunken, lunkent, rå, fast, blød, tynd, tyk, tykke, hel, tørret, hakket, revet
    malet, stødt, skivet, snittet, presset, smeltet, kogt, kogte, stegt, usaltet, saltet, økologisk
    frossen, frosne, optøet, stuetemperatur, stuetempereret, drænet, skrællet, tern, strimler, kogende
    iskoldt, neutral, naturel, mager, magert, kværnet, flydende, ristet, skind, ben, udstenet, jomfru
    ekstra jomfru, mild, stærk, lys, mørk, groftmalet, glat, krus, danske, pillet, røget, udblødte
    letkogte
  `,
  forms: '*ede, *skåret, *skårne, *hakket, *hakkede',
  turned: `
    kondenseret, kondenserede, syltet, syltede, kandiseret, kandiserede, fermenteret, fermenterede
    paneret, panerede, puffet, puffede
  `,
  which: `
    rød, gul, grøn, grønne, hvid, brun, sort, sorte, filet, bryst, bryster, lår, overlår, underlår
    kølle, kotelet, mørbrad, kam, side, cherry, bøf, jasmin, basmati, græsk, dijon, vår, ny, nye, hav
    flage, hvede, ris, raps, oliven, baby
  `,
  parts: 'saft, skal, juice, fintrevet skal, saften, skallen',
  makes: `
    bouillon, fond, sauce, sovs, pulver, puré, olie, eddike, mel, pasta, sirup, suppe, salt, mælk, smør
    creme, fløde, gele, marmelade, brød, kage, dressing, pesto, nudler, drik, yoghurt, farce, brusk
    flager, vand
  `,
  names: `
    tunfisk = tun
    olie = vegetabilsk olie
    smør = smørret
    røget laks, røget ørred, røget makrel, røget paprika
    tørrede abrikoser = tørret abrikos
    tørrede figner, tørrede tranebær
    gær = tørgær
    sød kartoffel = søde kartofler
    soltørret tomat
    æblejuice = æblesaft
    tomatjuice = tomatsaft
    ananasjuice
    gulerod = gulerødder
    spidskål = kål
    hvedemel = mel
    maizena = majsstivelse
    mælk = sødmælk = letmælk = minimælk = skummetmælk
    fløde = piskefløde
    creme fraiche = cremefraiche
    fetaost = feta
    soja = sojasauce = sojasovs
    tomatpuré = tomatkoncentrat
    hakkede tomater = flåede tomater
    kylling = kyllingekød
    hakket oksekød = oksefars = hakkekød
    salt, laurbærblad, persille, koriander, ingefær, rørsukker, vaniljesukker, bagepulver, kartoffelmel
    olie, hvidvinseddike, oksebouillon, hindbær, jordbær, blåbær, soltørrede tomater, tranebær
    limeblade, selleri
    vildand = and
    suppehøne = høne = høns
    kalvelever = lever
    kødfars = fars
    grønne ærter = ærter = ært = ærterne
    pande, pålæg, tørgær, gær, frokost
    kartoffel = kartofler = bagekartofler = bagekartoffel = småkartofler = aspargeskartofler
    æg = æggene = ægget = æggets = hønseæg
    gelatine = husblas
    nød = nødder
    hasselnød = hasselnødder = hasselnøddekerner
    valnød = valnødder = valnøddekerner
    pekannød = pekannødder
    paranød = paranødder
    jordnød = jordnødder = peanut = peanuts
    mandel = mandler
    bittermandel = bittermandler
    reje = rejer
    musling = muslinger = vongole
    blæksprutte = calamari = blæksprutter
    bønne = bønner
    linse = linser
    svamp = svampe
    champignon = champignoner
    tomat = tomater
    citrusfrugt = citrusfrugter
    margarine, grøntsag, grøntsager
    grøntsagsbouillon = grøntsagsfond
    kyllingebouillon = kyllingefond
    hønsebouillon = hønsefond
    kødbouillon, kalvefond
    fiskebouillon = fiskefond
    oksefond, solbær, brombær, kirsebær, tyttebær, ribs, enebær, suppevisk, suppeurter, bladselleri
    knoldselleri, havregryn, lupin

    frugt(kød), bog(hvede), glutenfri (mel), muskat/kokos(nød), kokos(nødder), blomkåls(ris)
    vand(kastanjer), is(tern), mælke(bøtte), (smør) formen, (rødvins)eddike, (østers)hat
    (oksekøds)tomat, (honning)melon, (øl)gær
    sød(kartoffel) = sød(kartofler)
    æble(cider)eddike, (karamel), (pasti)nak = (pasti)nakker
    hvidløg = hvid(løg)
    purløg = pur(løg)
    olivenolie = oliven(olie)
    (ananas), (sukker)ært, (ær), (art), (sojafløde), (sojamælk), (sojadrik), (sojayoghurt), (sojafars)
    (sojaskyr), (sojabønner), (sojabønne), (sojaspirer), (sojaprotein), (sojamel), (sojagranulat)
    (sojastykker), (sojalecitin), (ppen), (mpen), (lpen), (rpen), (ghed), (brand), (spand), (grand)
    (strand), (hånd), (krog), (vægt), (mmel), (smelt), (glinse), (frugt), (vinter), (vinde), (bøffel)
    (muslim), (boksen), (boksene), (lakrids), (skylling), (køkkensaks), (halvdel), (halvpart), (halvfed)
    (halvmåne), (halvliter), (halvkilo), (halvtør), (halvstegt), (halvkogt), (halvgrov), (halvanden)
    (får), (and)en/et/re, (tand), (stand), (land), (rand), (sand), (band), (bland), (blande), (vandhane)
    (lev), (leve), (frost), (kost), (most), (post), (trøst), (læg), (væg), (skæg), (brug), (vokse)
    (dreje), (svinde), (svinge), (køl), (føl), (søl), (nødvendig), (nødvendigvis), (svært), (flamme)
    (klassi)sk/ker, (halvtime), (halvere), (halvlang), (temper)atur, (automat), (arom)a, (al) dente
    (hø), (toppen), (stund), (hjerte), (hønse)æg
    lam = lam(me)
    and(ebryst), and(ebryster), and(elår), and(efedt), gås(elår), gås(ebryst), gås(esteg), gås(efedt)
    frugt(kødet), kokos/mandel/havre/ris/plante/cashew/hampe/ærte(mælk)
    havre/kokos/plante/mandel/ris(fløde), plante/svampe(fars)
    plante/jordnødde/kakao/mandel/cashew/peanut/kokos/nødde(smør), kokos/havre/mandel(yoghurt)
    mandel/havre/ris(drik), kokos (mælk), havre (mælk)
    mandel/ris/kokos/boghvede/majs/kikærte/havre/kartoffel/linse/lupin/hirse/kastanje/hasselnødde(mel)
    johannesbrødkerne(mel), ris/glas/shirataki/squash(nudler), ris(papir), ris(kager)
    kalkun/kylling/okse(bacon), kalkun/kyllinge(skinke), kalkun/kyllinge/okse(pølse), kalkun(pølser)
    lamme/kalve/vildt(kotelet), lamme/kalve/vildt(koteletter), (peber)rod/frugt/mynte/nødder/kage
    (vin)eddike/druer/sten/blade/bjergsnegle/gær, (hvidvins)eddike, (sherry)eddike
    (smør)bønner/hat/hatte/rebrød, (østers)hatte, (citron)græs/timian/melisse/verbena/syre/basilikum
    (bøf)tomat = (bøf)tomater
    (blomme)tomat = (blomme)tomater
    sød (kartoffel), søde (kartofler), (cider)eddike, (butternut), (butternut)squash
    kaffe/kakao/vanilje/tonka(bønner), kaffe/kakao(bønne), jord(skokker)
    grønsags/linse/fiske/lakse/sellerie/plante(bøf), linse/grøntsags/plante/selleri/rodfrugt(bøffer)
    grøntsags/plante/falafel/fiske(frikadeller), plante/vegetar/tofu(pølser)
    plante/fiske/kyllinge/bønne(burger)
    (kikærter) = (kikært)
    (sukker)ærter, (brød)kniv/rister/form/kasse/kurv/bakke/skærer, (vin)glas/flaske/køler/åbner
    (øl)glas/flaske/åbner, (ægge)ur/deler/bæger/skærer/koger/bakke
    (oste)høvl/klokke/rivejern/skærer/klæde, (kage)form/rulle/ring/dåse/pensel/fad/spade/plade
    (tærte)form/fad, (muffin)form/plade/forme, (pizza)sten/hjul/skærer/ovn/spade
    (kød)hakker/hammer/gaffel/termometer/kniv/hakkeren/øks, (nødde)knækker
    (fiske)palet/kniv/pincet/tang/spatel, (smør)pensel/kniv/krukke/papir
    (dej)skraber/krog/spartel/rulle, (mælke)skummer/kande, (kartoffel)moser/presser/skræller, (ris)koger
    (pasta)maskine/ske, (vaffel)jern, (pandekage)pande, (flødeskums)sprøjte, (sifon), (snaps)glas
    (østers)kniv, (hummer)tang, (fond)ant, (fond)ue, (mælkebøtte)blade, (sennepsgul)
  `,
  kinds: `
    pasta: spaghetti, penne, makaroni, tagliatelle, fusilli, lasagneplader;
    ost: parmesan, cheddar, fetaost, danbo, mozzarella;
    olie: rapsolie, olivenolie, solsikkeolie, vindruekerneolie;
    æg > æggeblomme, æggehvide;
    svamp: champignon, kantareller;
    ris: basmatiris, jasminris;
    tomat: hakkede tomater;
    brød: toastbrød, rugbrød, franskbrød
  `,
  avoidedWith: `
    mandel: marcipan, makroner, mandelmel, mandelmælk, mandelsplitter, bittermandel;
    hasselnød: nougat, nutella;
    kikærter: hummus, falafel;
    kartoffel: pommes frites, pommes;
    brød: rundstykke, flute, flutes, baguette, ciabatta, rasp;
    byg: øl, malt, perlebyg;
    havre: havregryn, mysli, müsli, granola
  `,
  avoiding: `
    allergi, allergier, allergisk, allergiker, intolerans, intolerant, overfølsom, overfølsomhed, følsom
    følsomhed, over, for, mod, ingen, intet, ikke, tak, alt, al, alle, med, i, af, fra, som, det, den
    der, en, et, indeholder, indeholdende, produkter, produkt, fødevarer, mad, jeg, vi, er, har, kan
    tåler, spiser, spise, undgå, undgår, uden, fri, frit, og, eller, også, slags, spor, meget, svær
  `,
  families: {
    lactose: 'laktose, mælkesukker |',
    dairy: `
      mælk, mejeriprodukter, mejeriprodukt, komælk, mælkeprodukter, mælkeprotein, kasein |
      fløde, madlavningsfløde, flødeskum, smør, yoghurt, kvark, ymer, tykmælk
      valle, vallepulver, A38, mælkesukker, kærnemælk
      iscreme, vaniljeis, flødeis, softice, chokoladeis
      hvid chokolade, mælkechokolade
      koldskål, vaniljecreme, kagecreme, konditorcreme, smørcreme, remonce
      vaniljesauce, karamelsauce, flødekaramel, karamelsovs
      flødebolle, pandekage, vaffel, vafler
    `,
    cheese: `
      ost |
      flødeost, smøreost, blåskimmelost, danbo, hytteost, ostehaps, esrom, castello
      cheesecake, samsø ost, ostesauce, gamle ole, friskost
    `,
    egg: `
      æg, æggehvide, æggeblomme, hønseæg |
      pasteuriserede blommer, eggeplomme
      røræg, spejlæg, vagtelæg, æggesalat
      æggekage, omelet
      æggenudler, ægnudler, frisk pasta, æggepasta
      marengs, makron, makroner, æggecreme, kagecreme, lagkagebund
      æblekagemakroner, fuglereder, flødebolle
      pandekage, vaffel, vafler, crepes
      cæsarsalat, mayo
    `,
    gelatin: 'gelatine, husblas | skumfidus, skumfiduser, vingummi',
    'red meat': '| lam, lamme, kalv, vildsvin, hjort, rådyr, kronhjort, pølse, kalvetunge',
    meat: `
      kød |
      kødfars, frikadelle, kødboller
      kalvelever, harekølle, hareryg, harekød
      vildtkød, vildtgryde, vildtfond, dyrekølle, dyreryg, dyrekød, dyrefilet
      kanin, kaninryg
      gullasch
      kalvesky, kalvefond, kødbouillon, marvben
      postej, leverpaté, wienerpølse, charcuteri
      kødsovs, kødsauce, lasagne med kød, biksemad, hotdog, boller i karry
      brisler, hestekød
    `,
    pork: `
      svinekød, svin, gris, flæsk, grisekød |
      skinke, bayonneskinke, parmaskinke, hamburgerryg
      spegepølse, medister, leverpostej, rullepølse, blodpølse
      cocktailpølser, brunchpølser, grillpølser
      kotelet, koteletter, nakkefilet, nakkekotelet, nakkekoteletter, sidekød
      ribbensteg, flæskesteg, sprængt nakke, revelsben
      mørbradbøf, mørbradbøffer, brændende kærlighed, forloren hare
      tarteletter med skinke, kalv og flæsk, krebinetter, karbonader
      svinefedt, krydderfedt
      kassler, pulled pork, grisetæer
    `,
    beef: `
      oksekød, okse |
      bøf, culotte, højreb, cuvette, tyndsteg, tykstegsfilet, flanksteak, steak
      hakkebøf, oksefars
      oksehale, okseklump, okseinderlår, oksespidsbryst, bankekød, oksetunge
      oksefond, oksebouillon
      tatar
    `,
    poultry: `
      fjerkræ |
      kylling, suppehøne, hønse
      kalkun
      vildand, andebryst, andebryster, andelår, andefedt, andesteg, andelever, andefond
      gåsebryst, gåselår, gåsesteg, gåsefedt, gåselever
      vagtel, vagtler, fasan, perlehøne, agerhøne, duebryst
      kyllingebouillon, hønsebouillon
    `,
    'not kosher': `
      |
      kanin, kaninryg, harekød, harekølle, hareryg, vildsvin, hestekød
      frølår
      røget ål, ålefilet, stegt ål, havtaske, sværdfisk, haj, havkat, havål
    `,
    fish: `
      fisk |
      laks, ørred
      torsk, sejfilet, mørksej, kulmule, kuller, brosme
      sild, ansjos, bøkling
      tun, tunfisk, sværdfisk, haj
      makrel, hornfisk
      rødspætte, pighvar, slethvar, søtunge, rødtunge, hellefisk, helleflynder, skrubbefilet
      havbars, guldbrasen, dorade, aborre, sandart, gedde, havkat, rødfisk, stenbider
      røget ål, ålefilet, stegt ål, havtaske
      kaviar, rogn
      fiskefrikadeller, fiskefond, fiskebouillon, cæsarsalat, fiskesauce, stjerneskud
      worcestersauce, worcestershiresauce
    `,
    shellfish: 'skaldyr, krebs, havdyr | stjerneskud',
    crustacean: `
      krebsdyr |
      reje, krabbe, hummer, jomfruhummer, krebsehaler, languster, langustin, hummerbisque
      krebs, rød karrypasta, grøn karrypasta, karrypasta, currypasta
    `,
    mollusc: `
      bløddyr |
      musling, blæksprutte, østers, østerssauce, kammuslinger, vinbjergsnegle, konksnegle, østerssovs
    `,
    nuts: `
      nød, nødder, trænødder |
      mandel, mandler, pistacie, pinjekerner, kastanje, marcipan, hasselnød, valnød, pekannød
      paranød, cashewnødder, mysli, müsli, makron, makroner, kransekage, mandelsplitter
      bittermandel, bittermandler, nøddesmør, krokant, odense marcipan
    `,
    peanut: `
      jordnød, jordnødder, peanut, peanuts, jordnødde |
      satesauce, satay sauce, sataysauce, peanutbutter
    `,
    gluten: `
      gluten, (korn med gluten), (cøliaki), (glutenintolerans) |
      bygmel, byg
      rugbrød, rug, rugmel
      havre, havregryn, havregrød, havremel, havreklid
      maltsirup, maltekstrakt
      øl, øllet, hvedeøl
    `,
    wheat: `
      hvede, hvedemel |
      spelt, semulje, durum, grahamsmel, fuldkornsmel, speltmel
      hvedeklid, hvedekim, enkorn, ølandshvede
      pasta, æggenudler, ægnudler, makaroni, lasagneplader, nudler, æggepasta
      brød, knækbrød, toastbrød, franskbrød, bagerbrød, rundstykke, tvebak, tvebakker
      kammerjunker, pitabrød, pølsebrød, boller, burgerboller, krydderboller
      flute, flutes, tortillawraps, dumplings
      rasp, croutoner, opbagning, opbagt jævning, brødkrummer, ristet brød
      dej, filodej, butterdej, tærtebund, pizzabund, tærte, tartelet, tarteletter
      kage, vaffel, vafler, pandekage, crepes, vandbakkelse
      mysli, müsli, granola
      kiks, digestive
      mornay
      soja, ketjap, østerssauce, østerssovs, soya, soyasauce, soyasovs
    `,
    soy: `
      soja, sojabønner, sojabønne |
      sojafløde, sojamælk, sojadrik, sojayoghurt, sojafars, sojaskyr, sojaspirer, sojaprotein, sojamel
      sojagranulat, sojastykker, sojalecitin, ketjap, østerssauce, østerssovs, soya, soyasauce, soyasovs
    `,
    celery: `
      selleri |
      bladselleri, knoldselleri, blegselleri, rodselleri
      suppevisk, suppeurter
      bouillon, bouillonterning, grøntsagsbouillon, hønsebouillon
      kyllingebouillon, oksebouillon, kødbouillon, fiskebouillon
      fond, oksefond, kalvefond, grøntsagsfond
      sellerisalt
    `,
    sulphites: `
      sulfit, sulfitter, (svovldioxid) |
      vin, rødvin, hvidvin, portvin, hedvin, cider, gløgg, madeira, cava, mousserende
      vineddike, rødvinseddike, hvidvinseddike, balsamicoeddike, sherryeddike
      tørret frugt, tørrede abrikoser, tørret abrikos, tørret mango, tørrede figner, tørrede æbler
      sultana, gule rosiner
      sukat, kandiseret frugt, cocktailbær
      citronsaft på flaske, citronsaftkoncentrat, kartoffelmospulver
    `,
    lupin: 'lupin | lupinmel',
    honey: 'honning |',
    alcohol: `
      alkohol |
      vin, rødvin, hvidvin, portvin, madeira, cava, mousserende, hedvin
      øl, øllet, hvedeøl
      cider
      rom, likør, snaps, akvavit, punch, eau de vie
      gløgg
    `,
    starch: `
      |
      kidneybønne, linser, kikært
      ris, jasminris, basmatiris
      pasta, makaroni, nudler, ægnudler, æggepasta
      kartoffel, sød kartoffel, søde kartofler, kartoffelmospulver
      brød, rugbrød, tortillawraps, rundstykke
      mel, havregryn
      sukker, rørsukker, flormelis
    `,
    sesame: 'sesam, sesamfrø | halwa',
    seeds: `
      (frø), (kerner) |
      birkes, valmuefrø, solsikkekerner, solsikkefrø, græskarkerner
      hørfrø, chiafrø, hampefrø, sennepsfrø, nigellafrø
    `,
    mustard: 'sennep, sennepsfrø | karry, karrypulver, mayo',
    mushroom: `
      svamp, svampe |
      kantarel, karl johan, østershatte, østershat, kejserhat, kejserhatte, morkel, morkler
      trøffel, trompetsvampe, rørhat, smørhat, judasøre, markchampignon
    `,
    onion: 'løg | skalotteløg, forårsløg, rødløg, porre, purløg, ramsløg',
    garlic: 'hvidløg |',
    tomato: `
      tomat |
      tomatpuré, tomatkoncentrat, bøftomat, blommetomat, marinara, pizzasauce, tomatsauce
    `,
    citrus: `
      citrusfrugt, citrusfrugter, citrus |
      citron, appelsin, grapefrugt, mandarin, sukat, pomerans, pomeransskal
      citronsaft på flaske, citronsaftkoncentrat
    `,
    legumes: `
      bælgfrugt, bælgfrugter |
      bønner, bønne, haricots verts
      linse
      grønne ærter, gule ærter, sukkerært, sukkerærter, slikærter
      kikærter, falafler
    `,
    corn: 'majs | majsstivelse, tortillachips',
    nightshade: `
      natskygge, natskyggefamilien |
      kartoffel, kartofler, pommes frites, pommes, rösti, kroketter, kartoffelmel, kartoffelmospulver
      peberfrugt, chili, cayennepeber, gojibær
    `,
  },
  notSure: `
    butterdej=puff pastry, kiks=biscuit, chokolade=chocolate, mørk chokolade=chocolate
    bagepulver=baking powder, vaniljeekstrakt=vanilla extract, bouillon=stock
    grøntsagsbouillon=vegetable stock, hønsebouillon=stock, kyllingebouillon=stock, oksebouillon=stock
    bouillonterning=stock cube, pølse=sausage, karrypasta=curry paste, vin=wine, hvidvin=wine
    rødvin=wine, grøntsagsfond=vegetable stock, risvin=rice wine
    grøntsagsbouillonterning=vegetable stock cube
  `,
  vague: 'sauce, sovs, pulver, blad, blande, dej, vand, masse, saft, drys',
  made: `
    dej, kage, frikadelle, bolle, boller, pandekage, tærte, vaffel, vafler, omelet, fars, farsen, kødet
  `,
  verbs: `
    smør formen, smør formene, smør form, smør ildfast, smør fad, smør fadet, smør bageform
    smør tærteform, smør springform, smør bradepande, smør kageform, smør brødform, smør bradepanden
    smør bunden, smør brødet, smør bollerne, smør dejen, smør den ud, smør det ud, smøre, lager, har
    kul, kullet, kullene, saks, maj
  `,
  tap: 'vand, is, isterninger, kogende vand, koldt vand',
  waterOf: 'vand fra *, vandet fra *, kogevand fra *, kogevandet fra *, * kogevand',
  staples: 'salt=salt, peber=pepper, olie=oil',
  inSteps: {
    all: 'alle ingredienser, alle ingredienserne',
    rest: 'resten, resterende, øvrige',
    but: 'alt undtagen, undtagen, bortset fra',
    ingredients: 'ingredienser, ingredienserne',
    little: 'nip, skvæt, stænk, dråber, knivspids',
    oven: 'ovn, ovnen',
    baked: 'bag, bages',
    heat: `
      grader, høj, middel, middelhøj, lav, varm, varme, grill, varmluft, pakken, eftervarme, mikroovn
    `,
    everything: 'det hele, alt, alle',
    many: `
      krydderier, krydderierne, grøntsager, grøntsagerne, grønsager, grønsagerne, urter, urterne, frugt
      frugten, bær, bærrene, topping, pynt, væske, væsken, tilbehør, tilbehøret, fyld
    `,
    optional: `
      valgfrit, eventuelt, evt, pynt, pynte, garnering, servering, smag, topping, drys, smøring
      tilbehør
    `,
  },
};
