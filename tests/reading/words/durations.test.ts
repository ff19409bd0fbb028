import { expect, it } from 'vitest';
import { findDurations } from '../../../src/reading/words/durations.ts';

const MINUTE = 60;
const HOUR = 3_600;

const timersIn = (text: string) =>
  findDurations(text).map(({ start, end, seconds }) => [text.slice(start, end), seconds]);

it.each<[text: string, label: string, seconds: number]>([
  ['Cook for 10 to 12 minutes.', '10 to 12 minutes', 10 * MINUTE],
  ['Cook 10-12 min', '10-12 min', 10 * MINUTE],
  ['10–12 minutes', '10–12 minutes', 10 * MINUTE],
  ['10\u00a0minutes', '10\u00a0minutes', 10 * MINUTE],
  ['10 - 12 mins', '10 - 12 mins', 10 * MINUTE],
  ['5 or 6 minutes', '5 or 6 minutes', 5 * MINUTE],
  ['between 5 and 7 minutes', 'between 5 and 7 minutes', 5 * MINUTE],
  ['five to six minutes', 'five to six minutes', 5 * MINUTE],
  ['45 minutes to 1 hour', '45 minutes to 1 hour', 45 * MINUTE],
  ['1 to 1½ hours', '1 to 1½ hours', HOUR],
  ['1 hour 15 minutes to 1 hour 30 minutes', '1 hour 15 minutes to 1 hour 30 minutes', 75 * MINUTE],
  ['2 to 48 hours', '2 to 48 hours', 2 * HOUR],
])('rings at the lower end of the range in %j', (text, label, seconds) => {
  expect(timersIn(text)).toEqual([[label, seconds]]);
});

it.each<[text: string, label: string, seconds: number]>([
  ['Bake 1 hour', '1 hour', HOUR],
  ['1 hour 30', '1 hour 30', 90 * MINUTE],
  ['1 hour 30, then rest', '1 hour 30', 90 * MINUTE],
  ['1 hour 30 minutes', '1 hour 30 minutes', 90 * MINUTE],
  ['1 hour and 30 minutes', '1 hour and 30 minutes', 90 * MINUTE],
  ['1 hour, 30 minutes', '1 hour, 30 minutes', 90 * MINUTE],
  ['1 hour and 10 to 15 minutes', '1 hour and 10 to 15 minutes', 70 * MINUTE],
  ['2 minutes and 30 seconds', '2 minutes and 30 seconds', 150],
  ['Cuire 1h30.', '1h30', 90 * MINUTE],
  ['Cuire 1h30 couvert', '1h30', 90 * MINUTE],
  ['1h30min', '1h30min', 90 * MINUTE],
  ['1 hour 30 or until tender', '1 hour 30', 90 * MINUTE],
  ['1 h 30 min', '1 h 30 min', 90 * MINUTE],
  ['Mijoter 1 h 30 à feu doux', '1 h 30', 90 * MINUTE],
  ['1 Std. 15 Min. backen', '1 Std. 15 Min.', 75 * MINUTE],
  ['un’ora e 15 minuti', 'un’ora e 15 minuti', 75 * MINUTE],
])('adds up what belongs together in %j', (text, label, seconds) => {
  expect(timersIn(text)).toEqual([[label, seconds]]);
});

it.each<[text: string, label: string, seconds: number]>([
  ['1½ hours', '1½ hours', 90 * MINUTE],
  ['1 1/2 hours', '1 1/2 hours', 90 * MINUTE],
  ['2 and a half hours', '2 and a half hours', 150 * MINUTE],
  ['3/4 hour', '3/4 hour', 45 * MINUTE],
  ['1,5 Stunden', '1,5 Stunden', 90 * MINUTE],
  ['for half an hour', 'half an hour', 30 * MINUTE],
  ['an hour and a half', 'an hour and a half', 90 * MINUTE],
  ['an hour and a quarter', 'an hour and a quarter', 75 * MINUTE],
  ['a quarter of an hour', 'a quarter of an hour', 15 * MINUTE],
  ['eine halbe Stunde', 'eine halbe Stunde', 30 * MINUTE],
  ['eine Viertelstunde ruhen lassen', 'eine Viertelstunde', 15 * MINUTE],
  ['anderthalb Stunden', 'anderthalb Stunden', 90 * MINUTE],
  ['pendant une demi-heure', 'une demi-heure', 30 * MINUTE],
  ['une heure et demie', 'une heure et demie', 90 * MINUTE],
  ['un quart d’heure', 'un quart d’heure', 15 * MINUTE],
  ['media hora', 'media hora', 30 * MINUTE],
  ['una hora y media', 'una hora y media', 90 * MINUTE],
  ['una hora y cuarto', 'una hora y cuarto', 75 * MINUTE],
  ['mezz’ora', 'mezz’ora', 30 * MINUTE],
  ["mezz'ora", "mezz'ora", 30 * MINUTE],
  ['meia hora', 'meia hora', 30 * MINUTE],
  ['uma hora e meia', 'uma hora e meia', 90 * MINUTE],
  ['een half uur', 'een half uur', 30 * MINUTE],
])('reads the fraction in %j', (text, label, seconds) => {
  expect(timersIn(text)).toEqual([[label, seconds]]);
});

