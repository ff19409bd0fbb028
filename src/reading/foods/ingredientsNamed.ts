import type { RecipeOutline } from '../tree/recipeOutline.ts';
import {
  type Alike,
  alikeIn,
  endsWith,
  fold,
  joinsWords,
  singularsOf,
  withoutNegated,
  wordsOf,
} from '../words/words.ts';
import { findBreaking } from './avoided.ts';
import { ARABIC_AND, type Food, IN_FORM, isVariety, nameOf, needsOf, spell, wholeOnes } from './needed.ts';
import { AMOUNTS, AND, EASTERN, EASTERN_SPELLINGS, KINDS, listOf, MAKES, OTHER } from './wordsAroundFoods.ts';

export type Ingredient = RecipeOutline['ingredients'][number];

export type Text = { title: string; text: string };

/** 'While the pasta cooks' does nothing with it. */
const MEANWHILE =
  /^\s*(?:(?:while|as) (?:the|your)|während|pendant que|mientras|mentre|enquanto|terwijl|medan|mens|пока)\s/iu;

/** `rank`: how surely all of its words name it. */
type Name = { food: Food; heads: string[]; rank: number; line?: string };

export type Find = (sentence: string) => Set<number>;

/** How surely a word names an ingredient: by all of its words, by its head, or by the end of a compound. */
type Hit = { at: number; length: number; rank: number; food: string };

