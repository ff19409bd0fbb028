import type { Diet } from '../../../machines/taste.ts';
import { adjectivesIn } from '../words/adjectives.ts';
import { isTerm, type Match, matchesIn, phrasesOf, UNSPACED, wordsOf } from '../words/findPhrases.ts';
import { remembered } from '../words/remembered.ts';
import {
  type Alike,
  alikeIn,
  endsWith,
  fold,
  isSame,
  joinsWords,
  negatedIn,
  singularsOf,
  startsWith,
  withoutNegated,
} from '../words/words.ts';
import { BROKEN_BY, FAMILIES, type Family, type FamilyName, OTHER_NEVER } from './families.ts';
import { nameOf } from './needed.ts';

type Phrases = ReturnType<typeof phrasesOf>;

/** Milk without it is milk. */
const LACTOSE = /^la[ck]to[sz]|лактоз|lattosio/;
/** Of a line that says so, nothing is of an animal. */
const OF_PLANTS =
  /vegan|\bvego|vegetar|veggie|plant[- ](?:based|milk|cream|butter)|\bplante[fsmbdy]|ersatz|vervanger|(?:soya?|soja|tofu|seitan|tempeh|соев\p{L}{2,3}|सोया) ?(?:mince|chun|chick|saus|steak|bacon|hack|wurst|fars|korv|gehakt|kiyma|мяс|фарш|сосис|कीमा|चाप|चंक|दूध|दही)|(?:mies|kielb|parow|kotlet|carne|salsicc)\p{L}* (?:d[ei] )?so[ij]|weg(?:an|etar)|meatless|meat[- ]free|non[- ]?dairy|वेज |pflanz(?:lich|en)|vegetal[es]?\b|vegetaux|plantaard|vaxtbas|plantebas|roslinn|растительн|веган|вегет|bitkisel|vejetaryen|纯素|素(?=火腿|[鸡鸭鹅牛羊猪鱼虾蟹肉肠排蚝鲍])|魔芋(?=虾)|植物性|植物奶|ゔぃーがん|大豆みーと|비건|식물성|콩고기|वीगन|शाकाहारी|نباتي/u;
