import { ABOUT, HOUR_SECONDS, L, plainSigns, readSpans } from './spans.ts';

export type Duration = { start: number; end: number; seconds: number };

const DAY_SECONDS = 86_400;

const NOT_BEFORE = new RegExp(
  `(?:(?<![${L}])(?:every|each|alle|jede[nr]?|toutes les|tous les|chaque|cada|ogni|elke|varje|var|hver[t]?|co|кажд[а-я]{2,3}|her|كل|हर|` +
    'in|within|innerhalb von|binnen|en|em|dans|à|by|um|через|за|the|an?|once|twice|times|' +
    'last|final|letzten?|derni[eè]re?s?|últim[oa]s?|ultim[ioa]|laatste|sista|sidste|ostatni\\p{L}{1,3}|последн\\p{L}{2}|son|آخر|intervals of)' +
    `(?: ${ABOUT})? |(?:[每毎]隔?|最[后後]の?|마지막 ?))$`,
  'iu',
);
const NOT_AFTER =
  /^(?: (?:before the end|vor (?:dem )?ende|avant la fin|antes del? final|antes do fi[mn]al?|prima della fine|voor het einde|före slutet|przed końcem|до (?:конц|готов)|ahead|in advance|im voraus|à l'avance|interval|apart|ago|less|left|remain|steak|for (?:every|each)|(?:per|pro|par|por|al|je|na|на) (?:\d|kilo|kg|pound|lb|pfund|livre|libra|oz|ounce))| ?(?:ごと|おき|前|마다|전(?!체)))/iu;
/** In 'in 25 Minuten gar kochen' it is the cooking that takes so long. */
const IN_WHICH =
  /^ (?:gaar|gar|gold|braun|weich|knusprig|bruin|krokant|zacht|fertig (?:gar|back)|tendre|bis|under|unter)/i;
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
  const more = [...plain.matchAll(MORE)].flatMap(({ 0: all, 1: first, 2: figure = first ?? '', index }) => {
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
        !(NOT_BEFORE.test(before) && !(/(?:^| )in $/i.test(before) && IN_WHICH.test(after))) &&
        !NOT_AFTER.test(after) &&
        !(seconds >= HOUR_SECONDS && (KEPT_BEFORE.test(before) || KEPT_AFTER.test(after))) &&
        !(upTo >= 2 * unit && NAME.test(plain.slice(start, end)))
      );
    })
    .map(({ start, end, seconds }) => ({ start, end, seconds: Math.round(seconds) }));
}