const PHRASE_END = /[,:;()،、，]/;
/** 'Caldo de pollo' is no chicken. */
const OF = /\p{L} (?:(?:de|du|des|di|del|della|dei|do|da|a la|al) |d['’])\p{L}/u;
const [WHOLE, HEAD, COMPOUND] = [3, 2, 1];
/** Not the water that drips from something, or that it is washed with. */
const WATER = /(?<!\p{L})물(?!기|엿|녹)|水(?![気分切洗冷])/u;
/** Nor is water that something is washed with an ingredient. */
const WASH =
  /(?<!\p{L})(?:rins|wash|(?:ab)?spül|wasch|rince|lave|lava|enjua|enxag|sciacqu|spoel|skölj|sköl|skyll?|opłucz|płucz|промо|промы|дай\p{L}* вод|помо|yıka)/iu;
const WASHING_END = /\s(?:and|then|und|et|puis|y|luego|e|poi|en|och|og|и|ve)\s|(?<=\p{L}[ıiuü]p)\s/iu;
const ANY_WATER =
  /(?<!\p{L})(?:water|wasser|eau|[aá]gua|acqua|vattn?en|vatten|vann|vand|wod[aąęy]|вод\p{L}{1,2}|su(?:da|yla)?)(?!\p{L})/giu;
const PORTUGUESE_IN = /(?<!\p{L})nos?(?!\p{L})/giu;
/** '大白菜' is named '白菜' later. */
const DESCRIBED = /^(?:溶き|[大小長黑白嫩老鲜生](?=\p{L}{2}|[鮭鱼虾]))/u;
/** What ends in '가루' is no other powder; '小块' says how it is cut, and of two kana verbs are made. */
const NAME_AT_END =
  /^(?!고기|가루|기름|.?[块片条段丁粒]$)(?:[\p{sc=Han}\p{sc=Hang}]{2,}|(?=\P{sc=Han})[\p{sc=Hira}ー]{3,})$/u;
const HANGUL = /\p{sc=Hang}/u;
/** Alone they name nothing: 'pour over the sauce', 'until the leaves wilt'. */
const NO_NAMES = listOf(
  'masala sauce powder leaf flake seed extract mixture mix paste water dressing spray bowl salsa molho saus sas sos sosse sosu sosem sosie соус соуса соусом पेस्ट पाउडर मसाला मसाले मसालों',
);
/** What may be left out of a name: 'cocoa' is cocoa powder. */
const PARTS = listOf(
  'noix nuez noce noz branche hebra ciuffo feuille foglia folha hoja tallo tige brin filet filetto trancio cubo posta aile blanc pechuga filete extract syrup cheese seed leaf chip flake breadcrumb mushroom powder bean sausage mince steak romano reggiano peito coxa sobrecoxa muslo petto coscia cuisse carne lombo lomo fromage queso queijo formaggio fatia',
);
const NO_PART = listOf(
  'curry chili chile potato tortilla corn garlic onion baking custard mustard cream maple black kidney green',
);
/** 'Cream the butter', 'ruhen lassen', 'flakes easily', a lid in Norwegian, in Turkish to grease something, and in Swedish to bake it. */
const NO_FOOD =
  /^cream (?=the)|\blokk(?:et)?\b|\bruhen\b|\byagla[ydn]\p{L}*|\bflakes (?=easily|with|apart)|\bgraddas?\b|\b(?:with (?:their|its|the)|pan|cooking) juices?\b/gu;
const MEAT =
  /(?<!\p{L})(?:meat(?! thermometer)|fleisch|hack|viande|carne|vlees|k(?:ö|jø)tt(?:et)?|kød(?:et)?|mięs(?:o|a|em)|мяс(?:о|а|ом|у)|etler\p{L}+|मांस|(?:ال)?لحم|고기[를가는도와에]?)(?!\p{L})|(?<!\p{L})お?肉(?=[をのがはに])|(?<!\p{L}|[把将])[把将]?肉(?!\p{sc=Hira})/iu;
const STOCK =
  /broth|stock|bouillon|caldo|brodo|bruhe|fond|buljong|kraft|bulion|бульон|suyu|sauce|高?[汤湯]|だし|スープ|육수|다시/;
/** 'Season with pepper' is not a red one. */
const SPICE = /(?<!\b(?:the|bell|red|green|yellow|orange|chopped|diced|sliced) )\bpepper\b/g;

export function finderOf(ingredients: Ingredient[], steps: Text[], english: boolean): Find {
  const context = [...ingredients, ...steps].map(({ text }) => text).join(' ');
  if (EASTERN.test(context)) return unspacedFinder(ingredients);
  const alike = alikeIn(context);
  const isJoined = !english && joinsWords(context);
  const foods = ingredients.map(({ text }) => foodsOf(text, english, alike));
  const add = (phrase: string, found: Set<number>) => {
    const said = tokensOf(phrase);
    for (let from = 0; from < said.length; ) {
      const hits = foods.flatMap((names, at) =>
        names.flatMap((name) => hitAt(said, from, name, at, alike, isJoined) ?? []),
      );
      const best = bestOf(hits, said[from] ?? '');
      for (const { at } of best) found.add(at);
      from += best[0]?.length ?? 1;
    }
    return found;
  };
  return (sentence) =>
    withoutNegated(english ? sentence : sentence.replace(PORTUGUESE_IN, 'em'))
      .split(PHRASE_END)
      .filter((phrase) => !MEANWHILE.test(phrase))
      .map((phrase) => (WASH.test(phrase) ? withoutWashing(phrase) : phrase))
      .reduce((found, phrase) => add(phrase, found), new Set<number>());
}

/** 'Rinse the rice and cook it in the water': it is washed with none of what comes later. */
function withoutWashing(phrase: string): string {
  return phrase
    .split(WASHING_END)
    .map((part) => (WASH.test(part) ? part.replace(ANY_WATER, ' ') : part))
    .join(' | ');
}

/** 'The meat' is whatever the recipe has of it, if that is one thing. */
export function withMeat(find: Find, ingredients: Ingredient[]): Find {
  return (sentence) => {
    const found = find(sentence);
    if (!MEAT.test(withoutNegated(sentence))) return found;
    const meats = ingredients.flatMap(({ text }, at) =>
      STOCK.test(fold(text)) || findBreaking('pescatarian', [text]).length === 0 ? [] : at,
    );
    return meats.length === 1 ? new Set([...found, ...meats]) : found;
  };
}

export function tokensOf(phrase: string): string[] {
  const said = spell(
    wordsOf(phrase.replace(IN_FORM, ' ').replace(ARABIC_AND, 'و ')).map(({ folded }) => folded),
  ).join(' ');
  const named = said.replace(SPICE, 'peppercorn').replace(NO_FOOD, '');
  // What stands after an 'and' makes no other food of what stands before it.
  return named
    .split(' ')
    .flatMap((word, at, all) =>
      AND.has(word) ? '|' : AMOUNTS.has(word) && !isFlour(word, all[at + 1]) ? [] : word,
    );
}

/** The Turkish flour is a French article. */
function isFlour(word: string, next: string | undefined): boolean {
  return word === 'un' && (next === undefined || next === 've' || next === 'ile');
}

function bestOf(hits: Hit[], word: string): Hit[] {
  const longest = Math.max(...hits.map(({ length }) => length));
  const long = hits.filter(({ length }) => length === longest);
  const surest = Math.max(...long.map(({ rank }) => rank));
  const best = long.filter(({ rank }) => rank === surest);
  // 'The beans' are all of them; of two oils, 'the oil' is the first.
  return surest === WHOLE || singularsOf(word).length > 1
    ? best
    : best.filter(({ food }) => food === best[0]?.food);
}

/** What is named at this word, if it is this food. */
function hitAt(
  said: string[],
  from: number,
  { food, heads, rank, line = '' }: Name,
  at: number,
  alike: Alike,
  isJoined: boolean,
): Hit | null {
  const named = new Set<string>();
  let to = from;
  for (; to < said.length; to++) {
    const word = said[to] ?? '';
    const one = food.find((name) => !named.has(name) && alike(name, word));
    if (!one) break;
    named.add(one);
  }
  const length = to - from;
  const next = said[to] ?? '';
  if (length === 0) {
    const word = said[from] ?? '';
    return isJoined && !isVague(word) && heads.some((head) => endsWith(head, word, alike))
      ? { at, length: 1, rank: COMPOUND, food: food.join(' ') }
      : null;
  }
  // 'The flour' may be the all-purpose one.
  const isWhole = food.every((name) => named.has(name) || isVariety(name, [...named], 'asked'));
  // 'Lemon juice' is of the lemons.
  const isMade = singularsOf(next).some((form) => MAKES.has(form)) && !line.includes(next);
  if (isMade && !isVariety(next, food, 'had')) return null;
  if (isWhole) return { at, length, rank, food: food.join(' ') };
  const isHead = heads.some((head) => named.has(head)) && !(length === 1 && said[from] === 'peppercorn');
  // 'The Scotch bonnet' is the pepper.
  return isHead || length > 1 ? { at, length, rank: HEAD, food: food.join(' ') } : null;
}

function foodsOf(text: string, english: boolean, alike: Alike): Name[] {
  const isRomance = !english && OF.test(nameOf(text));
  return needsOf(text)
    .flatMap(wholeOnes)
    .flatMap((food) => [
      { food, heads: headsOf(food, english, isRomance, alike), rank: WHOLE, line: fold(text) },
      ...generalOf(food).map((general) => ({ food: [general], heads: [], rank: COMPOUND })),
    ]);
}

/** 'The pasta' is the spaghetti, 'the yolks' are those of the eggs. */
function generalOf(food: Food): string[] {
  const last = singularsOf(food.at(-1) ?? '');
  return KINDS.filter(({ kinds }) => last.some((form) => kinds.has(form))).flatMap(({ general }) => [
    ...general,
  ]);
}

function headsOf(food: Food, english: boolean, isRomance: boolean, alike: Alike): string[] {
  // What says which onion it is says no more of another food: 'the red onion' is no red lentil.
  const isColour = (word: string) => isVariety(word, ['zwiebel'], undefined, alike);
  if (!english && !isRomance)
    return food.filter((word, at) => !isVague(word) && !isColour(word) && !(at > 0 && OTHER.has(word)));
  const fromHead = isRomance ? food : food.toReversed();
  const heads: string[] = [];
  for (const [at, word] of fromHead.entries()) {
    if (!isVague(word)) heads.push(word);
    const others = fromHead.slice(at + 1);
    const isPart = singularsOf(word).some((form) => PARTS.has(form)) && !NO_PART.has(others[0] ?? '');
    if (!isPart && !isVariety(word, others)) break;
  }
  return heads;
}

function isVague(word: string): boolean {
  return singularsOf(word).some((form) => NO_NAMES.has(form));
}

/** No blanks part the words: what is found in another name does not count. */
function unspacedFinder(ingredients: Ingredient[]): Find {
  const whole = ingredients.flatMap(({ text }, at) => namesOf(text).map((name) => ({ name, at })));
  const isWhole = (name: string) => whole.some((one) => one.name === name);
  const looser = ingredients.flatMap(({ text }, at) =>
    looserNamesOf(text).flatMap((name) => (isWhole(name) ? [] : { name, at })),
  );
  const names = [...whole, ...looser].sort((one, other) => other.name.length - one.name.length);
  return (sentence) => {
    let rest = unspaced(sentence);
    const found = new Set<number>();
    for (const { name } of names) {
      if (name === '물' || name === '水' ? !WATER.test(rest) : !rest.includes(name)) continue;
      for (const one of names) if (one.name === name) found.add(one.at);
      rest = rest.replaceAll(name, ' ');
    }
    return found;
  };
}

function namesOf(text: string): string[] {
  const names = needsOf(text)
    .flat()
    .flatMap((food) => {
      const [first = ''] = food;
      const bare = first.replace(DESCRIBED, '');
      const last = HANGUL.test(text) ? food.slice(-1) : [];
      return [food.join(''), food.join(' '), first, ...last, bare, ...shredsOf(bare)];
    });
  return [...new Set([unspaced(nameOf(text)).trim(), ...names])].filter(
    (name) => name !== '' && name.length < 30,
  );
}

/** '느타리버섯' is named '버섯' later, '固形コンソメ' 'コンソメ', and '스파게티' '파스타'. */
function looserNamesOf(text: string): string[] {
  const ends = namesOf(text).flatMap((name) =>
    [...name].map((_, at) => name.slice(at + 1)).filter((end) => NAME_AT_END.test(end)),
  );
  const generals = needsOf(text).flat().flatMap(generalOf);
  return [...ends, ...generals.filter(({ length }) => length > 1)];
}

/** Of a breast of chicken, '鸡丝' are the shreds. */
function shredsOf(food: string): string[] {
  const [, animal] = /^([鸡鶏牛猪豚羊])\p{L}{0,2}[肉腿胸腩腱排柳翅]/u.exec(food) ?? [];
  return animal ? ['肉', '丝', '丁', '块', '片'].map((form) => animal + form) : [];
}

function unspaced(text: string): string {
  return EASTERN_SPELLINGS.reduce(
    (said, [written, usual]) => said.replace(written, usual),
    fold(withoutNegated(text)),
  )
    .replace(/蛋[液花]/gu, '鸡蛋')
    .replace(/(?<!\p{L})(?:さらだ|食用|植物)油/gu, '油');
}