const NAMES = Object.keys(FAMILIES).filter((name) => name !== 'starch') as FamilyName[];
const ANIMALS: FamilyName[] = ['dairy', 'egg', 'meat', 'pork', 'fish', 'shellfish', 'honey'];
const OR = /[\s(](?:or|oder|ou|o|eller|of|lub|или|veya|या|او)\s|或者?|または|또는|\p{L}\s?\/\s?(?=\p{L})/u;
const OR_IN_BRACKETS = /[(（]\s?(or|oder|ou|o|eller|of)\s/gu;
const BRACKETS = /\([^()]*\)|（[^（）]*）/g;
const NEAR_CHARS = 20;
/** '좋게' is no crab, 'なめらかに' neither, nor is '焼けたら' a cod. */
const ENDINGS =
  /(?<=(?![꽃대홍털])\p{sc=Hang})게(?!\p{L})|(?<=[큰은밥]|숟)술(?!\p{L})|(?<=(?![のとやはも、])\p{sc=Hira})(?:かに|たら|うに|くり|のり|まめ|もも|なす|たこ(?![のを])|いか(?![のを]))|いかが|(?<=[鶏豚鴨牛])もも|えごま|(?:여러|두|세|네|몇) 가지|pasta d[ei] (?!trigo|s[eé]mola|grano|huevo|espelta|farro)|(?:ほの|静|豊)かに|かき(?=[混ま回])|さけ(?=[るて])|のり(?=状)/gu;
/** A spoon for tea, a piece of the size of a walnut, and what is cut like noodles. */
const MEASURES =
  /(?:colher(?:es)?|x[ií]caras?|cuillères?|cucharad(?:it)?as?|cucchiai(?:n?[oi])?|tazas?|tazze?|tasses?) \(?(?:de |à |da )?(?:chá|caf[eéè]|sopa|soupe|tè|postre|sobremesa|dessert)(?!\p{L})|चाय का चम्मच|ملعقة (?:شاي|قهوة|طعام)|[茶汤湯][匙勺]|茶碗|(?<!\p{L})\p{L}{1,20}[- ]sized?(?!\p{L})|(?<!\p{L})(?:cut|sliced|spirali[sz]ed|made|turned|shaped|torn) into [\p{L} -]+/giu;
/** Of one syllable, a Korean word is one only at the end of what is written together, or before one of these: '배추' is no pear. */
const KOREAN_END =
  '(?:[은는이가을를와과도로의만에즙살장젓국쌀떡빵잼알껍죽전차묵]|물|가루|소스|조림|나물|볶음|구이|기름|크림|고기|튀김)*(?!\\p{sc=Hang})';
/** 'Pear tomatoes', 'Zitronenthymian' and 'tomates cerises' are no fruit: what describes one of these is none of it. */
const DESCRIBED =
  /tomat|tomaat|pomodor|pomidor|помидор|томат|domates|m[iuy]n[tz]|thym|tijm|tim[ij]an|basil|grae?s|kurbis|squash|radish|mushroom|champi|pilz|mantar/u;
const DESCRIBED_WORD = `(?:${DESCRIBED.source})\\p{L}{0,6}(?!\\p{L})`;
const DESCRIBING = new RegExp(
  `\\p{L}{3,}(?:(?=${DESCRIBED_WORD})| (?=${DESCRIBED_WORD} *(?:$|[^\\p{L} ])))|(?<=(?:tomat(?:es?|in\\p{L}+|it\\p{L}+)|pomodor\\p{L}+|pomidor\\p{L}*|помидор\\p{L}*) )\\p{L}+`,
  'gu',
);
const COMPOUNDS = fold(OTHER_NEVER)
  .split(', ')
  .map((text) => ({
    text: text.replace('_', ''),
    held: text.slice(text.indexOf('_') + 1).replace(/[* ].*/, ''),
  }));
const JOINTS = new Set('de d di da do du of la le el del aus van z из का'.split(' '));
const positiveOf = remembered(withoutNegated);
const negatedOf = remembered((line) => [...new Set(negatedIn(line))]);
/** Nothing that is longer is a name: parted, it takes no quadratic time. */
const LONGEST_WORD = /[\p{L}\p{M}]{60}/gu;
const plain = remembered((text) =>
  fold(text.replace(LONGEST_WORD, '$& ').replace(MEASURES, ' ').replace(ENDINGS, ' ')).replace(
    /['’`-]/g,
    ' ',
  ),
);
/** 'Bez laktozy' is free of 'laktoza'. */
const LAST_VOWEL = /(?<=.{4})[aeouаеияоы]$|(?<=...)[ाे]$/u;
/** No line of ingredients is longer. */
const MAX_CHARS = 300;
const MAX_NAME_CHARS = 40;

/** The words to leave out that these lines name, or that name what these lines are made of. */
export function findAvoided(avoid: readonly string[], lines: readonly string[]): string[] {
  const context = lines.join(' ');
  return avoid.filter((word) => {
    const isNamed = namerOf(word, context);
    return lines.some(isNamed);
  });
}

/** The foods by which a recipe surely breaks a diet. */
export function findBreaking(diet: Diet, lines: readonly string[]): string[] {
  const names = lines.flatMap((line) => {
    if (line.length > MAX_CHARS) return [];
    // Of 'chicken or vegetable stock', one will do; what comes after a comma is how it is cut.
    const said = plain(line).replace(OR_IN_BRACKETS, ' $1 ').replace(BRACKETS, ' ');
    const [food = ''] = said.split(/[,，、](?!\s?(?:or|oder|ou|o|eller|of)\s)/u);
    const ways = OR.test(food) ? food.split(OR) : [said];
    const found = ways.map((way) =>
      BROKEN_BY[diet].map((family) => foodIn(way, family)).find((food) => food !== undefined),
    );
    if (found.some((food) => food === undefined)) return [];
    const name = nameOf(line);
    const [word = ''] = found;
    return name.length <= MAX_NAME_CHARS && plain(name).includes(word) ? [name] : [word];
  });
  return [...new Set(names)];
}

function namerOf(word: string, context: string): (line: string) => boolean {
  const sought = wordsOf(word);
  const folded = plain(word);
  // The emoji of a peanut, for example.
  const isPicture = sought.length === 0 && /\p{S}/u.test(word);
  if (sought.length === 0 && !isPicture) return () => false;
  const families = familiesOf(folded);
  // No butter is in peanut butter, and nothing of a chicken in what is vegan.
  const kin = NAMES.filter((name) => families.includes(name) || foodIn(folded, name) !== undefined);
  const animals = ANIMALS.filter((name) => kin.includes(name));
  const never = phrasesOf(neverOf(folded, kin));
  const isDescribed = DESCRIBED.test(folded);
  const isOfFamily = families.map((family): Family => FAMILIES[family]).some(({ alone }) => alone);
  const isPart = isPicture || UNSPACED.test(word);
  const korean = /^\p{sc=Hang}$/u.test(folded) ? new RegExp(folded + KOREAN_END, 'u') : undefined;
  const alike = alikeIn(`${word} ${context}`);
  const isJoined = joinsWords(`${word} ${context}`);
  const isAdjective = adjectivesIn(`${word} ${context}`);
  const isOf: Alike = (food, said) => alike(food, said) || isAdjective(said, food);
  return (written) => {
    // Without the dots, it is the French 'but'.
    const line = plain(word.includes('ï') ? written.replace(/(?<!\p{L})mais(?!\p{L})/giu, ' ') : written);
    if (isFreeOf(line, () => [folded])) return false;
    if (animals.length > 0 && !animals.some((name) => foodIn(line, name) !== undefined)) return false;
    const named = without(positiveOf(line), never);
    const said = isDescribed ? named : named.replace(DESCRIBING, ' ');
    if (
      !isOfFamily &&
      (isPart ? (korean?.test(said) ?? said.includes(folded)) : isSaid(sought, said, isOf, isJoined))
    )
      return true;
    return families.some((family) => foodIn(line, family) !== undefined);
  };
}

function isSaid(sought: string[], said: string, alike: Alike, isJoined: boolean): boolean {
  const words = wordsOf(said);
  const isIn = (one: string, other: string) =>
    alike(one, other) || (isJoined && (endsWith(other, one, alike) || startsWith(other, one)));
  return words.some((_, at) => sought.every((one, nth) => isIn(one, words[at + nth] ?? '')));
}

function familiesOf(word: string): FamilyName[] {
  return NAMES.filter((name) =>
    FAMILIES[name].called.split(', ').some((called) => called !== '' && isSame(fold(called), word)),
  );
}

function neverOf(word: string, families: FamilyName[]): string {
  const forms = singularsOf(word);
  const others = COMPOUNDS.filter(({ text, held }) => {
    const isHeld =
      UNSPACED.test(word) && held === text
        ? text.includes(word)
        : forms.some((form) => held.startsWith(form) || form.startsWith(held));
    // Whoever leaves out 'Rosenkohl' means that.
    return isHeld && matchesIn(word, phrasesOf(text)).length === 0;
  });
  return [...families.map((family) => FAMILIES[family].never), ...others.map(({ text }) => text)]
    .filter(Boolean)
    .join(', ');
}

/** The words that name a food of this family. */
function foodIn(line: string, name: FamilyName): string | undefined {
  const { called, foods, alone = '', never, beside = '' }: Family = FAMILIES[name];
  if (ANIMALS.includes(name) && OF_PLANTS.test(line) && !OR.test(line)) return undefined;
  if (isFreeOf(line, () => namesOf(called))) return undefined;
  const text = without(positiveOf(line), phrasesOf(never));
  const isAlone = (match: Match) => !isBeside(match, phrasesOf(beside));
  return (matchesIn(text, phrasesOf(foods))[0] ?? matchesIn(text, phrasesOf(alone)).find(isAlone))?.said;
}

function namesOf(called: string): string[] {
  return phrasesOf(called)
    .all.map(({ text }) => text)
    .filter((text) => !LACTOSE.test(text));
}

/** 'Dairy-free yogurt', 'yaourt sans lait'. */
function isFreeOf(line: string, names: () => string[]): boolean {
  return negatedOf(line).some((said) => {
    const words = wordsOf(said);
    return names().some(
      (name) =>
        ((name.length > 3 || UNSPACED.test(name)) && said.includes(name.replace(LAST_VOWEL, ''))) ||
        words.some((word) => isSame(word, name)),
    );
  });
}

function isBeside({ said, before, after }: Match, { all: others }: Phrases): boolean {
  const named = (text: string) => wordsOf(text).filter((word) => !JOINTS.has(word));
  const near = [wordsOf(said)[0], named(before).at(-1), named(after)[0]].filter((word) => word !== undefined);
  return others.some(({ text, terms }) => {
    if (UNSPACED.test(text)) return before.slice(-NEAR_CHARS).includes(text);
    const [other = ''] = terms;
    return near.some((word) => isTerm(other, word));
  });
}

/** The line without these, a sign in the place of each so that what stood beside them does not meet. */
function without(line: string, phrases: Phrases): string {
  return matchesIn(line, phrases).reduce((text, { said }) => text.replaceAll(said, ' | '), line);
}
