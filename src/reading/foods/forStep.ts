import type { RecipeOutline } from '../tree/recipeOutline.ts';
import { remembered } from '../words/remembered.ts';
import { fold, isSame, wordsOf } from '../words/words.ts';
import { type Find, finderOf, type Ingredient, type Text, tokensOf, withMeat } from './ingredientsNamed.ts';
import { type Food, isVariety, nameOf, needsOf } from './needed.ts';
import { AMOUNTS, EASTERN, TAIL } from './wordsAroundFoods.ts';

type Recipe = Pick<RecipeOutline, 'ingredients' | 'english'> & { steps: Text[] };

const WORD = /[\p{L}\p{M}]+|[\p{N}/⁄.,]*\p{N}/gu;
/** At the beginning of a line: '85 g'. */
const AMOUNT = /^ \p{N}+ \p{L}+ /u;
const SENTENCE_END = /[.!?;:]\s|[。！？；]|\n/;
const INGREDIENTS =
  /(?<!\p{L})(?:ingredients|zutaten|ingredientes|ingredienti|ingredienten|ingredienser|skladniki|malzemeleri?)(?!\p{L})/u;
const ALL =
  /\b(?:all (?:of )?(?:the |your )?(?:\w+ )?ingredients|everything|all (?=(?:but|except)(?! (?:an? |\d|one |two |half |about )))|alle[ns]? (?:\p{L}+ )?(?:zutaten|ingredienten|ingredienser)|alles (?=ausser)|tous les (?:\p{L}+ )?ingredients|tout (?=sauf)|todos (?:los|os) (?:\p{L}+ )?ingredientes|todo (?=excepto|menos|salvo)|tutti gli (?:\p{L}+ )?ingredienti|tutto (?=tranne)|alla (?:\p{L}+ )?ingredienser|wszystkie (?:\p{L}+ )?skladniki|(?:tum|butun) (?:\p{L}+ )?malzeme)|все (?:\p{L}+ )?ингредиенты|(?:所有|全部)(?:的)?(?:\p{L}{0,2})?(?:材料|食材|配料|调料)|(?:すべて|全て|全部)の材料|材料をすべて|모든 재료|재료를 모두|सभी सामग्री|(?:جميع|كل) المكونات/u;
const REST =
  /\b(?:(?:remaining|other|rest of the|rest of your) (?:\w+ )?ingredients|(?:ubrigen?|restlichen?) zutaten|(?:reste des|autres) ingredients|resto (?:de los|dos|degli) ingredient\p{L}+|(?:restantes|demas|outros|otros) ingredientes|restanti ingredienti|ingredienti rimanenti|ingredientes restantes|(?:overige|resterende) ingredienten|(?:ovriga|resterende|ovrige) ingredienser|resten a[vf] ingredienserna?e?|(?:pozostale|reszte) skladnik\p{L}+|kalan malzeme)|(?:остальные|оставшиеся) ингредиенты|(?:其余|剩余|剩下)的?(?:材料|食材|配料|调料)|残りの材料|나머지 재료|बाकी सामग्री|باقي المكونات/u;
const BUT =
  /\b(?:but|except|apart from|other than|ausser|bis auf|sauf|hormis|excepte|excepto|menos|salvo|tranne|eccetto|exceto|behalve|utom|undtagen|bortset fra|oprocz|poza|haric|disinda)\b|кроме|除了|以外|제외|छोड़कर|ما عدا|باستثناء/u;

/** No sentence of a cook names more. */
const MOST_NAMED = 20;

/** The ingredients that a step names, in the order of the list. */
export function ingredientsOf(number: number, { ingredients, steps, english }: Recipe): Ingredient[] {
  const find = withMeat(finderOf(ingredients, steps, english), ingredients);
  const found = meantBy(number, ingredients, steps, find);
  const named = ingredients.filter((_, at) => found.has(at));
  return named.filter((one) => isMeant(one, named, steps[number]));
}

/**
 * Of two lines of one food, the one whose amount or whose full name the step tells ('cold butter', 'salt for the water'), or
 * else the one whose group it tells more of, or whose name it tells as it is.
 */
function isMeant(one: Ingredient, named: Ingredient[], step: Text | undefined): boolean {
  const core = coreOf(one.text);
  const others = named.filter((other) => other !== one && areSame(coreOf(other.text), core));
  if (others.length === 0) return true;
  const said = plain(`${step?.title} ${step?.text}`);
  // 'The sugar and the brown sugar' are both.
  const mentions = wordsOf(said).filter(({ folded }) => isSame(folded, core[0] ?? ''));
  const isOneOfThem = mentions.length <= others.length;
  const tells = (words: string | undefined) => words !== undefined && said.includes(words);
  const rank = ({ text, group }: Ingredient) => {
    const [line = ''] = text.split(',');
    const name = nameOf(text);
    const full = plain(line.slice(Math.max(0, line.indexOf(name))));
    const isSure = tells(plain(line)) || tells(AMOUNT.exec(plain(line))?.[0]);
    const isFull = isOneOfThem && full.trim().includes(' ') && tells(full);
    const inGroup = named.filter((other) => other.group === group).length;
    return [isSure, isFull, inGroup, isOneOfThem && tells(plain(name))].map(Number);
  };
  const own = rank(one);
  return others.every((other) => {
    const its = rank(other);
    const at = its.findIndex((value, place) => value !== own[place]);
    return at < 0 || (its[at] ?? 0) < (own[at] ?? 0);
  });
}

