import { describe, expect, it } from 'vitest';
import { type Facts, isOnlyFacts, readFacts } from '../../../src/reading/words/facts.ts';

const NOTHING: Facts = { yield: null, total: null, prep: null, cook: null };
const people = (count: number, upTo: number | null = null) => ({ count, upTo, of: '' });

it.each<[line: string, read: Facts['yield']]>([
  ['Serves 4', people(4)],
  ['**Serves:** 4', people(4)],
  ['**Serves 2–3**', people(2, 3)],
  ['Serves 4 to 6 people', people(4, 6)],
  ['🍽️ Servings: about 4', people(4)],
  ['Servings 4', people(4)],
  ['Serves up to 6', people(6)],
  ['- 4 servings', people(4)],
  ['| Serves | 4 |', people(4)],
  ['A quick supper that serves 4 in 20 minutes.', people(4)],
  ['This serves 2 people generously.', people(2)],
  ['## Ingredients (serves 4)', people(4)],
  ['Pasta for 2 people', people(2)],
  ['Yield: 4 servings', people(4)],
  ['Makes 6 generous servings', people(6)],
  ['Makes  12  cookies', { count: 12, upTo: null, of: 'cookies' }],
  ['Makes 12 cookies with chocolate', { count: 12, upTo: null, of: 'cookies' }],
  ['Makes 12 cookies', { count: 12, upTo: null, of: 'cookies' }],
  ['Makes about 2 dozen cookies in 20 minutes', { count: 2, upTo: null, of: 'dozen cookies' }],
  ['**Yield:** 12 to 14 muffins', { count: 12, upTo: 14, of: 'muffins' }],
  ['This recipe makes 2 loaves.', { count: 2, upTo: null, of: 'loaves' }],
  ['Für 4 Personen', people(4)],
  ['Portionen: 4', people(4)],
  ['### Zutaten (für 4 Personen)', people(4)],
  ['**Zutaten für 4 Personen:**', people(4)],
  ['Ergibt 12 Stück', { count: 12, upTo: null, of: 'Stück' }],
  ['Pour 4 personnes', people(4)],
  ['Portions : 4', people(4)],
  ['Pour 4 à 6 personnes', people(4, 6)],
  ['Para 4 personas', people(4)],
  ['Raciones: 4', people(4)],
  ['Per 4 persone', people(4)],
  ['Porzioni: 4', people(4)],
  ['Rende 4 porções', people(4)],
  ['Porções: 4', people(4)],
  ['Voor 4 personen', people(4)],
  ['För 4 portioner', people(4)],
  ['Dla 4 osób', people(4)],
  ['Serves one.', people(1)],
  ['For four people.', people(4)],
  ['a quick recipe for two people that uses eggs', people(2)],
  ['serve 5 pessoas', people(5)],
  ['**Порции:** 2', people(2)],
  ['**Kişi sayısı:** 2', people(2)],
  ['**Porsiyon:** 4-6 kişilik', people(4, 6)],
  ['**3〜4人分**', people(3, 4)],
  ['份量：2人份', people(2)],
  ['(2-3人份)', people(2, 3)],
  ['**분량:** 2인분', people(2)],
  ['عدد الأشخاص: ٤', people(4)],
  ['सर्विंग: 4', people(4)],
  ['<b>Serves:</b> 2<br>', people(2)],
  ['Pour environ 15 crêpes', { count: 15, upTo: null, of: 'crêpes' }],
  ['Antal: 12 bitar', { count: 12, upTo: null, of: 'bitar' }],
  ['Porcje: 40 sztuk', { count: 40, upTo: null, of: 'sztuk' }],
  ['Dosi: 1 teglia da 30x40 cm', { count: 1, upTo: null, of: 'teglia' }],
])('reads for how many it is in %j', (line, read) => {
  expect(readFacts(line)).toEqual({ ...NOTHING, yield: read });
});

