import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    ingredienti, lista della spesa, la spesa, cosa serve, cosa ti serve, ti serve, ti servono
    ti serviranno, avrai bisogno*, occorrente, servono, che cosa serve
  `,
  steps: `
    preparazione, procedimento, istruzioni, passaggi, svolgimento, esecuzione, come si fa
    come si prepara, come fare, come prepararlo, come prepararla, come prepararli, metodo, cottura
    procedura, modo di preparazione, passo dopo passo, passo passo
  `,
  aside: `
    consigli*, nota, note, suggeriment*, variant*, variazion*, valori nutrizionali, nutri*
    conservazione, abbinament*, accompagnament*, da sapere, buono a sapersi, lo sapevi*, sostituzion*
    perché *, trucc*, curiosità, errori*, osservazioni, come servire, come conservar*, informazioni
    domande frequenti, porzioni, tempo totale, tempo di preparazione, tempo di cottura, tempi di cottura
  `,
  withFoods: 'ti serviranno anche, suggeriment*, abbinament*, accompagnament*, come servire',
  tools: 'attrezzatur*, strumenti, utensili, ti serviranno anche',
  otherWay: 'pentola a pressione, friggitrice ad aria, microonde, bimby',
  step: 'passo, passaggio, fase',
  recipe: 'ricetta',
  several: 'ricette, idee, opzioni, suggerimenti, piatti',
  courses: 'piatto principale, contorno, primo, secondo, antipasto, dolce',
  named: 'piatto, nome della ricetta, nome del piatto, nome, titolo, idea, proposta',
  serves: 'porzioni, porzione, persone, persona, ospiti, per, dosi, dosi per',
  yields: 'rende, resa, dosi, dosi per, per, quantità',
  pieces: 'pezzi, fette',
  total: 'tempo totale, tempo, durata, pronto in, pronta in, pronti in',
  prep: 'tempo di preparazione, preparazione',
  cook: 'tempo di cottura, cottura, tempo di forno, in forno',
  hours: "oretta, orette, d'ora, di ora",
  minutes: '',
  seconds: 'sec',
  times: `
    mezz'ora=30, un quarto d'ora=15, quarto d'ora=15, tre quarti d'ora=45, un'ora=60, un'ora e mezza=90
    un'oretta=60
  `,
  untimed: 'ogni, entro, tra, ultimi, gli ultimi, nel giro di',
  untimedBehind: 'prima della fine, prima del tempo, prima di fine, in meno',
  recipeFor: `
    ricetta per preparare, ricetta per fare, ricetta per, ricetta di, ricetta della, ricetta del
    ricetta dei, ricetta delle, ricetta degli, ricetta dell', come preparare, come fare
  `,
  suggest: `
    che ne dici di, ti propongo, ti consiglio, ti suggerisco, propongo, consiglio, suggerisco
    puoi preparare, puoi fare, puoi cucinare, potresti preparare, prepariamo, perché non, ideale è
  `,
  suggested: '',
  is: 'è, sono',
  praise: `
    delizioso, deliziosa, deliziosi, deliziose, buonissima, buonissimo, ottimo, ottima, classico
    classica, gustoso, gustosa, semplice, semplici, facile, veloce, soffice, un', la, il, lo, i, gli, le
    l', dei, delle, degli, della, del
  `,
  ends: `
    che, con gli, con i tuoi, con le tue, per, è, sono, ma, usando, utilizzando, ideale, perfetto
    perfetta, perfetti, perfette, pronto, pronta, a base, e poi
  `,
  chat: `
    certo, certamente, ecco*, ciao, con, perfetto, ottim*, volentieri, sì, questa, questo, questi
    va bene, assolutamente, che, benissimo, allora, queste, quest*
  `,
  goodbye: `
    buon appetito, fatemi sapere, fammi sapere, buona cucina, buon divertimento, spero che, vuoi che
    dimmi se
  `,
  remark: `
    se ti, se vuoi, se ne, se preferisci, puoi anche, gli avanzi, questo, questa, questi, si conserva
    conserva
  `,
  letters: '',
  endings: 'a, e, i, o, he, hi, io, ie, ia, ca, che',
  beginnings: '',
  plurals: '',
  decimal: ',',
  build: 'headFirst',
  and: 'e, ed, più, &',
  plus: '',
  or: 'o, oppure',
  to: 'a, ad, fino a',
  with: 'con',
  about: 'circa, ca, approssimativamente, altri, altre, almeno, buoni, più o meno',
  altogether: 'in tutto, in totale, totale',
  each: "ciascuno, ciascuna, l'uno, l'una",
  per: 'per ogni, ogni, a persona, a testa, per persona',
  for: 'per, per decorare, per servire, per guarnire',
  articles: 'un, una, uno',
  numbers: `
    un quarto=¼, quarto d'=¼, un quarto d'=¼, un terzo=⅓, mezzo=½, mezza=½, un mezzo=½, una mezza=½
    mezz'=½, una mezz'=½, due terzi=⅔, tre quarti=¾, tre quarti d'=¾, un'=1, due=2, una dozzina di=12
    un paio di=2, un paio d'=2, tre=3, quattro=4, cinque=5, sei=6, sette=7, otto=8, nove=9, dieci=10
    una decina di=10, dodici=12, quindici=15, una quindicina di=15, venti=20, una ventina di=20
    venticinque=25, trenta=30, quaranta=40, quarantacinque=45, cinquanta=50, sessanta=60, novanta=90
  `,
  without: 'senza, non contiene, privo di, privi di, non usare, non usate',
  free: '',
  instead: `
    al posto di, al posto del, al posto della, invece di, sostituisce, al posto delle, al posto dell
    invece del
  `,
  not: 'non',
  plant: 'vegano, vegana, vegani, vegane',
  meatless: '',
  units: {
    metric: `
      g/gr/grammo/grammi=1 g, kg/chilo/chili=1000 g, etto/etti=100 g, ml/millilitri=1 ml, cl=10 ml
      dl=100 ml, l/litro/litri=1000 ml
    `,
    ounces: 'libbra/libbre/lb=453.6 g, oncia/once/oz=28.35 g',
    measure: `
      cucchiaio/cucchiai=3 cucchiaino, cucchiaino, cucchiaini, tazza, tazze, tazzina, bicchiere
      bicchieri, pizzico, pizzichi, manciata, manciate, goccio, spruzzata, noce, presa, mestolo
      goccia, gocce
    `,
    container: `
      latta, lattina, lattine, scatola, scatole, scatoletta, barattolo, barattoli, confezione
      confezioni, bustina, bustine, vasetto, vasetti, pacco, pacchetto, rotolo, panetto, bottiglia
      busta, cubetto, cubetti, tavoletta
    `,
    piece: `
      dozzina/dozzine=12, spicchio, spicchi, fetta, fette, rametto, rametti, ciuffo, ciuffi, mazzetto
      mazzetti, mazzo
      foglia, foglie, gambo, gambi, costa, coste, pezzo, pezzi, testa, cespo, filetto, filetti, stecca
      bacca, pz
    `,
    noAmount: 'cm=1 cm, mm=0.1 cm, pollice/pollici=2.54 cm, minuti, min, ore, ora, gradi, giorni, filo',
  },
  fill: `
    d, di, del, della, dello, dei, degli, delle, dell, il, lo, la, i, gli, le, qualche, poco, po
    abbondante, abbondanti, raso, rasi, colmo, colmi, q, b, qb, scelta, piacere, altro
  `,
  tail: 'a temperatura, in, da, al, alla, ai, tipo',
  describing: `
    piccolo, grande, grosso, medio, fresco, freschissimo, maturo, freddo, caldo, tiepido, crudo, cotto
    intero, vergine, extravergine, extra, fine, finissimo, tenero, biologico, bio, naturale, sodo
    bollente, pulito, già, corto, ma, originario, vaccino, amaro, salato, toscano, ben, delica, rapa
    grattugiato, tritato, pelato, temperatura, ambiente, giorno, prima, dadini, listarelle, rondelle
    raffermo, facoltativo, misto, magro, doppio, zero, duro, liquido, ramato, surgelato, sott'olio
    marino, secco, secca, secchi, secche, macinato, morbido, fresca, fresche, freschissima, biologica
    biologiche, rustica, domestica
  `,
  forms: '*ato, *ata, *ati, *ate, *ito, *ita, *iti, *ite, *uto, *uta, *uti, *ute',
  turned: `
    condensato, candito, candita, canditi, candite, sottaceto, sottaceti, sott'aceto, evaporato
    fermentato, liofilizzato, impanato, soffiato
  `,
  which: `
    rosso, verde, giallo, bianco, bianca, bianche, greca, greche, selvaggio, selvaggia, nero, dorato
    ciliegino, datterino, petto, coscia, sovracoscia, fuso, trancio, oliva, girasole, arborio, carnaroli
    basmati, dop, reggiano, padano, romano, bologna, napoli, tropea, pachino, pasta gialla, novello
    viola, tonda, lungo, arrosto, greco
  `,
  parts: 'succo, scorza, buccia, tuorlo, albume',
  makes: `
    brodo, salsa, farina, latte, olio, aceto, crema, pasta, passata, concentrato, burro, sugo, polvere
    marmellata, sciroppo, estratto, vino, panna, fecola, pesto
  `,
  names: `
    pastina, pastinaca = pastinache
    burro = imburrare = imburra = imburrato
    acqua di cottura, acqua di cottura della pasta, acqua della pasta
    olio = olio di semi = olio vegetale
    mozzarella = mozzarella di bufala
    carne macinata = carne trita
    carne macinata di manzo = macinato di manzo
    carne macinata di maiale, oliva, salmone affumicato, trota affumicata, paprika affumicata
    pomodoro secco, albicocca secca, fico secco, prugna secca
    uva passa = uvetta = uva sultanina
    aglio in polvere, cipolla in polvere, zenzero in polvere, succo di mela, succo di pomodoro
    succo d'ananas, panna acida, cavolo nero
    cipollotto = cipolla fresca
    parmigiano = parmigiano reggiano
    salame finocchiona = finocchiona
    frumento = grano
    polpo cotto = polpo = polpi
    porto rosso = porto
    moscato d'asti = moscato
    ovolina
    rombo chiodato = rombo
    ossobuco = ossibuchi
    cous cous = couscous = cuscus
    ciliegia
    olio d'oliva = olio evo
    gamberetto = gambero
    zucchina
    farina = farina 00 = farina tipo 00 = infarinare = infarina = infarinato
    lievito
    pomodoro pelato = pelati
    pane grattugiato = pangrattato
    foglia di alloro = alloro
    pesca, zucchero a velo, latte in polvere, patata dolce, aceto di sidro
    melagrana = melograno
    melone, lattuga
    ananas = ananasso
    olio di arachidi

    (lievito di birra) = (lievito di birra) secco
    (grana) padano = (grana)
    (finocchio) = (finocchi)
    (polpa), uva (moscato), salsa (tartara), (spianatoia), (crosta), (crosticina), (porta), (rombi)
    (ciliegina/ciliegine) candita, (ciliegine) di mozzarella, (macinata) di pepe
    pepe = pepe (macinato) = pepe nero (macinato) = (grani) di pepe = pepe in (grani)
    pepe = pepe nero in (grani)
    fungo (ostrica), pesche (noci), (latte) d'avena, (noce) moscata, (grano) saraceno, (limone) verde
    (spaghetti) di riso, (pasta) di mais, (pasta) di lenticchie, (latte) di cocco, (latte) di soia
    (latte) di riso, (latte) di avena, (panna) di soia, (panna) di cocco, (burro) di arachidi
    (burro) di cacao, (noce) di burro, (noce) di capesante, (farina) di riso, (farina) di mais
    (farina) di ceci, (farina) di cocco, (farina) di (grano) saraceno, (farina) di castagne
    aceto di (vino), (prosciutto) di tacchino
    (lievito di birra) = (lievito di birra) fresco
    semola = semola di (grano) duro = semola rimacinata
    farina di (grano) tenero = farina di (grano) duro
    (farina) di lenticchie/soia/quinoa/nocciole/teff/sorgo/miglio/tapioca/manioca/carrube/banane/piselli
    (farina) di canapa/lupini/amaranto/pistacchi/lino/mandorla/platano, (farina) d'amaranto
    (farina) di semi di lino, (farina) di (grano) saraceno integrale, (farina) di fave
    (pasta) di ceci/piselli/riso/fagioli/soia/quinoa/mandorle/nocciole/pistacchi/pistacchio/acciughe
    (pasta) di alici/sesamo/olive/curry/miso/tamarindo/peperoncino/zucchero/vaniglia/datteri/arachidi
    (pasta) di cacao/konjac/zucchine, (pasta) d'acciuga, (pasta) di (grano) saraceno
    (pasta) di lenticchie rosse, (pasta) reale
    (spaghetti/tagliatelle/lasagne/noodles/linguine) di zucchine
    (spaghetti/tagliatelle/lasagne/noodles) di zucca, (spaghetti/tagliatelle/noodles) di verdure
    (spaghetti/tagliatelle) di carote, (spaghetti/noodles) di soia
    (spaghetti/noodles/tagliatelle) di konjac
    (noodles/vermicelli/penne/fusilli/tagliatelle/fettuccine/lasagne) di riso, (vermicelli) di soia
    (penne/fusilli/spaghetti/maccheroni) di mais, (fusilli/penne/spaghetti) di lenticchie
    (fusilli/penne) di piselli, (fusilli/penne) di ceci, zucca (spaghetti), (riso) di cavolfiore
    (couscous) di cavolfiore, (cous cous) di cavolfiore, (gallette) di riso/mais, (tortilla) di mais
    (tortillas) di mais, (pane) degli angeli, (crusca) d'avena, (crusca) di avena
    (latte) di nocciola/nocciole/canapa/miglio/anacardi/castagne/mandorle/farro/quinoa/sesamo/pistacchi
    (panna) di riso/avena/mandorla/mandorle, (panna) d'avena
    (burro) di nocciole/nocciola/karité/anacardi/pistacchi/mandorla/cocco/sesamo/mele
    (burro) d'arachide, (yogurt) di soia/cocco/mandorla/avena/riso, (yogurt) alla soia, (gelato) di soia
    (gelato) alla soia, acqua (gelata), (formaggio) di anacardi/soia/mandorle
    (ricotta) di mandorle/soia/tofu/anacardi
    (latte/burro/formaggio/yogurt/burger/hamburger/gelato/macinato/ragù/prosciutto) vegetale
    (panna/bevanda/besciamella/maionese/mozzarella/ricotta/gelatina/salsiccia/bistecca/carne) vegetale
    (crema) vegetale, (salsicce/polpette/cotolette) vegetali
    (polpetta/salsiccia/cotoletta/bistecca) vegetariana, (burger/hamburger/ragù) vegetariano
    (bistecca) di cavolfiore/tofu/seitan/sedano/soia/tonno/spada/maiale/pollo/tacchino/cavallo/melanzana
    (bistecca) di zucca/agnello/pesce, (bistecca) di pesce spada
    (polpette) di lenticchie/ceci/melanzane/zucchine/ricotta/pesce/tonno/salmone/merluzzo/verdure/tofu
    (polpette) di soia/spinaci/quinoa/fagioli/patate/pane
    (ragù) di lenticchie/verdure/soia/seitan/pesce/tofu/funghi/polpo/tonno/ceci
    (cotoletta) di melanzana/melanzane/pesce/sedano/seitan/soia/tofu/zucca/cavolfiore
    (carpaccio) di zucchine/barbabietola/polpo/salmone/tonno/spada/ananas/finocchi/funghi/gamberi
    (carpaccio) di branzino, (tartare) di tonno/salmone/gamberi/verdure/barbabietola/avocado/zucchine
    (spezzatino) di soia/seitan/tofu/seppie/verdure/patate/tonno, (straccetti) di soia/seitan/tofu
    (macinato) di soia, (carne) di soia/seitan/granchio/cocco
    (involtini) di melanzane/zucchine/verza/verdure/pesce/primavera/spada/peperoni
    (spiedini) di pesce/gamberi/verdure/frutta/tofu/seitan/polpo/calamari
    (braciola) di pesce/spada/tonno, (scaloppine) di tofu/seitan/pesce/salmone/soia
    (salsiccia) di pollo/tacchino/seitan/tofu/soia/vitello/pesce/manzo/agnello/cavallo
    (wurstel) di pollo/tacchino/tofu/soia/seitan, (prosciutto) di pollo/agnello/oca/cervo/anatra
    (salame) di cioccolato/fichi/tonno/oca/cavallo/cervo/cinghiale/tacchino, (salame) al cioccolato
    (pancetta) di tacchino, (bresaola) di tacchino/cavallo/tonno/cervo, (speck) di tacchino/anatra
    (speck) d'oca, (mortadella) di pollo/tacchino, (stinco) di vitello/agnello/manzo/tacchino
    (costina) di manzo/agnello/vitello/sedano, (arista) di vitello/tacchino
    (lonza) di vitello/tacchino/tonno, (braciola) di manzo, (cuore) di bue, pomodoro cuore di (bue)
    occhio di (bue), all'occhio di (bue), (lingue) di gatto, (gelatina) di frutta/agar/mele/ribes
    (caviale) di melanzane, (caviale) vegetale
    (uova) di pesce/lompo/salmone/trota/storione/muggine/riccio, sostituto delle (uova)
    (noce) di vitello/manzo/maiale/prosciutto/lardo, (noci) di cocco, (tartufi) di cioccolato
    (castagne) d'acqua, (fave) tonka, (fave) di cacao, cremor (tartaro), aceto di (vino) bianco
    aceto di (vino) rosso, aceto di (malto), aceto di (birra), vino di (riso), (birra) di zenzero
    pan di (zenzero), carta da (pane), coltello da (pane), coltello per il (pane), (schiaccianoci)
    lievito per (pane/pizza/dolci/torte), bicchieri da (vino), (batti)carne
    stampo da (plumcake/ciambella/crostata/pane/budino)
    stampo per (plumcake/ciambella/crostata/pane/budino/pandoro/panettone), (taglia)pasta, coppa(pasta)
    coppa (pasta), rotella per (pizza), pietra per (pizza), (schiacciapatate), (spremiagrumi)
    (spremiaglio), acqua di (rose)
    (panna) da cucina vegetale = (panna) vegetale
  `,
  kinds: `
    fagiolo: borlotto, cannellino, tondino;
    vino: chianti, barolo, nebbiolo, lambrusco, franciacorta, vernaccia, pinot, chardonnay;
    pomodoro: datterini, ciliegini, pomodorino;
    pecorino: pecorino romano;
    pasta:
      spaghetti, penna, rigatone, fusilli, farfalla, linguine, tagliatella, maccherone, orecchietta,
      bucatini, conchiglie, pappardelle;
    formaggio: pecorino, parmigiano, mozzarella, fontina, asiago;
    fungo: porcino, champignon;
    uovo: tuorlo, albume;
    pane: ciabatta;
    pomodoro: pomodoro pelato;
    olio: olio d'oliva;
    carne macinata: carne macinata di manzo, carne macinata di maiale;
    pasta: ditalini, pacchero, trofie, cavatelli, tortiglioni, sedanini, stelline, mezze maniche
  `,
  avoidedWith: `
    pasta:
      spaghetti, penne, fusilli, farfalle, rigatoni, linguine, tagliatelle, fettuccine, pappardelle,
      orecchiette, ravioli, tortellini, cannelloni, lasagne, lasagna, gnocchi, spaghetto, spaghettone,
      spaghettoni, spaghettini, casareccia, casarecce, caserecce, trofie, trofia, pacchero, strozzapreti,
      cavatelli, mezze maniche, tortiglioni, sedanini, ditali, ditalini, stelline, conchiglie,
      conchiglioni, lumaconi, garganelli, gnocchetti, gnocco, fregola, fregula, tagliolini, pici, bigoli,
      tonnarelli, capellini, vermicelli, ziti, maltagliati, cappelletti, agnolotti, tortelli, tortelloni,
      mafalde, reginette, eliche, pizzoccheri, bavette, trenette, risoni, quadrucci, passatelli,
      scialatielli, calamarata, bucatini, maccheroni, mezze penne, pennette, pastina, noodles,
      cannellone, raviolo, fusillo;
    pane:
      baguette, ciabatta, focaccia, pita, naan, panino, pagnotta, michetta, frisella, fresella, grissino,
      crostino, crostone, bruschetta, piadina, tigella, crescentina, tarallo, pangrattato, pan grattato,
      pancarrè, pan carré, carasau, tramezzino, toast, fetta biscottata, gnocco fritto, pan brioche;
    fagiolo: borlotto, cannellino, fagiolino, tondino;
    mandorla:
      marzapane, amaretti, pasta reale, orzata, ricciarelli, cantucci, cantuccini, frangipane, marzipan;
    nocciola: nutella, gianduia, gianduja, gianduiotto;
    acciuga: alice, alici, colatura, pasta d'acciughe;
    merluzzo: baccalà, stoccafisso;
    sardina: sarda;
    branzino: spigola;
    muggine: cefalo, bottarga;
    vino:
      marsala, prosecco, spumante, vin santo, porto rosso, champagne, lambrusco, passito, sherry,
      vermouth, franciacorta, chianti, barolo, malvasia;
    basilico: pesto;
    pinolo: pesto;
    burro: besciamella, pasta sfoglia, pasta frolla, sfoglia, frolla, ghee, croissant, cornetto;
    agnello: abbacchio;
    cece: hummus, falafel, farinata, panelle;
    patata: gnocchi, gnocco, gnocchetti, patatina, fecola;
    gambero: gamberone, gamberetto, mazzancolla;
    pollo: galletto, cappone, pollastra, pollastro;
    peperoncino: nduja, harissa, sriracha, tabasco;
    prosciutto: culatello;
    zucchero: zucchero a velo;
    avena: fiocchi d'avena, granola, muesli, porridge
  `,
  avoiding: `
    allergia, allergie, allergico, allergica, allergici, intolleranza, intolleranze, intollerante
    intolleranti, sensibile, sensibilità, a, ad, al, all, allo, alla, alle, ai, agli, il, lo, la, l, le
    i, gli, un, una, di, del, dello, della, delle, dei, degli, niente, nessun, nessuna, no, non, nulla
    tutto, tutti, tutte, qualsiasi, per favore, per piacere, con, in, contenente, contenenti, contiene
    contengono, che, prodotti, prodotto, alimenti, base, derivati, io, sono, ho, noi, posso, mangio
    mangiare, evito, evitare, senza, e, o, tipo, tracce, molto, grave
  `,
  families: {
    lactose: 'lattosio |',
    dairy: `
      latte, latticini, latticino, prodotti lattiero-caseari, derivati del latte, proteine del latte |
      panna, burro, burro chiarificato, yogurt, yoghurt, latticello, siero di latte, caseina
      besciamella
      gelato, semifreddo
      crema pasticcera, crema inglese, crema catalana, crema chantilly, budino
      cioccolato al latte, cioccolato bianco, kinder
      mou, salsa al caramello, caramelle mou, caramello salato
      frolla, cannolo, pandoro, croissant, cornetto
      bagna cauda
    `,
    cheese: `
      formaggio |
      provola, stracchino, caciotta, cacio, toma, tomino, emmenthal
      groviera, gruviera, sottiletta, ricottina
      quartirolo, squacquerone, primo sale, primosale, formaggino, fiocchi di latte
      bocconcini di mozzarella, ciliegine di mozzarella, fiordilatte, caprino, burratina, mozzarellina
      fonduta
    `,
    egg: `
      uovo, uova |
      tuorli, albumi
      maionese, salsa tartara, salsa rosa, salsa olandese, salsa bernese, insalata russa
      meringa, pan di spagna, amaretti, cantucci, cantuccini
      crema pasticcera, crema inglese, crema catalana, semifreddo, budino
      bignè, babà, crespella, pancake, pandoro, plumcake, ciambella
      tagliolini, passatelli, pasta fresca, pasta all’uovo, pappardelle
    `,
    gelatin: 'gelatina, colla di pesce | caramelle gommose',
    'red meat': `
      carne rossa |
      agnello, capretto, abbacchio, castrato, montone
      cinghiale, cervo, capriolo
      cavallo
      macinato, ragù, carne macinata, carne trita
    `,
    meat: `
      carne, carni |
      coniglio, lepre, selvaggina
      fegato, fegatino, trippa, lampredotto, rognone, animella, milza, lingua, cervello, midollo
      cuore di vitello, coratella, pajata, pagliata, frattaglie, interiora, lumaca, lingua salmistrata
      polpetta, hamburger, burger
      cotoletta, scaloppina, scaloppa, spezzatino, braciola, carpaccio, tartare
      straccetti, involtini di carne, sfilacci, arrosticini
      affettato misto, salume, insaccato
      ossa
      fondo bruno
    `,
    pork: `
      maiale, suino, carne di maiale, carne suina, carne rossa |
      salamella, salamino, cotechino, würstel, salsiccia, luganega, zampone, cacciatorini
      lonza, arista, capocollo, capicollo, culatello, spianata, ventricina, ciauscolo
      lonzino, rigatino, spalla cotta, bondola, ventresca di maiale
      strutto, sugna, ciccioli, lardelli, cotenna, cotiche
      porchetta, maialino, porcello, stinco, costina, rosticciana, porco, fiocchetto, zampetto
      saltimbocca
    `,
    beef: `
      manzo, bovino, vacca, carne bovina, carne rossa |
      bistecca, tagliata di manzo, costata, fiorentina di manzo, roast beef, rosbif
      vitello, vitellone, bue, mucca, scottona, fassona, chianina
      girello, controfiletto, scamone, cappello del prete
      carne salada
      saltimbocca
      brodo di carne
    `,
    poultry: `
      pollame, volatili |
      pollo, tacchino, anatra, faraona, gallina, oca, quaglia, galletto, cappone
      pollastro, fagiano, piccione, struzzo, tacchinella, durello
    `,
    'not kosher': `
      |
      coniglio, lepre, cavallo, cinghiale, rana, anguilla, capitone, spada, pesce spada
      pescatrice, rana pescatrice, coda di rospo, palombo, verdesca, squalo
      ala di razza, storione, caviale, pangasio, pesce gatto
    `,
    fish: `
      pesce |
      tonno, tonnetto, alalunga, vitello tonnato, salsa tonnata
      salmone, salmerino, trota
      merluzzo, baccalà, nasello, stoccafisso, eglefino
      acciuga, alice, sardina, sarda, latterino, bianchetti, rossetti
      sgombro, ricciola, palamita
      orata, spigola, dentice, pagello, pagro, cernia, ombrina, sarago, san pietro, pesce san pietro
      spada, pesce spada, sogliola, platessa, rombo chiodato, ippoglosso, ala di razza
      triglia, cefalo, muggine, gallinella, scorfano
      persico, luccio, carpa, tinca, pesce gatto
      anguilla, capitone, palombo, verdesca, rana pescatrice, pescatrice
      coda di rospo, pangasio, storione, squalo
      aringa
      caviale, uova di lompo, uova di pesce, uova di salmone, uova di trota, ventresca
      colla di pesce, salsa worcestershire, salsa di pesce, caciucco, cacciucco
      bastoncini di pesce, bagna cauda, zuppa di pesce
    `,
    shellfish: `
      frutti di mare, frutto di mare |
      ricci di mare, misto mare, insalata di mare, misto scoglio, caciucco, cacciucco, zuppa di pesce
    `,
    crustacean: `
      crostaceo, crostacei |
      gambero, gamberetto, gamberone, mazzancolla, cicala di mare, canocchia
      astice, aragosta
      granchio, granceola, granseola, granciporro
      bisque
      pasta di curry, pasta di curry rosso, pasta di curry verde
    `,
    mollusc: `
      mollusco, molluschi |
      cozza, tellina, cannolicchio, arselle, tartufo di mare
      calamaretto, polpo cotto, polipo, polipetto, seppia, seppiolina
      moscardino, totano, totanetto, nero di seppia
      ostrica, salsa di ostriche, salsa d'ostriche
      capesante, capasanta
      lumaca, lumachina
    `,
    nuts: `
      noce, noci, frutta secca, frutta a guscio, frutto a guscio |
      mandorla, nocciola, pistacchio, anacardo, pinolo, castagna, noci brasiliane, noci di macadamia
      torrone, torroncino, marzapane, pasta reale, ricciarelli, panforte
      baci di dama, amarettini, gianduiotto, pralinato
      crema spalmabile, marron glacé, crema di marroni
      orzata
    `,
    peanut: 'arachide, arachidi | nocciolina, spagnolette',
    gluten: `
      glutine, cereali con glutine, (cereali contenenti glutine), (celiaco), (celiaca), (celiachia) |
      segale, birra, malto, avena, fiocchi d'avena, crusca d'avena, fiocchi di avena
    `,
    wheat: `
      frumento, (grano) |
      farina, semola, semolino, farro, spelta, crusca, germe di grano, grano duro
      grano tenero, grano cotto, chicchi di grano, cereali
      pasta, spaghettone, spaghettini, caserecce, sedanini, ditali, stelline
      maccheroni, mezze penne, pennette, pastina, eliche, pipe rigate
      conchiglioni, lumaconi, mafalde, reginette, pici, tonnarelli, vermicelli, ziti, maltagliati
      bavette, trenette, busiate, troccoli, fettucce, fettuccelle, corzetti
      gnocchetti, fregula, risoni, quadrucci, passatelli, scialatielli, calamarata
      pizzoccheri, culurgiones, mezzi paccheri, tortelli
      noodles
      cous cous
      pane, panino, pagnotta, michetta, frisella, fresella, crostino, crostone, bruschetta
      pangrattato, pan grattato, pancarrè, pan carré, tramezzino, toast, pan brioche
      piadina, tigella, crescentina, tarallo, carasau, fetta biscottata, gnocco fritto
      panatura
      lievito madre, pasta madre
      sfoglia, frolla, brisé, pasta sfoglia, pasta frolla, pasta brisé, pasta fillo
      frollino, wafer, pan di spagna, pandoro, crostata, ciambella, cornetto, cannolo
      bignè, plumcake, babà, cialda, crespella, sfogliatella
      crackers
      arancino, supplì, cordon bleu, bastoncini di pesce, calzone
      besciamella
      salsa di soia, salsa di ostriche, salsa d'ostriche
      glutine
    `,
    soy: `
      soia |
      salsa di soia, lecitina di soia, germogli di soia, salsa di ostriche, salsa d'ostriche
    `,
    celery: `
      sedano |
      sedano rapa, sale di sedano, brodo, brodo vegetale
      dado vegetale, misto per soffritto, soffritto misto
    `,
    sulphites: `
      solfito, solfiti, (anidride solforosa), (biossido di zolfo) |
      vino, vin santo, vinsanto, passito, spumante, vermut, porto rosso, sidro, nebbiolo, franciacorta
      malvasia, vernaccia, aceto di vino, aceto balsamico, aceto di mele, albicocca secca
      frutta disidratata, frutta essiccata, mango essiccato, fichi secchi, mele essiccate, canditi
      frutta candita, cedro candito, scorza candita, ciliegie candite, succo di limone in bottiglia
      succo di limone confezionato, purè istantaneo, fiocchi di patate, mostarda
    `,
    lupin: 'lupino, lupini | farina di lupini',
    honey: 'miele | pappa reale, propoli, idromele, torrone',
    alcohol: `
      alcol, alcool, alcolici, bevande alcoliche, superalcolici |
      vino, birra, rum, liquore, spumante, vermut, alchermes, alkermes, strega, maraschino, anisetta
      vinsanto, passito, moscato d'asti, nebbiolo, franciacorta, porto rosso, madera, kirsch
      acquavite, sidro, malvasia, zabaione, zabaglione, babà, spritz, mirto liquore, liquore di mirto
      amaro del capo, genepì, fernet, assenzio, vernaccia
    `,
    starch: `
      |
      farina, semola, semolino, farro
      pasta, spaghettone, spaghettini, caserecce, sedanini, ditali, stelline
      maccheroni, mezze penne, pennette, pastina, eliche
      conchiglioni, lumaconi, mafalde, reginette, pici, tonnarelli
      vermicelli, ziti, maltagliati, bavette, trenette
      gnocchetti, fregula, risoni, quadrucci, passatelli
      scialatielli, calamarata, pizzoccheri, tortelli
      noodles
      cous cous
      pane, panino, pagnotta, michetta, frisella, fresella, crostino, crostone, bruschetta
      pangrattato, pan grattato, pancarrè, pan carré, tramezzino, toast, pan brioche
      piadina, tigella, crescentina, tarallo, carasau, fetta biscottata, gnocco fritto
      sfoglia, frolla, brisé, pasta sfoglia, pasta frolla, pasta brisé, pasta fillo
      frollino, wafer, pan di spagna, pandoro, crostata, ciambella, cornetto, cannolo
      bignè, plumcake, babà, cialda, crespella, sfogliatella
      crackers
      arancino, supplì
      borlotto, cannellino, lenticchia, ceci
      riso, spaghetti di riso
      patata, patatina, batata, purè, fecola
      orzo, segale, polenta, maizena, miglio, quinoa, mais
      amido, amido di mais, farina di mais, farina gialla, tapioca, manioca
      zucchero
      pappardelle, orecchiette, tortellini, cannelloni, pizza, casarecce, trofie, pacchero
      strozzapreti, cavatelli, mezze maniche, tortiglioni, ditalini, conchiglie, garganelli, fregola
      tagliolini, bigoli, capellini, cappelletti, agnolotti, tortelloni, bucatini, grissino, biscotto
      savoiardo, cantucci, cantuccini, panettone, crêpe, pancake
    `,
    sesame: 'sesamo |',
    seeds: `
      (semi) |
      semi di papavero, semi di girasole, semi di zucca, semi di lino
      semi di chia, semi di senape, semi di canapa, nigella
    `,
    mustard: 'senape | curry in polvere, maionese, salsa rosa, salsa tartara, insalata russa',
    mushroom: `
      fungo, funghi |
      chiodini, finferlo, gallinaccio, cantarello, ovolo, prataiolo
      cardoncello, pioppino, spugnola, tartufo
    `,
    onion: 'cipolla | scalogno, cipollotto, cipollina, erba cipollina, porro',
    garlic: 'aglio | aglione, agliata, bagna cauda',
    tomato: `
      pomodoro |
      pomodorino, pelati, datterini, ciliegini, amatriciana, salsa marinara
      sugo alla marinara, polpa di pomodoro, caponata
    `,
    citrus: `
      agrume, agrumi |
      limone, arancia, mandarino, pompelmo, clementina, cedro, bergamotto
      chinotto, mandarancio, limonata, aranciata, tarocco
    `,
    legumes: `
      legume, legumi, leguminose |
      fagiolo, lenticchia, cece, pisello, fava, borlotto, cannellino, fagiolino
      taccola, cicerchia, farinata, panelle, fieno greco
    `,
    corn: 'mais, granoturco | pannocchia, pop corn, farina gialla',
    nightshade: `
      solanacea, solanacee |
      patata, patatina
      melanzana, peperone, peperoncino, friggitello, peperonata
      cayenna, pepe di cayenna
      nduja
    `,
  },
  notSure: `
    pasta sfoglia=puff pastry, pasta frolla=shortcrust, pasta brisé=shortcrust, biscotto=biscuit
    biscotti=biscuit, cioccolato=chocolate, cioccolato fondente=chocolate, margarina=margarine
    lievito per dolci=baking powder, estratto di vaniglia=vanilla extract, brodo=stock
    brodo vegetale=vegetable stock, brodo di carne=stock, brodo di pollo=stock
    dado da brodo=stock cube, dado vegetale=vegetable stock cube, pasta di curry=curry paste
    vino=wine, vino bianco=wine, vino rosso=wine, brodo di verdure=vegetable stock
    brodo di funghi=vegetable stock, vino di riso=rice wine, aceto di vino=wine vinegar
  `,
  vague: 'salsa, sugo, polvere, foglia, seme, impasto, composto, crema, estratto',
  made: `
    impasto, pasta, pastella, sfoglia, gnocchi, polpetta, polpette, biscotti, torta, frittata, panetto
    raviolo, ravioli, crostata, focaccia, pizza, panatura
  `,
  verbs: '',
  tap: 'acqua, ghiaccio',
  waterOf: `
    acqua della *, acqua delle *, acqua dei *, acqua degli *, acqua del *, acqua di cottura della *
    acqua di cottura delle *, acqua di cottura dei *, acqua di cottura degli *, acqua di cottura del *
  `,
  staples: 'sale=salt, pepe=pepper, olio=oil',
  inSteps: {
    all: 'tutti gli ingredienti',
    rest: 'resto, restanti, rimanenti, rimasti, altri',
    but: 'tranne, eccetto',
    ingredients: 'ingredienti',
    little: 'pizzico di, macinata di, pizzichi di, filo di, filo d, goccio di, spruzzata di, gocce di',
    oven: 'forno',
    baked: 'inforna, infornate, infornare',
    heat: `
      gradi, alto, medio, basso, caldo, moderato, grill, temperatura, confezione, da forno, microonde
    `,
    everything: 'tutto, tutti, tutte',
    many: `
      spezie, aromi, odori, condimenti, condimento, verdure, verdura, ortaggi, erbe, frutta, liquidi
      liquido, ripieno, guarnizioni, frutti, contorni
    `,
    optional: `
      opzionale, facoltativo, facoltativa, guarnire, decorare, decorazione, servire, piacere, gusto
      ungere, spolverare
    `,
  },
};
