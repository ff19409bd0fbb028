import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    składniki, lista zakupów, potrzebujesz, będziesz potrzebować*, potrzebne będą, co będzie potrzebne, produkty,
    potrzebne składniki, składników
  `,
  steps: `
    przygotowanie, sposób przygotowania, sposób wykonania, wykonanie, instrukcj*, kroki, krok po kroku, jak zrobić,
    jak przygotować, przepis krok po kroku, sposób, metoda przygotowania, etapy
  `,
  aside: `
    wskazówk*, porad*, rady, rada, uwag*, notatk*, wariant*, wariacj*, wartości odżywcze, wartość *, przechowywanie,
    propozycja podania, sposób podania, podawanie, dobrze wiedzieć, warto wiedzieć, czy wiesz*, zamiennik*, dlaczego *,
    mrożenie, odgrzewanie, najczęstsze pytania, porcje, czas całkowity
  `,
  tools: 'przybory, sprzęt, przyrządy, naczynia',
  step: 'krok',
  recipe: 'przepis',
  named: 'danie, nazwa dania, nazwa, tytuł, pomysł, propozycja',
  serves: 'porcje, porcji, porcja, osoby, osób, osobę, dla, wystarczy na, na',
  yields: 'wychodzi, na, ilość, liczba, wyjdzie',
  pieces: 'sztuk, sztuki, kawałków, kawałki',
  total: 'całkowity czas, czas całkowity, łączny czas, czas, czas przygotowania, czas wykonania, gotowe w',
  prep: 'przygotowanie, czas przygotowań, przygotowania, przygotowanie składników',
  cook: `
    czas gotowania, gotowanie, czas pieczenia, pieczenie, smażenie, czas smażenia, czas duszenia, duszenie
  `,
  hours: 'godz, godzinę',
  minutes: 'minutę',
  seconds: 'sekundę, sek',
  times: 'kwadrans=15, trzy kwadranse=45, godzinę=60, minutę=1, pół godziny=30',
  untimed: 'co, w, w ciągu, za, ostatnie, ostatnich, każde',
  untimedBehind: 'przed końcem, krócej, wcześniej, mniej',
  suggest: `
    przepis na, co powiesz na, proponuję, polecam, zrobić, przygotować, upiec, ugotować, ugotuj, zróbmy, zrób, to,
    jest, będzie
  `,
  praise: 'pyszne, pyszny, pyszna, proste, prosty, szybkie',
  ends: 'który, która, które, z twoich, dla, jest, ale, na',
  chat: `
    oczywiście, jasne, oto*, z, cześć, dzień dobry, pewnie, świetnie, super, ten, to, tak, hej, chętnie, proszę
  `,
  goodbye: 'smacznego',
  optional: 'opcjonalnie, do smaku',
  letters: 'ł=l',
  endings: `
    a, i, y, e, o, u, ą, ę, ow, om, ami, ach, em, ego, ej, ych, ich, ym, im, owi, ie, iem, ny, na, ne, nego, nej, ia,
    ii, ami, iego, iej, owy, owa, owe, owej, owego, owych, owym, ową
  `,
  beginnings: '',
  plurals: '',
  decimal: ',',
  build: 'any',
  and: 'i, oraz, &',
  plus: 'oraz dodatkowo, plus',
  or: 'lub, albo',
  to: 'do',
  with: '',
  about: 'około, ok, mniej więcej, jeszcze, dodatkowo, ok., jakieś, kolejne',
  altogether: 'łącznie, razem, w sumie',
  each: 'każdy, każda, każde',
  per: 'na osobę, za',
  for: 'dla, na, do podania, do',
  articles: '',
  numbers: `
    ćwierć=¼, jedna trzecia=⅓, pół=½, połowa=½, połówka=½, i pół=+½, trzy czwarte=¾, jedną=1, jeden=1, jedna=1,
    półtora=1½, półtorej=1½, dwa=2, dwie=2, dwóch=2, parę=2, trzy=3, trzech=3, cztery=4, pięć=5, pięciu=5, sześć=6,
    siedem=7, osiem=8, dziewięć=9, dziesięć=10, dziesięciu=10, dwanaście=12, piętnaście=15, kwadrans=15,
    dwadzieścia=20, dwadzieścia pięć=25, trzydzieści=30, czterdzieści=40, czterdzieści pięć=45, pięćdziesiąt=50,
    sześćdziesiąt=60, dziewięćdziesiąt=90
  `,
  without: 'bez, nie zawiera',
  free: '',
  instead: 'zamiast, zastępuje',
  plant: `
    wegański, wegańska, wegańskie, wegańskiego, roślinny, roślinna, roślinne, roślinnego, roślinnej, wegetariański,
    wegetariańska, wege
  `,
  units: {
    metric: `
      g, gr, gram, gramy, gramów, kg, kilo, kilogram, kilograma, dag, dkg, ml, mililitrów, cl, dl, l, litr, litra,
      litry, litrów
    `,
    weight: 'funt',
    spoon: `
      łyżka, łyżki, łyżek, łyżkę, łyżeczka, łyżeczki, łyżeczek, łyżeczkę, szklanka, szklanki, szklanek, szklankę,
      szczypta, szczypty, szczyptę, garść, garście, garści, odrobina, kropla, kieliszek, kieliszka, kubek, chlust
    `,
    container: `
      puszka, puszki, puszek, opakowanie, opakowania, opakowań, słoik, słoika, słoiki, paczka, paczki, torebka,
      torebki, saszetka, kostka, kostki, butelka, kartonik, karton, tabliczka, tubka
    `,
    piece: `
      ząbek, ząbki, ząbków, plaster, plastry, plastrów, plasterek, plasterki, plasterków, pęczek, pęczki, pęczka,
      gałązka, gałązki, gałązek, liść, liście, liści, listek, listki, sztuka, sztuki, sztuk, szt, kromka, kromki,
      kromek, główka, główki, łodyga, łodygi, kawałek, kawałki, ziarno, ziaren, filet, filety, korzeń, laska, kulka
    `,
    length: 'cm, mm, minut, minuty, min, godziny, godzina, stopni, dni',
  },
  fill: `
    kilka, trochę, mniej, więcej, czubata, czubate, płaska, płaskie, małe, opcjonalnie, smaku, wybór, ulubionej, z, ze
  `,
  tail: 'w, pod, o temperaturze, według',
  describing: `
    świeży, świeża, świeżego, świeżej, mały, mała, małej, duży, duża, duże, dużej, średni, średnia, średnie, drobno,
    gruby, cienki, dojrzały, ciepły, zimny, gorący, letni, surowy, młody, ugotowany, gotowany, starty, posiekany,
    pokrojony, obrany, mielony, mielonego, suchy, cały, całe, miękki, twardy, naturalny, gęsty, tłusty, półtłusty,
    zwykły, kostkę, temperatura, pokojowa, extra, virgin, ekologiczny, drobny, krystaliczny, typ, tortowa, wędzony,
    suszony, kwaśny
  `,
  forms: `
    *any, *ana, *ane, *anego, *anej, *anych, *ony, *ona, *one, *onego, *onej, *onych, *ty, *te, *tego, *tych
  `,
  which: `
    czerwony, żółty, zielony, biały, czarny, koktajlowy, pierś, piersi, udko, udka, udo, podudzie, skrzydełka, łopatka,
    polędwica, natka, słonecznikowy, rzepakowy, z oliwek, oliwek, basmati, jaśminowy, ostry, słodki, pojedyncza,
    wiejska, wędzonka, bulwa, kajzerka, gruntowy, malinowy, cukrowa, żółtego, żółta, białego, biała
  `,
  parts: 'sok, skórka, żółtko, białko',
  makes: `
    bulion, sos, mąka, proszek, olej, ocet, koncentrat, pasta, mleko, przecier, masło, śmietana, wino, zupa, krem,
    syrop
  `,
  names: `
    pieprz = czarny pieprz = pieprz czarny = pieprzu, cebula = cebulka = cebuli = cebule, czosnek = czosnku,
    marchew = marchewka = marchewki = marchwi, jajko = jajka = jajek = jajo = jaja,
    ziemniak = ziemniaki = ziemniaków = kartofel, ogórek = ogórki = ogórków = ogórka,
    śmietana = śmietany = śmietanka = śmietanki, kurczak = kurczaka = kurczaków,
    oliwa = oliwy = oliwa z oliwek = oliwy z oliwek, olej = oleju = olej rzepakowy = oleju rzepakowego, masło = masła,
    mąka = mąki = mąka pszenna = mąki pszennej, cukier = cukru, ryż = ryżu, ser = sera, twaróg = twarogu,
    chleb = chleba, sól = soli, pietruszka = natka pietruszki = natki pietruszki = pietruszki,
    koperek = koperku = koper, szczypiorek = szczypiorku, por = pora = pory, seler = selera, boczek = boczku,
    kiełbasa = kiełbasy, groszek = groszku, liść laurowy = liście laurowe, ziele angielskie = ziela angielskiego,
    cukier puder = cukru pudru, cukier waniliowy = cukru waniliowego, proszek do pieczenia = proszku do pieczenia,
    makaron = makaronu, jabłko = jabłka = jabłek, pieczarka = pieczarki = pieczarek, kapusta = kapusty,
    burak = buraki = buraków, wołowina = wołowiny, mięso mielone = mięsa mielonego,
    bulion warzywny = bulionu warzywnego, koncentrat pomidorowy = koncentratu pomidorowego, sos sojowy = sosu sojowego,
    kasza gryczana = kaszy gryczanej, kiszona kapusta = kapusta kiszona = kapusty kiszonej,
    ogórek kiszony = ogórki kiszone, ser żółty = sera żółtego, batat = bataty = batatów, tymianek = tymianku,
    majeranek = majeranku, ser feta = sera feta = feta = fety = fetę, kasza = kaszy = kaszę,
    suszony pomidor = suszone pomidory = suszonych pomidorów, kasza gryczana = kaszy gryczanej = gryka,
    czosnek = czosnkowy = czosnkowa = czosnkowej, cebula = cebulka, kminek = kminku,
    pomidor, papryka, cytryna, limonka, orzech, kasza manna, gałka muszkatołowa, gałki muszkatołowej, ser biały,
    mleko skondensowane, mleko w proszku, kapusta pekińska, oregano, wędzony łosoś, makaron z soczewicy,
    (masło) orzechowe = (masła) orzechowego, (mąka) jaglana = (mąki) jaglanej,
    (makaron) z soczewicy = (makaronu) z soczewicy, (makaron) ryżowy = (makaronu) ryżowego,
    (mleko) kokosowe = (mleka) kokosowego, (mleko) ryżowe = (mleka) ryżowego, (mleko) owsiane = (mleka) owsianego,
    (mleko) migdałowe = (mleka) migdałowego, (mleko) sojowe = (mleka) sojowego,
    ocet z białego (wina) = octu z białego (wina), (mleko) kokosowe, (mleka) kokosowego, (mleko) migdałowe,
    (mleka) migdałowego, (mleko) owsiane, (mleka) owsianego, (mleko) sojowe, (mleka) sojowego, (mleko) ryżowe,
    (mleka) ryżowego, (masło) orzechowe = masła orzechowego, (masła) orzechowego, (masło) kakaowe,
    (orzech) muszkatołowy, (orzech) kokosowy, (mąka) ryżowa, (mąki) ryżowej, (mąka) kukurydziana, (mąki) kukurydzianej,
    (mąka) migdałowa, (mąki) migdałowej, (mąka) gryczana, (mąki) gryczanej, (mąka) ziemniaczana, (mąki) ziemniaczanej,
    (mąka) kokosowa, ocet (winny), octu (winnego), (fasola) maślana, (makaron) ryżowy, (makaronu) ryżowego,
    boczniak (ostrygowaty), (bawole) serce
  `,
  kinds: `
    makaron: spaghetti, penne, fusilli, świderki, łazanki, tagliatelle
    ser, ser żółty: gouda, mozzarella, parmezan, cheddar
    grzyb: pieczarka, kurka, borowik
    jajko: żółtko, białko
    kiełbasa: kiełbasa wiejska
    olej: oliwa
    ser: ser żółty, sera żółtego, gouda
  `,
  families: {
    lactose: 'laktoza |',
    dairy: `
      mleko, nabiał | śmietana, śmietanka, masło, jogurt, twaróg, kefir, maślanka, mleka, serwatka, budyń, mascarpone,
      mleko skondensowane
    `,
    cheese: `
      ser | sera, parmezan, mozzarella, feta, ricotta, mascarpone, gouda, oscypek, ser żółty, serek, serka, halloumi,
      brie, camembert
    `,
    egg: 'jajko, jajka, jaja | żółtko, żółtka, białko, białka, majonez, majonezu, jajek',
    meat: `
      mięso | jagnięcina, baranina, cielęcina, kiełbasa, kiełbasy, kiełbas, wątróbka, parówka, pasztet, żelatyna,
      królik, mięso mielone, żeberka, klops, kabanos
    `,
    pork: `
      wieprzowina, świnia | boczek, boczku, szynka, szynki, schab, schabu, karkówka, karkówki, smalec, smalcu, salami,
      słonina, bekon, wieprzowy, wieprzowe, wieprzowa, wieprzowej, wieprzowego, golonka, chorizo
    `,
    beef: 'wołowina | wołowy, wołowe, wołowej, wołowego, stek, antrykot',
    poultry: 'drób | kurczak, kurczaka, indyk, indyka, kaczka, kaczki, gęś, drobiowy, drobiowe',
    fish: `
      ryba, ryby | łosoś, łososia, tuńczyk, tuńczyka, dorsz, dorsza, śledź, śledzia, śledzie, makrela, makreli, pstrąg,
      pstrąga, sandacz, anchois, sardynka, karp, karpia, mintaj, sardela
    `,
    shellfish: `
      owoce morza, skorupiaki | krewetka, krewetki, krewetek, krab, małż, małże, kalmar, ośmiornica, homar, ostryga,
      paluszki krabowe
    `,
    nuts: `
      orzech, orzechy | orzechów, migdał, migdały, migdałów, pistacja, nerkowiec, nerkowce, nerkowców, laskowy,
      włoskie, fistaszki, marcepan, kasztan, migdałowe, migdałowego, migdałowa, migdałowej, orzechowe, orzechowego,
      orzechowa, orzechowej
    `,
    peanut: 'orzeszki ziemne, fistaszki | orzeszki',
    gluten: `
      gluten, pszenica | mąka, makaron, makaronu, spaghetti, penne, chleb, chleba, bułka, bułki, bułkę, bułek,
      kasza manna, kaszy manny, kuskus, kuskusu, bulgur, jęczmień, żyto, pszenny, pszenna, pszennej, kasza jęczmienna,
      piwo, piwa, sos sojowy, ciasto francuskie, ciasta francuskiego, biszkopt, herbatnik, orkisz, bulka tarta,
      pierogi, tortilla, seitan, kluski
    `,
    soy: 'soja | tofu, miso, tempeh, edamame, sos sojowy, sojowy, sojowa, sojowe',
    honey: 'miód, miodu |',
    alcohol: `
      alkohol | wino, wina, piwo, piwa, wódka, wódki, rum, rumu, koniak, likier, likieru, whisky, brandy, spirytus,
      nalewka
    `,
    starch: '| ryż, ryżu, makaron, makaronu, spaghetti, penne, ziemniak, chleb, chleba, kuskus',
    sesame: 'sezam, sezamu | tahini, chałwa',
    mustard: 'musztarda, gorczyca |',
    mushroom: 'grzyb, grzyby | pieczarka, pieczarek, kurka, borowik, boczniak, podgrzybek',
    onion: 'cebula | szalotka, dymka',
    garlic: 'czosnek, czosnku |',
    tomato: 'pomidor | ketchup, koncentrat pomidorowy, passata',
    citrus: 'cytrusy, cytrus, owoce cytrusowe | cytryna, limonka, pomarańcza, mandarynka, grejpfrut',
    legumes: `
      strączki, rośliny strączkowe | fasola, soczewica, ciecierzyca, groch, groszek, bób, soja, tofu
    `,
    corn: 'kukurydza | polenta, popcorn',
    nightshade: 'psiankowate | pomidor, ziemniak, bakłażan, papryka, chili',
  },
  vague: 'sos, proszek, liść, nasiona, masa, mieszanka, pasta',
  tap: 'woda, wody, wrzątek, lód',
  inSteps: {
    all: 'wszystkie składniki',
    rest: 'reszta, resztę, pozostałe, pozostały, pozostałą',
    but: 'oprócz, poza',
    ingredients: 'składniki',
    meat: 'mięso',
    oven: 'piekarnik, piekarnika, piekarniku, piec, piecz, pieczemy, upiec, zapiec, zapiekaj',
  },
};