it.each<[line: string, read: Partial<Facts>]>([
  ['**Total time:** about 30 minutes', { total: 30 }],
  ['⏱️ Total: 1 hr 15 min', { total: 75 }],
  ['Total time – 30 minutes (plus chilling)', { total: 30 }],
  ['Total Time: 45 minutes to 1 hour', { total: 60 }],
  ['Prep time 10 minutes', { prep: 10 }],
  ['| Prep time | 10–15 minutes |', { prep: 15 }],
  ['Cook time: 90 seconds', { cook: 2 }],
  ['Prep: 10 min + Cook: 20 min', { prep: 10, cook: 20, total: 30 }],
  ['Prep: 10 min / Cook: 20 min', { prep: 10, cook: 20, total: 30 }],
  ['Total time: 40 min, prep: 10 min, cook: 20 min', { prep: 10, cook: 20, total: 40 }],
  ['Gesamtzeit: 45 Min.', { total: 45 }],
  ['Vorbereitungszeit: 10 Minuten | Backzeit: 1 Stunde', { prep: 10, cook: 60, total: 70 }],
  ['Zubereitungszeit: 10 Minuten, Garzeit: 20 Minuten', { prep: 10, cook: 20, total: 30 }],
  ['Temps total : 1 h 15', { total: 75 }],
  ['Préparation : 10 min · Cuisson : 20 min', { prep: 10, cook: 20, total: 30 }],
  ['Temps de cuisson : 1 h 30', { cook: 90 }],
  ['Tiempo total: 40 minutos', { total: 40 }],
  ['Tiempo de preparación: 10 minutos', { prep: 10 }],
  ['Tempo totale: un’ora e mezza', { total: 90 }],
  ['Tempo di cottura: 20 minuti', { cook: 20 }],
  ['Tempo de preparo: 10 minutos; tempo de cozimento: 30 minutos', { prep: 10, cook: 30, total: 40 }],
  ['Kooktijd: 20 minuten', { cook: 20 }],
  ['Time: 20 minutes', { total: 20 }],
  ['Time: 1h 20m', { total: 80 }],
  ['Ready in 40 minutes', { total: 40 }],
  ['Dinner, done in 1 1/2 hours.', { total: 90 }],
  ['Gesamtzeit: eine Dreiviertelstunde', { total: 45 }],
  ['Zeit: ca. 1 Stunde', { total: 60 }],
  ['Samlet tid: 1 time', { total: 60 }],
  ['Czas: 1 godz. 30 min', { total: 90 }],
  ['Время приготовления: 2 ч 30 мин', { total: 150 }],
  ['Toplam süre: 45 dakika', { total: 45 }],
  ['कुल समय: 40 मिनट', { total: 40 }],
  ['时间：约20分钟', { total: 20 }],
  ['所要時間：40分', { total: 40 }],
  ['조리 시간: 35분', { total: 35 }],
  ['الوقت: ساعة و10 دقائق', { total: 70 }],
])('reads the times in %j', (line, read) => {
  expect(readFacts(line)).toEqual({ ...NOTHING, ...read });
});

it.each<[markdown: string, read: Facts]>([
  [
    '**Serves:** 4 | **Prep time:** 10 minutes | Cook time: 20 min',
    { yield: people(4), prep: 10, cook: 20, total: 30 },
  ],
  ['Serves 2 | 15 minutes', { ...NOTHING, yield: people(2), total: 15 }],
  ['Serves 4<br>Total time: 30 min', { ...NOTHING, yield: people(4), total: 30 }],
  ['| **Serves** | 4 | **Prep Time** | 10 mins |', { ...NOTHING, yield: people(4), prep: 10 }],
  ['⏱️ Total: 1 hr 15 min · 🍽️ Serves 4-6', { ...NOTHING, yield: people(4, 6), total: 75 }],
  [
    '# Rice\n\n*Serves 2*\n\n- Prep: 5 min\n- Cook: 10 min\n\nServes 6 as a side.',
    { yield: people(2), prep: 5, cook: 10, total: 15 },
  ],
  [
    'Yield: 12 cookies Prep Time: 10 minutes Cook Time: 12 minutes',
    { yield: { count: 12, upTo: null, of: 'cookies' }, prep: 10, cook: 12, total: 22 },
  ],
  ['Prep time: 10 min, Chill time: 2 hours, Cook time: 20 min', { ...NOTHING, prep: 10, cook: 20 }],
  ['Prep time: 30 min | Cook time: 1 hour | Chill time: 4+ hours', { ...NOTHING, prep: 30, cook: 60 }],
  ['Cook: 20 min, Bake time: 30 min, Prep: 5 min', { ...NOTHING, prep: 5, cook: 20 }],
  ['Rezept für 4 Personen. Gesamtzeit: 30 Minuten', { ...NOTHING, yield: people(4), total: 30 }],
])('puts together what it reads in %j', (markdown, read) => {
  expect(readFacts(markdown)).toEqual(read);
});

