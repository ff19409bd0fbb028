import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    składniki, lista zakupów, potrzebujesz, będziesz potrzebować*, potrzebne będą, co będzie potrzebne
    produkty, potrzebne składniki, składników
  `,
  steps: `
    przygotowanie, sposób przygotowania, sposób wykonania, wykonanie, instrukcj*, kroki, krok po kroku
    jak zrobić, jak przygotować, przepis krok po kroku, sposób, metoda przygotowania, etapy
  `,
  aside: `
    czas gotowania, czasy gotowania, czas pieczenia, czasy pieczenia, wskazówk*, porad*, rady, rada
    uwag*, notatk*, wariant*, wariacj*, wartości odżywcze, wartość *, przechowywanie, propozycja podania
    sposób podania, podawanie, dobrze wiedzieć, warto wiedzieć, czy wiesz*, zamiennik*, dlaczego *
    mrożenie, odgrzewanie, najczęstsze pytania, porcje, czas całkowity, czas przygotowania
  `,
  withFoods: 'propozycja podania, sposób podania, podawanie',
  tools: 'przybory, sprzęt, przyrządy, naczynia',
  otherWay: 'szybkowar, szybkowarze, mikrofalówce, frytkownicy',
  step: 'krok',
  recipe: 'przepis',
  several: 'przepisy, przepisów, pomysły, pomysłów, propozycje, propozycji',
  courses: 'danie główne, dodatek, przystawka, deser',
  named: 'danie, nazwa dania, nazwa, tytuł, pomysł, propozycja',
  serves: 'porcje, porcji, porcja, osoby, osób, osobę, dla, wystarczy na, na',
  yields: 'wychodzi, na, ilość, liczba, wyjdzie',
  pieces: 'sztuk, sztuki, kawałków, kawałki',
  total: `
    całkowity czas, czas całkowity, łączny czas, czas, czas przygotowania, czas wykonania, gotowe w
  `,
  prep: 'przygotowanie, czas przygotowań, przygotowania, przygotowanie składników',
  cook: `
    czas gotowania, gotowanie, czas pieczenia, pieczenie, smażenie, czas smażenia, czas duszenia
    duszenie
  `,
  hours: 'godz, godzinę',
  minutes: 'minutę',
  seconds: 'sekundę, sek',
  times: 'kwadrans=15, trzy kwadranse=45, godzinę=60, minutę=1, pół godziny=30',
  untimed: 'co, w, w ciągu, za, ostatnie, ostatnich, każde',
  untimedBehind: 'przed końcem, krócej, wcześniej, mniej',
  recipeFor: 'przepis na, jak zrobić, jak przygotować, jak ugotować, jak upiec',
  suggest: `
    co powiesz na, proponuję, polecam, możesz zrobić, możesz przygotować, zróbmy, zrób, przygotujmy
    ugotujmy, ugotuj
  `,
  suggested: '',
  is: 'to, jest, są',
  praise: `
    pyszne, pyszny, pyszną, pyszna, proste, prosty, prostą, prosta, szybkie, szybki, szybką, klasyczne
    klasyczny, klasyczną, smaczne, smaczny, smaczną, domowe, domowy
  `,
  ends: `
    który, która, które, z twoich, z tych, z wykorzystaniem, dla, jest, są, ale, oraz, idealny, idealna
    idealne, krok
  `,
  chat: `
    oczywiście, jasne, oto*, z, cześć, dzień dobry, pewnie, świetnie, super, ten, to, tak, hej, chętnie
    proszę
  `,
  goodbye: 'smacznego, daj znać, powodzenia, czy chcesz, chcesz, mam nadzieję, udanego gotowania',
  remark: `
    jeśli, jeżeli, najlepiej smakuj*, możesz też, możesz również, resztki, to, ten, ta, przechowuj
  `,
  letters: 'ł=l',
  endings: `
    a, i, y, e, o, u, ą, ę, ow, om, ami, ach, em, ego, ej, ych, ich, ym, im, owi, ie, iem, ny, na, ne
    nego, nej, ia, ii, iego, iej, owy, owa, owe, owej, owego, owych, owym, ową, nych, nym, nymi, owymi
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
    ćwierć=¼, jedna trzecia=⅓, pół=½, połowa=½, połówka=½, i pół=+½, trzy czwarte=¾, jedną=1, jeden=1
    jedna=1, półtora=1½, półtorej=1½, dwa=2, dwie=2, dwóch=2, parę=2, trzy=3, trzech=3, cztery=4, pięć=5
    pięciu=5, sześć=6, siedem=7, osiem=8, dziewięć=9, dziesięć=10, dziesięciu=10, dwanaście=12
    piętnaście=15, dwadzieścia=20, dwadzieścia pięć=25, trzydzieści=30, czterdzieści=40
    czterdzieści pięć=45, pięćdziesiąt=50, sześćdziesiąt=60, dziewięćdziesiąt=90
  `,
  without: 'bez, nie zawiera',
  free: '',
  instead: 'zamiast, zastępuje',
  not: 'nie',
  plant: 'wegański, roślinny',
  meatless: 'wegetariański, wege',
  units: {
    metric: `
      g/gr/gram/gramy/gramów=1 g, kg/kilo/kilogram/kilograma=1000 g, dag/dkg=10 g, ml/mililitrów=1 ml
      cl=10 ml, dl=100 ml, l/litr/litra/litry/litrów=1000 ml
    `,
    ounces: 'funt/funta/funty/lb=453.6 g, uncja/uncje/uncji/oz=28.35 g',
    measure: `
      łyżka/łyżki/łyżek=3 łyżeczki, łyżkę, łyżeczka, łyżeczki, łyżeczek, łyżeczkę, szklanka, szklanki
      szklanek, szklankę, szczypta, szczypty, szczyptę, garść, garście, garści, odrobina, kropla
      kieliszek, kieliszka, kubek, chlust
    `,
    container: `
      puszka, puszki, puszek, opakowanie, opakowania, opakowań, słoik, słoika, słoiki, paczka, paczki
      torebka, torebki, saszetka, kostka, kostki, butelka, kartonik, karton, tabliczka, tubka
    `,
    piece: `
      tuzin/tuziny/tuzinów=12, ząbek, ząbki, ząbków, plaster, plastry, plastrów, plasterek, plasterki
      plasterków, pęczek, pęczki
      pęczka, gałązka, gałązki, gałązek, liść, liście, liści, listek, listki, sztuka, sztuki, sztuk, szt
      kromka, kromki, kromek, główka, główki, łodyga, łodygi, kawałek, kawałki, ziarno, ziaren, filet
      filety, korzeń, laska, kulka, laski, laskę, lasek, laseczka, laseczki, łodyg, łodygę, łodygą
      łodyżka, łodyżki
    `,
    noAmount: 'cm=1 cm, mm=0.1 cm, cal/cale/cali=2.54 cm, minut, minuty, min, godziny, godzina, stopni, dni',
  },
  fill: `
    kilka, trochę, mniej, więcej, czubata, czubate, płaska, płaskie, małe, opcjonalnie, smaku, wybór
    ulubionej, z, ze, misa, misę, misie, misy, dalej, wie, wiem, wolny, wolna, wolne, wolnym, wolnego
    wolnej, wolną, woli, wolę, wolą, wola
  `,
  tail: 'w, pod, o temperaturze, według',
  describing: `
    mielony, świeży, mały, duży, średni, drobno, gruby, cienki, dojrzały, ciepły, zimny, gorący, letni
    surowy, młody, suchy, cały, miękki, twardy, naturalny, gęsty, zwykły, kostkę, temperatura, pokojowa
    extra, virgin, ekologiczny, drobny, krystaliczny, typ, tortowa, kwaśny, drobna, drobne, drobnego
    drobnej, drobnych, drobnym, drobną, drobnymi, pitna, pitnej, pitną, pitny, prawdziwy, prawdziwa
    prawdziwe, prawdziwego, prawdziwej, prawdziwą, prawdziwych, prawdziwie, lodowaty, lodowata, lodowato
    chudy, morski, morska, morskiej
  `,
  forms: `
    *any, *ana, *ane, *anego, *anej, *anych, *ony, *ona, *one, *onego, *onej, *onych, *ty, *te, *tego
    *tych
  `,
  turned: `
    skondensowany, skondensowana, skondensowane, skondensowanego, skondensowanej, skondensowanych
    zagęszczony, zagęszczona, zagęszczone, zagęszczonego, zagęszczonej, zagęszczonych, marynowany
    marynowana, marynowane, marynowanego, marynowanej, marynowanych, kandyzowany, kandyzowana
    kandyzowane, kandyzowanego, kandyzowanej, kandyzowanych, fermentowany, fermentowana, fermentowane
    fermentowanego, fermentowanej, fermentowanych, panierowany, panierowana, panierowane, panierowanego
    panierowanej, panierowanych, liofilizowany, liofilizowana, liofilizowane, liofilizowanego
    liofilizowanej, liofilizowanych, kiszony, kiszona, kiszone, kiszonego, kiszonej, kiszonych, kwaszona
    kwaszonej, kwaszone, kwaszonych, w occie, w syropie
  `,
  which: `
    żółty, biały, czarny, koktajlowy, pierś, udko, udo, podudzie, skrzydełka, łopatka, polędwica, natka
    słonecznikowy, rzepakowy, z oliwek, basmati, jaśminowy, ostry, słodki, pojedyncza, wiejska, wędzonka
    bulwa, kajzerka, gruntowy, malinowy, cukrowa, udka, udek, podudzia, skrzydełek, skrzydełko, piersi
    udzikiem, oliwek, czerwony, zielony, węgierek, filetu
  `,
  parts: 'sok, skórka, żółtko, białko',
  makes: `
    bulion, sos, mąka, proszek, olej, ocet, koncentrat, pasta, mleko, przecier, masło, śmietana, wino
    zupa, krem, syrop, octu, dżem, dżemu, kompot, kompotu, konfitura, marmolada, galaretka, kisiel, mus
    nalewka, likier, jogurt, herbata, wódka, olejek
  `,
  names: `
    mięso mielone wołowe = mięsa mielonego wołowego
    olej roślinny = oleju roślinnego
    makaron = makaron pszenny = makaronu pszennego
    passata = passata pomidorowa = passaty pomidorowej
    cebulka = cebuli = cebule
    marchew = marchewka = marchewki = marchwi
    jajko = jajek = jajo
    ziemniaki = ziemniaków = kartofel
    ogórek = ogórki
    śmietany = śmietanka = śmietanki
    kurczaka = kurczaków
    oliwa = oliwy
    olej = oleju
    cukier = cukru
    koperek = koperku = koper
    szczypiorek = szczypiorku
    pora = pory
    boczek = boczku
    groszek = groszku
    cukier puder = cukru pudru
    cukier waniliowy = cukru waniliowego
    proszek do pieczenia = proszku do pieczenia
    jabłko = jabłek
    pieczarki = pieczarek
    ogórek kiszony = ogórki kiszone
    tymianek = tymianku
    majeranek = majeranku
    ser feta = fety = fetę
    suszony pomidor = suszonych pomidorów
    kasza gryczana = gryka
    czosnek = czosnkowy = czosnkowa = czosnkowej
    kminek = kminku
    ryżu, sera, twarogu, chleba, soli, kiełbasy, liść laurowy, makaronu, kapusta, wołowiny
    mięso mielone, bulion warzywny, koncentrat pomidorowy, ser żółty, batat, ser biały
    mleko skondensowane, mleko w proszku, wędzony łosoś
    krewetka = krewetki = krewetek
    seler = selera naciowego = seler naciowy = selerowy
    łubin = łubinowy
    kolendra
    truskawka = truskawek
    wiśnia = wiśni
    śliwka = śliwek
    malina = malin
    brzoskwinia = brzoskwiń
    orzech = orzechów
    jajko = jajeczko = jaj
    kurka = kurek
    łazanki = łazanek
    hummus = humus
    pietruszka = pietruszki
    marchew = marchewek
    kurczak = kurczę
    sałata lodowa
    burak = buraki = buraków
    kurczy, miska, mostkowy
    sól = soli
    z dzikiej róży, z dziką różą, z dzikiego ryżu, z dzikim ryżem, ptysiowy, musztardówka, syrop klonowy
    syrop z agawy, warzywny, warzywa
    grzanka = grzanki
    tahini = tahina = tachini = tahiny
    lód = lodu = lodem = lodowa = lodowy
    deser lodowy = lody = lodów = lodami = lodach
    bez
    meringa = beza = bezy = bezę = bezą = bezie = bezowy = bezowa = bezowe = beziki = bezików
    masa, sumak
    lodówka = lodówce = lodówki
    mak = maku = makiem = makowy = makowa = makowej = makowe
    mąka pszenna = mąka = mąki = mąkę = mące
    sobą = sobie
    masło = masła = masełko = masełka
    skorupie
    pierścień = pierścienie
    pitaja, toster, szpikulec
    sok jabłkowy = soku jabłkowego
    sok pomidorowy = soku pomidorowego
    papryka w proszku = papryki w proszku
    banan
    suszone morele = suszonych moreli
    suszone figi = suszonych fig
    suszone śliwki = suszonych śliwek = śliwki suszone
    suszona żurawina = suszonej żurawiny
    czosnek w proszku = czosnku w proszku
    cebula w proszku = cebuli w proszku
    imbir w proszku = imbiru w proszku
    wędzona papryka = wędzonej papryki
    wędzony pstrąg
    wędzona makrela = wędzonej makreli
    kapusta pekińska = kapusty pekińskiej
    seler naciowy = selera naciowego
    cebulka = cebuli = cebule
    woda z makaronu = wody z makaronu = wodę z makaronu = wody z gotowania makaronu
    woda z makaronu = wodę z gotowania makaronu
    gruszka = gruszek
    śliwka = śliwki = śliwek
    kurka = kurki = kurek
    włoszczyzna = włoszczyzny
    płatki owsiane

    ocet (winny), octu (winnego), (masło) orzechowe/kakaowe
    (mąka) jaglana/ryżowa/kukurydziana/migdałowa/gryczana/ziemniaczana/kokosowa, (makaron) ryżowy
    (mleko) kokosowe/ryżowe/owsiane/migdałowe/sojowe, (orzech) muszkatołowy/kokosowy
    (makaronu) ryżowego
    ocet z białego (wina) = octu z białego (wina)
    (masło) orzechowe = (masła) orzechowego
    (masło) migdałowe/sezamowe/roślinne, (masło) z orzeszków, (masło) z nerkowców
    (mleko) sezamowe/konopne/grochowe/makowe/orzechowe, (mleko) z nerkowców
    (mleczko) kokosowe/migdałowe/sojowe, (śmietana) kokosowa/owsiana/sojowa/ryżowa/roślinna
    (śmietanka) kokosowa/owsiana/sojowa/ryżowa/roślinna
    (jogurt) sojowy/kokosowy/owsiany/migdałowy/roślinny, (lody) kokosowe/roślinne, (krem) kokosowy
    sałata (masłowa), (masłowa) sałata, kwas (mlekowy), (mąka) owsiana/sojowa, (mąka) z ciecierzycy
    (mąka) z cieciorki, (mąka) z soczewicy, (mąka) z grochu, (mąka) z tapioki, (mąka) z kasztanów
    (mąka) z amarantusa, (makaron) gryczany/kukurydziany/sojowy/konjac/shirataki
    (makaron) z ciecierzycy, (makaron) z cieciorki, (makaron) z soczewicy, (makaron) z grochu
    (makaron) z fasoli, (makaron) z cukinii, (makaron) z kukurydzy, (makaron) z ryżu, (wafle) ryżowe
    (wafle) kukurydziane, (wafle) gryczane, (wafelki) ryżowe, (otręby) ryżowe, (otręby) gryczane
    (chleb) świętojański, (zakwas) buraczany, (zakwas) z buraków, (tortilla) kukurydziana
    (kuskus) z kalafiora, nóż do (chleba/masła/sera/mięsa/pizzy/ryb/ostryg), tarka do (sera)
    tarka do (cytrusów), deska do (serów/mięsa), kieliszek do (wina), kieliszki do (wina)
    praska do (czosnku), wyciskacz do (czosnku), wyciskarka do (cytrusów/cytryn), dziadek do (orzechów)
    minutnik do (jajek), krajalnica do (jajek/chleba), tłuczek do (mięsa), młotek do (mięsa)
    tłuczek do (ziemniaków), termometr do (mięsa/mleka), maszynka do (mięsa), maszynka do (makaronu)
    garnek do (makaronu/mleka), łyżka do (lodów), kamień do (pizzy), formy do (tortilli)
    wielkości (orzecha), wielkości (orzecha włoskiego), wielkości (orzechów włoskich)
    (rosół) warzywny/wegetariański, (gulasz) warzywny, (galaretka) porzeczkowa, (galaretka) z agaru
    (parówki) drobiowe, (parówki) sojowe, (kiełbasa) drobiowa, (kiełbaski) drobiowe, (szynka) drobiowa
    (szynka) z indyka, (żeberka) wołowe, (żeberka) cielęce, (żeberka) jagnięce, (polędwiczka) z kurczaka
    (polędwiczki) drobiowe, (polędwiczki) z indyka, (boczek) z kokosa, (stek) z tuńczyka
    (stek) z łososia, (stek) z miecznika, (stek) z halibuta, (stek) z dorsza, (stek) z kalafiora
    (stek) z kapusty, (stek) z selera, (stek) z dyni, (stek) z boczniaka, (stek) z indyka
    (stek) z karkówki, (tatar) z łososia, (tatar) z tuńczyka, (tatar) ze śledzia, (tatar) z buraka
    (burger) warzywny, (burgery) sojowe, (burger) z ciecierzycy, (burger) z buraka, (burger) z fasoli
    (burger) z soczewicy, (burger) drobiowy, (burger) z kurczaka, bułka do (burgerów)
    bułki do (hot dogów), (paluszki) serowe, (orzeszki) piniowe/pistacjowe/laskowe/pekan/macadamia
    (orzeszki) nerkowca, (orzeszków) piniowych, (groszek) ptysiowy, (grzybek) tybetański
    (trufle) czekoladowe, olej (rydzowy), (gąski) zielonki, (kurka) rosołowa, trawa (cytrynowa)
    tymianek (cytrynowy), melisa (cytrynowa), melon (miodowy), jabłko (miodowe), (miodunka)
    słodki (ziemniak), słodkie (ziemniaki), (pora) roku, (pora) dnia, do tej (pory), (papryka) z pestek
    (chlebowiec), (ostrygowiec), boczniak (ostrygowaty), (wino) bezalkoholowe
    (piwo) bezalkoholowe = piwo (bezalkoholowe)
    kwasek (winny), fasola (maślana), fasolka (maślana), dynia (maślana)
    (białko) grochowe/sojowe/roślinne/ryżowe/konopne
    owies = owsiany = owsianka = (otręby) owsiane
    (gołąbki) bez mięsa
  `,
  kinds: `
    makaron: spaghetti, penne, fusilli, świderki, łazanki, tagliatelle;
    ser, ser żółty: gouda, mozzarella, parmezan, cheddar;
    grzyb: pieczarka, kurka, borowik;
    jajko: żółtko, białko;
    mięso mielone: mięso mielone wołowe;
    olej: oliwa, olej roślinny;
    ser: ser żółty
  `,
  avoidedWith: `
    migdały: marcepan;
    pieczywo, chleb: kajzerka, bułka, bułka tarta, bagietka, grahamka, grzanka, grzanek;
    żyto: żytni;
    laskowy: nutella, gianduja;
    jęczmień: piwo, pęczak, kasza perłowa, słód;
    chleb: pieczywo;
    śledź: śledzia, śledzie, śledziowy, śledziowe;
    owies: płatki owsiane, owsianka, muesli, granola
  `,
  avoiding: `
    alergia, alergie, alergii, alergiczny, alergik, uczulenie, uczulony, uczulona, nietolerancja
    nietolerancji, nietolerancje, nietolerujący, wrażliwość, wrażliwy, wrażliwa, na, do, bez, żadne
    żadnych, żaden, nie, nic, proszę, wszystko, wszystkie, wszelkie, z, ze, w, zawierające, zawierający
    zawiera, zawierają, co, które, to, produkty, produktów, produkt, jedzenie, ja, jestem, mam, my, mogę
    jem, jeść, unikam, unikać, wolne, od, i, lub, albo, też, rodzaj, śladowe, ślady, silna, bardzo
    choroba, lubię
  `,
  families: {
    lactose: 'laktoza |',
    dairy: `
      mleko, nabiał |
      śmietana, bita śmietana, śmietanowy, masło, maślany, jogurt, maślanka
      mleka, serwatka, mleczny, mleczko, ajran, kazeina
      kremówka, budyń, budyniowy, ptasie mleczko, deser lodowy
      kajmak, krówka, krówek, masa krówkowa, sos karmelowy, cukierki karmelowe, masa kajmakowa
      biała czekolada, czekolada mleczna, mleczna czekolada
      beszamel, sos holenderski, sos tysiąca wysp, cacyki
    `,
    cheese: `
      ser |
      parmezan, oscypek, serek, serka, twaróg, twarożek, oscypka
      bryndza, bundz, gzik, korycin, rokpol, lazur, edamski, ementaler, gołka
      sernik, pierogi ruskie
    `,
    egg: `
      jajko, jajka, jaja |
      żółtko, żółtka, żółtek, żółtkami
      białko, białka, białek, białkami
      jajeczny, jajecznica, jajek, jajeczko, kogel mogel
      ajerkoniak
      remulada, sos holenderski, sos tatarski, majonez, sos cezar
      omlet, szakszuka, tatar
      biszkopt, ptyś, ptysiowy, groszek ptysiowy, ptasie mleczko, makaronik, kołocz, meringa
      kopytka, kopytek, lane kluski, świeży makaron, makaron jajeczny, makaron czterojajeczny
      paluszki krabowe
    `,
    gelatin: 'żelatyna | galaretka, żelki, pianki marshmallow, ptasie mleczko, auszpik, galareta',
    'red meat': `
      |
      jagnięcina, jagnięcy
      baranina, barani
      cielęcina, cielęcy
      koźlęcina
      konina
      dziczyzna, sarnina, jeleń, jelenina
    `,
    meat: `
      mięso |
      wątróbka, flaki, flaczki, podroby, ozór, ozorki, ozorek, nerki, serca drobiowe, móżdżek, cynaderki
      królik, zając, nutria
      klops, gołąbki, pulpet, klopsik, gulasz, mielone, kotlet mielony
      mostek, mostka, comber, combra, udziec, udźca, gicz
      wędlina, półmisek wędlin
      szpik, mięsny wywar
      ozorek wołowy, język wołowy
    `,
    pork: `
      wieprzowina, świnia |
      wieprzowy
      boczek, boczuś, boczku, słonina, bekon
      szynka, szyneczka, karkówka, karczek, karczku, schab, żeberka, żeberek
      polędwiczka, polędwiczek, baleron, podgardle
      smalec, smalcu, skwarki, skwarek
      kiełbasa, kiełbaski, kiełbasek, parówka, parówek, frankfurterka, kabanos
      kaszanka, salceson, pasztetowa, mortadela, metka, spek
      golonka, raciczki, prosięcia, prosiak, prosięta, prosiąt
      bigos
      mięso z dzika, z dzika
    `,
    beef: `
      wołowina |
      stek, antrykot, rostbef, rozbratel, ligawa, szponder, szpondra, pręga, jałowizna
      burger, hamburger
      tatar, karpaczio, carpaccio
      bolognese, boloński
      wół
    `,
    poultry: `
      drób |
      kurczak, kur, kurzy, kurczęta, kurcząt, kurczęcia, kurczę, brojler
      kaczka, kaczy
      gęś, gęsina, gęsiny, gąska
      drobiowy
      perliczka, przepiórka, bażant, gołąb, gołębie, kapłon, struś
      indyk, indyczy
      udka, udek, podudzia, skrzydełka, skrzydełek, pierś, piersi, żołądki
      rosół, kurka rosołowa
    `,
    'not kosher': `
      |
      królik, zając, konina, nutria, żabie udka, węgorz, rekin, miecznik
      żabnica, sum, jesiotr, kawior, panga, płaszczka, ślimak
    `,
    fish: `
      ryba, ryby |
      łososia, wędzony łosoś, pstrąga, troć, sieja
      tuńczyka
      dorsza, mintaj, morszczuk, miruna, łupacz, czarniak
      śledzia, śledziowy, matias, rolmops
      makrela, pikling
      anchois, sardynka, sardela, szprotka, szprot
      sandacz, karpia, szczupak, leszcz, okoń, sielawa, karaś, płoć, tołpyga, amur
      flądra, filet z soli, gładzica, turbot
      dorada, labraks, stynka
      węgorz, panga, sum, jesiotr, rekin, miecznik, żabnica, płaszczka
      kawior, ikra
      sos cezar
      paluszki krabowe
    `,
    shellfish: 'owoce morza |',
    crustacean: `
      skorupiaki, skorupiak |
      krewetka, krewetek, krab, homar, rak, langusta, langustynka
      langustynek, pasta curry, czerwona pasta curry
    `,
    mollusc: `
      mięczaki, mięczak |
      kalmar, ośmiornica, mule, omułek, omułki, przegrzebek, przegrzebki, mątwa, ślimak
      winniczek, winniczki, małż, ostryg, sercówka, sos ostrygowy
    `,
    nuts: `
      orzech, orzechy |
      migdały
      pistacja, nerkowiec, nerkowce, kasztan, pekan, makadamia, pinioli, pinie, piniowy, włoski orzech
      laskowy
      marcepan, nugat, pralinki, pralinek, musli, makaronik
      ferrero, pasta czekoladowo orzechowa
    `,
    peanut: `
      orzeszki ziemne, fistaszki, orzeszek ziemny, orzechy arachidowe
      orzeszki arachidowe, arachidy, fistaszek |
      orzeszki, masło orzechowe
    `,
    gluten: `
      gluten, (zboża zawierające gluten), (zboża), (celiakia) |
      jęczmień, pęczak, kasza perłowa, żyto, żytni
      pumpernikiel, pumpernikla, zakwas, żurek
      owies, owsiany, owsianka
      słód, porter, piwa, kawa zbożowa
      pszenżyto
    `,
    wheat: `
      pszenica |
      pszenny
      kasza manna, orkisz, samopsza, płaskurka, otręby, graham, durum, semolina, manna, kasza wiejska
      makaron, kluski, łazanki, łazanek, klusek, zacierki
      chleb, bułka, bułek, bagietka, pieczywo, bułeczki, bułeczek, kajzerka
      kajzerki, kajzerek, grahamka, chrupkie pieczywo
      grzanka, grzanek, tost, kanapka, sucharki, sucharek, suchary
      ciasto francuskie, ciasto kruche, ciasto drożdżowe, ciasto filo, ciasto na pizzę, ciasto parzone
      ciasto listkowe, ciasto półfrancuskie, ciasto makaronowe, kruchy spód
      rogal, rogalik, drożdżówka, precel, precle, precelki, chałka
      obwarzanek, obwarzanki, bajgiel, bajgle, pączków
      herbatnik, wafle, wafel, wafelki, krakers, paluszki
      biszkopt, naleśnik, ciastko, ciastek, ciasteczka, ciasteczek, faworki, gofr, ptyś
      ptysiowy, groszek ptysiowy, andruty, piernik, makowiec, opłatek, opłatki
      beszamel, zasmażka, barszcz biały
      kopytka, kopytek, uszka, uszek, knedle, kołduny, pielmieni, pierożki
      płatki śniadaniowe, płatki zbożowe, musli, granola
      panierka, panierowany, paluszki krabowe, paluszki rybne
      podpłomyk, proziaki, pampuchy
      bułki tartej
      kuskusu
      sos sojowy, sos ostrygowy
    `,
    soy: 'soja | soi, sos ostrygowy',
    celery: `
      seler, selera, selery |
      seler naciowy, seler korzeniowy
      włoszczyzna
      bulion, bulionu, bulionowa, kostka bulionowa, wywar warzywny
      bulion warzywny, vegeta, warzywko, przyprawa do zup, maggi
    `,
    sulphites: `
      siarczyny, siarczyn, (dwutlenek siarki) |
      wino, wina, winny, winnego, porto, madera, szampan, szampana, cydr, wermut, grzaniec, grzańca
      ocet winny, octu winnego, ocet balsamiczny, octu balsamicznego
      suszone owoce, suszone morele, morele suszone, suszone mango, suszone figi, suszone jabłka
      rodzynki sułtańskie, sułtanki
      owoce kandyzowane, skórka kandyzowana, wiśnie koktajlowe
      sok z cytryny z butelki, koncentrat soku z cytryny
      puree ziemniaczane w proszku
    `,
    lupin: 'łubin | mąka łubinowa',
    honey: 'miód, miodu | pszczeli, piernik, miód pitny',
    alcohol: `
      alkohol |
      wino, wina
      porto, madera, szampan, szampana, wermut, grzaniec, grzańca
      piwo, porter
      cydr
      wódka, wódki, rumu, koniak, likieru, spirytus, nalewka, ajerkoniak, bimber
      śliwowica, żubrówka, winiak, rakija, absynt, brendy, dżin
      burbon, miód pitny
    `,
    starch: `
      |
      ryż, makaron, ziemniak, chleb, kuskus, cukier, ziemniaczany, frytki, frytek, kopytka, batat, kasza
      bułka, makaron ryżowy, owies, mąka pszenna, soczewica, ciecierzyca, płatki owsiane, mąka łubinowa
    `,
    sesame: 'sezam, sezamu | chałwa, humus, zatar, tachini, halawa',
    seeds: `
      (nasiona), (ziarna), (pestki) |
      pestki słonecznika, słonecznik, pestki dyni, siemię lniane
      siemienia lnianego, nasiona chia, gorczyca, nasiona konopi, czarnuszka
    `,
    mustard: `
      musztarda, gorczyca |
      sarepska, curry w proszku, majonez, przyprawa curry, sos tatarski, sos cezar
    `,
    mushroom: `
      grzyb, grzyby |
      pieczarka
      kurka, kurek
      borowik, prawdziwek, prawdziwki
      boczniak, podgrzybek, maślak, rydz, smardz, trufla, kozak, koźlarz
      kania, opieńka, opieniek, gąska, czubajka, gąski zielonki
    `,
    onion: 'cebula | szalotka, dymka, szczypiorek, szczypiorku, por, dymek, szalotek, szczypior',
    garlic: 'czosnek, czosnku |',
    tomato: 'pomidor | keczup',
    citrus: `
      cytrusy, cytrus, owoce cytrusowe |
      cytryna, limonka, mandarynka, grejpfrut, kumkwat, klementynka, limetka, limeta
      tangerynka, pomarańcz, kwasek cytrynowy, pigwa cytrynowa
    `,
    legumes: `
      strączki, rośliny strączkowe |
      fasola, soczewica, ciecierzyca, groch, groszek, bób, cieciorka
      fasolka, fasolek, mung, adzuki, humus
    `,
    corn: 'kukurydza | kukurydziany',
    nightshade: `
      psiankowate |
      ziemniak, ziemniaczany, kartofel, kartofli, frytki, frytek, pyzy, placki ziemniaczane
      bakłażan, oberżyna
      papryka, papryczka, pepperoncino
      chili
      miechunka
    `,
  },
  notSure: `
    ciasto francuskie=puff pastry, ciasto kruche=shortcrust, herbatnik=biscuit, herbatniki=biscuit
    ciastko=biscuit, czekolada=chocolate, gorzka czekolada=chocolate, margaryna=margarine
    proszek do pieczenia=baking powder, proszku do pieczenia=baking powder
    ekstrakt waniliowy=vanilla extract, ekstraktu waniliowego=vanilla extract
    ekstrakt z wanilii=vanilla extract, ekstraktu z wanilii=vanilla extract, bulion=stock
    bulionu=stock, bulion warzywny=vegetable stock, bulionu warzywnego=vegetable stock
    kostka bulionowa=stock cube, mięso mielone=ground meat, pasta curry=curry paste
    wywar warzywny=vegetable stock, bulion grzybowy=vegetable stock, wino ryżowe=rice wine
    ocet winny=wine vinegar, mięso mielone wołowe=ground beef, mięso mielone z indyka=ground beef
    mięso mielone drobiowe=ground beef, kostka bulionowa warzywna=vegetable stock cube
    białe wino=wine, czerwone wino=wine, misa=cocoa powder, pasta miso=miso
  `,
  vague: 'sos, proszek, liść, nasiona, masa, mieszanka, pasta',
  made: `
    ciasto, panierka, kluski, pieróg, pierogi, kopytka, kotlet, klopsik, placek, naleśnik, babka
    bułeczka, omlet, szarlotka, sernik
  `,
  verbs: '',
  tap: 'woda, wody, wrzątek, lód',
  waterOf: `
    woda po *, wody po *, wodę po *, wodą po *, woda spod *, wody spod *, wodę spod *
    woda z gotowania *, wody z gotowania *, wodę z gotowania *, wodą z gotowania *
  `,
  staples: 'sól=salt, pieprz=pepper, olej=oil',
  inSteps: {
    all: 'wszystkie składniki',
    rest: 'reszta, resztę, pozostałe, pozostały, pozostałą',
    but: 'oprócz, poza',
    ingredients: 'składniki',
    little: 'szczyptę, szczypta, szczypty, chlust, kropli',
    oven: 'piekarnik, piekarnika, piekarniku',
    baked: 'piec, piecz, pieczemy, upiec, zapiec, zapiekaj',
    heat: `
      stopni, wysoki, wysokiej, średni, średnim, niski, gorącego, nagrzanego, rozgrzanego, grill
      termoobieg, temperatura, opakowaniu, mikrofali, mikrofalowej
    `,
    everything: 'wszystko, wszystkie, całość',
    many: `
      przyprawy, przyprawami, przypraw, warzywa, warzywami, warzyw, zioła, ziołami, owoce, owocami
      dodatki, dodatkami, płyny, płyn, włoszczyznę, bakalie
    `,
    optional: `
      opcjonalnie, dekoracji, dekoracja, przybrania, podania, smaku, ozdoby, posypania, ewentualnie
      wysmarowania, polania
    `,
  },
};
