import type { ShapeWords } from '../words/shapeWords.ts';

export const shape: ShapeWords = {
  ingredients:
    'ingredienti, lista della spesa, la spesa, cosa serve, cosa ti serve, ti serve, ti servono, ti serviranno, avrai bisogno*, occorrente, servono, che cosa serve',
  steps:
    'preparazione, procedimento, istruzioni, passaggi, svolgimento, esecuzione, come si fa, come si prepara, come fare, come prepararlo, come prepararla, come prepararli, metodo, cottura, procedura, modo di preparazione, passo dopo passo, passo passo',
  aside:
    'consigli*, nota, note, suggeriment*, variant*, variazion*, valori nutrizionali, nutri*, conservazione, abbinament*, accompagnament*, da sapere, buono a sapersi, lo sapevi*, sostituzion*, perché *, trucc*, curiosità, errori*, osservazioni, come servire, come conservar*, informazioni, domande frequenti, porzioni, tempo totale',
  tools: 'attrezzatur*, strumenti, utensili',
  step: 'passo, passaggio, fase',
  recipe: 'ricetta',
  named: 'piatto, nome della ricetta, nome del piatto, nome, titolo, idea, proposta',
  serves: 'porzioni, porzione, persone, persona, ospiti, per, dosi, dosi per',
  makes: 'rende, resa, dosi, dosi per, per, quantità',
  pieces: 'pezzi, fette',
  total: 'tempo totale, totale, tempo, durata, pronto in, pronta in, pronti in, in tutto',
  prep: 'tempo di preparazione, preparazione',
  cook: 'tempo di cottura, cottura, tempo di forno, in forno',
  hours: 'oretta, orette',
  minutes: '',
  seconds: 'sec',
  for: 'per, per decorare, per servire, per guarnire',
  optional: 'facoltativo, opzionale, q.b.',
  suggest:
    'ricetta per, ricetta di, ricetta della, ricetta del, ricetta delle, ricetta dei, ricetta degli, che ne dici di, ti propongo, ti consiglio, ti suggerisco, propongo, consiglio, preparare, fare, cucinare, prova, perché non, è, sarebbe',
  articles: "un, una, un', il, la, lo, i, gli, le, dei, delle, degli, del, della",
  praise: 'delizioso, deliziosa, deliziosi, buonissima, ottimo, classico, classica, gustoso, gustosa',
  ends: 'che, con gli, con i, con le, per, è, ma, usando',
  chat: 'certo, certamente, ecco*, ciao, con, perfetto, ottim*, volentieri, sì, questa, questo, questi, va bene, assolutamente, che, benissimo, allora',
  goodbye: 'buon appetito',
  numbers:
    "una/un/un', due/un paio di/un paio d', tre, quattro, cinque, sei, sette, otto, nove, dieci/una decina di, dodici, quindici/una quindicina di, venti/una ventina di, venticinque, trenta, quaranta, quarantacinque, cinquanta, sessanta, novanta",
  fractions:
    "mezza=0.5, mezz'=0.5, mezzo=0.5, una mezz'=0.5, quarto d'=0.25, un quarto d'=0.25, tre quarti d'=0.75",
  times:
    "mezz'ora=30, un quarto d'ora=15, quarto d'ora=15, tre quarti d'ora=45, un'ora=60, un'ora e mezza=90, un'oretta=60",
  to: 'a, o, ad, oppure, fino a',
  and: 'e',
  about: 'circa, almeno, buoni, altri, più o meno',
  untimed: 'ogni, entro, tra, ultimi, gli ultimi, nel giro di',
  untimedBehind: 'prima della fine, prima del tempo, prima di fine, in meno',
};