it.each([
  'Serve 2 per person',
  'Serve with 2 slices of bread.',
  'Serves you right',
  'Serves 2 purposes',
  'Serves 0',
  'Serves 101',
  'Serves 6-4',
  'Serving size: 1 cup',
  'Per 2 servings: 300 kcal',
  'Portions: 100 g each',
  'Portions: 4.5',
  'She preserves 4',
  '4 portions of patience',
  'Divide the dough into 4 portions.',
  'makes 1 hour feel short',
  'Makes a great snack',
  'Makes 12',
  'Makes 12 cookies Rest time: long',
  'It makes 2 holes in the dough.',
  'for 4 minutes',
  'pour 4 cuillères',
  'para 4 minutos',
  'Serves',
  'Cook time depends on the size: 20 minutes',
  'The total time is 30 minutes',
  'Total: 30 minutes or less',
  'Cook 20 minutes.',
  '3. **Cook:** 20 minutes.',
  'Bake: 25 minutes until golden',
  'Cook time: 20 minutes until golden',
  'Prep & cook time: 30 minutes',
  'Prep & cook time 30 minutes',
  'Total time: 1 hour + chilling',
  'Slow cook time: 8 hours',
  'Zubereitungszeit: 30 Minuten',
  'Prep 10 onions',
  'Chill time: 4+ hours',
])('reads no fact in %j', (line) => {
  expect(readFacts(line)).toEqual(NOTHING);
});

describe('a block of nothing but facts', () => {
  it.each([
    'Serves 4 | Total time: 30 minutes',
    'Serves: 4 Prep time: 10 minutes Cook time: 20 minutes',
    'Yield: 4 servings Prep time: 10 minutes',
    'Serves 4\nTotal time: 30 min.',
    '⏱️ Total: 1 hr 15 min · 🍽️ Serves 4-6',
    'Für 4 Personen',
    'Préparation : 10 min · Cuisson : 20 min',
    'Zubereitungszeit: 10 Minuten, Garzeit: 20 Minuten',
  ])('is %j', (text) => {
    expect(isOnlyFacts(text)).toBe(true);
  });

  it.each([
    '',
    'Rice with eggs',
    'Ingredients (serves 4)',
    'Serves 4 | Difficulty: easy',
    'Serves 4 in 20 minutes',
    'Serves 4 as a side',
    'Total time: 30 minutes (plus chilling)',
    'Zubereitungszeit: 30 Minuten',
    'Prep time: 10 min, Chill time: 2 hours',
    'Serves 4 | Makes 12 cookies',
    'Cook time: 20 min | Bake time: 30 min',
    '1. Serves 4',
    'Serves 4\n1. Boil the rice.',
    'Serves 500',
  ])('is not %j', (text) => {
    expect(isOnlyFacts(text)).toBe(false);
  });
});

it.each([
  'Serves 4 ',
  'Serves 4\n',
  'Prep: 10 min ',
  'total: ',
  'makes 1 a ',
  "a' ",
  'for 4 ',
  '4 people ',
  '| ',
  '- ',
  '1',
])('gets to the end of a long run of %j', (piece) => {
  const text = piece.repeat(12_000 / piece.length);
  expect(readFacts(text).total).toBeNull();
  expect(isOnlyFacts(text)).toBe(false);
});

describe('further down', () => {
  const RECIPE = '# Soup\n\nQuick.\n\n## Ingredients\n\n- 2 leeks\n\n## Tips\n\n';

  it('takes no number out of a tip', () => {
    expect(
      readFacts(`${RECIPE}- Doubles easily for 8 people\n- Total time: 20 minutes if you hurry`),
    ).toEqual(NOTHING);
  });

  it('takes a line that says nothing else, and a heading', () => {
    expect(readFacts(`${RECIPE}**Total time:** 20 minutes`).total).toBe(20);
    expect(readFacts(RECIPE.replace('Ingredients', 'Ingredients (serves 4)')).yield).toEqual(people(4));
  });
});

it.each(['Total time: 30–40 minutes', 'Cook time: about 20 minutes', 'Makes about 24 cookies'])(
  'leaves %j where it stands, since a figure alone would say less',
  (line) => {
    expect(isOnlyFacts(line)).toBe(false);
    expect(isOnlyFacts(line.replace(/30–|about /, ''))).toBe(true);
  },
);
