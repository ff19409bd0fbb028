import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    ingrediënten, benodigdheden, ingrediëntenlijst, boodschappen, boodschappenlijst*, wat heb je nodig
    dit heb je nodig, je hebt nodig, wat je nodig hebt, heb je nodig, benodigde ingrediënten
  `,
  steps: `
    bereiding, bereidingswijze, werkwijze, stappen, stappenplan, instructies, zo maak je*, zo doe je*
    zo bereid je*, aan de slag, voorbereiding, methode, bereidingsstappen
  `,
  aside: `
    kooktijd*, baktijd*, bereidingstijden, tip, tips, *tip, *tips, opmerking*, notitie*, variatie*
    variant*, voedingswaarde*, voeding*, bewaren, bewaartip*, invriezen, lekker met, lekker bij
    serveersuggestie*, serveertip*, let op, goed om te weten, wist je dat, weetje, vervang*, waarom *
    veelgestelde vragen, suggestie*, porties, totale tijd, bereidingstijd
  `,
  withFoods: 'lekker met, lekker bij, serveersuggestie*, serveertip*, suggestie*',
  tools: 'keukengerei, keukenspullen, materialen',
  otherWay: 'snelkookpan, magnetron, heteluchtfriteuse',
  step: 'stap',
  recipe: 'recept',
  several: 'recepten, ideeën, opties, suggesties, gerechten',
  courses: 'hoofdgerecht, bijgerecht, voorgerecht, nagerecht, dessert',
  named: 'gerecht, naam van het gerecht, naam, titel, idee, suggestie, receptidee',
  serves: 'personen, persoon, porties, portie, eters, voor, goed voor',
  yields: 'levert, geeft, aantal, goed voor, voor, opbrengst, hoeveelheid',
  pieces: 'punten, stuks, stukken, plakken',
  total: 'totale tijd, totale bereidingstijd, tijd, bereidingstijd, bereiding, klaar in, duurt',
  prep: 'voorbereidingstijd, voorbereiding, voorbereiden',
  cook: 'kooktijd, baktijd, oventijd, koken, bakken, bereidingstijd oven, in de oven',
  hours: 'uren, uurtje, u',
  minutes: 'minuutje, minuutjes, min.',
  seconds: 'sec.',
  times: 'kwartier=15, een kwartier=15, drie kwartier=45',
  untimed: 'elke, om de, binnen, de laatste, laatste, iedere',
  untimedBehind: 'voor het einde, korter, minder',
  recipeFor: 'recept voor, recept van, hoe maak je, zo maak je',
  suggest: `
    wat dacht je van, raad ik je, ik stel voor, kun je, kunt u, kan je, probeer, maak dan, stel ik voor
  `,
  suggested: 'recept',
  is: 'is, zijn',
  praise: `
    heerlijke, heerlijk, lekkere, lekker, eenvoudige, eenvoudig, simpele, simpel, klassieke, klassiek
    snelle, snel, makkelijke, de, het, je, jouw, smakelijke, smakelijk
  `,
  ends: `
    die, dat, met je, met jouw, met de, met deze, voor, is, zijn, maar, maken, bereiden, koken, op basis
    waarbij, waarmee, klaar
  `,
  chat: `
    natuurlijk, zeker, met, hoi, hallo, hier*, leuk, ja, prima, deze, dit, ik, je, wat, perfect, graag
    tuurlijk
  `,
  goodbye: 'eet smakelijk, smakelijk, laat me weten, veel plezier, geniet ervan, wil je dat, hopelijk',
  remark: 'als je, wil je, je kunt ook, restjes, lekker met, dit, deze, het, bewaar',
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
    kwart=¼, een kwart=¼, een derde=⅓, derde=⅓, half=½, halve=½, een half=½, een halve=½, twee derde=⅔
    driekwart=¾, één=1, anderhalf=1½, anderhalve=1½, twee=2, een paar=2, tweeënhalf=2½, tweeënhalve=2½
    drie=3, vier=4, vijf=5, zes=6, zeven=7, acht=8, negen=9, tien=10, twaalf=12, vijftien=15, twintig=20
    vijfentwintig=25, dertig=30, veertig=40, vijfenveertig=45, vijftig=50, zestig=60, negentig=90
  `,
  without: 'zonder, vrij van, bevat geen, geen, gebruik geen',
  free: 'vrij, vrije',
  instead: 'in plaats van, vervangt, vervang',
  not: 'niet, non',
  plant: 'vegan, plantaardig, vervanger, veganistisch',
  meatless: 'vegetarisch, vega, vleesvrij',
  units: {
    metric: `
      g/gr/gram=1 g, kg/kilo/kilogram=1000 g, ml/milliliter=1 ml, cl=10 ml, dl=100 ml, l/liter=1000 ml
    `,
    ounces: 'pond=500 g, ons=100 g, oz=28.35 g, lb=453.6 g',
    measure: `
      el=3 tl, eetlepel/eetlepels=3 theelepel, tl, theelepel, theelepels, kop, kopje, kopjes, koppen
      snuf, snufje, snufjes, scheut, scheutje, handvol, handje, handjes, klontje, klont, mespunt
      mespuntje, glas, glazen, druppel, druppels
    `,
    container: `
      blik, blikje, blikjes, blikken, pak, pakje, pakjes, pakken, zak, zakje, zakjes, pot, potje, potjes
      fles, flesje, bakje, bakjes, doos, doosje, rol, blok, blokje, kuipje, beker, bekertje, tube
    `,
    piece: `
      dozijn=12, teen, tenen, teentje, teentjes, plak, plakken, plakje, plakjes, snee, sneetje, sneetjes
      sneden
      bos, bosje, bosjes, takje, takjes, tak, takken, stengel, stengels, stuk, stuks, stukje, stukjes
      krop, stronk, bol, schijf, schijven, blaadje, blaadjes, vel, vellen, struik
    `,
    noAmount: 'cm=1 cm, mm=0.1 cm, inch=2.54 cm, minuten, min, uur, graden, dagen',
  },
  fill: 's, de, het, van, wat, enkele, paar, flinke, flink, afgestreken, volle, klein, kleine, keuze',
  tail: 'om, in, naar, uit, op, ter, om te, aan, als',
  describing: `
    vrije uitloop, neutraal, neutrale, groot, middelgroot, fijn, grof, rijp, dun, dik, koud, heet, warm
    lauw, zacht, rauw, gaar, jong, vast, bio, biologisch, kruimig, mager, vol, optioneel, eventueel
    naturel, ontdooid, uitgelekt, gehakte, heel, kokend, belegen, oude, Grieks, ongezouten, Zeeuws, mild
    blokjes, reepjes, ringen, kruiden, bakken, kamertemperatuur, diepvries, stevig, vierge, grote
    versgemalen, langkorrelig, vers, bloemig, gemalen, gezouten, gedroogd, kleverig
  `,
  forms: 'ge*d, ge*de, ge*t, ge*te, ge*en, *sneden, fijnge*, grofge*',
  turned: `
    gecondenseerd, gecondenseerde, ingelegd, ingelegde, gekonfijt, gekonfijte, gefermenteerd, gepaneerd
    gepaneerde, ingemaakt, gepoft, gepofte
  `,
  which: `
    rood, rode, geel, gele, groen, groene, wit, witte, zwart, bruin, bruine, kers, cherry, tros, roma
    filet, borst, dij, bout, vleugel, haas, poot, blad, winter, zomer, zonnebloem, olijf, basmati
    jasmijn, punt, spits, zilvervlies, zee, vanille, Parmezaanse, Dijon, baby
  `,
  parts: 'sap, rasp, schil, eigeel, dooier',
  makes: `
    bouillon, saus, poeder, puree, olie, azijn, meel, bloem, pasta, stroop, siroop, melk, soep, zout
    boter, jus, mix, brood, wijn
  `,
  names: `
    olie = plantaardige olie
    zure room, gerookte zalm/makreel/forel/paling, gerookt paprikapoeder
    zongedroogde tomaten = zongedroogde tomaat
    gedroogde abrikozen = gedroogde abrikoos
    gedroogde vijgen, gedroogde pruimen, gedroogde cranberry, gemberpoeder, appelsap, tomatensap
    ananassap, druivensap
    wortel = peen
    kipfilet
    kippendij = kippendijen = kipdijfilet = kipdij
    bloem = tarwebloem = patentbloem
    Parmezaan = Parmezaanse kaas
    sojasaus = ketjap
    gezeefde tomaat = passata
    tomaat = tomaten
    noot = noten
    kaneelstokje = kaneel
    laurier, courgette, zelfrijzend bakmeel, olijfolie, zonnebloemolie, tomatenpuree, uienpoeder
    gehakte
    gehakt = rundergehakt
    half-om-half gehakt
    ui = uien = uitje = uitjes = ajuin
    ei = eieren = eitje = eitjes
    peper
    Spaanse peper = pepertje = pepertjes
    tafelwijn = wijn = wijnen
    krab = krabben
    spekkaantjes = kaantjes = kaantje
    banaan = bananen
    aardbei = aardbeien
    leverpastei = paté
    meringue = schuimpje = schuimpjes
    havermout
    lente-ui = bosui = lente-uitje = bosuitje
    walnoot = walnoten = okkernoot = okkernoten
    hazelnoot = hazelnoten
    paranoot = paranoten
    pecannoot = pecannoten
    cashewnoot = cashewnoten = cashew
    selderij = selder = selderie
    bleekselderij = bleekselder = groenselderij
    soepgroente, krieltje, margarine, groente, groentebouillon, groentefond, runderbouillon, runderfond
    kalfsfond, visbouillon, visfond
    boon = bonen
    sperzieboon = sperziebonen
    snijboon = snijbonen
    tuinboon = tuinbonen
    garnaal = garnalen
    kaas = kazen
    gans = ganzen
    konijn = konijnen
    lam = lams
    kalf = kalfs
    sinaasappel = appelsien
    grapefruit = pompelmoes
    haring = Hollandse nieuwe
    inktvis = calamares = sepia
    ham = hesp
    tofu = tofoe = tahoe
    mayonaise = mayo
    spruitjes = spruiten
    paddenstoel
    cantharel = kantarel
    knoflook = look
    peultjes = peulen
    speculaas, wildzwijn, everzwijn, muskaat

    (boterham) = (boterhammen) = (boterhammetje)
    amandel/noten/hazelnoot/cashew/pistache/walnoot/pinda(pasta), muskaat/kokos(noot), kokos(noten)
    zoete (aardappel), bloemkool(rijst), vrucht/kokos/krab(vlees), eier(dooier), kalkoen(spek)
    (pasti)naak = (pasti)naken
    kikker(erwt), (noot)muskaat, (ossen)harttomaat, (spek)ulaas, witte(wijn)azijn, rode(wijn)azijn
    (kippen)ei = (suiker)erwt
    (suiker)mais
    champignon = (kastanje)champignon
    (eit), (uiten), (wij), (gan), (ruitje), (uiteen), (saté)prikker/prikkers/stokje/stokjes/pen
    (tuitje), (spuitje), (fluitje), (manier), (pat), (schuim)
    kip(penbouillon) = kip(pensoep)
    kip(penfond)
    boter = (room)boter
    kokos/amandel/haver/soja/rijst/cashew/hazelnoot/hennep/erwten/spelt(melk)
    haver/soja/kokos/rijst/amandel/plant(room), kokos/soja/amandel/haver(yoghurt), soja/amandel(kwark)
    pinda/cashew/amandel(kaas), cacao/shea/amandel/cashew/noten/hazelnoot/appel(boter)
    kokos/haver/amandel/soja (melk), (wijn)azijn/steen/steenbakpoeder/steenzuur/blad/bladeren
    witte/rode (wijnazijn), (sherry)azijn, (cider)azijn, appel(cider)azijn, appel (cider) azijn
    (champagne)azijn, boek(weit), boek(weitmeel), boek(weit)meel
    rijst/rijste/amandel/maïs/kokos/haver/kikkererwten/teff/tapioca/lijnzaad/soja/lupine/hazelnoot(meel)
    kastanje/johannesbroodpit/zet/aardappelzet/maïszet/aardappel/linzen/noten(meel)
    rijst/rijste/maïs/amandel(bloem), rijst/glas/konjac/courgette(noedel), rijst(vermicelli)
    linzen/kikkererwten/mais(pasta)
    (oester)zwam = (oester)zwammen
    kalkoen/kippen(ham), kip/kalkoen/rund(worst), kalkoen/rund(bacon), aard/sinaas/granaat(appel)
    kikker(erwten), (boter)sla/boon/bonen/noot/nut/notenpompoen/flespompoen
    (vlees)tomaat = (vlees)tomaten
    (kers)tomaat = (kers)tomaten
    (water)kastanje, koffie/cacao/vanille/tonka(boon), koffie/cacao(bonen), (bonen)kruid, (honing)meloen
    (citroen)gras/melisse/tijm/verbena/basilicum, (peper)munt/koek, kalfs/varkens(oester), (krabbetjes)
    (lams)oor, (lams)oren, (kwartel)ei, (kwartel)eieren, (kwartel)eitjes, (eenden)ei, (eenden)eieren
    tofu/soja/vega (gehakt), soja/vega/linzen/tofu(burger), soja/vega(gehakt)
    bloemkool/seitan/tofu/tonijn/zalm(steak), tonijn/zalm/vis/tofu/soja/linzen/bonen/groente(burger)
    chocolade(truffel), (bloem)suiker, (bloemen), (bloemkool), (boterham)zakje/worst, (boterham)
    (graham)brood, (ham)ster, (ham)er, (jus) d'orange, (butternut)
    (kool)hydraat/hydraten/zuur/zuurhoudend/zaad/zaadolie, houts(kool), (folie), (portie), (port)ulak
    (Port)ugees/ugese, (sport), (transport), (import), (export), (rapport), (portion), (temper)
    (stempel), (ontbeend), (uitgebeend), (gebeend), (lijst), (klassiek), (klassieker), (classic)
    (automaat), (automaten), (reclame), (vlam), (vlammen), (lampje), (bonbon)
    (bloem)blad/blaadjes/bladeren/pot, (aankoeken), (jenever)bes/bessen, (framboos), (limonade)
    (duivel), (improviser)en, (zwijn), (verdwijn)en, (begin), (beginn)en, cent/spect(rum), (radijs)
    (radijsjes), (anijs), ster(anijs), (spijs), (prijs), (grijs)
    (ijs)berg/bergsla/blokje/blokjes/klontjes/water/koud/thee, (stroom), (droom), (klever)ig, (genoot)
    (genoten), (kerst), water/tuin(kers), (tong)strelend, al (dente), eekhoorntjes(brood)
    johannes(brood), (brood)mes/plank/rooster/trommel/bakmachine/vorm/bakvorm/zak
    (vlees)mes/thermometer/vork/hamer/molen/tang, (gehakt)molen, (kaas)schaaf/rasp/plank/mes/doek
    (boter)vloot/mesje, (wijn)glas/glazen/fles/koeler, (bier)glas/glazen/fles
    (eier)wekker/dop/dopje/doos/snijder/koker/klopper, (noten)kraker, (vis)spatel/mes/pincet/tang/schep
    (pizza)steen/snijder/schep/oven/plaat/mes, (deeg)roller/rol/krabber/schraper/haak/steker
    (melk)zuur/zuurbacterie/zuurbacteriën/pan/pannetje/opschuimer/kan, (koeken)pan/pannetje
    (pannenkoeken)pan, (wafel)ijzer
    (cake)vorm/blik, (aardappel)stamper/mesje/schiller/schilmesje, (rijst)koker
    (slagroom)spuit/klopper/patroon, (mossel)pan, (oester)mes, (noedel)kom, (koek)uitsteker
    (koekjes)uitsteker, (honing)lepel, (ravioli)stempel, (pasta)pan/machine/lepel/tang
    kip = kipfilet = kippendij = kipdijfilet = kippenbouten = kip(pen)
    (fond)ant, (fond)ue
  `,
  kinds: `
    kip: kipfilet, kippendij, kippenbout, kippenpoot, kippenvleugel;
    pasta: spaghetti, penne, fusilli, macaroni, tagliatelle, farfalle, linguine;
    kaas: Parmezaan, Goudse, cheddar, mozzarella, belegen;
    paddenstoel: champignon;
    ei: dooier, eidooier, eiwit;
    room: slagroom, kookroom;
    olie: olijfolie, zonnebloemolie, arachideolie, rijstolie, koolzaadolie;
    wrap: tortillawrap, tortilla
  `,
  avoidedWith: `
    brood: boterham, stokbrood, pistolet, grahambrood, beschuit;
    gerst: parelgort, gort, bier, pils, mout;
    boon: sperzieboon, snijboon, tuinboon;
    aardappel: krieltje;
    aardappel: friet, frieten, patat;
    amandel: marsepein, bitterkoekje;
    hazelnoot: nougat, nutella;
    kikkererwt: hummus, falafel;
    garnaal: trassi, kroepoek, gamba;
    hazelnoot: hazelnootpasta;
    haver: havermout, muesli, granola
  `,
  avoiding: `
    allergie, allergieën, allergisch, intolerantie, intoleranties, intolerant, gevoelig, gevoeligheid
    overgevoelig, voor, tegen, op, geen, niet, niets, niks, alsjeblieft, graag, alles, alle, met, in
    van, uit, wat, dat, die, de, het, een, bevat, bevatten, bevattend, bevattende, houdend, producten
    product, voedsel, eten, ik, wij, ben, heb, mag, kan, eet, lust, vermijd, vermijden, zonder, vrij, en
    of, ook, soort, soorten, elke, sporen, zeer, ernstige
  `,
  families: {
    lactose: 'lactose, melksuiker |',
    dairy: `
      melk, zuivel, zuivelproducten, melkproducten, koemelk, melkeiwit, koemelkeiwit, caseïne |
      room, slagroom, kookroom, koffieroom
      boter, yoghurt, biogarde, hangop, kwark, labne, karnemelk, weipoeder, wei-eiwit, melksuiker
      crème, vla, custard
      ijs, vanille-ijs, chocolade-ijs, roomijs
      mango lassi, mangolassi, tsatsiki, zuivelspread
      witte chocolade, melkchocolade, karamelsaus, karamelfudge, roomkaramel
      pannenkoek
    `,
    cheese: `
      kaas |
      Goudse, Edammer, Leerdammer, Maasdammer, Hüttenkäse
      Old Amsterdam, Beemster, Passendale, Limburger
      Parmezaan, MonChou, roomkaas
      jong belegen, extra belegen, oude kaas, belegen kaas
      alfredo, kaassaus
    `,
    egg: `
      ei, eieren, eiwit, eigeel, dooier, eidooier, kippenei, kippeneiwit |
      eiernoedels, eiermie, verse pasta, eierpasta
      eiwitten, omelet, roerei, spiegelei, eiersalade
      mayo, mayonaise, fritessaus, tartaarsaus, ravigote
      lange vinger, pannenkoek, poffertje, wafel, soezen, biscuitdeeg
    `,
    gelatin: 'gelatine | winegum, gelatinepudding',
    'red meat': '| lam, kalf, worst, gehakt, hert, wildzwijn, everzwijn, reebout, reerug',
    meat: `
      vlees |
      lever, shoarma, zwezerik, kalfsniertjes, beenderen, balkenbrij, ossentong
      konijn, hazenrug, hazenbout, hazenpeper, paardenvlees
      zwijn, wildbraad, wildragout, wildfond, wildstoof
      gehaktbal, gehaktballetjes, hamburger, slavink, blinde vink, cevapcici, köfte
      döner, frikadel, boomstammetje, schnitzel, soepballetjes
      rollade, mergpijp, stoofvlees, kalfsoester
      leverpastei, vleeswaren, bitterbal, bitterballen, rundvleeskroket, vleeskroket
      jus de veau, kalfsfond
      schouder
    `,
    pork: `
      varken, varkens, varkensvlees |
      ham, hamblokjes, hamlap, hamlappen, hesp, gandaham
      spekjes, spekblokjes, speklap, spekkaantjes, reuzel, smout
      rookworst, saucijs, saucijzen, cervelaat, leverworst, braadworst, metworst
      bloedworst, knakworst, boerenworst, boterhamworst, frikandel
      zult, zure zult, preskop
      half-om-half gehakt, half-om-half, h-o-h gehakt, hoh gehakt
      procureur, karbonade, casseler, fricandeau, krabbetjes, ribbetjes, varkensoester, cordon bleu
    `,
    beef: `
      rund, rundvlees |
      runder, biefstuk, ossenhaas, bavette, rosbief, steak, tartaar, filet americain, rookvlees
      sukadelap, sukadelappen, sucade, riblap, riblappen, klapstuk
      stoofkarbonade, sudderlap, draadjesvlees, hachee
      ossenstaart, ossenworst, rundertong
      côte à l'os, brisket
      runderbouillon, runderfond
      chili con carne
    `,
    poultry: `
      gevogelte, pluimvee |
      kippen, kip, kipfilet, kippendij, kippenbout, kippenpoot, kippenvleugel
      kuiken, piepkuiken, drumstick, kapoen, haantje
      kalkoen
      eend, ganzen
      kwartel, parelhoen, fazant, patrijs, duivenborst, struisvogel
      poularde
    `,
    'not kosher': `
      |
      konijn, hazenpeper, hazenrug, hazenbout, paardenvlees
      wildzwijn, everzwijn, kikkerbillen
      meerval, paling, zeeduivel, zwaardvis, haai, rogvleugel, steur, zeewolf, kaviaar
    `,
    fish: `
      vis, vissen |
      zalm, forel
      tonijn, zwaardvis
      kabeljauw, wijting
      haring, bokking, rolmops, Hollandse nieuwe, sprot
      makreel, ansjovis, sardien
      schol, heilbot, zeetong, tong, tongfilet, griet, tarbot, pladijs
      zeebaars, rode poon, roodbaars, snoekbaars, victoriabaars, dorade, zeebrasem
      zeeduivel, zeewolf, meerval, rogvleugel, haai, steur
      paling, snoek, karper
      kibbeling, lekkerbek, visstick, visburger, visstoof, visschotel, viskoekje, vismix
      vissaus, visfumet, visbouillon, visfond
      kaviaar
      worcestersaus, worcestershiresaus
    `,
    shellfish: 'schelpdieren, zeevruchten, schaal- en schelpdieren, fruits de mer | schelpdier',
    crustacean: `
      schaaldieren, schaaldier, kreeftachtigen |
      garnaal, garnalen, kroepoek
      krab, kreeft, langoustine, langoest, bisque
      trassi
      rode currypasta, groene currypasta, gele currypasta, currypasta
    `,
    mollusc: `
      weekdieren, weekdier |
      mossel, coquille, kokkel, sint-jakobsschelp, jakobsschelp
      sint-jacobsschelpen, mesheften, venusschelp
      inktvis, calamares, sepia
      oester
      alikruik, wulk, wijngaardslak, wijngaardslakken
      oestersaus
    `,
    nuts: `
      noot, noten, nootjes, boomnoten, schaalvruchten |
      amandel, amandelspijs, walnoot, hazelnoot, paranoot, pistache
      pijnboompit, pijnboompitten, kastanje
      marsepein, bitterkoekje, bokkenpootjes, banketstaaf, noga, hazelnootpasta, studentenhaver
    `,
    peanut: `
      pinda, pinda's |
      satésaus, saté, aardnoot, aardnoten, apennoot, apennootjes, borrelnootjes, borrelnoten, katjang
    `,
    gluten: `
      gluten, (granen), (glutenbevattende granen), (coeliakie) |
      gerst, parelgort, gort, rogge
      haver, havermout, havervlokken, havermeel, haverzemelen
      mout
      bier, trappist, kriek, geuze, pils
    `,
    wheat: `
      tarwe, tarwemeel |
      meel, spelt, griesmeel, eenkoorn, khorasan, durum, zelfrijzend bakmeel
      pasta, volkorenspaghetti, vermicelli, eierpasta, noedel, mie, eiernoedels, bami, eiermie
      brood, stokbrood, pistolet, sandwich, boterham, grahambrood, hamburgerbroodje
      toast, beschuit, cracotte, matze, knäckebröd, crostini
      paneermeel, panade, roux
      deeg, filo, loempiavel, loempiavellen, taartbodem, biscuitdeeg
      koek, speculaas, lange vinger, cake, stroopwafel, soezen, peperkoek
      krentenbol, krentenbollen, pannenkoek, poffertje, wafel
      granola
      kroket, bitterbal, bitterballen
      sojasaus, oestersaus
    `,
    soy: 'soja, sojabonen, sojaboon | tempé, sojasaus, oestersaus',
    celery: `
      selderij, selderie, selder |
      bleekselderij, knolselderij, bladselderij, knolselder, bleekselder, bladselder
      soepgroente
      bouillonblokje, groentebouillon, kippenbouillon, runderbouillon
      visbouillon, groentefond, fond, jus de veau
      selderijzout, aromat
    `,
    sulphites: `
      sulfiet, sulfieten, (zwaveldioxide) |
      tafelwijn, port, cider, vermout, madeira, glühwein, cava
      wijnazijn, rodewijnazijn, wittewijnazijn, balsamicoazijn, balsamico-azijn, sherryazijn
      gedroogd fruit, gedroogde abrikoos, gedroogde abrikozen, gedroogde mango
      gedroogde vijg, gedroogde appel, tutti frutti
      sultana, sultanarozijn, blanke rozijnen, gele rozijnen
      sukade, oranjesnippers, gekonfijt fruit, bigarreau
      geconcentreerd citroensap, citroensap uit een flesje
      aardappelpureepoeder, boerenjongens
    `,
    lupin: 'lupine | lupinemeel',
    honey: 'honing |',
    alcohol: `
      alcohol |
      tafelwijn, port, vermout, madeira, cava, glühwein, noilly prat
      bier, trappist, kriek, geuze, pils
      cider
      rum, wodka, jenever, kirsch, likeur
      boerenjongens
    `,
    starch: `
      |
      kidneyboon, linzen, kikkererwt
      rijst
      pasta, noedel, volkorenspaghetti, eierpasta
      aardappel, aardappelpureepoeder
      brood, boterham
      bloem, meel, griesmeel, boekweitmeel
      suiker
    `,
    sesame: 'sesam, sesamzaad, sesamzaadjes | hoemoes, houmous',
    seeds: `
      (zaden), (zaadjes), (zaad) |
      maanzaad, zonnebloempit, zonnebloempitten, pompoenpit, pompoenpitten, lijnzaad
      chiazaad, hennepzaad, mosterdzaad, nigellazaad, blauwmaanzaad
    `,
    mustard: `
      mosterd, mosterdzaad |
      piccalilly, kerriepoeder, currypoeder, kerrie, mayo, mayonaise, fritessaus, tartaarsaus, ravigote
    `,
    mushroom: `
      paddenstoel, paddestoel, paddenstoelen, zwam |
      oesterzwam, oesterzwammen, zwammen
      cantharel, cantharellen, kantarellen
      eekhoorntjesbrood, morielje, truffel, hanenkam, hanenkammen, pied de mouton
    `,
    onion: `
      ui, uien, ajuin |
      sjalot, sjalotten, prei, bosui, lente-ui, bieslook, daslook, uienpoeder, zilveruitje
    `,
    garlic: 'knoflook, look | tsatsiki',
    tomato: 'tomaat, tomaten | tomatensap, pizzasaus, marinara',
    citrus: `
      citrusvrucht, citrusvruchten, citrus |
      citroen, limoen, sinaasappel, mandarijn, sukade, oranjesnippers, jus d'orange
      appelsien, geconcentreerd citroensap, citroensap uit een flesje
    `,
    legumes: `
      peulvrucht, peulvruchten |
      boon, bonen, sperzieboon, snijboon, tuinboon, haricots verts, flageolet
      linze
      erwt, kikkererwt, peulen, kapucijner
    `,
    corn: 'maïs | tortillachips',
    nightshade: `
      nachtschade, nachtschaden |
      aardappel, krieltje, friet, patat, rösti, aardappelpureepoeder
      chili, rode peper, Spaanse peper, rawit, lombok, chilipeper, cayennepeper
      gerookt paprikapoeder
    `,
  },
  notSure: `
    bladerdeeg=puff pastry, korstdeeg=shortcrust, koekje=biscuit, chocolade=chocolate
    pure chocolade=chocolate, bakpoeder=baking powder, vanille-extract=vanilla extract, bouillon=stock
    groentebouillon=vegetable stock, kippenbouillon=stock, runderbouillon=stock
    bouillonblokje=stock cube, worst=sausage, currypasta=curry paste, witte wijn=wine, rode wijn=wine
    groentefond=vegetable stock, groentebouillonblokje=vegetable stock cube
  `,
  vague: 'saus, poeder, blad, mengsel, puree, water, mix',
  made: `
    deeg, beslag, korst, cake, taart, gehaktbal, broodje, pannenkoek, koekje, ragout, omelet, frittata
    stollen
  `,
  verbs: `
    leveren, levert, oplevert, opleveren, lager, begin, beginnen, begint, verdwijnen, krabben, paneer de
    paneer het, paneer ze, paneer elke, vis de laurier, vis de laurierblaadjes, vis het laurierblad
    vis het laurierblaadje, vis de takjes, vis de kruidnagels, vis het kaneelstokje, vis de steranijs
    vis de kruiden, vis ze, vis eruit
  `,
  tap: 'water, ijs, ijsblokjes',
  waterOf: `
    water van de *, water van het *, kookwater van de *, kookwater van het *, kookvocht van de *
    kookvocht van het *, kooknat van de *
  `,
  staples: 'zout=salt, peper=pepper, olie=oil',
  inSteps: {
    all: 'alle ingrediënten',
    rest: 'rest, overige, resterende',
    but: 'behalve',
    ingredients: 'ingrediënten',
    little: 'snuf, snufje, snufjes, scheut, scheutje, mespuntje, druppels',
    oven: 'oven',
    baked: 'bak in de oven',
    heat: `
      graden, hoog, hoge, middelhoog, laag, lage, hete, warme, grill, gasstand, stand, verpakking
      magnetron
    `,
    everything: 'alles, alle, allemaal',
    many: `
      kruiden, specerijen, groente, groenten, fruit, vruchten, bessen, toppings, topping, garnering
      vloeistof, vloeistoffen, smaakmakers, vulling, beleg, beleggen
    `,
    optional: `
      optioneel, eventueel, garnering, garneren, decoratie, serveren, smaak, topping, invetten
      bestuiven, bestrooien
    `,
  },
};