it.each<[text: string, label: string, seconds: number]>([
  ['for an hour', 'an hour', HOUR],
  ['wait a minute', 'a minute', MINUTE],
  ['for another minute', 'another minute', MINUTE],
  ['one minute', 'one minute', MINUTE],
  ['two minutes', 'two minutes', 2 * MINUTE],
  ['twelve minutes', 'twelve minutes', 12 * MINUTE],
  ['twenty minutes', 'twenty minutes', 20 * MINUTE],
  ['forty-five minutes', 'forty-five minutes', 45 * MINUTE],
  ['two and a half hours', 'two and a half hours', 150 * MINUTE],
  ['eine Stunde gehen lassen', 'eine Stunde', HOUR],
  ['zehn Minuten', 'zehn Minuten', 10 * MINUTE],
  ['une heure', 'une heure', HOUR],
  ['deux minutes', 'deux minutes', 2 * MINUTE],
  ['una hora', 'una hora', HOUR],
  ['cinco minutos', 'cinco minutos', 5 * MINUTE],
  ["un'ora", "un'ora", HOUR],
  ['uma hora', 'uma hora', HOUR],
  ['um minuto', 'um minuto', MINUTE],
])('reads the words of %j', (text, label, seconds) => {
  expect(timersIn(text)).toEqual([[label, seconds]]);
});

it.each<[text: string, label: string, seconds: number]>([
  ['45 seconds', '45 seconds', 45],
  ['90 seconds', '90 seconds', 90],
  ['30 sec', '30 sec', 30],
  ['30 Sek. rühren', '30 Sek.', 30],
  ['1–2 Min. braten', '1–2 Min.', MINUTE],
  ['2 Stunden', '2 Stunden', 2 * HOUR],
  ['5 bis 7 Minuten', '5 bis 7 Minuten', 5 * MINUTE],
  ['zwischen 5 und 7 Minuten', 'zwischen 5 und 7 Minuten', 5 * MINUTE],
  ['20 Min. 180 °C', '20 Min.', 20 * MINUTE],
  ['laisser 1 h au frais', '1 h', HOUR],
  ['10 à 12 minutes', '10 à 12 minutes', 10 * MINUTE],
  ['entre 5 et 7 minutes', 'entre 5 et 7 minutes', 5 * MINUTE],
  ['de 10 a 12 minutos', '10 a 12 minutos', 10 * MINUTE],
  ['durante 5 minutos', '5 minutos', 5 * MINUTE],
  ['per 10-12 minuti', '10-12 minuti', 10 * MINUTE],
  ['por 10 a 12 minutos', '10 a 12 minutos', 10 * MINUTE],
  ['10 minuten koken', '10 minuten', 10 * MINUTE],
  ['i 10 minuter', '10 minuter', 10 * MINUTE],
  ['przez 10 minut', '10 minut', 10 * MINUTE],
])('reads the units of %j', (text, label, seconds) => {
  expect(timersIn(text)).toEqual([[label, seconds]]);
});

it.each<[text: string, label: string, seconds: number]>([
  ['a further 5 minutes', '5 minutes', 5 * MINUTE],
  ['another 2–3 minutes', '2–3 minutes', 2 * MINUTE],
  ['20 more minutes', '20 more minutes', 20 * MINUTE],
  ['about five minutes', 'five minutes', 5 * MINUTE],
  ['2 minutes per side', '2 minutes', 2 * MINUTE],
  ['2-3 minutes on each side', '2-3 minutes', 2 * MINUTE],
  ['After 10 minutes, turn.', '10 minutes', 10 * MINUTE],
  ['Rest for 10 minutes before slicing.', '10 minutes', 10 * MINUTE],
  ['Chill for 2 hours in the fridge.', '2 hours', 2 * HOUR],
  ['Let it stand for 24 hours.', '24 hours', 24 * HOUR],
  ['Keep stirring for 5 minutes.', '5 minutes', 5 * MINUTE],
  ['It keeps well. Chill for 2 hours.', '2 hours', 2 * HOUR],
  ['Line the tin with store-bought pastry and bake for 1 hour.', '1 hour', HOUR],
  ['Add the garden peas and the lager, simmer for 2 hours.', '2 hours', 2 * HOUR],
])('times %j', (text, label, seconds) => {
  expect(timersIn(text)).toEqual([[label, seconds]]);
});

