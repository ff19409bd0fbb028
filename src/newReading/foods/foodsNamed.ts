import { foldInPlace } from '../words/fold.ts';
import type { FoodLanguage } from '../words/readyFoods.ts';
import { coreOf, type Food, readIngredient } from './foods.ts';
import { kindsOf } from './needed.ts';
import type { Token } from './token.ts';
import { tokensOf } from './tokens.ts';
import { says } from './usesOven.ts';

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
  const meats = new Set(named.filter(({ at }) => isMeat(lines[at] ?? '', language)).map(({ at }) => at));
  const [meat] = meats;
  const find = language.isUnspaced ? unspacedFind(named, language) : spacedFind(named, language);
  return (sentence) => {
    const text = sentence.slice(0, MAX_CHARS);
    const found = find(text);
    if (meats.size === 1 && meat !== undefined && says(language.inSteps.meat, text, language))
      found.add(meat);
    return found;
  };
}

function isMeat(line: string, language: FoodLanguage): boolean {
  const tokens = tokensOf(line, language);
  return (
    tokens.some(({ families }) => families.has('meat')) &&
    !tokens.some(({ role, id }) => role === 'makes' || isMade(id, language))
  );
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

function spacedFind(named: Named[], language: FoodLanguage): Find {
  return (sentence) => {
    const found = new Set<number>();
    const tokens = said(sentence, language);
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
  if (core.every((word) => isVague(word, language)))
    return isWhole ? { at, length: to - from, score } : undefined;
  const isNamed =
    isWhole || told.size > 1 || kinds.includes(first.id) || heads.some((head) => told.has(head));
  return isNamed ? { at, length: to - from, score } : undefined;
}

/** No blanks part the words: the longest names first, and what is found in one does not count in another. */
function unspacedFind(named: Named[], language: FoodLanguage): Find {
  const texts = named.flatMap(({ at, core, which, kinds }) => {
    const whole = core.join('');
    const names = [...language.names.map.values()]
      .filter(({ id }) => id === whole)
      .map(({ written }) => written);
    const sure = [[...which, whole].join(''), [whole, ...which].join(''), whole, ...names, ...kinds];
    const end = whole.length > 2 ? [whole.slice(-2)] : [];
    return [...sure.map((text) => ({ text, at, rank: 1 })), ...end.map((text) => ({ text, at, rank: 0 }))];
  });
  const sorted = texts
    .filter(({ text }) => text !== '')
    .sort((one, other) => other.rank - one.rank || other.text.length - one.text.length);
  return (sentence) => {
    let rest = foldInPlace(sentence, language.fold);
    const found = new Set<number>();
    for (const { 0: left } of free(sentence, language)) rest = rest.replace(left, ' ');
    for (const { text } of sorted) {
      if (!rest.includes(text)) continue;
      for (const one of texts) if (one.text === text) found.add(one.at);
      rest = rest.replaceAll(text, ' ');
    }
    return found;
  };
}

function free(sentence: string, language: FoodLanguage): [string][] {
  const tokens = tokensOf(sentence, language);
  return tokens
    .flatMap(({ role }, at): [string][] =>
      role === 'without'
        ? [[tokens[at + 1]?.text ?? '']]
        : role === 'free'
          ? [[tokens[at - 1]?.text ?? '']]
          : [],
    )
    .filter(([text]) => text !== '');
}
