import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients:
    'składniki, lista zakupów, potrzebujesz, będziesz potrzebować*, potrzebne będą, co będzie potrzebne, produkty, potrzebne składniki, składników',
  steps:
    'przygotowanie, sposób przygotowania, sposób wykonania, wykonanie, instrukcj*, kroki, krok po kroku, jak zrobić, jak przygotować, przepis krok po kroku, sposób, metoda przygotowania, etapy',
  aside:
    'wskazówk*, porad*, rady, rada, uwag*, notatk*, wariant*, wariacj*, wartości odżywcze, wartość *, przechowywanie, propozycja podania, sposób podania, podawanie, dobrze wiedzieć, warto wiedzieć, czy wiesz*, zamiennik*, dlaczego *, mrożenie, odgrzewanie, najczęstsze pytania, porcje, czas całkowity',
  tools: 'przybory, sprzęt, przyrządy, naczynia',
  step: 'krok',
  recipe: 'przepis',
  named: 'danie, nazwa dania, nazwa, tytuł, pomysł, propozycja',
  serves: 'porcje, porcji, porcja, osoby, osób, osobę, dla, wystarczy na, na',
  yields: 'wychodzi, na, ilość, liczba, wyjdzie',
  pieces: 'sztuk, sztuki, kawałków, kawałki',
  total: 'całkowity czas, czas całkowity, łączny czas, czas, czas przygotowania, czas wykonania, gotowe w',
  prep: 'przygotowanie, czas przygotowań, przygotowania, przygotowanie składników',
  cook: 'czas gotowania, gotowanie, czas pieczenia, pieczenie, smażenie, czas smażenia, czas duszenia, duszenie',
  hours: 'godz, godzinę',
  minutes: 'minutę',
  seconds: 'sekundę, sek',
  times: 'kwadrans=15, trzy kwadranse=45, godzinę=60, minutę=1, pół godziny=30',
  untimed: 'co, w, w ciągu, za, ostatnie, ostatnich, każde',
  untimedBehind: 'przed końcem, krócej, wcześniej, mniej',
  suggest:
    'przepis na, co powiesz na, proponuję, polecam, zrobić, przygotować, upiec, ugotować, ugotuj, zróbmy, zrób, to, jest, będzie',
  praise: 'pyszne, pyszny, pyszna, proste, prosty, szybkie',
  ends: 'który, która, które, z twoich, dla, jest, ale, na',
  chat: 'oczywiście, jasne, oto*, z, cześć, dzień dobry, pewnie, świetnie, super, ten, to, tak, hej, chętnie, proszę',
  goodbye: 'smacznego',
  optional: 'opcjonalnie, do smaku',
  letters: 'ł=l',
  endings:
    'a, i, y, e, o, u, ą, ę, ow, om, ami, ach, em, ego, ej, ych, ich, ym, im, owi, ie, iem, ny, na, ne, nego, nej, ia, ii, ami, iego, iej, owy, owa, owe, owej, owego, owych, owym, ową',
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
    ćwierć=¼, jedna trzecia=⅓, pół=½, połowa=½, połówka=½, i pół=+½, trzy czwarte=¾, jedną=1, jeden=1, jedna=1, półtora=1½, półtorej=1½, dwa=2, dwie=2, dwóch=2, parę=2, trzy=3, trzech=3,
    cztery=4, pięć=5, pięciu=5, sześć=6, siedem=7, osiem=8, dziewięć=9, dziesięć=10, dziesięciu=10, dwanaście=12, piętnaście=15, dwadzieścia=20, dwadzieścia pięć=25, trzydzieści=30,
    czterdzieści=40, czterdzieści pięć=45, pięćdziesiąt=50, sześćdziesiąt=60, dziewięćdziesiąt=90
  `,
  without: 'bez, nie zawiera',
  free: '',
  instead: 'zamiast, zastępuje',
  plant: 'wegański, roślinny, wegetariański, wege',
  units: {
    metric:
      'g, gr, gram, gramy, gramów, kg, kilo, kilogram, kilograma, dag, dkg, ml, mililitrów, cl, dl, l, litr, litra, litry, litrów',
    weight: 'funt',
    spoon:
      'łyżka, łyżki, łyżek, łyżkę, łyżeczka, łyżeczki, łyżeczek, łyżeczkę, szklanka, szklanki, szklanek, szklankę, szczypta, szczypty, szczyptę, garść, garście, garści, odrobina, kropla, kieliszek, kieliszka, kubek, chlust',
    container:
      'puszka, puszki, puszek, opakowanie, opakowania, opakowań, słoik, słoika, słoiki, paczka, paczki, torebka, torebki, saszetka, kostka, kostki, butelka, kartonik, karton, tabliczka, tubka',
    piece:
      'ząbek, ząbki, ząbków, plaster, plastry, plastrów, plasterek, plasterki, plasterków, pęczek, pęczki, pęczka, gałązka, gałązki, gałązek, liść, liście, liści, listek, listki, sztuka, sztuki, sztuk, szt, kromka, kromki, kromek, główka, główki, łodyga, łodygi, kawałek, kawałki, ziarno, ziaren, filet, filety, korzeń, laska, kulka',
    length: 'cm, mm, minut, minuty, min, godziny, godzina, stopni, dni',
  },
  fill: 'kilka, trochę, mniej, więcej, czubata, czubate, płaska, płaskie, małe, opcjonalnie, smaku, wybór, ulubionej, z, ze',
  tail: 'w, pod, o temperaturze, według',
  describing:
    'świeży, mały, duży, średni, drobno, gruby, cienki, dojrzały, ciepły, zimny, gorący, letni, surowy, młody, suchy, cały, miękki, twardy, naturalny, gęsty, zwykły, kostkę, temperatura, pokojowa, extra, virgin, ekologiczny, drobny, krystaliczny, typ, tortowa, kwaśny',
  forms:
    '*any, *ana, *ane, *anego, *anej, *anych, *ony, *ona, *one, *onego, *onej, *onych, *ty, *te, *tego, *tych',
  which:
    'żółty, biały, czarny, koktajlowy, pierś, udko, udo, podudzie, skrzydełka, łopatka, polędwica, natka, słonecznikowy, rzepakowy, z oliwek, oliwek, basmati, jaśminowy, ostry, słodki, pojedyncza, wiejska, wędzonka, bulwa, kajzerka, gruntowy, malinowy, cukrowa',
  parts: 'sok, skórka, żółtko, białko',
  makes:
    'bulion, sos, mąka, proszek, olej, ocet, koncentrat, pasta, mleko, przecier, masło, śmietana, wino, zupa, krem, syrop',
  names: `
    cebulka = cebuli = cebule, marchew = marchewka = marchewki = marchwi, jajko = jajek = jajo, ziemniaki = ziemniaków = kartofel, ogórek = ogórki, śmietany = śmietanka = śmietanki,
    kurczaka = kurczaków, oliwa = oliwy, olej = oleju, mąka = mąki = mąka pszenna, cukier = cukru, koperek = koperku = koper, szczypiorek = szczypiorku, pora = pory, boczek = boczku,
    groszek = groszku, cukier puder = cukru pudru, cukier waniliowy = cukru waniliowego, proszek do pieczenia = proszku do pieczenia, jabłko = jabłek, pieczarki = pieczarek,
    ogórek kiszony = ogórki kiszone, tymianek = tymianku, majeranek = majeranku, ser feta = fety = fetę, suszony pomidor = suszonych pomidorów, kasza gryczana = gryka,
    czosnek = czosnkowy = czosnkowa = czosnkowej, kminek = kminku,
    masła, ryżu, sera, twarogu, chleba, soli, kiełbasy, liść laurowy, makaronu, kapusta, wołowiny, mięso mielone, bulion warzywny, koncentrat pomidorowy, ser żółty, batat, ser biały,
    mleko skondensowane, mleko w proszku, wędzony łosoś,
    ocet (winny), octu (winnego), (masło) orzechowe/kakaowe, (mąka) jaglana/ryżowa/kukurydziana/migdałowa/gryczana/ziemniaczana/kokosowa, (makaron) ryżowy,
    (mleko) kokosowe/ryżowe/owsiane/migdałowe/sojowe, (orzech) muszkatołowy/kokosowy, (fasola) maślana, (mleka) kokosowego/owsianego/sojowego/ryżowego, (masła) orzechowego,
    (mąki) ryżowej/migdałowej/gryczanej/ziemniaczanej, (makaronu) ryżowego, (makaron) z soczewicy, ocet z białego (wina) = octu z białego (wina), (masło) orzechowe = (masła) orzechowego,
    (mąka) jaglana = (mąki) jaglanej, (makaron) z soczewicy = (makaronu) z soczewicy, (mleko) kokosowe = (mleka) kokosowego, (mleko) ryżowe = (mleka) ryżowego,
    (mleko) owsiane = (mleka) owsianego, (mleko) migdałowe = (mleka) migdałowego, (mleko) sojowe = (mleka) sojowego, (masło) orzechowe = masła orzechowego
  `,
  kinds: `
    makaron: spaghetti, penne, fusilli, świderki, łazanki, tagliatelle
    ser, ser żółty: gouda, mozzarella, parmezan, cheddar
    grzyb: pieczarka, kurka, borowik
    jajko: żółtko, białko
    olej: oliwa
    ser: ser żółty
  `,
  families: {
    lactose: 'laktoza |',
    dairy: 'mleko, nabiał | śmietana, masło, jogurt, twaróg, kefir, maślanka, mleka, serwatka, budyń',
    cheese: 'ser | parmezan, oscypek, serek, serka',
    egg: 'jajko, jajka, jaja | żółtko, żółtka, białko, białka, majonezu',
    meat: 'mięso | jagnięcina, baranina, cielęcina, kiełbasa, wątróbka, parówka, pasztet, żelatyna, królik, żeberka, klops, kabanos',
    pork: 'wieprzowina, świnia | boczek, szynka, szynki, schabu, karkówka, karkówki, smalec, smalcu, słonina, bekon, wieprzowy, wieprzowe, wieprzowa, wieprzowej, wieprzowego, golonka',
    beef: 'wołowina | wołowy, wołowe, wołowej, wołowego, stek, antrykot',
    poultry: 'drób | kurczak, indyka, kaczka, kaczki, gęś, drobiowy, drobiowe',
    fish: 'ryba, ryby | łososia, tuńczyka, dorsza, śledzia, śledzie, makrela, makreli, pstrąga, sandacz, anchois, sardynka, karpia, mintaj, sardela',
    shellfish:
      'owoce morza, skorupiaki | krewetka, krewetki, krewetek, krab, małże, kalmar, ośmiornica, homar, ostryga',
    nuts: 'orzech, orzechy | orzechów, migdały, migdałów, pistacja, nerkowiec, nerkowce, nerkowców, laskowy, włoskie, marcepan, kasztan, migdałowe, migdałowego, migdałowa, migdałowej, orzechowe, orzechowego, orzechowa, orzechowej',
    peanut: 'orzeszki ziemne, fistaszki | orzeszki',
    gluten:
      'gluten, pszenica | makaron, chleb, bułka, bułki, bułkę, bułek, kasza manna, kuskusu, jęczmień, żyto, pszenny, pszenna, pszennej, piwa, sos sojowy, ciasto francuskie, biszkopt, herbatnik, orkisz, pierogi, kluski',
    soy: 'soja | sojowy, sojowa, sojowe',
    honey: 'miód, miodu |',
    alcohol: 'alkohol | wino, wina, piwo, wódka, wódki, rumu, koniak, likieru, brandy, spirytus, nalewka',
    starch: '| ryż, makaron, ziemniak, chleb, kuskus',
    sesame: 'sezam, sezamu | chałwa',
    mustard: 'musztarda, gorczyca |',
    mushroom: 'grzyb, grzyby | pieczarka, kurka, borowik, boczniak, podgrzybek',
    onion: 'cebula | szalotka, dymka',
    garlic: 'czosnek, czosnku |',
    tomato: 'pomidor |',
    citrus: 'cytrusy, cytrus, owoce cytrusowe | cytryna, limonka, pomarańcza, mandarynka, grejpfrut',
    legumes: 'strączki, rośliny strączkowe | fasola, soczewica, ciecierzyca, groch, groszek, bób, soja',
    corn: 'kukurydza |',
    nightshade: 'psiankowate | pomidor, ziemniak, bakłażan, papryka, chili',
  },
  vague: 'sos, proszek, liść, nasiona, masa, mieszanka, pasta',
  tap: 'woda, wody, wrzątek, lód',
  inSteps: {
    all: 'wszystkie składniki',
    rest: 'reszta, resztę, pozostałe, pozostały, pozostałą',
    but: 'oprócz, poza',
    ingredients: 'składniki',
    oven: 'piekarnik, piekarnika, piekarniku, piec, piecz, pieczemy, upiec, zapiec, zapiekaj',
  },
};