it('keeps apart what is no range', () => {
  expect(timersIn('10 minutes or 5 minutes in a small pan')).toEqual([
    ['10 minutes', 10 * MINUTE],
    ['5 minutes', 5 * MINUTE],
  ]);
});

it('finds several in their order', () => {
  expect(
    timersIn('Fry for 5 minutes, stirring every 30 seconds. Add garlic for 1 min., rest 1 hour.'),
  ).toEqual([
    ['5 minutes', 5 * MINUTE],
    ['1 min.', MINUTE],
    ['1 hour', HOUR],
  ]);
});

it.each([
  'Heat to 180 °C.',
  'gas mark 4',
  '350 degrees',
  'keeps for 3 days',
  'overnight, or for 2 nights',
  '2 m',
  '3 s',
  'h',
  'three quarters of an hour',
  'a few minutes',
  'some minutes',
  'minutes',
  'the last minute',
  'the second minute',
  'a second batch',
  'a second',
  'min. 5 cm',
  '3 rolls of 10 min. 5 cm',
  '20 cl de vin blanc sec',
  'un secondo piatto',
  'a hora certa',
  'Minute um Minute',
])('finds no duration in %j', (text) => {
  expect(timersIn(text)).toEqual([]);
});

it.each([
  '5-minute eggs',
  'a 30-minute meal',
  'a 5 minute rest',
  'a 1 hour rest',
  '2-hour roast',
  'a minute steak',
  '10-Minuten-Eier',
  '10 Minuten-Eier',
  '5 minute eggs',
  '10 second bursts',
  '10-minütig',
])('takes %j for a name', (text) => {
  expect(timersIn(text)).toEqual([]);
});

it.each([
  'every 5 minutes',
  'every 30 seconds',
  'every half hour',
  'every 5 to 10 minutes',
  'alle 5 Minuten',
  'alle ca. 5 Minuten',
  'toutes les 5 minutes',
  'cada 5 minutos',
  'ogni 5 minuti',
  'at 10 minutes intervals',
  'twice a minute',
  '20 minutes per pound',
  '20 Minuten pro kg',
])('takes %j for an interval or a rate', (text) => {
  expect(timersIn(text)).toEqual([]);
});

it.each([
  'ready in 20 minutes',
  'serves 4 in 20 minutes',
  'done in about 20 minutes',
  'within 2 hours',
  'dans 20 minutes',
  'à 12 h',
  'for the last 5 minutes',
  'in den letzten 5 Minuten',
  '5 minutes before the end',
  'the 10 minutes are over',
  'with 10 minutes left',
  '2 to 3 minutes less for thin stalks',
  'reduce the time by 10 minutes',
])('takes %j for a point in time', (text) => {
  expect(timersIn(text)).toEqual([]);
});

it.each([
  'It keeps for 24 hours in the fridge.',
  'Store in a jar for 12 hours.',
  'Refrigerate for up to 24 hours.',
  'Make it 2 hours ahead.',
  'Im Kühlschrank 24 Stunden haltbar.',
  'Der Teig hält sich 12 Stunden.',
  'bis zu 2 Stunden',
  'Se conserve 24 h au frais.',
  'Se conserva 24 horas.',
  'hasta 2 horas',
])('takes %j for how long it keeps', (text) => {
  expect(timersIn(text)).toEqual([]);
});

it.each([
  '0 minutes',
  '25 hours',
  '48 hours',
  '1 hour 30 g',
  '1 hour 30 eggs',
  'one hour thirty',
  '1.30 h',
  '12 to 10 minutes',
  'Bake at 350 - 20 minutes',
  '10/12 minuti',
  '1/2 minuti',
  'twenty five minutes',
  'quatre-vingt-dix minutes',
  'cuarenta y cinco minutos',
  '1,200 minutes',
])('does not believe or does not understand %j', (text) => {
  expect(timersIn(text)).toEqual([]);
});

it.each([
  '1 ',
  '1',
  'a ',
  '10 minutes, ',
  '1 h 30 ',
  'between 1 and ',
  'keep 1 hour ',
  '½',
  ' ',
  '-',
  '_',
  "un'",
])('gets to the end of a long run of %j', (piece) => {
  expect(findDurations(piece.repeat(12_000 / piece.length)).length).toBeLessThan(2_000);
});
