import { allMatches } from './allMatches.ts';
import { remembered } from './remembered.ts';

const WORD = /[\p{L}\p{M}]+|[&+]/gu;
const OTHER_LETTERS = new Map(Object.entries({ ß: 'ss', œ: 'oe', æ: 'ae', ł: 'l', ø: 'o', ı: 'i' }));
/** Chinese is written in two ways. */
const TRADITIONAL =
  '雞蔥薑蘿蔔醬麵絲塊鹽魚蝦豬鮮層湯條顆乾馬鈴蘆筍腸貝黃綠紅蓮麥鴨鵝凍殼葉檸鳳紹滷醃雲棗薺蠔';
const SIMPLIFIED = '鸡葱姜萝卜酱面丝块盐鱼虾猪鲜层汤条颗干马铃芦笋肠贝黄绿红莲麦鸭鹅冻壳叶柠凤绍卤腌云枣荠蚝';
for (const [at, letter] of [...TRADITIONAL].entries()) OTHER_LETTERS.set(letter, SIMPLIFIED[at] ?? letter);
const OTHER_LETTER = new RegExp(`[${[...OTHER_LETTERS.keys()].join('')}]`, 'g');

/** A Japanese food may be written in either: 'カニ' and 'かに'. */
const KATAKANA = /[ァ-ヶ]/g;
const ABOVE_HIRAGANA = 0x60;

const PLURALS = 's/ es/ x/ n/ en/ e/ ies/y ves/f i/o i/e e/a oes/ao chi/co ghi/go che/ca ghe/ga'
  .split(' ')
  .map((pair) => pair.split('/') as [string, string]);
/** 'Pepper' is black pepper, 'peppers' are not. */
const SINGULARS = new Map([
  ['eier', 'ei'],
  ['eieren', 'ei'],
  ['uien', 'ui'],
  ['lokar', 'lok'],
  ['uova', 'uovo'],
  ['nueces', 'nuez'],
  ['peppercorn', 'pepper'],
  ['яица', 'яицо'],
]);

/** For use within an expression. */
export const AND = 'and|und|et|y|e|og|och|en|i|и|ve';

const MIN_PART_CHARS = 3;
const MIN_END_CHARS = 2;
const SHORT_FOODS = /^(?:ol|ei|ui)$/;
/** Flour, water and meat in Turkish. */
const SHORT_STEMS = /^(?:un|su|et)$/;
const MAX_WORD_CHARS = 60;
const MAX_KNOWN = 5_000;

export type Word = { folded: string; written: string; start: number };
export type Alike = (one: string, other: string) => boolean;

/** Languages that hang more on a noun than a plural, by the letters that only they write. */
const INFLECTED: { letters: RegExp; ending: RegExp; leastChars: number; fleeting?: RegExp }[] = [
  {
    letters: /\p{sc=Cyrl}/u,
    ending:
      /(?:[аяеы]ми|ими|[аяыи]х|[ое]го|[ое]му|[оеыи]и|[аяоеыи]м|ин(?:[аыуе]|ои)?|овиц[аыу]|[оеё]в|[уюая][юя]|ею|ью|[оые]е|[ьаяоеуюыи])$/,
    leastChars: 3,
    fleeting: /[ео](?=[цкнл]$)/,
  },
  {
    letters: /[ąęłńśźż]/i,
    ending: /(?:[aiy]mi|ow(?:ie?)?|iem|[eo]m|[ei]?go|emu|[yi]ch|ach|[yi]m|ej|i[ae]|[aeyiuo])$/,
    leastChars: 3,
    fleeting: /i?e(?=[kcrlt]$)/,
  },
  {
    letters: /[ğşıİ]/,
    ending:
      /(?<=\p{L}{2})(?:(?:l[ae]r)?(?:s?[iu]n|(?<=[aeiou])y)?(?:s?[iu]|[ae]|d[ae]n?|l[ae]|[iu]n)|l[ae]r)$/u,
    leastChars: 3,
  },
  {
    letters: /[åæø]|\b(?:och|msk|tsk|spsk|dl smör)\b/i,
    ending: /(?:erne|[aoe]rna|ene|[aoe]r|[eo]n|et|na|(?<=[aeiouy])n|[ae])$/,
    leastChars: 3,
    fleeting: /(?<=[kpt])r$|(?<=(.))\1$/,
  },
  { letters: /\p{sc=Deva}/u, ending: /(?:ियों|ियाँ|ों|ें|ाँ|[ािीोे])$/u, leastChars: 2 },
  { letters: /\p{sc=Arab}/u, ending: /(?:ات|ت?(?:ان|ين)|[ةه])$/, leastChars: 3 },
];
export const ARTICLE = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{2})/u;
/** A Turkish stem hardens where its ending is gone. */
const HARD: Record<string, string> = { g: 'k', b: 'p', d: 't' };

