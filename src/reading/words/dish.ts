import { beginsGroup, FACT, readHeading } from '../tree/sections.ts';
import {
  CHATTER,
  HOW_TO,
  NAME_LABEL,
  OTHER_LABEL,
  RECIPE,
  RECIPE_FIRST,
  RECIPE_LAST,
  SUBTITLE,
} from './dishWords.ts';
import { isOnlyFacts } from './facts.ts';

const HEADING = /^ {0,3}#{1,6}[ \t]+/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const BOLD =
  /^\P{L}{0,8}(?:\*\*|__)(?=\S).{1,120}(?:\*\*|__)[^\p{L}\p{N}]{0,6}(?:\([^()]{1,40}\))?[^\p{L}\p{N}]{0,6}$/u;
const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;
const LIST_OR_TABLE = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s|^\s*\||^ {0,3}>/;
/** An underscore within a word is part of it, and no mark. */
const MARKS =
  /[*`~[\]#>|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\((?:https?:|mailto:)[^)]*\)|\\(?=[!-/:-@[-`{-~])/gu;
const LINE_LIMIT_CHARS = 1_000;
const LIMIT_CHARS = 120;
const PLAIN_NAME_CHARS = 60;
const MOST_WORDS = 14;
const MOST_LABEL_WORDS = 7;

/** 'Recipe: Rice', 'Name = Rice', '【菜名】Rice' */
const LABEL =
  /^[\p{So}\s【〈「]*(?<label>[^:：=】〉.!?。！？]{1,50}?)\s*(?:[:：=】〉]+|\s[–—-](?=\s))\s*(?<value>[^\s:：=].*)$/u;
