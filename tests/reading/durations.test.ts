import { beforeAll, describe, expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { scaleLine } from '../../src/reading/numbers/amounts.ts';
import { durationsIn, timersIn } from '../../src/reading/numbers/durations.ts';
import { yieldIn } from '../../src/reading/numbers/servings.ts';

/**
 * Each row has a language, a text, and the times in the text in minutes, such as '75-90'. A number after '|' is
 * the number of timers.
 */
const TIMES = `
  en: 1 hr. 10 min. → 70
  en: 1 hour 15 minutes to 1 hour 30 minutes → 75-90
  en: 45 minutes to 1 hour 15 minutes → 45-75
  en: 1 hour to 1 hour 30 minutes → 60-90
  en: 1 hr 15 min - 1 hr 30 min → 75-90
  en: 1 hour 15 to 1 hour 30 minutes → 75-90
  en: 1h15 to 1h30 → 75-90
  en: 1 h 20-30 min → 80-90
  en: Fry for 5 minutes, then simmer for 1 hour 10 minutes. → 5 70 | 2
  en: Simmer for 1⁄2 hour, then 1 1∕2 hours. → 30 90
  en: Simmer for 3／4 to 1 hour. → 45-60
  en: Top with 5‑minute eggs. → 5 | 0
  en: Give it a 5‒minute rest. → 5 | 1
  en: Cook it,10 minutes in all. → 10
  en: Top with 5-minute eggs. → 5 | 0
  en: Cook the 2-minute noodles for 3 minutes. → 2 3 | 1
  en: Give it a 5-minute rest. → 5 | 1
  en: Simmer for ¾ of an hour. → 45 | 1
  en: Simmer for 3/4 of an hour. → 45 | 1
  en: Simmer for three-quarters of an hour. → 45 | 1
  en: Simmer for half of an hour. → 30 | 1
  en: Simmer for ½ an hour. → 30 | 1
  en: Simmer for one quarter of an hour. → 15 | 1
  en: 1:15 hours → 75
  en: 0:45 h → 45
  en: 1:15–1:30 h → 75-90
  en: 2:30 min → 2.5
  en: Step 1:5 min → 5
  en: at 18:30 hours, 5 min → 5
  de: 1:30 Std. → 90
  nl: 1:30 uur → 90
  fr: 3/4 d'heure → 45
  es: ¾ de hora → 45
  it: 3/4 d'ora → 45
  pt: 3/4 de hora → 45
  de: 1 Std. 10 Min. → 70
  de: 1 Std. 15 Min. bis 1 Std. 30 Min. → 75-90
  de: Mit 5-Minuten-Eiern belegen. → 5 | 0
  de: 1 halbe Stunde ruhen lassen. → 30 | 1
  fr: 1 h. 10 min. → 70
  fr: 1 h 15 min à 1 h 30 min → 75-90
  es: 1 h. 10 min. → 70
  es: 1 hora y 15 minutos a 1 hora y 30 minutos → 75-90
  it: 1 h. 10 min. → 70
  nl: 1 u. 10 min. → 70
  pt: 1 h. 10 min. → 70
  sv: 1 tim. 10 min. → 70
  da: 1 t. 10 min. → 70
  nb: 1 t. 10 min. → 70
  pl: 1 godz. 10 min. → 70
  ru: 1 ч. 10 мин. → 70
  ru: 1 ч 15 мин – 1 ч 30 мин → 75-90
  tr: 1 sa. 10 dk. → 70
  ar: 1 ساعة و 10 دقائق → 70
  hi: 1 घंटा 10 मिनट → 70
  ja: 1時間15分〜1時間30分 → 75-90
  ko: 1시간 10분 → 70
  zh: 1小时10分钟至1小时30分钟 → 70-90
`;
const ROWS = TIMES.trim().split('\n');

describe.each(ROWS)('reader, %s', (row) => {
  const [, tag = '', text = '', times = '', timers = ''] =
    /^\s*(\w\w): (.*) → ([^|]*?)(?: \| (\d))?$/.exec(row) ?? [];
  beforeAll(() => reader.load(tag));

  it('durations: are converted to minutes', () => {
    const language = reader.languageOf(tag);
    const found = durationsIn(text, language).map(({ seconds, upTo }) =>
      seconds === upTo ? `${seconds / 60}` : `${seconds / 60}-${upTo / 60}`,
    );
    expect(found.join(' ')).toBe(times);
    if (timers) expect(timersIn(text, language)).toHaveLength(Number(timers));
  });
});

it.each([
  ['de', 'Gesamtzeit: 1 Std. 10 Min.', 70],
  ['de', 'Gesamtzeit: 1 Std., 10 Min.', 70],
  ['de', 'Gesamtzeit: 1,5 Std., davon 1 Std. im Ofen', 90],
  [null, 'Gesamtzeit: 1 Std. 10 Min.', 70],
  [null, 'Celkový čas: 1 hod. 10 min.', 70],
  ['de', 'Gesamtzeit: 1:30 Std.', 90],
  ['en', 'Makes 2 qt. 30 min.', 30],
  ['en', 'Prep time: 20 minutes / Chill time: 4 hours / Cook time: 30 minutes', 50],
  ['en', 'Marinating time: 4 hours\nHands-on time: 10 minutes\nTotal time: 50 minutes', 50],
  ['en', 'Resting time: 4 hours', null],
  ['en', 'Approx. time: 30 minutes', 30],
  ['fr', "Temps d'attente : 2 h\nTemps de repos : 1 h\nTemps : environ 30 min", 30],
  ['es', 'Tiempo de reposo: 2 horas\nTiempo total: 45 minutos', 45],
  ['pl', 'Czas chłodzenia: 5 godzin\nCzas ok. 30 minut', 30],
  ['ru', 'Время охлаждения: 5 часов\nВремя около 30 минут', 30],
  ['zh', '冷藏时间：4小时\n时间：30分钟', 30],
  ['ko', '냉장 시간: 4시간\n소요시간: 30분', 30],
])('total time in the language %s: is found in %s', async (language, line, minutes) => {
  const text = `# Soup\n\n${line}\n\n- 2 l water\n- 1 leek`;
  const answer = { text, ingredients: [], taste: { language } };
  await reader.wordsToLoad(answer);
  expect(reader.read(answer).facts.total).toBe(minutes);
});

it.each(['-', '‐', '‑', '‒', '–', '—', '―', '−'])(
  'range with the dash %j: is read alike everywhere',
  (dash) => {
    const english = reader.languageOf('en');
    const [time] = durationsIn(`Bake for 10${dash}12 minutes.`, english);
    expect(time).toMatchObject({ seconds: 600, upTo: 720 });
    expect(yieldIn(`Serves 4${dash}6`, false, english)).toMatchObject({ count: 4, upTo: 6 });
    expect(scaleLine(`1${dash}2 cups milk`, english, 2)).toBe(`2${dash}4 cups milk`);
  },
);

it.each([
  ['en', 'Serves 4 | Prep: 10 min | Cook: 20 min', 1],
  ['en', 'Serves 4 | Prep: 10 min | Rest: 12 hours | Cook: 20 min', 0],
  ['en', 'Serves 4 / vegan / 20 min', 1],
  ['es', 'Raciones: 4 | Tiempo: 45 min (15 min de preparación + 30 min de cocción)', 1],
])('line of facts in the language %s: %s (hidden lines: %i)', async (language, line, count) => {
  const text = `# Soup\n\n${line}\n\n- 2 l water\n- 1 leek`;
  const answer = { text, ingredients: [], taste: { language } };
  await reader.wordsToLoad(answer);
  expect(reader.read(answer).factLines.size).toBe(count);
});

it.each([
  ['en', 'Servings - 4', '4 '],
  ['en', '**Serves 4**\n**Prep time: 10 minutes**', '4 '],
  ['fr', '12 biscuits environ', '12 biscuits'],
  ['fr', 'Quantité : 12 biscuits environ', '12 biscuits'],
  ['fr', 'Environ 12 biscuits', '12 biscuits'],
  ['de', 'Für 1 Blech (ca. 8 Stücke)', '8 stücke'],
  ['de', 'Für 1 Springform (26 cm), 12 Stücke', '12 stücke'],
  ['de', 'Für 1 Brot', ''],
  ['de', 'Für 1 große Portion', '1 '],
  ['de', 'Für 1', '1 '],
  ['en', 'Serves 1 as a main', '1 '],
  ['en', 'Serves 2 adults and 2 kids', ''],
  ['en', 'Serves two adults and two children', ''],
  ['de', 'Für 2 Erwachsene und 2 Kinder', ''],
  ['en', 'Serves 4 people and freezes well', '4 '],
  ['en', 'This is quick and 3 people can share it.', '3 '],
])('servings in the language %s: are found in %j', async (language, lines, servings) => {
  const answer = {
    text: `# Biscuits\n\n${lines}\n\n- 200 g flour\n- 1 egg`,
    ingredients: [],
    taste: { language },
  };
  await reader.wordsToLoad(answer);
  const { yield: found } = reader.read(answer).facts;
  expect(found ? `${found.count} ${found.of}` : '').toBe(servings);
});
