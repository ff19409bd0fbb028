import type { FoodLanguage } from '../words/readyFoods.ts';
import { coreOf, type Food } from './food.ts';
import { readIngredient } from './foods.ts';
import { kindsOf } from './needed.ts';
import type { Token } from './token.ts';
import { tokensOf } from './tokens.ts';

/** What a line asks for, and by which of its words alone it may be meant. */
type Named = { at: number; core: string[]; besides: string[]; head: string; kinds: string[] };
type Hit = { at: number; length: number; score: number };
export type Find = (sentence: string) => Set<number>;

const MAX_CHARS = 1_500;
const WHOLE = 5;
const PER_WORD = 10;

/** Tells which of these lines a sentence names: of those that may be meant by a word, the ones that it says most of. */
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

function namedBy(food: Food, { build, vague, kinds }: FoodLanguage): Omit<Named, 'at'> {
  const core = coreOf(food);
  const words = core.flatMap((id) => id.split(' '));
  // 'The oil' is the olive oil.
  const head = (build === 'headFirst' ? words[0] : words.at(-1)) ?? '';
  const besides = food.flatMap(({ id }) => (core.includes(id) ? [] : [id]));
  return { core, besides, head: vague.has(head) ? '' : head, kinds: kindsOf(core, kinds) };
}

/** Without what it says to leave out. */
function said(sentence: string, language: FoodLanguage): Token[] {
  const tokens = tokensOf(sentence, language).filter(({ role }) => role !== 'none');
  return tokens.filter((_, at) => tokens[at - 1]?.role !== 'without');
}

/** What is named from this word on: all of it, or its head. */
function hitAt(tokens: Token[], from: number, named: Named, language: FoodLanguage): Hit | undefined {
  const { at, core, besides, head, kinds } = named;
  const told = new Set<string>();
  let beside = 0;
  let to = from;
  for (; to < tokens.length; to++) {
    const { id } = tokens[to] as Token;
    if (core.includes(id) || (id !== '' && id === head)) told.add(id);
    else if (besides.includes(id)) beside += 1;
    else break;
  }
  const first = tokens[from] as Token;
  const next = tokens[to];
  if (told.size === 0) {
    const saysWhich = first.role === 'which' || (first.role === 'food' && !first.name);
    const isOnlyWhich = beside > 0 && saysWhich && !/^(?:food|makes|parts)$/.test(next?.role ?? '');
    return isOnlyWhich || isPartOf(first, named, language) ? { at, length: 1, score: 1 } : undefined;
  }
  if (next?.role === 'makes' && !core.includes(next.id) && language.build !== 'headFirst') return undefined;
  const isHead = [...told].some((id) => id.split(' ').includes(head));
  const isWhole = core.every((word) => told.has(word));
  const score = PER_WORD * (told.size + beside) + (isWhole ? WHOLE : 0);
  const isNamed = isWhole || told.size > 1 || kinds.includes(first.id) || isHead;
  return isNamed ? { at, length: to - from, score } : undefined;
}

/** 'Nudeln' of 'Bandnudeln', 'peppers' of 'bell peppers', 'pasta' of 'penne'. */
function isPartOf({ id, role, name }: Token, { core, head, kinds }: Named, language: FoodLanguage): boolean {
  const { vague, isJoined, stemRoles } = language;
  if (vague.has(id)) return false;
  const isEnd =
    isJoined && (name || role === 'makes') && core.some((word) => word !== id && word.endsWith(id));
  // A vegetable is no 'vegetable stock'.
  const isMade = id !== head && stemRoles.map.get(head) === 'makes';
  const isWord = role === 'food' && !isMade && core.some((word) => word.split(' ').includes(id));
  return kinds.includes(id) || Boolean(isEnd) || isWord;
}
