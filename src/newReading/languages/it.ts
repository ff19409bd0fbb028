import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    ingredienti, lista della spesa, la spesa, cosa serve, cosa ti serve, ti serve, ti servono, ti serviranno,
    avrai bisogno*, occorrente, servono, che cosa serve
  `,
  steps: `
    preparazione, procedimento, istruzioni, passaggi, svolgimento, esecuzione, come si fa, come si prepara, come fare,
    come prepararlo, come prepararla, come prepararli, metodo, cottura, procedura, modo di preparazione,
    passo dopo passo, passo passo
  `,
  aside: `
    consigli*, nota, note, suggeriment*, variant*, variazion*, valori nutrizionali, nutri*, conservazione, abbinament*,
    accompagnament*, da sapere, buono a sapersi, lo sapevi*, sostituzion*, perché *, trucc*, curiosità, errori*,
    osservazioni, come servire, come conservar*, informazioni, domande frequenti, porzioni, tempo totale
  `,
  tools: 'attrezzatur*, strumenti, utensili',
  step: 'passo, passaggio, fase',
  recipe: 'ricetta',
  named: 'piatto, nome della ricetta, nome del piatto, nome, titolo, idea, proposta',
  serves: 'porzioni, porzione, persone, persona, ospiti, per, dosi, dosi per',
  yields: 'rende, resa, dosi, dosi per, per, quantità',
  pieces: 'pezzi, fette',
  total: 'tempo totale, tempo, durata, pronto in, pronta in, pronti in',
  prep: 'tempo di preparazione, preparazione',
  cook: 'tempo di cottura, cottura, tempo di forno, in forno',
  hours: 'oretta, orette',
  minutes: '',
  seconds: 'sec',
  times: `
    mezz'ora=30, un quarto d'ora=15, quarto d'ora=15, tre quarti d'ora=45, un'ora=60, un'ora e mezza=90, un'oretta=60
  `,
  untimed: 'ogni, entro, tra, ultimi, gli ultimi, nel giro di',
  untimedBehind: 'prima della fine, prima del tempo, prima di fine, in meno',
  suggest: `
    ricetta per, ricetta di, ricetta della, ricetta del, ricetta delle, ricetta dei, ricetta degli, che ne dici di,
    ti propongo, ti consiglio, ti suggerisco, propongo, consiglio, preparare, fare, cucinare, prova, perché non, è,
    sarebbe
  `,
  praise: "delizioso, deliziosa, deliziosi, buonissima, ottimo, classico, classica, gustoso, gustosa, un'",
  ends: 'che, con gli, con i, con le, per, è, ma, usando',
  chat: `
    certo, certamente, ecco*, ciao, con, perfetto, ottim*, volentieri, sì, questa, questo, questi, va bene,
    assolutamente, che, benissimo, allora
  `,
  goodbye: 'buon appetito',
  optional: 'facoltativo, opzionale, q.b.',
  letters: '',
  endings: 'a, e, i, o, he, hi, io, ie, ia',
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
    un quarto=¼, quarto d'=¼, un quarto d'=¼, un terzo=⅓, mezzo=½, mezza=½, un mezzo=½, una mezza=½, mezz'=½,
    una mezz'=½, due terzi=⅔, tre quarti=¾, tre quarti d'=¾, un'=1, due=2, un paio di=2, un paio d'=2, tre=3,
    quattro=4, cinque=5, sei=6, sette=7, otto=8, nove=9, dieci=10, una decina di=10, dodici=12, quindici=15,
    una quindicina di=15, venti=20, una ventina di=20, venticinque=25, trenta=30, quaranta=40, quarantacinque=45,
    cinquanta=50, sessanta=60, novanta=90
  `,
  without: 'senza, non contiene, privo di, privi di',
  free: '',
  instead: `
    al posto di, al posto del, al posto della, invece di, sostituisce, al posto delle, al posto dell, invece del
  `,
  plant: 'vegano, vegana, vegan, vegetale, vegetali, vegetariano, vegetariana, veg',
  units: {
    metric: 'g, gr, grammo, grammi, kg, chilo, chili, etto, etti, ml, millilitri, cl, dl, l, litro, litri',
    weight: 'libbra, libbre',
    spoon: `
      cucchiaio, cucchiai, cucchiaino, cucchiaini, tazza, tazze, tazzina, bicchiere, bicchieri, pizzico, pizzichi,
      manciata, manciate, filo, goccio, spruzzata, noce, presa, mestolo, goccia, gocce
    `,
    container: `
      lattina, lattine, scatola, scatole, scatoletta, barattolo, barattoli, confezione, confezioni, bustina, bustine,
      vasetto, vasetti, pacco, pacchetto, rotolo, panetto, bottiglia, busta, cubetto, cubetti, tavoletta
    `,
    piece: `
      spicchio, spicchi, fetta, fette, rametto, rametti, ciuffo, ciuffi, mazzetto, mazzetti, mazzo, foglia, foglie,
      gambo, gambi, costa, coste, pezzo, pezzi, testa, cespo, filetto, filetti, stecca, bacca, pz
    `,
    length: 'cm, mm, minuti, min, ore, ora, gradi, giorni',
  },
  fill: `
    d, di, del, della, dello, dei, degli, delle, dell, il, lo, la, i, gli, le, qualche, poco, po, abbondante,
    abbondanti, raso, rasi, colmo, colmi, q, b, qb, scelta, piacere, altro
  `,
  tail: 'a temperatura, in, da, al, alla, ai, tipo',
  describing: `
    piccolo, grande, grosso, medio, fresco, freschissimo, maturo, freddo, caldo, tiepido, crudo, cotto, intero,
    vergine, extravergine, extra, fine, finissimo, tenero, biologico, bio, naturale, sodo, bollente, pulito, già,
    corto, ma, originario, vaccino, amaro, salato, toscano, ben, bene, delica, rapa, grattugiato, tritato, pelato,
    temperatura, ambiente, giorno, prima, dadini, listarelle, rondelle, raffermo, facoltativo, misto, magro, doppio,
    zero, 00, 0, duro, liquido, ramato, surgelato
  `,
  forms: '*ato, *ata, *ati, *ate, *ito, *ita, *iti, *ite, *uto, *uta, *uti, *ute',
  which: `
    rosso, verde, giallo, bianco, nero, dorato, ciliegino, datterino, petto, coscia, sovracoscia, fuso, trancio, oliva,
    girasole, arborio, carnaroli, basmati, dop, reggiano, padano, romano, bologna, napoli, tropea, pachino,
    pasta gialla, novello, viola, tonda, lungo, arrosto, greco, greca
  `,
  parts: 'succo, scorza, buccia, tuorlo, albume',
  makes: `
    brodo, salsa, farina, latte, olio, aceto, crema, pasta, passata, concentrato, burro, sugo, polvere, marmellata,
    sciroppo, estratto, vino, panna, fecola, pesto
  `,
  names: `
    pepe = pepe nero, cipollotto = cipolla fresca, parmigiano = parmigiano reggiano = grana padano,
    olio d'oliva = olio evo = olio extravergine d'oliva = olio extravergine = olio extra vergine d'oliva = olio di oliva,
    gamberetto = gambero, zucchina = zucchino, farina = farina 00 = farina tipo 00, lievito = lievito per dolci,
    panna fresca = panna = panna liquida, pomodoro pelato = pomodori pelati = pelati, pane grattugiato = pangrattato,
    foglia di alloro = alloro, pepe nero = pepe, pesca = pesche,
    pomodoro, olio, peperone, pancetta, zucchero a velo, zucchero di canna, brodo vegetale, brodo di pollo,
    brodo di carne, carne macinata, passata di pomodoro, concentrato di pomodoro, pomodoro secco, noce, aceto di mele,
    aceto balsamico, latte condensato, latte in polvere, patata dolce, salsa di soia, salsa di pomodoro, finocchio,
    anguria, acqua di rose, acqua frizzante, pasta sfoglia, pasta frolla, cavolo rosso, cavolo nero,
    salmone affumicato, fiore di zucca, farina integrale, pasta di acciughe,
    pepe nero (macinato), pepe (macinato), (pesche) noci = pesche noci, (spaghetti) di riso, (pasta) di mais,
    (pasta) di lenticchie, (lievito di birra) = (lievito di birra) fresco, (latte) di cocco, (latte) di mandorla,
    (latte) di soia, (latte) di riso, (latte) d'avena, (latte) di avena, (panna) di soia, (panna) di cocco,
    (burro) di arachidi, (burro) di cacao, (burro) di mandorle, (noce) moscata, (noce) di cocco, (noce) di burro,
    (pesca) noce, (noce) di capesante, (farina) di riso, (farina) di mais, (farina) di ceci, (farina) di mandorle,
    (farina) di cocco, (farina) di (grano) saraceno, (grano) saraceno, (farina) di castagne, aceto di (vino),
    cremor (tartaro), (prosciutto) di tacchino, (spaghetto) di riso, fungo (ostrica), (cuore) di bue, (limone) verde
  `,
  kinds: `
    pasta: spaghetti, spaghetto, penna, penne, rigatone, rigatoni, fusilli, farfalla, farfalle, linguine, tagliatella, tagliatelle, maccherone, orecchietta, bucatini, conchiglie, pappardelle
    formaggio: pecorino, parmigiano, mozzarella, fontina, asiago
    fungo: porcino, champignon
    uovo: tuorlo, albume
    pane: ciabatta
    pomodoro: pomodoro pelato
    olio: olio d'oliva
  `,
  families: {
    dairy: `
      latte, lattosio, latticini, latticino | panna, burro, yogurt, ricotta, besciamella, mascarpone, panna fresca,
      latte condensato, gelato, crema pasticcera
    `,
    cheese: `
      formaggio | parmigiano, mozzarella, pecorino, ricotta, mascarpone, gorgonzola, fontina, grana, provola, scamorza,
      stracchino, feta, burrata, caciocavallo, robiola, taleggio, asiago, provolone
    `,
    egg: 'uovo, uova | tuorlo, albume, maionese, meringa',
    meat: `
      carne | agnello, vitello, salsiccia, coniglio, fegato, polpetta, ragù, gelatina, capretto, macinato, cotechino,
      ossobuco
    `,
    pork: `
      maiale, suino, carne di maiale | prosciutto, pancetta, guanciale, speck, lardo, salame, mortadella, strutto,
      bacon, chorizo, cotechino, nduja, wurstel
    `,
    beef: 'manzo, bovino | bistecca, bresaola',
    poultry: 'pollame | pollo, tacchino, anatra, faraona, gallina, oca, quaglia',
    fish: `
      pesce | tonno, salmone, merluzzo, acciuga, alici, alice, sardina, sarda, sgombro, orata, branzino, baccalà,
      trota, spada, sogliola, nasello, platessa
    `,
    shellfish: `
      frutti di mare, crostacei, molluschi | gambero, gamberetto, cozza, vongola, calamaro, polpo, scampo, scampi,
      astice, granchio, seppia, ostrica, capesante, aragosta, mazzancolla
    `,
    nuts: `
      noce, frutta secca, frutta a guscio | mandorla, nocciola, pistacchio, anacardo, pinolo, arachide, castagna,
      torrone, marzapane, nutella, pecan
    `,
    peanut: 'arachide |',
    gluten: `
      glutine, grano, frumento | farina, pasta, spaghetti, penne, fusilli, linguine, rigatoni, tagliatelle, maccheroni,
      pane, pangrattato, semola, semolino, orzo, farro, segale, birra, salsa di soia, pasta sfoglia, pasta frolla,
      gnocchi, lasagne, couscous, cous cous, bulgur, biscotto, savoiardo, cracker, grissino, seitan, piadina, focaccia,
      bucatini, farfalle, orecchiette, ravioli, tortellini, pizza
    `,
    soy: 'soia | tofu, tempeh, miso, edamame, salsa di soia',
    honey: 'miele |',
    alcohol: `
      alcol, alcool | vino, birra, rum, marsala, brandy, cognac, grappa, liquore, prosecco, spumante, limoncello,
      amaretto, vermouth, vodka, whisky, alchermes
    `,
    starch: '| riso, pasta, spaghetti, penne, patata, pane, couscous, gnocchi',
    sesame: 'sesamo | tahina',
    mustard: 'senape |',
    mushroom: 'fungo, funghi | porcino, champignon',
    onion: 'cipolla | scalogno, cipollotto',
    garlic: 'aglio |',
    tomato: 'pomodoro | ketchup, passata, pelati',
    citrus: 'agrume, agrumi | limone, arancia, lime, mandarino, pompelmo',
    legumes: 'legume, legumi | fagiolo, lenticchia, cece, pisello, fava, soia, tofu, arachide',
    corn: 'mais | polenta, maizena',
    nightshade: 'solanacea, solanacee | pomodoro, patata, melanzana, peperone, peperoncino, paprika',
  },
  vague: 'salsa, sugo, polvere, foglia, seme, impasto, composto, crema, estratto',
  tap: 'acqua, ghiaccio',
  inSteps: {
    all: 'tutti gli ingredienti',
    rest: 'resto, restanti, rimanenti, rimasti, altri',
    but: 'tranne, eccetto',
    ingredients: 'ingredienti',
    meat: 'carne',
    oven: 'forno, inforna, infornate, infornare',
  },
};