/** 'All-purpose flour' is flour. */
const coreOf = remembered((text) =>
  needsOf(text).flatMap(([food = []]) => food.filter((word) => !isVariety(word, food))),
);

function areSame(one: Food, other: Food): boolean {
  return one.length === other.length && one.every((word, at) => isSame(word, other[at] ?? ''));
}

function plain(text: string): string {
  return ` ${text.normalize('NFKC').toLowerCase().match(WORD)?.join(' ')} `;
}

function meantBy(number: number, ingredients: Ingredient[], steps: Text[], find: Find): Set<number> {
  const every = ingredients.map((_, at) => at);
  const sentences = sentencesOf(steps[number]);
  const named = new Set<number>();
  // 'Make the filling: brown the beef': not all of the filling.
  const isTold = (group: number[]) => sentences.some((one) => group.some((at) => find(one).has(at)));
  for (const sentence of sentences) {
    const own = nearest(find(sentence), ingredients, sentence);
    const group = ingredients.find((one) => isGroupIn(one.group, sentence))?.group;
    for (const at of every) if (isLetterIn(ingredients[at]?.group ?? '', sentence)) named.add(at);
    const inGroup = every.filter((at) => group === undefined || ingredients[at]?.group === group);
    const folded = fold(sentence);
    if (ALL.test(folded) && BUT.test(folded) && own.size > 0) {
      for (const at of every) if (!own.has(at)) named.add(at);
      continue;
    }
    for (const at of own) named.add(at);
    if (REST.test(folded)) {
      const before = new Set(
        steps.slice(0, number).flatMap((step) => sentencesOf(step).flatMap((one) => [...find(one)])),
      );
      for (const at of inGroup) if (!before.has(at)) named.add(at);
    } else if (
      (ALL.test(folded) && !/\beverything\b/.test(folded)) ||
      (group && own.size === 0 && (INGREDIENTS.test(folded) || !isTold(inGroup)))
    ) {
      for (const at of inGroup) named.add(at);
    }
  }
  return named;
}

/** Of 'salt' and 'salt and pepper', the one that the sentence tells all of and no more. */
function nearest(found: Set<number>, ingredients: Ingredient[], sentence: string): Set<number> {
  if (found.size > MOST_NAMED) return found;
  const foods = new Map(
    [...found].map((at) => [at, needsOf(ingredients[at]?.text ?? '').map(([food = []]) => food)]),
  );
  const said = `${fold(sentence)} ${tokensOf(sentence).join(' ')}`;
  const isTold = (food: Food) => food.some((word) => word.length > 2 && said.includes(word));
  const all = [...foods];
  for (const [at, one] of all)
    for (const [other, more] of all) {
      const besides = more.filter((food) => !one.some((own) => own.join(' ') === food.join(' ')));
      if (besides.length === 0 || more.length - besides.length < one.length) continue;
      foods.delete(besides.some(isTold) ? at : other);
    }
  return new Set(foods.keys());
}

function sentencesOf(step: Text | undefined): string[] {
  return step ? `${step.title}\n${step.text}`.split(SENTENCE_END) : [];
}

/** Japanese recipes call groups 'A' and 'B'. */
function isLetterIn(group: string, sentence: string): boolean {
  const [, letter] = /^\P{L}?([A-DＡ-Ｄ☆★◎●○])(?!\p{L})/u.exec(group.trim()) ?? [];
  return (
    letter !== undefined &&
    new RegExp(`(?<![A-Za-z])[【(（「]?${letter}(?![A-Za-z])`).test(sentence) &&
    EASTERN.test(sentence)
  );
}

/** 'The dry ingredients', 'alle Zutaten für den Teig', 'whisk the sauce'. */
function isGroupIn(group: string, sentence: string): boolean {
  const name = wordsOf(group)
    .map(({ folded }) => folded)
    .filter((word) => !TAIL.has(word) && !AMOUNTS.has(word) && word !== 'ingredients')
    .join(' ');
  if (name === '') return false;
  const said = ` ${wordsOf(sentence)
    .map(({ folded }) => folded)
    .join(' ')} `;
  return INGREDIENTS.test(said)
    ? said.includes(` ${name} `)
    : new RegExp(`^ (?:make|mix|whisk|combine|prepare|blend|shake) (?:up )?the ${name} (?:together )?$`).test(
        said,
      );
}
