import { expect, it } from 'vitest';
import { languageOf } from '../../../src/reading/words/languageOf.ts';

it.each([
  ['en', 'Warm the oil in a pan. Cook the onion for 5 minutes, until soft.'],
  ['zh', '鸡腿切块，用酱油腌二十分钟。'],
  ['es', 'Pela las patatas y córtalas en rodajas. Fríelas con el aceite.'],
  ['hi', 'प्याज़ को तेल में भूनें।'],
  ['ar', 'سخّن زيت الزيتون في قدر ثم أضف البصل.'],
  ['pt', 'Tempere o frango com o alho e o suco de limão. Leve ao forno até dourar.'],
  ['fr', 'Épluchez les pommes de terre et coupez-les en dés dans un saladier.'],
  ['ru', 'Промойте гречку и залейте водой.'],
  ['ja', '玉ねぎを薄く切り、油で炒める。'],
  ['de', 'Die Zwiebel in dem Öl anbraten, bis sie weich ist, und mit Brühe ablöschen.'],
  ['ko', '양파를 썰어 기름에 볶는다.'],
  ['it', "Tritate la cipolla e fatela soffriggere con l'olio in una pentola."],
  ['tr', 'Soğanı ve havucu doğrayın, bir tencerede yağ ile kavurun.'],
  ['pl', 'Cebulę pokrój w kostkę i podsmaż na oleju, aż się zeszkli.'],
  ['nl', 'Snijd de ui in ringen en bak ze met het spek in een pan.'],
  ['sv', 'Skala potatisen och skär den i bitar. Koka i vatten med salt tills den är mjuk, och låt rinna av.'],
  ['da', 'Hak løg og hvidløg, og svits det med olie i en gryde. Smag til med salt.'],
  ['nb', 'Hakk løk og hvitløk, og stek det i olje i en panne. Smak til med salt.'],
])('knows %s', (language, steps) => {
  expect(languageOf(steps)).toBe(language);
});

it.each([
  ['too few words', 'Mix. Fry.'],
  ['Danish or Norwegian', 'Kok poteter i vann med salt og pepper i en kasserolle.'],
  ['Finnish', 'Kuori perunat ja keitä ne kypsiksi suolalla maustetussa vedessä.'],
  ['Ukrainian', 'Промийте гречку і залийте її водою.'],
  ['Persian', 'پیاز را در روغن تفت دهید.'],
  ['Greek', 'Ζεσταίνουμε το λάδι σε μια κατσαρόλα.'],
])('is unsure: %s', (_, steps) => {
  expect(languageOf(steps)).toBeNull();
});
