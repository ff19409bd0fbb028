import { beginsGroup, FACT, readHeading } from '../tree/sections.ts';
import { isOnlyFacts } from './facts.ts';

const HEADING = /^ {0,3}#{1,6}[ \t]+/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const BOLD = /^\P{L}{0,8}(?:\*\*|__)(?=\S).{1,120}(?:\*\*|__)[^\p{L}\p{N}]{0,4}(?:\([^()]{1,40}\))?\s*$/u;
const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;
const LIST_OR_TABLE = /^\s*(?:[-*+•]|\d{1,3}[.)])\s|^\s*\||^ {0,3}>/;
/** An underscore within a word is part of it, and no mark. */
const MARKS = /[*`~[\]#>|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\((?:https?:|mailto:)[^)]*\)/gu;
const LINE_LIMIT_CHARS = 1_000;
const LIMIT_CHARS = 120;
const PLAIN_NAME_CHARS = 60;
const MOST_WORDS = 14;

const RECIPE =
  '(?:recipe|rezept|recette|receta|ricetta|receita|recept|opskrift|przepis|рецепт|tarif|食谱|菜谱|レシピ|레시피|रेसिपी|وصفة)';
/** What says that a name follows, at the beginning of a line. */
const NAMED = new RegExp(
  `^(?:${RECIPE}(?: ?(?:name|\\p{N}+|#\\p{N}+))?|option ?\\p{N}+|title|titel|titre|t[ií]tulo|titolo|name|nom(?:e|bre)?|dish(?: name)?|gericht|plat|plato|piatto|prato|gerecht|rätt|ret|danie|блюдо|название|yemek|菜名|料理名|요리(?: 이름)?|व्यंजन|اسم الطبق|الطبق)\\s?[:：–—】〉-]\\s*|^${RECIPE} (?:for|für|zu|de |d['’]|du |des |del |di |per |para |do |da |voor |van |på |na |(?=\\p{Lu}))`,
  'iu',
);
const YIELD = /\s*[(（][^()（）]*(?:\p{N}|serv|portion|pers)[^()（）]*[)）]\s*$/iu;
const RECIPE_LAST = new RegExp(`[\\s-]+${RECIPE}$|(?:の|的)?(?:レシピ|作り方|做法|食谱|菜谱)$`, 'iu');
/** 'Okroshka: A Symphony of Flavours' */
const SUBTITLE =
  /\s*[:：–—]\s+(?:an?|the|your|une?|ein|eine|der|die|das|il|la|el|um|uma)\s.*$|\s*\p{Extended_Pictographic}.*$/iu;

/** Greetings and announcements, none of which is a dish. */
const CHATTER =
  /^(?:sure|of course|certainly|absolutely|great|okay|ok|yes|hello|hi|hey|here(?:'s| is| are)|thank|i |i'|let|with |using |based |this |these |that |it |you|what a|how|enjoy|welcome|gerne|natürlich|klar|sicher|hier|hallo|mit |aus |bien s[uû]r|voici|bonjour|avec |d'accord|claro|por supuesto|aqu[ií]|hola|con |certo|certamente|ecco|ciao|com |olá|natuurlijk|zeker|met |självklart|här|med |hej|her er|selvfølgelig|oczywiście|oto|jasne|cześć|конечно|вот|привет|здравствуйте|tabii|elbette|işte|merhaba|当然|好的|这是|以下|您|根据|もちろん|はい|以下|물론|네|안녕|여기|ज़रूर|बिल्कुल|यह|नमस्ते|بالتأكيد|بالطبع|إليك|مرحب|أهلا)(?!\p{L})/iu;

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
  /^(?:dish|meal|recipe|something|dinner|lunch|breakfast|dessert|snack|one|it|them|this|that|these|those|food|ingredients?|list|details?|steps?|option|idea|gericht|essen|mahlzeit|rezept|plat|repas|recette|plato|comida|receta|piatto|ricetta|prato|receita|gerecht|maträtt|danie|блюдо|you|your|the|a|simple|easy|quick|delicious|tasty|following|\p{L}|美味|简单|好的|doce|dulce|dolce|sobremesa|postre|nachtisch|dessert|what|people|personen|personnes|personas|persone|pessoas|personer|osób|kişi|işte|la|il|le|der|die|das|two|four|possible|version|way)(?:\s(?:dish|meal|recipe|idea|you|with.*|for.*|from.*))?$|^(?:recipe|dish|meal) |(?<!\p{L})(?:ingredients?|ingr[eé]dient\p{L}+|zutaten|recipes?|recetas?|recettes?|ricett[ae]|receitas?|sure|happy|fridge|help)(?!\p{L})|^(?:one|another|some) |使った|を使用|可以|食材/iu;

/** The name that a cook would write on a card, or '' where nothing names the dish. */
export function findDish(text: string): string {
  const lines = text.split('\n', 80).map((line) => line.slice(0, LINE_LIMIT_CHARS));
  const { strong, plain, said } = readBeginning(lines);
  return (
    strong ||
    plain ||
    nameIn(said) ||
    nameBy([CLOSING], text.slice(-LINE_LIMIT_CHARS).replace(/[*_`]{1,3}/g, ''))
  );
}

/** Of a line that says nothing else. */
export function cardName(line: string): string {
  const words = line
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[^\p{L}\p{N}(]+/u, '');
  const named = words.replace(/^\d{1,2}[.)]\s+/, '').replace(NAMED, '');
  const name = named.replace(YIELD, '').replace(SUBTITLE, '').replace(YIELD, '').replace(RECIPE_LAST, '');
  return name
    .replace(/[\s:：,;*–—-]+$/, '')
    .slice(0, LIMIT_CHARS)
    .trim();
}

type Beginning = { strong: string; plain: string; said: string };

/** What stands above the ingredients. `strong`: a heading, bold, or called a title; `plain`: a short line of its own. */
function readBeginning(lines: string[]): Beginning {
  const found: Beginning = { strong: '', plain: '', said: '' };
  let isInFence = false;
  for (const [at, line] of lines.entries()) {
    if (FENCE.test(line)) isInFence = !isInFence;
    const words = line.replace(MARKS, '').trim();
    const next = lines[at + 1] ?? '';
    if (isInFence || words === '' || UNDERLINE.test(line)) continue;
    const isMarked = HEADING.test(line) || BOLD.test(line) || (UNDERLINE.test(next) && !line.includes('|'));
    if (isSectionLine(words, isMarked)) {
      // 'Omelette: Ingredients', and a dish whose name only begins like a section.
      const before = /^(.{3,60}?)\s?[:–—]\s/.exec(words)?.[1] ?? '';
      if (before && !readHeading(before).kind) found.strong = cardName(before);
      else if (
        /^ {0,3}#[ \t]/.test(line) &&
        /\s/.test(cardName(words)) &&
        !/^(?:ingredients|instructions|steps?) /i.test(words)
      ) {
        found.strong = cardName(words);
      }
      break;
    }
    if (LIST_OR_TABLE.test(line)) {
      if (found.plain) break;
      const below =
        lines
          .slice(at + 1)
          .find((other) => other.trim() !== '')
          ?.replace(MARKS, '')
          .trim() ?? '';
      if (/^\d/.test(line) && isSectionLine(below, false) && words.length <= PLAIN_NAME_CHARS)
        found.plain ||= cardName(words);
      continue;
    }
    if (isOnlyFacts(words) || (words.length < PLAIN_NAME_CHARS && readHeading(words).kind === 'aside'))
      continue;
    const name = cardName(words);
    const isTitled = NAMED.test(words.replace(/^[^\p{L}\p{N}]+/u, ''));
    const isName =
      name !== '' &&
      !beginsGroup(words) &&
      !CHATTER.test(name) &&
      !FACT.test(name) &&
      name.split(' ').length <= MOST_WORDS;
    if ((isMarked || isTitled) && isName && !/[.!?。！？:：]$/.test(words.replace(YIELD, '')))
      found.strong = name;
    else if (isMarked && isName && /[:：]$/.test(words) && !readHeading(words).kind) found.plain ||= name;
    else if (
      isName &&
      !line.includes('](') &&
      !/^\p{N}/u.test(words) &&
      words.length <= PLAIN_NAME_CHARS &&
      !/[.!?,。！？，]$|[:：](?!.*\p{Lu})/u.test(words)
    )
      found.plain ||= name;
    else if (!beginsGroup(words)) found.said += `${line}\n`;
    if (found.strong) break;
  }
  return found;
}

function isSectionLine(words: string, isMarked: boolean): boolean {
  if (words.length > 80) return false;
  const { kind } = readHeading(words);
  if (kind === null || kind === 'aside') return false;
  return (
    isMarked || /[:：】]$/.test(words) || words.split(' ').length < 3 || /^[^:：]{3,30}[:：]/.test(words)
  );
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