const YIELD = /\s*[(（][^()（）]*(?:\p{N}|serv|portion|pers)[^()（）]*[)）]\s*$/iu;
/** Behind an emoji within the line, nothing belongs to the name any more. */
const BEHIND_EMOJI = /\s*\p{Extended_Pictographic}.*$/u;
const QUOTED_WHOLE = /^["“„«「『]([^"“”„«»「」『』]+)["”“»」』]$/u;
/** Spoken text goes on behind a full stop, or ends with a verb. */
const SENTENCE =
  /[!?！？。।]\s*\p{L}|\p{L}{3,}[.]\s+\p{L}|(?:です|ます|ください|でしょう|요|니다|다|है|हैं)\P{L}*$/u;
const AMOUNT_LAST = /(?:[.·…]{2,}|\s)\s*[\p{N}½¼¾/.,]+\s?\p{L}{0,3}$/u;

/** How sentences bring a dish up; what follows is its name. */
const ANNOUNCED = new RegExp(
  [
    "(?:how about|why not (?:try|make|cook)|(?:could|can|might|should|would|to)(?: easily| also| definitely)? (?:make|create|try|prepare|cook|whip up)|(?:i|we)(?:'d| would)? (?:suggest|recommend|propose)(?: making| trying| you (?:make|try))?|let's (?:make|cook)|try(?: making| my| this)?|(?:making|cooking|preparing|baking)|instructions (?:for|on) making|guide to making|called|named|tutorial (?:for|on))",
    "(?:wie wäre es mit|wie wär's mit|empfehle (?:ich )?(?:dir |ihnen |euch )?|probiere?(?: doch)?(?: mal)?|schlage (?:ich )?(?:dir |ihnen )?)",
    "(?:que diriez-vous d(?:e |'|’)|(?:propose|suggère|recommande) (?:de (?:faire|préparer|cuisiner) )?|(?:faire|préparer|cuisiner|réaliser) (?:des |de la |du |de délicieu\\S+ )?)",
    '(?:qué tal|(?:propongo|sugiero|recomiendo)(?: preparar| hacer)?|(?:preparar|hacer|cocinar)(?:te)?)',
    '(?:che ne dici di|(?:propongo|suggerisco|consiglio)(?: di (?:preparare|fare))?|(?:preparare|fare|cucinare))',
    '(?:que tal|sugiro|recomendo|(?:fazer|preparar|cozinhar))',
    '(?:wat dacht je van|hoe maak je|kun je|probeer)|(?:vad sägs om|hur du gör|jag föreslår|jag rekommenderar)|(?:hvad med|jeg foreslår|lave)|(?:proponuję|polecam|zrobić|przygotować|upiec|ugotować)|(?:предлагаю|рекомендую|приготовить)(?: приготовить)?',
  ].join('|'),
  'iu',
);
const RECIPE_FOR = new RegExp(
  `${RECIPE}s? (?:for|of|für|zum?|de la |de l['’]|de los |de |d['’]|du |des |del(?:la|lo|le)? |dell['’]|degli |dei |di |per (?:il |la |i |le |un[ao]? )?|para (?:preparar |hacer |fazer )?|do |da |dos |voor |van |på |til |na |приготовления )(?<name>[^\\n]{2,120})`,
  'giu',
);
const ANNOUNCED_AT = new RegExp(`(?<!\\p{L})(?:${ANNOUNCED.source})\\s*(?<name>[^\\n]{2,120})`, 'giu');
const INTRODUCED =
  /(?:^|[.!?:。！]\s*)(?:the |el |la |le |il |o |a |der |die |das )?(?<name>(?!(?:this|that|it|here|there|these|what|my|your|one|another|i|you|we|making|cooking|with|from|some|if)(?!\p{L}))[\p{L}\p{N}][^.!?:\n]{2,70}?)(?:, or [^,.]{3,50},|, (?:also|often|sometimes) [^.!?]{3,90}?,)? (?:is|are|ist|sind|est|sont|es|son|è|sono|é|são|är|er|to|jest|fica|queda|sounds?|would be|makes?) (?:like (?:an?|the)|an?|pront[oa]|list[oa]|one of|the|ein|eine|un|une|una|uno|um|uma|en|ett|et|een|such|perfect|popular)(?!\p{L})/giu;
const QUOTED = /(?:\*\*|[“„«「『《"])(?<name>[^*“”„«»「」『』《》"\n]{2,60})(?:\*\*|[”“»」』》"])/gu;
/** 'Here is an easy strawberry cheesecake recipe:' */
const BEFORE_RECIPE =
  /(?<!\p{L})(?:an?|the|our|my|this|favou?rite) (?<name>(?:[\p{L}\p{N}'’&-]+,? ){1,8}?)recipe/giu;
const IS =
  /(?<!\p{L})(?:dish|option|idea|recipe|suggestion|choice)(?!\p{L})[^.!?\n]{0,90}? (?:is|would be|could be) (?:to make )?(?<name>(?:an?|the|some) [^.!?\n]{3,80})/giu;
const CAPITALS = /(?<!\p{L})[Tt]his (?<name>(?:\p{Lu}[\p{L}'’-]+ ?){2,6})/gu;
const CLOSING =
  /(?<!\p{L})enjoy (?:your|this|the)(?: (?:homemade|delicious|tasty|fresh|own|warm|yummy))* (?<name>[^.!,\n]{3,60})[.!]/giu;
/** German names begin with a capital; what stands before them only describes. */
const BY_VERB = [
  /(?:lässt|lassen) sich (?:\p{Ll}[\p{L}]*,? ){0,5}(?<name>\p{Lu}[^.!?\n]{2,60}?) (?:zubereiten|machen|zaubern|kochen|herstellen)/gu,
  /(?:piatto|plat|plato|prato|gericht|danie|dish)(?!\p{L})[^.!?\n]{0,30}? (?:è|est|es|é|ist|to) (?:il |la |le |el |o |a |un[ae]? )?(?<name>\p{Lu}[^.!?,\n]{2,60})/gu,
  /(?<!\p{L})bir (?<name>(?:\p{Lu}[\p{L}]+ ){1,5})(?:yap|hazırla|pişir)/gu,
  /(?<name>(?:[가-힣]+ ){0,3}[가-힣]+?)(?:을|를) 만들/gu,
];
const ASIAN = [
  /(?:一道|一份|一款|制作|推荐|这道|做)(?:[^，。！：:的「“《]{0,12}的)?(?<name>[^，。！：:的]{2,12}?)(?:的(?:食谱|菜谱|做法|制作)|食谱|菜谱|[，。！：:])/gu,
  /(?<name>[^、。！!\s「」]{2,20})の(?:レシピ|作り方)/gu,
  /(?:있는 |드는 |맛있는 |간단한 )?(?<name>(?:[가-힣]+ ?){1,4}?) ?(?:레시피|만드는 (?:법|방법)|요리법)/gu,
  /(?<name>[\p{sc=Deva} ]{3,40}) (?:की|का|के) (?:रेसिपी|विधि|लिए)/gu,
  /(?:وصفة|طريقة (?:تحضير|عمل|إعداد)) (?<name>[^،,.:!\n]{3,40})/gu,
  /(?<name>[^,.!?:\n]{3,50}) tarifi(?!\p{L})/giu,
];

const BEHIND_COLON = new RegExp(`(?<=${RECIPE}[^.!?\\n]{0,160}[:：]\\s*)(?<name>\\p{L}[^\\n]{2,60})`, 'giu');
/** The surest first. */
const IN_SENTENCES = [
  ...BY_VERB,
  INTRODUCED,
  RECIPE_FOR,
  BEFORE_RECIPE,
  IS,
  ANNOUNCED_AT,
  ...ASIAN,
  BEHIND_COLON,
  CAPITALS,
];

const NAME_END =
  /[.,:;!?()\n。，！：、،]|\s[-–—]\s|\s(?:using|that|which|who|you|for (?:you|two|one|four|six|\d|the|your|dinner|lunch|breakfast|those|a )|made|from|based|is|are|it|because|as (?:a|well|an)|in (?:just|under|about|less|the|a )|to (?:use|make|get|try|share|help)|below|above|serves?|takes?|ready|involves|requires|at home|recipe|if|so|with (?:your|the (?:ingredients|following)|these|those|that|what|step|just|a twist)|mit (?:deinen|ihren|den)|aus (?:deinen|den)|für (?:\d|zwei|vier|dich|sie)|die|der|das|zubereiten|machen|kochen|avec (?:vos|tes|les)|pour (?:\d|deux|quatre|vous)|qui|que|con (?:tus|los|gli|i)|para (?:\d|dos|cuatro|ti)|per (?:\d|due|quattro|te)|che|com (?:os|seus)|met (?:je|de)|voor (?:\d|twee)|som|z (?:twoich|tych)|из (?:ваших|этих)|который|которая)(?!\p{L})/iu;
const BEFORE_NAME =
  /^.{0,40}(?:있는|좋은|맞는) |^(?:(?:[Aa]n?|[Tt]he|some|this|that|my|your|our|two|three|four|five|six|\p{N}+ ?(?:\p{L}{1,6} )?(?:batch )?of|\p{N}+|batch of|glass of|cup of|easy.to.follow|making|baking|creating|make|cooking|preparing|trying|how to make|ein(?:e[nmrs]?)?|de[rnm]|das|die|une?|des|du|de la|la|le|les|l['’]|una|unos|unas|el|los|las|uno|il|lo|i|gli|um|uma|o|os|as|een|het|de|en|ett|et|dig|dir|ihnen|te|vous|really|very|super|simple|easy|quick|delicious|tasty|great|basic|yummy|wonderful|lovely|mouth-?watering|flavou?rful|healthy|nutritious|hearty|comforting|classic|traditional|popular|perfect|delightful|irresistible|straightforward|favou?rite|homemade|detailed|step-by-step|good|nice|authentic|and|but|yet|Pyszne|pyszn[eya]|smaczn[eya]|einfache[nrsm]?|schnelle[nrsm]?|leckere[nrsm]?|köstliche[nrsm]?|klassische[nrsm]?|simples?|délicieu(?:x|ses?)|rapides?|faciles?|classique|sencill[ao]s?|rápid[ao]s?|delicios[ao]s?|deliziosa?|semplic[ei]|veloc[ei]|classic[ao]|простой|простого|вкусный|вкусного|быстрый|классический|lekker[e]?|makkelijke|god|enkel)[,\s]+|l['’])+/u;
/** 'Homemade apple juice', but not 'Homemade Skillet Pizza', which is a title. */
const PRAISE = /^(?:Homemade|Simple|Easy|Quick|Delicious|Classic|Traditional) (?=\p{Ll})/u;
const NO_NAME =
  /^(?:dish|meal|recipe|something|dinner|lunch|breakfast|dessert|snack|one|it|them|this|that|these|those|food|ingredients?|list|details?|steps?|option|idea|gericht|essen|mahlzeit|rezept|plat|repas|recette|plato|comida|receta|piatto|ricetta|prato|receita|gerecht|maträtt|danie|блюдо|you|your|the|a|simple|easy|quick|delicious|tasty|following|\p{L}|美味|简单|好的|doce|dulce|dolce|sobremesa|postre|nachtisch|dessert|what|people|personen|personnes|personas|persone|pessoas|personer|osób|kişi|işte|la|il|le|der|die|das|two|four|possible|version|way)(?:\s(?:dish|meal|recipe|idea|you|with.*|for.*|from.*))?$|^(?:recipe|dish|meal) |(?<!\p{L})(?:ingredients?|ingr[eé]dient\p{L}+|zutaten|recipes?|recetas?|recettes?|ricett[ae]|receitas?|sure|happy|fridge|help)(?!\p{L})|^(?:one|another|some) |使った|を使用|可以|食材|^(?:具体|详细|詳しい|簡単な|자세한|बनाने|)$/iu;

/** The name that a cook would write on a card, or '' where nothing names the dish. */
export function findDish(text: string): string {
  const lines = text.split('\n', 80).map((line) => line.slice(0, LINE_LIMIT_CHARS));
  const { strong, plain, said, end } = readBeginning(lines);
  const below = lines.slice(end).join('\n').toLowerCase();
  return (
    surest(strong, below) ||
    surest(plain, below) ||
    nameIn(said) ||
    nameBy([CLOSING], text.slice(-LINE_LIMIT_CHARS).replace(/[*_`]{1,3}/g, ''))
  );
}

/** What a line may name that says nothing else: of 'A classic: Rice', all but the name of the label, and each half. */
export function cardNames(line: string): string[] {
  const value = behindLabel(plainWords(line));
  const halves = /^(.{3,60}?)\s?[:：]\s*(\S.*)$/u.exec(value.replace(SUBTITLE, '')) ?? [];
  return [value, ...halves.slice(1)].map(cardName);
}

function cardName(words: string): string {
  return words
    .replace(RECIPE_FIRST, '')
    .replace(HOW_TO, '')
    .replace(YIELD, '')
    .replace(SUBTITLE, '')
    .replace(BEHIND_EMOJI, '')
    .replace(YIELD, '')
    .replace(RECIPE_LAST, '')
    .replace(QUOTED_WHOLE, '$1')
    .replace(/[\s:：,;*–—=-]+$/, '')
    .slice(0, LIMIT_CHARS)
    .trim();
}

/** 'British Tea: Fish and Chips': the half whose words come again is the dish. */
function surest([whole = '', before, after]: string[], below: string): string {
  if (before === undefined || after === undefined) return whole;
  if (!isCard(before)) return after;
  const shareIn = (half: string) => {
    const starts = half.toLowerCase().match(/\p{sc=Han}{2}|(?<!\p{L})[\p{L}\p{M}]{3,4}/gu) ?? [];
    return starts.filter((start) => below.includes(start)).length / (starts.length || 1);
  };
  return shareIn(after) > 0.5 && shareIn(before) < 0.5 ? after : before;
}

function plainWords(line: string): string {
  return line
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[^\p{L}\p{N}(“"„«「『【]+/u, '')
    .replace(/^\d{1,2}[.)]\s+/, '');
}

function behindLabel(words: string): string {
  const { label, value = '' } = LABEL.exec(words)?.groups ?? {};
  return label !== undefined && isNameLabel(label) ? value : words;
}

function isNameLabel(label: string): boolean {
  return NAME_LABEL.test(label) && !OTHER_LABEL.test(label) && label.split(' ').length <= MOST_LABEL_WORDS;
}

type Beginning = { strong: string[]; plain: string[]; said: string; end: number };

/** What stands above the ingredients. `strong`: a heading, bold, or called a title; `plain`: a short line of its own. */
function readBeginning(lines: string[]): Beginning {
  const found: Beginning = { strong: [], plain: [], said: '', end: lines.length };
  let isInFence = false;
  for (const [at, line] of lines.entries()) {
    if (FENCE.test(line)) isInFence = !isInFence;
    const words = plainWords(line);
    if (isInFence || words === '' || UNDERLINE.test(line)) continue;
    const isMarked =
      HEADING.test(line) || BOLD.test(line) || (UNDERLINE.test(lines[at + 1] ?? '') && !line.includes('|'));
    found.end = at + 1;
    if (isSectionLine(words, isMarked)) {
      found.strong = namesInSection(line, words);
      break;
    }
    const isList = LIST_OR_TABLE.test(line);
    if (isList && found.plain.length > 0) break;
    const label = LABEL.exec(words)?.groups?.label;
    const isTitled = label !== undefined && isNameLabel(label);
    const names = cardNames(line);
    const isName = names.some((name, half) => half !== 1 && isCard(name)) && !beginsGroup(words);
    if (isList && !isTitled) {
      const below = plainWords(lines.slice(at + 1).find((other) => other.trim() !== '') ?? '');
      if (/^\d/.test(line) && isSectionLine(below, false) && words.length <= PLAIN_NAME_CHARS)
        found.plain = names;
      continue;
    }
    if (isOnlyFacts(words) || (isAside(words) && !isTitled)) continue;
    const isEnded = /[.!?。！？:：]$/.test(words.replace(YIELD, ''));
    if ((isMarked || isTitled) && isName && !isEnded) {
      found.strong = names;
      break;
    }
    if (isMarked && isName && /[:：]$/.test(words) && !readHeading(words).kind) {
      if (found.plain.length === 0) found.plain = names;
    } else if (isName && isPlainName(line, words)) {
      if (found.plain.length === 0) found.plain = names;
    } else if (beginsGroup(words)) {
      // Ingredients may begin without a heading for all of them.
      if (LIST_OR_TABLE.test(lines[at + 1] || (lines[at + 2] ?? ''))) break;
    } else found.said += `${line}\n`;
  }
  return found;
}

function isAside(words: string): boolean {
  return words.length < PLAIN_NAME_CHARS && readHeading(words).kind === 'aside';
}

function isCard(name: string): boolean {
  return (
    name !== '' &&
    !CHATTER.test(name) &&
    !FACT.test(name) &&
    name.split(' ').length <= MOST_WORDS &&
    !SENTENCE.test(name)
  );
}

function isPlainName(line: string, words: string): boolean {
  return (
    !line.includes('](') &&
    !/^\p{N}/u.test(words) &&
    words.length <= PLAIN_NAME_CHARS &&
    !AMOUNT_LAST.test(words) &&
    !SENTENCE.test(words) &&
    !/[.!?,。！？，]$|[:：](?!.*\p{Lu})/u.test(words)
  );
}

/** 'Omelette: Ingredients', 'How to make omelettes', and a dish whose name only begins like a section. */
function namesInSection(line: string, words: string): string[] {
  const before = /^(.{3,60}?)\s?[:–—]\s/.exec(words)?.[1] ?? '';
  if (before && !readHeading(before).kind) return [cardName(before)];
  const name = cardName(words);
  if (HOW_TO.test(words) || (HEADING.test(line) && RECIPE_LAST.test(words) && !NO_NAME.test(name)))
    return [name];
  const isTitle =
    /^ {0,3}#[ \t]/.test(line) && /\s/.test(name) && !/^(?:ingredients|instructions|steps?) /i.test(words);
  return isTitle ? [name] : [];
}

function isSectionLine(words: string, isMarked: boolean): boolean {
  const label = /^[^:：]{2,30}(?=\s?[:：])/.exec(words)?.[0];
  const { kind } = readHeading(words.length > 80 ? (label ?? '') : words);
  if (kind === null || kind === 'aside') return false;
  return isMarked || label !== undefined || /[:：】]$/.test(words) || words.split(' ').length < 3;
}

/** What a sentence names: in bold or in quotes, or behind words that announce it. */
function nameIn(said: string): string {
  const [quoted, ...others] = [...said.matchAll(QUOTED)].map(({ groups }) => tidyName(groups?.name ?? ''));
  if (quoted && others.length === 0) return quoted;
  return nameBy(IN_SENTENCES, said.replace(/[*_`]{1,3}/g, ''));
}

function nameBy(patterns: RegExp[], text: string): string {
  for (const pattern of patterns) {
    const names = [...text.matchAll(pattern)].map(({ groups }) => tidyName(groups?.name ?? ''));
    const name = names.find((one) => one !== '');
    if (name) return name;
  }
  return '';
}

function tidyName(words: string): string {
  const bare = words.trim().replace(BEFORE_NAME, '').replace(PRAISE, '');
  const name = bare
    .slice(0, bare.search(NAME_END) < 0 ? undefined : bare.search(NAME_END))
    .replace(RECIPE_LAST, '')
    .trim();
  const isName =
    name.length > 1 && name.split(' ').length <= MOST_WORDS && !NO_NAME.test(name) && !CHATTER.test(name);
  return isName ? name.charAt(0).toUpperCase() + name.slice(1) : '';
}
