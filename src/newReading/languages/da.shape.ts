import type { ShapeWords } from '../words/shapeWords.ts';

export const shape: ShapeWords = {
  ingredients:
    'ingredienser, ingrediensliste, du skal bruge, det skal du bruge, skal du bruge, indkøbsliste, skal bruge',
  steps:
    'fremgangsmåde, tilberedning, sådan gør du*, sådan laver du*, gør sådan, instruktioner, trin for trin, trin, metode, forberedelse',
  aside:
    'tip, tips, *tip, *tips, note, noter, bemærk*, variation*, varianter, næring*, opbevaring, serveringsforslag, servering, tilbehør, godt at vide, vidste du*, erstat*, hvorfor *, rester, gode råd, råd, ofte stillede*, portioner, samlet tid',
  tools: 'redskaber, køkkenredskaber, udstyr',
  step: 'trin, skridt',
  recipe: 'opskrift',
  named: 'ret, navn, titel, idé, forslag',
  serves: 'portioner, portion, personer, person, pers, til, antal personer',
  makes: 'giver, udbytte, antal, til, mængde, rækker til',
  pieces: 'stk, stykker, skiver',
  total: 'samlet tid, total tid, totaltid, total, tid, tid i alt, i alt, klar på, tager',
  prep: 'forberedelsestid, forberedelse, arbejdstid',
  cook: 'tilberedningstid, kogetid, bagetid, stegetid, tilberedning, i ovnen',
  hours: 'timers',
  minutes: 'minutters, min',
  seconds: '',
  for: 'til, for',
  optional: 'valgfrit, efter smag',
  suggest: 'opskrift på, hvad med, foreslår, jeg anbefaler, lave, bage, er, bliver',
  articles: 'en, et, den, det',
  praise: 'lækker, nem, klassisk, god, cremet',
  ends: 'som, der, med dine, på, til, er, men, af',
  chat: 'selvfølgelig, her*, med, hej, naturligvis, klart, ja, det, denne, jeg, perfekt, super, helt sikkert',
  goodbye: 'velbekomme, god appetit',
  numbers:
    'en/et/én/ét, to/et par, tre, fire, fem, seks, syv, otte, ni, ti, tolv, femten/et kvarter, tyve, femogtyve, tredive, fyrre, femogfyrre, halvtreds, tres, halvfems',
  fractions: 'halv=0.5, en halv=0.5, halvanden=1.5, kvart=0.25',
  times: 'et kvarter=15, kvarter=15, tre kvarter=45, halv time=30, halvanden time=90, en time=60',
  to: 'til, eller',
  and: 'og',
  about: 'cirka, ca, ca., omkring, yderligere',
  untimed: 'hvert, hver, inden for, efter, sidste, de sidste, på',
  untimedBehind: 'før tid, mindre, kortere',
};
