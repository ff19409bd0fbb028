import { rememberedIn } from '../../shared/remembered.ts';
import { isMeasured } from '../numbers/parts.ts';
import { readLine } from '../numbers/readLine.ts';
import { does, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { Language } from '../words/language.ts';
import { coreOf, type Food } from './food.ts';
import { readIngredient } from './foods.ts';
import { kindsOf } from './needed.ts';

/** An ingredient of the recipe, with the words that steps may use for it. */
type Named = ReturnType<typeof namedBy> & { index: number; isMeasured: boolean };
type Hit = { named: Named; length: number; score: number };
export type Find = (sentence: string) => Set<number>;

const MAX_CHARS = 1_500;
const LONGEST_LINE = 300;
/** Maximum number of words in a phrase for a small amount, such as 'a pinch of'. */
const MOST_OF_LITTLE = 4;
/** Maximum number of characters between a food and the word for a small amount after it, in scripts without spaces. */
const MOST_BETWEEN = 2;
const LONGEST_WATER = 40;
/** Score of a match by a general word. Higher than `PER_WORD`, so that 'the cheese' means cheddar rather than cream cheese. */
const KIND = 11;
const WHOLE = 5;
const PER_WORD = 10;
const MOST_UNSAID = 4;

/** Returns a function that finds the ingredient lines meant by a sentence. If several lines match, only the best matches count. */
export function finderOf(lines: readonly string[], language: Language): Find {
  const named = lines.flatMap((line, index) => namedIn(line, language).map((one) => ({ index, ...one })));
  const words = new Set(named.flatMap(({ core }) => core.flatMap((id) => id.split(' '))));
  return (sentence) => {
    const found: { index: number; start: number }[] = [];
    const waters: { start: number; end: number }[] = [];
    const text = sentence.slice(0, MAX_CHARS);
    const tokens = includedTokens(text, words, language);
    for (let from = 0; from < tokens.length; ) {
      const hits = named.flatMap((one) => hitAt(tokens, from, one, language) ?? []);
      const best = Math.max(0, ...hits.map(({ score }) => score));
      const chosen = hits.filter(({ score }) => score === best);
      const [first] = chosen;
      const token = tokens[from] as Token;
      if (first) waters.push(...watersOf(text, token, tokens[from + first.length - 1] as Token, language));
      const isLittle = first !== undefined && isLittleOf(text, token, language);
      // Does not match a small amount, such as 'a pinch of salt', with the measured salt in the list of ingredients.
      for (const { named: one } of chosen)
        if (!isLittle || !one.isMeasured) found.push({ index: one.index, start: token.start });
      from += first?.length ?? 1;
    }
    const isInWater = (place: number) => waters.some(({ start, end }) => start <= place && place < end);
    return new Set(found.flatMap(({ index, start }) => (isInWater(start) ? [] : [index])));
  };
}

/** Reads the foods of an ingredient line, and caches these foods. Every step is searched for them. */
const namedIn = rememberedIn((line: string, language: Language) => {
  const isMeasured = isMeasuredIn(line, language);
  const foods = readIngredient(line, language).needs.flat();
  return foods.map((food) => ({ isMeasured, ...namedBy(food, language) }));
}, LONGEST_LINE);

/** True for '2 tbsp oil', false for 'a drizzle of oil' and '1 lemon'. */
function isMeasuredIn(line: string, language: Language): boolean {
  const { fold, inSteps } = language;
  const small = inSteps.little.flatMap((phrase) => phrase.split(' '));
  // Does not count '3 tbsp oil, plus a drizzle to serve' as measured, because a step may refer only to the drizzle.
  if (tokensOf(line, language).some((token) => does(token, 'unit') && small.includes(fold(token.text))))
    return false;
  return readLine(line, language).some(
    ({ figure }) => figure && (figure.isAfterSpoon || isMeasured(figure.unit)),
  );
}

/**
 * True if a small amount of the food is meant: 'a pinch of fine salt'. In scripts without spaces, the words for the
 * amount may also follow the food.
 */
function isLittleOf(text: string, { start, end }: Token, language: Language): boolean {
  const { fold, inSteps, isUnspaced } = language;
  if (isUnspaced) {
    const [before, after] = [fold(text.slice(0, start)).trimEnd(), fold(text.slice(end)).trimStart()];
    return inSteps.little.some((word) => {
      const index = after.indexOf(word);
      return before.endsWith(word) || (index >= 0 && index <= MOST_BETWEEN);
    });
  }
  const lead = tokensOf(text, language).filter((token) => token.end <= start);
  for (; lead.length > 0; lead.pop()) {
    const words = ` ${lead
      .slice(-MOST_OF_LITTLE)
      .map((token) => fold(token.text))
      .join(' ')}`;
    if (inSteps.little.some((phrase) => words.endsWith(` ${phrase}`))) return true;
    if (!does(lead.at(-1), 'fill', 'articles', 'describing', 'to', 'about')) return false;
  }
  return false;
}

/** Finds mentions of the water in which a food was cooked: 'the water of the pasta' does not mean the pasta. */
function watersOf(text: string, { start }: Token, { end }: Token, language: Language) {
  const { keyOf, waterOf, isUnspaced } = language;
  const space = isUnspaced ? '' : ' ';
  const lead = space + keyOf(text.slice(Math.max(0, start - LONGEST_WATER), start));
  const tail = keyOf(text.slice(end, end + LONGEST_WATER)) + space;
  return waterOf.flatMap(([before = '', after = '']) => {
    const isHere = (!before || lead.endsWith(space + before)) && (!after || tail.startsWith(after + space));
    return isHere ? [{ start: start - `${before} `.length, end: end + ` ${after}`.length }] : [];
  });
}

function namedBy(food: Food, { build, vague, kinds, stemRoles }: Language) {
  const core = coreOf(food);
  const words = core.flatMap((id) => id.split(' '));
  // A step may name a food by its noun alone: 'the oil' for olive oil.
  const made = words.find((word) => stemRoles.map.get(word) === 'makes');
  const head = (build === 'headFirst' ? words[0] : (build === 'any' && made) || words.at(-1)) ?? '';
  const besides = food.flatMap(({ id }) => (core.includes(id) ? [] : [id]));
  // Ignores 'gluten-free' and 'vegan', so that 'the pasta' means gluten-free spaghetti.
  const plain = food.filter(
    ({ role }, index) => role !== 'plant' && role !== 'free' && food[index + 1]?.role !== 'free',
  );
  return { core, besides, head: vague.has(head) ? '' : head, kinds: kindsOf(coreOf(plain), kinds) };
}

/**
 * Returns the tokens of a sentence, except foods after 'without'. `words`: words of the ingredients, which decide
 * whether 'cloves' is a food or a unit.
 */
function includedTokens(sentence: string, words: ReadonlySet<string>, language: Language): Token[] {
  const { bare, fold } = language;
  const all = tokensOf(sentence, language).filter((token) => token.role === 'cut' || !does(token, 'sign'));
  const isFood = (token: Token | undefined) => token !== undefined && /^(?:food|which)$/.test(token.role);
  const tokens = all.flatMap((token, index) => {
    if (token.role !== 'none') return [token];
    const own = does(token, 'unit') && bare(fold(token.text)).find((one) => words.has(one));
    // Reads 'cloves' as a unit, not as a food, in 'cloves of garlic' and 'garlic cloves'.
    const isOfOther =
      isFood(all[index - 1]) || isFood(all.slice(index + 1).find(({ role }) => role !== 'none'));
    return own && !isOfOther ? [{ ...token, id: own, role: 'food' as const }] : [];
  });
  return tokens.filter((_, index) => tokens[index - 1]?.role !== 'without');
}

/** Matches an ingredient at the token `from`: by the ingredient's whole name, its noun, or a general word such as 'cheese'. */
function hitAt(tokens: Token[], from: number, named: Named, language: Language): Hit | undefined {
  const { core, besides, head } = named;
  const matched = new Set<string>();
  const beside = new Set<string>();
  let to = from;
  for (; to < tokens.length; to++) {
    const { id } = tokens[to] as Token;
    if (core.includes(id) || (id !== '' && id === head)) matched.add(id);
    else if (besides.includes(id)) beside.add(id);
    else break;
  }
  const first = tokens[from] as Token;
  const next = tokens[to];
  if (language.build !== 'headFirst' && isOfAnother(tokens, from, named)) return undefined;
  if (matched.size === 0) {
    const isVariety = first.role === 'which' || (first.role === 'food' && !first.name);
    const isOnlyWhich = beside.size > 0 && isVariety && !/^(?:food|makes|parts)$/.test(next?.role ?? '');
    if (isMadeInto(tokens[from + 1], named, language)) return undefined;
    if (named.kinds.includes(first.id)) return { named, length: 1, score: KIND };
    return isOnlyWhich || isPartOf(first, named, language) ? { named, length: 1, score: 1 } : undefined;
  }
  if (isMadeInto(next, named, language)) return undefined;
  const isHead = [...matched].some((id) => id.split(' ').includes(head));
  const isWhole = core.every((word) => matched.has(word));
  // Lowers the score for each omitted word of the ingredient's name, so that 'the milk' means milk rather than condensed milk.
  const unsaid = besides.filter((id) => !beside.has(id)).length;
  const score =
    PER_WORD * (matched.size + beside.size) + (isWhole ? WHOLE : 0) - Math.min(unsaid, MOST_UNSAID);
  const isKind = named.kinds.includes(first.id);
  const isNamed = isWhole || matched.size > 1 || isKind || isHead;
  return isNamed ? { named, length: to - from, score: isKind ? Math.max(score, KIND) : score } : undefined;
}

/** True if the next word turns the food into another food: 'pasta water' is not pasta. */
function isMadeInto(next: Token | undefined, { core }: Named, { build }: Language): boolean {
  return next?.role === 'makes' && !core.includes(next.id) && build !== 'headFirst';
}

/** True if the previous word turns the food into another food: 'pasta water' is not the water among the ingredients. */
function isOfAnother(tokens: readonly Token[], from: number, { core }: Named): boolean {
  const before = tokens[from - 1];
  return (
    tokens[from]?.role === 'makes' &&
    before?.role === 'food' &&
    Boolean(before.name) &&
    !core.includes(before.id)
  );
}

/** True if the word is a part of the ingredient's name: 'peppers' for 'bell peppers', German 'Nudeln' for 'Bandnudeln'. */
function isPartOf({ id, role, text, name }: Token, { core, head }: Named, language: Language): boolean {
  const { vague, isJoined, stemRoles, stem, fold } = language;
  if (vague.has(id)) return false;
  const isEnd =
    isJoined && (name || role === 'makes') && core.some((word) => word !== id && word.endsWith(id));
  // Does not read 'vegetable' alone as vegetable stock.
  const isMade = id !== head && stemRoles.map.get(head) === 'makes';
  // Matches 'coriander' with 'ground coriander', even if both are known foods.
  const ids = [id, stem(fold(text))];
  const isWord =
    role === 'food' && !isMade && core.some((word) => word.split(' ').some((one) => ids.includes(one)));
  return Boolean(isEnd) || isWord;
}
