import type { ShapeWords } from '../words/shapeWords.ts';

export const shape: ShapeWords = {
  ingredients:
    'ingredienser, ingrediensliste, du trenger, dette trenger du, det trenger du, trenger du, handleliste, innkjøpsliste',
  steps:
    'fremgangsmåte, framgangsmåte, tilberedning, slik gjør du*, slik lager du*, gjør slik, instruksjoner, steg for steg, trinn for trinn, metode, slik gjør*, forberedelse*',
  aside:
    'tips, *tips, merknad*, notat*, merk, variasjon*, varianter, næring*, oppbevaring, serveringsforslag, servering, tilbehør, godt å vite, visste du*, bytt*, hvorfor *, rester, råd, porsjoner, total tid, ofte stilte*',
  tools: 'utstyr, redskap, kjøkkenutstyr',
  step: 'trinn, steg',
  recipe: 'oppskrift',
  named: 'rett, navn, tittel, idé, forslag',
  serves: 'porsjoner, porsjon, personer, person, pers, til',
  makes: 'gir, mengde, antall, til, utbytte, rekker til',
  pieces: 'stk, stykker, biter, skiver',
  total: 'total tid, totaltid, total, totalt, tid, tidsbruk, samlet tid, klar på, tar',
  prep: 'forberedelsestid, forberedelse, forberedelser, arbeidstid',
  cook: 'tilberedningstid, koketid, steketid, tilberedning, i ovnen, stekning',
  hours: 'timers',
  minutes: 'minutters',
  seconds: '',
  for: 'til, for',
  optional: 'valgfritt, etter smak',
  suggest: 'oppskrift på, hva med, foreslår, jeg anbefaler, lage, bake, er, blir',
  articles: 'en, et, ei, den, det',
  praise: 'god, enkel, klassisk, deilig, kremet',
  ends: 'som, med dine, på, til, er, men, av',
  chat: 'selvfølgelig, her*, med, hei, selvsagt, klart, ja, det, denne, jeg, perfekt, så klart, absolutt',
  goodbye: 'velbekomme, god appetitt',
  numbers:
    'en/ett/et/én, to/et par, tre, fire, fem, seks, sju, åtte, ni, ti, tolv, femten/et kvarter, tjue, tjuefem, tretti, førti, førtifem, femti, seksti, nitti',
  fractions: 'halv=0.5, en halv=0.5, halvannen=1.5, kvart=0.25',
  times: 'et kvarter=15, kvarter=15, tre kvarter=45, halvtime=30, halv time=30, en halvtime=30, en time=60',
  to: 'til, eller',
  and: 'og',
  about: 'cirka, ca, ca., omtrent, rundt, ytterligere',
  untimed: 'hvert, hver, innen, etter, siste, de siste, på',
  untimedBehind: 'før slutten, mindre, kortere',
};
