import { allMatches } from '../words/allMatches.ts';
import { FACT } from '../words/sections.ts';
import { AND, fold, isSame } from '../words/words.ts';
import { dishesIn } from './dishNouns.ts';
import {
  ANNOUNCED_END,
  BAD_BEGINNING,
  BEFORE_NAME,
  BEGINS,
  EMPHASIS,
  IN_ANY_SENTENCE,
  IN_SENTENCES,
  INTERJECTION,
  INTRODUCED,
  IS,
  IS_CHOICE,
  KIND_FIRST,
  LIST,
  NAME_END,
  NAMING,
  NO_NAME,
  OTHER_NAME,
  PARTICLE,
  PRAISE,
  QUOTED,
  STARTS,
  WEAK,
} from './dishPatterns.ts';
import { CHATTER, IS_MEAL, RECIPE_LAST } from './dishWords.ts';

const MOST_WORDS = 14;
/** 'Leek and potatoes', which were asked with. */
const LISTED = new RegExp(`,| (?:&|${AND}) `, 'u');
/** Where what announces a name is surer. */
const ENGLISH = /(?<!\p{L})(?:the|you|your|here['’]s|it['’]s)(?!\p{L})/iu;
const ARTICLE_LAST = /\s(?:an?|eine?n?|une?|una|n?uma?|een|en|ett?|et|bir)\s$/iu;
/** Of one pattern: a hostile text may hold thousands. */
const MOST_NAMES = 50;

/** What a sentence names: in bold or in quotes, or behind words that announce it. */
export function nameIn(said: string, below: string, asked: string[]): string {
  const spoken = said.replace(INTERJECTION, '');
  return quotedIn(spoken) || toldIn(spoken, below, asked);
}

function toldIn(spoken: string, below: string, asked: string[]): string {
  const plain = spoken.replace(EMPHASIS, '');
  const comesAgain = (name: string) => {
    const starts = name.toLowerCase().match(STARTS) ?? [];
    return starts.some((start) => below.includes(start));
  };
  const isDish = (name: string) => name !== '' && !asked.some((one) => isSame(fold(one.trim()), fold(name)));
  const found = dishesIn(plain)
    .map((dish) => ({ ...dish, name: tidyName(dish.name) }))
    .filter(({ name }) => isDish(name));
  const [byNoun] = found.filter(({ isSaidOf }) => !isSaidOf);
  const told = behindArticle(nameBy(IN_SENTENCES, plain, isDish));
  const isOfAsked =
    LISTED.test(told) && asked.filter((one) => fold(told).includes(fold(one.trim()))).length > 1;
  const isNamed = !isOfAsked && (ENGLISH.test(plain) || nameBy(NAMING, plain) === told);
  const isSure = isNamed || dishesIn(told).length > 0;
  return (
    (isSure && told) ||
    byNoun?.name ||
    (isOfAsked && found[0]?.name) ||
    told ||
    nameBy(IN_ANY_SENTENCE, plain, (name) => isDish(name) && comesAgain(name)) ||
    spansIn(spoken)[0]?.name ||
    (found[0]?.name ?? '')
  );
}

/** Of 'to use it all in a fish stew', the stew. */
function behindArticle(name: string): string {
  const [dish] = dishesIn(name);
  const at = dish ? name.indexOf(dish.name) : 0;
  return dish && ARTICLE_LAST.test(name.slice(0, at)) ? tidyName(name.slice(at)) : name;
}

/** Of several names in bold or in quotes, the one that is announced, or that a sentence begins with. */
export function quotedIn(said: string): string {
  const spans = spansIn(said);
  const [first] = spans;
  const announced =
    spans.find(({ before, behind }) => BEGINS.test(before) && IS.test(behind)) ??
    spans.find(({ before }) => ANNOUNCED_END.test(before)) ??
    (spans.length === 1 && first?.isSure ? first : undefined);
  return announced?.name ?? '';
}

function spansIn(said: string): { name: string; before: string; behind: string; isSure: boolean }[] {
  return allMatches(QUOTED, said).flatMap((match) => {
    const name = tidyName(match.groups?.name ?? '');
    const before = said.slice(Math.max(0, match.index - 60), match.index).replace(EMPHASIS, '');
    const behind = said.slice(match.index + match[0].length, match.index + match[0].length + 60);
    const isLabel = match.groups?.colon && !/\p{L}[^\n]*$/u.test(before);
    const isOther =
      OTHER_NAME.test(before) ||
      /^\W{0,3}(?:genannt|appel|llamad|chiamat|chamad|genoemd|kallad|kaldet|zwan)/u.test(behind);
    const isName = name && !isLabel && !isOther && !FACT.test(name);
    return isName ? [{ name, before, behind, isSure: !/^[^*_]\p{Ll}/u.test(match[0]) }] : [];
  });
}

export function nameBy(patterns: RegExp[], text: string, isLikely = (_: string) => true): string {
  let weak = '';
  for (const pattern of patterns) {
    for (const { groups } of allMatches(pattern, text).slice(0, MOST_NAMES)) {
      const name = tidyName(groups?.name ?? '');
      // 'The best choice is …': what is said of it names it.
      if (!name || FACT.test(name) || !isLikely(name) || (pattern === INTRODUCED && IS_CHOICE.test(name)))
        continue;
      if (!WEAK.test(name) && !WEAK.test(groups?.name ?? '')) return name;
      weak ||= name;
    }
  }
  return weak;
}

function tidyName(words: string): string {
  const bare = words.trim().replace(BEFORE_NAME, '').replace(KIND_FIRST, '').replace(PRAISE, '');
  const [list] = LIST.exec(bare) ?? [];
  const end = bare.search(NAME_END);
  const name = (list ?? (end < 0 ? bare : bare.slice(0, end)))
    .replace(RECIPE_LAST, '')
    .replace(PARTICLE, '')
    .replace(/^["“„«]|["”“»]$/gu, '')
    .trim();
  const isName =
    name.length > 1 &&
    name.split(' ').length <= MOST_WORDS &&
    ![NO_NAME, IS_MEAL, CHATTER, BAD_BEGINNING].some((pattern) => pattern.test(name));
  return isName ? name.charAt(0).toUpperCase() + name.slice(1) : '';
}
