import { NUMBER, unitAt } from './units.ts';

/** What tells nothing of which food it is, in several languages. */
const DESCRIBING = new Set(
  (
    'a an the of some few any your about to taste more plus extra for with optional each ' +
    'ripe fresh freshly large small medium big whole baby young good quality organic virgin light lean ' +
    'chopped diced sliced minced grated shredded crushed peeled halved quartered cubed trimmed rinsed drained ' +
    'cooked uncooked boiled toasted roasted raw softened melted beaten canned tinned frozen packed ' +
    'finely roughly thinly coarsely boneless skinless skin seedless pitted unsalted salted softened cold warm hot ' +
    'stale leftover day old room temperature firm half jar can tin pack packet bag bottle handful pinch bunch ' +
    'piece slice leaf stalk sprig head fillet ' +
    'de d du des la le les l di del della dello dei da do das dos von vom der die das ' +
    'frisch frische frischer frisches gross grosse klein kleine reif reife gehackt gehackte gehackter gewurfelt gerieben geriebener fein gekocht gekochte ' +
    'frais fraiche fraiches gros grosse petit petite petits petites mur mure murs mures hache hachee emince emincee rape rapee coupe coupee cuit cuite ' +
    'fresco fresca frescos frescas freschi fresche grande grandes pequeno pequena maduro maduros maduri maturi maturo picado picada picados picadas rallado rallada ralado ralada tritato tritata grattugiato cocido cotto ' +
    'gousse dente diente spicchio zehe'
  ).split(' '),
);

/** What it may be called without being another food: a variety, or a part that comes from it. */
const VARIETIES: Record<string, string> = {
  onion: 'red yellow white brown',
  tomato: 'cherry plum roma vine',
  pepper: 'black white ground peppercorn',
  egg: 'yolk white',
  garlic: 'clove bulb',
  lemon: 'juice zest peel rind wedge',
  lime: 'juice zest peel rind wedge',
  orange: 'juice zest peel rind',
  salt: 'sea kosher table flaky fine coarse',
  sugar: 'granulated caster white',
  flour: 'plain all purpose white wheat',
  rice: 'white basmati jasmine long grain',
  potato: 'waxy floury new',
  parsley: 'flat italian curly',
  oil: '',
};

/** From the tap. */
const WATER = /^(?:(?:\p{L}{1,12} )?(?:water|ice)(?: cubes?)?|wasser|eau|agua|acqua|vatten|woda)$/u;
const AND = / (?:and|und|et|y|e|och|en|i) | ?& ?/;
const OR = / (?:or|oder|ou|o|of|eller|lub) /;
const LEADING = new RegExp(
  `^[\\s~≈:+–-]{0,3}(?:(?:(?:to|bis|à|or|oder|ou) )?(?:${NUMBER})|(?:about|around|approx\\.?|ca\\.?|circa|environ|env\\.|an?|one|two|three|half(?: an?)?|ein[en]?|une?|un[ao]?|plus)(?!\\p{L}))`,
  'iu',
);
const LINK = /^\s{0,2}(?:of |de |d['’]|di |von |del |da |x )/i;
const TASTE = / (?:to taste|for serving|to serve|nach geschmack|au goût|al gusto|a gosto|q\.? ?b\.?)$/i;

/** The name of an ingredient, for a list of what to buy: '2 ripe tomatoes, chopped' is 'ripe tomatoes'. */
export function nameOf(ingredient: string): string {
  const [name = ''] = ingredient
    .slice(0, 200)
    .replace(/ ?\([^()]{0,200}\)/g, '')
    .split(/, |; |: | [–-] /)
    .filter((part) => /\p{L}/u.test(withoutAmount(part)));
  return withoutAmount(name).replace(TASTE, '').replace(/\s+/g, ' ').trim() || ingredient.trim();
}

function withoutAmount(text: string): string {
  let rest = text.trim();
  for (let times = 0; times < 4; times += 1) {
    const number = LEADING.exec(rest)?.[0] ?? '';
    if (!number && times > 0) break;
    const unit = unitAt(rest, number.length);
    const end = unit && (number || rest[unit.end] === ' ') ? unit.end : number.length;
    const next = rest.slice(end).replace(/^[.,]/, '');
    if (!/\p{L}/u.test(next)) break;
    rest = end > 0 ? next.replace(LINK, '').trim() : rest;
  }
  return rest;
}

/** Whether an ingredient of the recipe is on the visitor's list. What is unsure is not: it then counts as needed. */
export function isOnHand(ingredient: string, onHand: readonly string[]): boolean {
  const have = onHand.flatMap((text) => fold(nameOf(text)).split(AND)).map(coreOf);
  const has = (name: string) => {
    const core = coreOf(name);
    return WATER.test(name.trim()) || have.some((other) => isSame(core, other) || isKind(core, other));
  };
  return fold(nameOf(ingredient))
    .split(AND)
    .every((part) => part.split(OR).some(has));
}

/** Whether a step speaks of an ingredient. Its last word names it, or the first where it is not English. */
export function isMentioned(ingredient: string, step: string, english: boolean): boolean {
  const words = fold(step).match(/\p{L}{2,}/gu) ?? [];
  return fold(nameOf(ingredient))
    .split(AND)
    .some((part) => {
      const core = coreOf(part);
      const named = english ? core.slice(-1) : [core[0], core.at(-1)];
      return named.some((name) => name !== undefined && words.some((word) => isSameWord(name, word)));
    });
}

/** Any oil will do where a recipe asks for just that. */
function isKind(core: string[], other: string[]): boolean {
  return core.join() === 'oil' && other.at(-1) === 'oil';
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'");
}

/** The words that say which food it is. */
function coreOf(name: string): string[] {
  const words = (name.match(/\p{L}{1,40}/gu) ?? []).filter(
    (word) => !DESCRIBING.has(word) && !formsOf(word).some((form) => DESCRIBING.has(form)),
  );
  const food = Object.keys(VARIETIES).find((one) => words.some((word) => isSameWord(word, one)));
  const varieties = food ? VARIETIES[food]?.split(' ') : undefined;
  const core = words.filter((word) => !varieties?.some((variety) => isSameWord(word, variety)));
  return core.length > 0 ? core : words;
}

function isSame(one: string[], other: string[]): boolean {
  const within = (words: string[], others: string[]) =>
    words.every((word) => others.some((candidate) => isSameWord(word, candidate)));
  return one.length > 0 && within(one, other) && within(other, one);
}

function isSameWord(one: string, other: string): boolean {
  return one === other || formsOf(one).includes(other) || formsOf(other).includes(one);
}

/** What a word may be the plural of. */
function formsOf(word: string): string[] {
  if (word.length < 4) return [];
  const endings: [RegExp, string][] = [
    [/(?<=[^su])s$/, ''],
    [/es$/, ''],
    [/ies$/, 'y'],
    [/(?<=lea|loa|hal)ves$/, 'f'],
    [/x$/, ''],
    [/e?n$/, ''],
    [/n$/, ''],
    [/er$/, ''],
    [/i$/, 'o'],
    [/i$/, 'e'],
    [/e$/, 'a'],
    [/uova$/, 'uovo'],
    [/oni$/, 'one'],
  ];
  return endings.filter(([ending]) => ending.test(word)).map(([ending, one]) => word.replace(ending, one));
}
