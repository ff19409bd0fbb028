import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients:
    'ingredienti, lista della spesa, la spesa, cosa serve, cosa ti serve, ti serve, ti servono, ti serviranno, avrai bisogno*, occorrente, servono, che cosa serve',
  steps:
    'preparazione, procedimento, istruzioni, passaggi, svolgimento, esecuzione, come si fa, come si prepara, come fare, come prepararlo, come prepararla, come prepararli, metodo, cottura, procedura, modo di preparazione, passo dopo passo, passo passo',
  aside: `
    consigli*, nota, note, suggeriment*, variant*, variazion*, valori nutrizionali, nutri*, conservazione, abbinament*, accompagnament*, da sapere, buono a sapersi, lo sapevi*, sostituzion*,
    perché *, trucc*, curiosità, errori*, osservazioni, come servire, come conservar*, informazioni, domande frequenti, porzioni, tempo totale
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
  times:
    "mezz'ora=30, un quarto d'ora=15, quarto d'ora=15, tre quarti d'ora=45, un'ora=60, un'ora e mezza=90, un'oretta=60",
  untimed: 'ogni, entro, tra, ultimi, gli ultimi, nel giro di',
  untimedBehind: 'prima della fine, prima del tempo, prima di fine, in meno',
  suggest:
    'ricetta per, ricetta di, ricetta della, ricetta del, ricetta delle, ricetta dei, ricetta degli, che ne dici di, ti propongo, ti consiglio, ti suggerisco, propongo, consiglio, preparare, fare, cucinare, prova, perché non, è, sarebbe',
  praise: "delizioso, deliziosa, deliziosi, buonissima, ottimo, classico, classica, gustoso, gustosa, un'",
  ends: 'che, con gli, con i, con le, per, è, ma, usando',
  chat: 'certo, certamente, ecco*, ciao, con, perfetto, ottim*, volentieri, sì, questa, questo, questi, va bene, assolutamente, che, benissimo, allora',
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
    un quarto=¼, quarto d'=¼, un quarto d'=¼, un terzo=⅓, mezzo=½, mezza=½, un mezzo=½, una mezza=½, mezz'=½, una mezz'=½, due terzi=⅔, tre quarti=¾, tre quarti d'=¾, un'=1, due=2,
    un paio di=2, un paio d'=2, tre=3, quattro=4, cinque=5, sei=6, sette=7, otto=8, nove=9, dieci=10, una decina di=10, dodici=12, quindici=15, una quindicina di=15, venti=20,
    una ventina di=20, venticinque=25, trenta=30, quaranta=40, quarantacinque=45, cinquanta=50, sessanta=60, novanta=90
  `,
  without: 'senza, non contiene, privo di, privi di',
  free: '',
  instead:
    'al posto di, al posto del, al posto della, invece di, sostituisce, al posto delle, al posto dell, invece del',
  plant: '',
  units: {
    metric: 'g, gr, grammo, grammi, kg, chilo, chili, etto, etti, ml, millilitri, cl, dl, l, litro, litri',
    weight: 'libbra, libbre',
    spoon:
      'cucchiaio, cucchiai, cucchiaino, cucchiaini, tazza, tazze, tazzina, bicchiere, bicchieri, pizzico, pizzichi, manciata, manciate, filo, goccio, spruzzata, noce, presa, mestolo, goccia, gocce',
    container:
      'lattina, lattine, scatola, scatole, scatoletta, barattolo, barattoli, confezione, confezioni, bustina, bustine, vasetto, vasetti, pacco, pacchetto, rotolo, panetto, bottiglia, busta, cubetto, cubetti, tavoletta',
    piece:
      'spicchio, spicchi, fetta, fette, rametto, rametti, ciuffo, ciuffi, mazzetto, mazzetti, mazzo, foglia, foglie, gambo, gambi, costa, coste, pezzo, pezzi, testa, cespo, filetto, filetti, stecca, bacca, pz',
    length: 'cm, mm, minuti, min, ore, ora, gradi, giorni',
  },
  fill: 'd, di, del, della, dello, dei, degli, delle, dell, il, lo, la, i, gli, le, qualche, poco, po, abbondante, abbondanti, raso, rasi, colmo, colmi, q, b, qb, scelta, piacere, altro',
  tail: 'a temperatura, in, da, al, alla, ai, tipo',
  describing: `
    piccolo, grande, grosso, medio, fresco, freschissimo, maturo, freddo, caldo, tiepido, crudo, cotto, intero, vergine, extravergine, extra, fine, finissimo, tenero, biologico, bio,
    naturale, sodo, bollente, pulito, già, corto, ma, originario, vaccino, amaro, salato, toscano, ben, delica, rapa, grattugiato, tritato, pelato, temperatura, ambiente, giorno, prima,
    dadini, listarelle, rondelle, raffermo, facoltativo, misto, magro, doppio, zero, duro, liquido, ramato, surgelato
  `,
  forms: '*ato, *ata, *ati, *ate, *ito, *ita, *iti, *ite, *uto, *uta, *uti, *ute',
  which:
    'rosso, verde, giallo, bianco, nero, dorato, ciliegino, datterino, petto, coscia, sovracoscia, fuso, trancio, oliva, girasole, arborio, carnaroli, basmati, dop, reggiano, padano, romano, bologna, napoli, tropea, pachino, pasta gialla, novello, viola, tonda, lungo, arrosto, greco',
  parts: 'succo, scorza, buccia, tuorlo, albume',
  makes:
    'brodo, salsa, farina, latte, olio, aceto, crema, pasta, passata, concentrato, burro, sugo, polvere, marmellata, sciroppo, estratto, vino, panna, fecola, pesto',
  names: `
    cipollotto = cipolla fresca, parmigiano = grana padano, olio d'oliva = olio evo, gamberetto = gambero, zucchina = zucchino, farina = farina 00 = farina tipo 00,
    lievito = lievito per dolci, pomodoro pelato = pelati, pane grattugiato = pangrattato, foglia di alloro = alloro, pesca = pesche,
    panna, olio, zucchero a velo, latte in polvere,
    pepe (macinato), fungo (ostrica), (pesche) noci, (latte) d'avena, (noce) moscata, (grano) saraceno, (limone) verde, (pesca) noce, pepe nero (macinato), (spaghetti) di riso,
    (pasta) di mais, (pasta) di lenticchie, (lievito di birra), (latte) di cocco, (latte) di mandorla, (latte) di soia, (latte) di riso, (latte) di avena, (panna) di soia, (panna) di cocco,
    (burro) di arachidi, (burro) di cacao, (burro) di mandorle, (noce) di cocco, (noce) di burro, (noce) di capesante, (farina) di riso, (farina) di mais, (farina) di ceci,
    (farina) di mandorle, (farina) di cocco, (farina) di (grano) saraceno, (farina) di castagne, aceto di (vino), (prosciutto) di tacchino, (pesche) noci = pesche noci,
    (lievito di birra) = (lievito di birra) fresco, (spaghetto) di riso
  `,
  kinds: `
    pasta: spaghetti, penna, rigatone, fusilli, farfalla, linguine, tagliatella, maccherone, orecchietta, bucatini, conchiglie, pappardelle
    formaggio: pecorino, parmigiano, mozzarella, fontina, asiago
    fungo: porcino, champignon
    uovo: tuorlo, albume
    pane: ciabatta
    pomodoro: pomodoro pelato
    olio: olio d'oliva
  `,
  families: {
    dairy:
      'latte, lattosio, latticini, latticino | panna, burro, yogurt, besciamella, gelato, crema pasticcera',
    cheese:
      'formaggio | fontina, grana, provola, scamorza, stracchino, caciocavallo, robiola, taleggio, asiago',
    egg: 'uovo, uova | tuorlo, albume, maionese, meringa',
    meat: 'carne | agnello, vitello, coniglio, fegato, polpetta, ragù, gelatina, capretto, macinato, ossobuco',
    pork: 'maiale, suino, carne di maiale | salame, strutto, cotechino, wurstel',
    beef: 'manzo, bovino | bistecca',
    poultry: 'pollame | pollo, tacchino, anatra, faraona, gallina, oca, quaglia',
    fish: 'pesce | tonno, salmone, merluzzo, acciuga, alici, alice, sardina, sarda, sgombro, orata, branzino, baccalà, trota, spada, sogliola, nasello, platessa',
    shellfish:
      'frutti di mare, crostacei, molluschi | gambero, cozza, vongola, calamaro, polpo, scampo, astice, granchio, seppia, ostrica, capesante, aragosta, mazzancolla',
    nuts: 'noce, frutta secca, frutta a guscio | mandorla, nocciola, pistacchio, anacardo, pinolo, castagna, torrone, marzapane, pecan',
    peanut: 'arachide |',
    gluten:
      'glutine, grano, frumento | farina, pasta, maccheroni, pane, semola, semolino, farro, segale, birra, salsa di soia, cous cous, biscotto, savoiardo, cracker, grissino, piadina, bucatini',
    soy: 'soia |',
    honey: 'miele |',
    alcohol: 'alcol, alcool | vino, birra, rum, brandy, liquore, spumante, limoncello, vermouth, alchermes',
    starch: '| riso, pasta, patata, pane',
    sesame: 'sesamo | tahina',
    mustard: 'senape |',
    mushroom: 'fungo, funghi | porcino',
    onion: 'cipolla | scalogno',
    garlic: 'aglio |',
    tomato: 'pomodoro |',
    citrus: 'agrume, agrumi | limone, arancia, lime, mandarino, pompelmo',
    legumes: 'legume, legumi | fagiolo, lenticchia, cece, pisello, fava, soia, arachide',
    corn: 'mais | maizena',
    nightshade: 'solanacea, solanacee | pomodoro, patata, melanzana, peperone, peperoncino, paprika',
  },
  vague: 'salsa, sugo, polvere, foglia, seme, impasto, composto, crema, estratto',
  tap: 'acqua, ghiaccio',
  inSteps: {
    all: 'tutti gli ingredienti',
    rest: 'resto, restanti, rimanenti, rimasti, altri',
    but: 'tranne, eccetto',
    ingredients: 'ingredienti',
    oven: 'forno, inforna, infornate, infornare',
  },
};