export function wordsOf(text: string): Word[] {
  return allMatches(WORD, text).map((match) => ({
    folded: fold(match[0]),
    written: match[0],
    start: match.index,
  }));
}

export function isSame(one: string, other: string): boolean {
  return one === other || singularsOf(one).includes(other) || singularsOf(other).includes(one);
}

/** What is the same word in the language of this text. */
export function alikeIn(text: string): Alike {
  const stem = stemmerOf(text);
  return (one, other) => isSame(one, other) || (stem !== undefined && stem(one) === stem(other));
}

function stemmerOf(text: string): ((word: string) => string) | undefined {
  const language = INFLECTED.find(({ letters }) => letters.test(text));
  if (!language) return undefined;
  const { ending, leastChars, fleeting } = language;
  return (word) => {
    let stem = word.replace(ARTICLE, '');
    // An ending may stand behind another one, as that of a case behind that of the plural.
    for (let turn = 0; turn < 2; turn++) {
      const without = stem.replace(ending, '');
      if (without.length >= leastChars || SHORT_STEMS.test(without)) stem = without;
    }
    return (fleeting ? stem.replace(fleeting, '') : stem).replace(/[gbd]$/, (last) => HARD[last] ?? last);
  };
}

export function isOneOf(list: Set<string>, word: string): boolean {
  return singularsOf(word).some((form) => list.has(form));
}

/** The word itself, and every word that it may be the plural of. */
export const singularsOf = remembered(readSingulars, MAX_KNOWN);

function readSingulars(word: string): string[] {
  const forms = [word];
  for (const [ending, instead] of PLURALS) {
    const form = word.slice(0, -ending.length) + instead;
    if (word.endsWith(ending) && form.length >= (ending === 's' ? 2 : 4)) forms.push(form);
  }
  // As the Dutch 'tomaten' of 'tomaat'.
  const doubled = word.replace(/([aeou])([^aeiouy])en$/, '$1$1$2');
  if (doubled !== word) forms.push(doubled);
  return forms.flatMap((form) => [form, SINGULARS.get(form) ?? []].flat());
}

export function fold(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0655]/g, '')
    .normalize();
  return plain
    .replace(OTHER_LETTER, (letter) => OTHER_LETTERS.get(letter) ?? letter)
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - ABOVE_HIRAGANA));
}

/** Whether this is a language that writes the parts of a name together, as German does. */
export function joinsWords(text: string): boolean {
  return (
    /[äöüßåæø]|\b(?:und|oder|mit|het|een|met|voor|van|og|och|med|till?)\b/iu.test(text) &&
    !/[ğşıİ]/.test(text)
  );
}

