import type { FoodLanguage } from '../words/readyFoods.ts';
import { coreOf, type Food, readIngredient } from './foods.ts';
import { kindsOf } from './needed.ts';
import type { Token } from './token.ts';
import { tokensOf } from './tokens.ts';

/** What a line asks for, and by which of its words alone it may be meant. */
type Named = { at: number; core: string[]; which: string[]; heads: string[]; kinds: string[] };
export type Find = (sentence: string) => Set<number>;

const MAX_CHARS = 1_500;
const LEAST_END = 3;
const WHOLE = 5;
const PER_WORD = 10;

/** Tells which of these lines a sentence names. */
export function finderOf(lines: readonly string[], language: FoodLanguage): Find {
  const named = lines.flatMap((line, at) =>
    readIngredient(line, language)
      .needs.flat()
      .map((food) => ({ at, ...namedBy(food, language) })),
  );
  return (sentence) => {
    const found = new Set<number>();
    const tokens = said(sentence.slice(0, MAX_CHARS), language);
    for (let from = 0; from < tokens.length; ) {
      const hits = named.flatMap((one) => hitAt(tokens, from, one, language) ?? []);
      const best = Math.max(0, ...hits.map(({ score }) => score));
      const chosen = hits.filter(({ score }) => score === best);
      for (const { at } of chosen) found.add(at);
      from += chosen[0]?.length ?? 1;
    }
    return found;
  };
}

function isMade(id: string, { stemRoles, build }: FoodLanguage): boolean {
  const words = id.split(' ');
  const head = (build === 'headFirst' ? words[0] : words.at(-1)) ?? '';
  return words.length > 1 && stemRoles.map.get(head) === 'makes';
}

function isVague(word: string, { vague }: FoodLanguage): boolean {
  return vague.has(word);
}

function namedBy(food: Food, language: FoodLanguage): Omit<Named, 'at'> {
  const core = coreOf(food);
  // Of a name of several words, the last is the head, or the first: 'the oil' is the olive oil.
  const order = <One>(all: One[]) => (language.build === 'headFirst' ? all : all.toReversed());
  const words = core.flatMap((id) => id.split(' '));
  const [head = '', second = ''] = order(words);
  const isMaking = language.stemRoles.map.get(head) === 'makes';
  const heads = isVague(head, language) && !isMaking ? [second] : [head];
  return {
    core,
    which: food.flatMap(({ id, role }) => (role === 'which' || role === 'parts' ? [id] : [])),
    heads: heads.filter((word) => word !== '' && !isVague(word, language)),
    kinds: kindsOf(core, language.kinds),
  };
}

/** Without what it says to leave out. */
function said(sentence: string, language: FoodLanguage): Token[] {
  const tokens = tokensOf(sentence, language).filter(({ role }) => role !== 'none');
  return tokens.filter(({ role }, at) => {
    const before = tokens[at - 1];
    return !(before?.role === 'without' || role === 'without' || role === 'free');
  });
}

type Hit = { at: number; length: number; score: number };

/** What is named from this word on: all of it, or its head. */
function hitAt(tokens: Token[], from: number, one: Named, language: FoodLanguage): Hit | undefined {
  const { at, core, which, heads, kinds } = one;
  const told = new Set<string>();
  let besides = 0;
  let to = from;
  for (; to < tokens.length; to++) {
    const { id, role } = tokens[to] as Token;
    if (role === 'and' || role === 'or' || role === 'cut' || role === 'tail') break;
    if (!told.has(id) && (core.includes(id) || heads.includes(id))) told.add(id);
    else if (which.includes(id)) besides += 1;
    else break;
  }
  const first = tokens[from] as Token;
  if (told.size === 0) {
    const isOnlyWhich =
      besides > 0 && first.role === 'which' && !/^(?:food|makes|parts)$/.test(tokens[to]?.role ?? '');
    if (isOnlyWhich) return { at, length: 1, score: 1 };
    const isGeneral = kinds.includes(first.id);
    const isEnd =
      language.isJoined &&
      (first.name !== undefined || first.role === 'makes' || isVague(first.id, language)) &&
      first.role !== 'which' &&
      first.id.length >= LEAST_END - 1 &&
      core.some((word) => word.length > first.id.length + 1 && word.endsWith(first.id));
    const isPart =
      !first.id.includes(' ') &&
      first.role === 'food' &&
      !isVague(first.id, language) &&
      core.some(
        (word) => word.includes(' ') && !isMade(word, language) && word.split(' ').includes(first.id),
      );
    return (isGeneral || isEnd || isPart) && !isVague(first.id, language)
      ? { at, length: 1, score: 1 }
      : undefined;
  }
  const next = tokens[to];
  if (next?.role === 'makes' && !core.includes(next.id) && language.build !== 'headFirst') return undefined;
  const isWhole = core.every((word) => told.has(word));
  const score = PER_WORD * (told.size + besides) + (isWhole ? WHOLE : 0);
  const isNamed =
    isWhole || told.size > 1 || kinds.includes(first.id) || heads.some((head) => told.has(head));
  return isNamed ? { at, length: to - from, score } : undefined;
}
