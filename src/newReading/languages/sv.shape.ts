import type { ShapeWords } from '../words/shapeWords.ts';

export const shape: ShapeWords = {
  ingredients:
    'ingredienser, ingredienslista, det här behöver du, detta behöver du, du behöver, inköpslista, vad du behöver, behöver du',
  steps:
    'tillagning, gör så här, så här gör du*, så gör du*, instruktioner, tillvägagångssätt, steg för steg, metod, steg, förberedelse*, tillaga, så lagar du*',
  aside:
    'tips, *tips, notering*, notera, anmärkning*, variation*, varianter, näringsvärde*, näring*, förvaring, serveringsförslag, servering, bra att veta, visste du*, byt ut, varför *, rester, tänk på*, kommentar*, vanliga frågor, portioner, total tid',
  tools: 'redskap, köksredskap, utrustning, det här behöver du i köket',
  step: 'steg',
  recipe: 'recept',
  named: 'rätt, namn, titel, idé, förslag, receptförslag, maträtt',
  serves: 'portioner, portion, personer, person, pers, räcker till, för, till',
  makes: 'ger, antal, blir, räcker till, mängd',
  pieces: 'bitar, st, stycken, skivor',
  total: 'total tid, totaltid, total, totalt, tid, tidsåtgång, klart på, klar på, färdig på, tar',
  prep: 'förberedelsetid, förberedelse, förberedelser, förberedning, arbetstid',
  cook: 'tillagningstid, tillagning, koktid, ugnstid, gräddningstid, stektid, i ugn, i ugnen',
  hours: 'h',
  minutes: 'minuters',
  seconds: 'sek',
  for: 'till, för',
  optional: 'valfritt, efter smak',
  suggest: 'recept på, recept för, vad sägs om, föreslår, jag rekommenderar, laga, göra, baka, är, blir',
  articles: 'en, ett, den, det, de',
  praise: 'god, goda, enkel, enkla, klassisk, krämig, läcker',
  ends: 'som, med dina, på, till, är, men, av',
  chat: 'självklart, absolut, här*, med, hej, visst, javisst, gärna, det, den, ja, perfekt, vad, klart, naturligtvis, kul',
  goodbye: 'smaklig måltid',
  numbers:
    'en/ett, två/ett par, tre, fyra, fem, sex, sju, åtta, nio, tio, tolv, femton/en kvart, tjugo, tjugofem, trettio, fyrtio, fyrtiofem, femtio, sextio, nittio',
  fractions: 'halv=0.5, en halv=0.5, halva=0.5, en och en halv=1.5, kvarts=0.25',
  times: 'en kvart=15, kvart=15, en timme=60, tre kvart=45, halvtimme=30, en halvtimme=30, halv timme=30',
  to: 'till, eller',
  and: 'och',
  about: 'cirka, ca, ca., ungefär, omkring, ytterligare',
  untimed: 'var, varje, inom, efter, sista, de sista, på, var tredje',
  untimedBehind: 'före slutet, innan slutet, mindre',
};