const NAME = '\\p{L}[\\p{L}\\p{M}]*';
/** 'Ohne Nüsse' and 'glutenfrei' name what is not there. */
const FREE = new RegExp(
  [
    `(?<!\\p{L})(?:(?:does(?:n['’]t| not) contain|contains no|enth[äa]lt keine?n?|no (?:lleva|contiene)|non contiene|ne contient pas|n[ãa]o (?:leva|cont[ée]m)|bevat geen|inneh[åa]ller inte|inde?holder ikke|nie zawiera|не содержит)(?: any| de| d['’])?|without(?: the| any)?|free (?:of|from)|ohne|frei von|sans|libre de|sin|senza|sem|zonder|uden|utan|bez|без|بدون|(?:ال)?خال(?:ي|ى|ية)? من|لا (?:ي|ت)حتوي على|no|non)\\s{1,3}(?:l['’ ]|(?:les?|la|the|d(?:as|ie|en|er)) )?${NAME}(?:\\s(?:(?:and|n?or|und|oder|et|ou|n[iéeo]|[yeoi]|en|of|och|eller|og|albo|lub|или?)\\s|و)${NAME})?`,
    `बिना ${NAME}(?:(?: और| या)? ${NAME}(?= (?:क[ेीा]|वाल)))?`,
    '(?<![\\p{L}\\p{M}])[\\p{L}\\p{M}]{1,24} के बिना',
    '(?:不[含加放用要]|无|無|(?<!\\p{L})무)\\p{L}{1,8}',
    '(?<!\\p{L})(?:bez|без)\\p{L}{4,24}',
    '(?<!\\p{L})(?:\\p{L}{2,24}[- ] (?:and|und|en|og|och) )?\\p{L}{2,24}[- ]?(?:free|frei(?:e[rsnm]?)?|vrije?|fri(?:tt?|a|e)?)(?!\\p{L})',
    '(?<!\\p{L})\\p{L}{3,24}s[iıuü]z(?!\\p{L})',
    '\\p{L}{1,8}(?:ふりー|不使用|なし|抜き|不要|프리| 없는| 없이| 빼고| 프리)',
    // In Danish and Norwegian, the same word is what is done to a tin.
    '^sm[oø]r (?!og|til|eller|i|fra|med|ved|på|pa)(?=\\p{L})',
    '(?<![\\p{L}\\p{M}])[\\p{L}\\p{M}]{2,24}[- ](?:मुक्त|रहित|फ्री)',
  ].join('|'),
  'giu',
);
/** 'Instead of 60 g of melted butter': up to what it is used for. */
const INSTEAD = new RegExp(
  [
    "(?<!\\p{L})(?:instead of|rather than|in place of|replac\\p{L}+|su[bs]s?titu\\p{L}+(?: for)?|(?:an)?statt|anstelle|ersetzt|ersatz f[üu]r|[àa] la place|au lieu|re?empla\\p{L}+|(?:en|em|no) (?:lugar|vez)|al posto|invece|sostituisc\\p{L}+|in plaats|vervang\\p{L}+|i ?st(?:[äa]llet|edet)(?: f[öo]r)?|ers[äa]tter|erstatter|zami(?:ast|enni)\\p{L}*|zast[ęe]puj[eą]|вместо|замен(?:я|ител)\\p{L}+|بدل(?:ا|ًا)?)(?:[\\s'’]{1,3}(?!(?:for|to|with|and|f[üu]r|zu[mr]?|mit|und|pour|avec|et|para|con|com|per|voor|met|med|till?|och|og|для|и)\\s)[\\p{L}\\p{N}½¼¾][\\p{L}\\p{M}\\p{N}%.]*){1,6}",
    '(?:(?<=[(（])[^()（）]{1,30}?|[\\p{L}\\p{M}]{1,24})(?: yerine| (?:की|के) (?:जगह|बजाय|स्थान)|の代わり| ?대신)',
    '(?:代替|替代|取代)(?:\\p{N}+\\p{L})?\\p{L}{1,4}',
  ].join('|'),
  'giu',
);

export function withoutNegated(text: string): string {
  return text.replace(INSTEAD, ' ').replace(FREE, ' ');
}

/** What a text says to be free of; what stands in the place of another is not that, but may be alike. */
export function negatedIn(text: string): string[] {
  return text.replace(INSTEAD, ' ').match(FREE) ?? [];
}

/** 'Öl' is the end of 'Olivenöl'. */
export function endsWith(name: string, word: string, alike: Alike): boolean {
  if (name.length > MAX_WORD_CHARS) return false;
  // 'Kom' is not the end of 'spidskommen', nor 'er' of 'bakpoeder'.
  const maxChars = word.length > MIN_PART_CHARS ? MAX_WORD_CHARS : word.length + 2;
  for (let cut = MIN_PART_CHARS; cut <= name.length - MIN_END_CHARS; cut++) {
    const end = name.slice(cut);
    if (end.length > maxChars || (end.length === MIN_END_CHARS && !SHORT_FOODS.test(end))) continue;
    if (alike(end, word)) return true;
  }
  return false;
}

/** 'Weizen' is the beginning of 'Weizenmehl'. */
export function startsWith(name: string, word: string): boolean {
  return singularsOf(word).some(
    (form) =>
      form.length > MIN_PART_CHARS && name.length >= form.length + MIN_PART_CHARS && name.startsWith(form),
  );
}
