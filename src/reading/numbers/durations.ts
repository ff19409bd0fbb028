import { allMatches } from '../words/allMatches.ts';
import { L } from '../words/letters.ts';
import { ABOUT, HOUR_SECONDS, plainSigns, readSpans } from './timeSpans.ts';

export type Duration = { start: number; end: number; seconds: number };

const DAY_SECONDS = 86_400;

const NOT_BEFORE = new RegExp(
  `(?:(?<![${L}])(?:every|each|minus|ta av|trekk fra|dra av|alle|jede[nr]?|toutes les|tous les|chaque|cada|ogni|elke|varje|var|hver[t]?|co|кажд[а-я]{2,3}|her|كل|हर|` +
    '(?<!cottura )in|within|innerhalb von|binnen|en|em|dans|à|by|um|за|the|an?|once|twice|times|' +
    `last|(?<!a )final|letzten?|derni[eè]re?s?|últim[oa]s?|ultim[ioa]|laatste|sista|sidste|ostatni[${L}]{1,3}|последн[${L}]{2}|son|آخر|intervals of)` +
    `(?: ${ABOUT})? |(?:[每毎]隔?|最[后後]の?|마지막 ?|[少早][煮蒸烤炒焖燜炖泡]))$`,
  'iu',
);
const NOT_AFTER =
  /^(?: (?:(?:longer|more|shorter) than|kürzer|weniger|länger als|de (?:moins|plus) qu|(?:de )?menos|más (?:de lo )?que|(?:a|de) mais (?:do )?que|(?:in|di) (?:meno|più)|korter|langer dan|kortare|kortere|mindre|läng(?:re|er) än|længere end|lengre enn|krócej|dłużej niż|меньше|дольше,? чем|daha (?:az|kısa)|덜|of (?:\d|twee|drie|vier|vijf|tien|anderhalf)|before the end|vor (?:dem )?ende|avant la fin|antes del? final|antes do fi[mn]al?|prima del|voor het einde|före slutet|przed końcem|до конц|ahead|in advance|im voraus|à l'avance|interval|apart|ago|less|left|remain|steak|for (?:every|each)|(?:per|pro|par|por|al|je|na|на) (?:\d|kilo|kg|pound|lb|pfund|livre|libra|oz|ounce))| ?(?:ごと|おき(?=[にの])|前|ほど?[短長]|[短長]|마다|전(?!체)))/iu;
/** In 'in 25 Minuten gar kochen' it is the cooking that takes so long, in 'in 25 Minuten ist es gar' it is the point in time. */
const IN = new RegExp(`(?:^| )in (?:${ABOUT} )?$`, 'i');
const IS_WORK_IN = /(?:[Mm]inuten|Min\.?|[Ss]tunden?|Std\.?|uur)$/;
const WORK =
  /^(?:[.,;]|$)|^ (?!(?:ist|sind|wird|war|is|zijn|klaar|serv\p{L}+|auf|op)(?!\p{L})|fertig (?!gar|back|koch|brat))\p{L}/iu;
/** Hours for which something keeps: nobody waits for them by a timer. */
const KEPT_BEFORE = new RegExp(
  `(?:(?<![${L}])(?:(?:(?:keeps?|kept|stor(?:e[ds]?|ing|age)|leftovers|gard(?:e[rz]?|ent)|hält|halten|lager[nt])(?![-${L}])|haltbar|aufbewahr|conserv|guard|bewa|förvar|hålle?r|opbevar|holder|przechow|хран|sakla|dayan|يحفظ|تحفظ|احفظ|स्टोर)[^.!?;\\n]*|(?:up to|bis zu|jusqu'à|hasta|até|fino a|op til|upp till|maximaal|до) )|(?:保存|日持ち|보관)[^.!?;。\\n]*)$`,
  'iu',
);
const KEPT_AFTER =
  /^[^.,!?;\n]{0,40}(?:haltbar|aufbewahr|lager[nt]|halten|bewar|保存|日持ち|보관|хран|saklan)/i;
/** 'A 5 minute egg' is a name, and gets no timer. */
const NAME = /(?:hour|minute|second)$/i;

/** In 'for 5 minutes, then for 5 more' the unit is that of the duration before. */
const MORE = new RegExp(
  `(?<![${L}\\d])(?:(?:for another|per altr[ie]|por (?:mais|otr[oa]s)|pour encore|für weitere|nog|ytterligare|jeszcze|ещё) (\\d{1,2})(?= ?[.,;!]|$)|` +
    '(?:for|and|por|y|e) (\\d{1,2}) (?:more|más|mais)(?= ?[.,;!]|$| a fuego))',
  'giu',
);

/** Ordered, and not overlapping. Of a range, the lower end: food burns. */
export function findDurations(text: string): Duration[] {
  const plain = plainSigns(text);
  const spans = readSpans(plain);
  const more = allMatches(MORE, plain).flatMap(({ 0: all, 1: first, 2: figure = first ?? '', index }) => {
    const unit = spans.findLast(({ end }) => end <= index)?.unit;
    const start = index + all.indexOf(figure);
    const seconds = Number(figure) * (unit ?? 0);
    return unit ? [{ start, end: index + all.length, seconds, upTo: seconds, unit }] : [];
  });
  return [...spans, ...more]
    .sort((one, other) => one.start - other.start)
    .filter(({ start, end, seconds, upTo, unit }) => {
      const before = plain.slice(Math.max(0, start - 100), start);
      const after = plain.slice(end, end + 60);
      return (
        seconds > 0 &&
        seconds <= DAY_SECONDS &&
        !(
          NOT_BEFORE.test(before) &&
          !(IN.test(before) && IS_WORK_IN.test(plain.slice(start, end)) && WORK.test(after))
        ) &&
        !NOT_AFTER.test(after) &&
        !(seconds >= HOUR_SECONDS && (KEPT_BEFORE.test(before) || KEPT_AFTER.test(after))) &&
        !(upTo >= 2 * unit && NAME.test(plain.slice(start, end)))
      );
    })
    .map(({ start, end, seconds }) => ({ start, end, seconds: Math.round(seconds) }));
}
