import { distinct } from './textLists.ts';

/** Matches separators of ingredients, but not a comma inside a number (1,5 l) or inside brackets. */
const SEPARATOR = /(?:,(?!\s*\d)|(?<!\d),|[;\u060c\uff0c\uff1b\u3001]|\r?\n)(?![^()]*\))/;
/**
 * Matches words for 'and' that have no other meaning in a list of foods. Excludes 'half and half' and 'red and green
 * peppers', whose first word is not a food.
 */
const AND =
  /(?:^|(?<!\b(?:half(?=.{5}half)|mac|macaroni(?=.{5}cheese)|sweet|red|green))\s+)(?:and|und|et|y|e|og|och|&)\s+/i;
/**
 * Words of remarks such as 'finely chopped' or '2 tins', by language. Omits words that may name a food, such as 'cherry'.
 * tests/cookbook compares these words with the names of foods.
 */
const WORDS = wordsOf(String.raw`
  x?[\d½¼¾][\d.,/½¼¾–]*(?:\p{L}{0,5}|%) a an the and or one two three four quarter few couple bit lots? little
  some left over leftover most very too slightly nearly almost finely thinly firmly stiffly roughly freshly
  lightly well ones type \w+[^\We]ed \w+less fresh frozen raw cut torn beaten shaken ground broken open fully
  empty full stale ripe overripe homemade squeezy firm soft hard silken tender crunchy crisp smooth runny fine
  thick thin long short round flat large medium small big mini baby old day days weeks months
  (?:mon|tues|wednes|thurs|fri|satur|sun)day whole single double heavy light dark red green yellow white brown
  black pink sweet sour hot mild spicy sharp strong mature dry wild freezer plain natural pure organic loose
  lean streaky back good nice cheap ready crusty lite deli multipack cold best proper generous cooking baking
  extra virgin free range self raising all purpose instant decaf semi waxy floury grain jasmine icing caster
  sea kosher Greek wholemeal wholewheat wholegrain optional spare leaf skin zest gluten legs? breasts?
  thighs? shoulder wings? fillets? chunks? cubes strips slices? florets halves quarters parts pieces? Maris
  Piper Bramley [mkcd]?[gl] oz lbs? pounds? pints? lit(?:er|re)s? cups? tbsp tsp handfuls? pinch bulbs?
  bunch(?:es)? sprigs? thumb blocks? rashers? portions? tins? cans? jars? bags? pack(?:et)?s? box(?:es)?
  bottles? tubs? punnets? sticks? heads? stalks? dozen gallon inch x

  (?:fein|grob|klein|un|ab|auf|ein|vor)?ge(?:hack|würfel|schäl|koch|röste|hobel|press|trockne|räucher|putz|raspel|stückel|viertel|kühl|misch|gar)t
  (?:fein|klein|un|ab|auf|vor)?ge(?:schnitt|rieb|mahl|salz|fror|wasch|brat|schmolz|schlag|broch)en
  (?:hauch)?(?:fein|grob|dünn|dick|klein|groß|mittelgroß|weich|kalt|warm|flüssig|frisch|reif|ganz|halb|roh|mager|glatt|kraus|rot|grün|gelb|weiß|dunkel|mild|(?:mittel)?scharf|süß|säuerlich|trocken|alt|jung|fest|offen|kernlos|eingelegt|stückig|nativ|heiß|lang|bunt|braun|zart|mehlig|hart|griechisch|schwarz|durchwachsen)(?:e[rsnm]?)?
  \p{L}*kochend \p{L}+(?:frei|arm) ein(?:e[rsn]?)? etwas sehr schön fast noch schon heute und zwei drei
  zimmerwarm tiefgekühlt TK passiert entkernt abgetropft aufgetaut unbehandelt bio natur Größe Kilo Päckchen
  Rolle Topf Stück(?:e|chen)? Dosen? Bund Zehen? Knolle Prise Packung(?:en)? Becher Glas Scheiben? Flaschen?
  angebrochen

  (?!.*café|saké|gelé|consommé|puré|pâté|thé|blé|rosé|chicoré|frisé|brisé|crudité|velouté|soufflé|comté|.*filé|taugé|tempé|pancarré)\p{L}+ée?s?
  une? deux trois les? la et bien très trop finement peu presque déjà vierge entiers? entières? mûre?s?
  fraîches? frais doux demi mou molles? tiède fins? fines? légère?s? épais(?:se)?s? roux rond ferme liquide
  rouges? verte?s? jaunes? blanc(?:he)?s? noire?s? petite?s? grande?s? gros cuite?s? fondue? battue?s?
  moulue?s? rassis plate? nature fermier sec secs ouverte?s? finie?s? bon(?:ne)?s? cuisses? gousses? pincée
  bottes? boîtes? sachets? pots? tranches? rondelles hier morceaux?

  (?:picad|rallad|pelad|cortad|trocead|triturad|congelad|cocid|ahumad|escurrid|batid|fundid|molid|(?:semi)?desnatad|asad|pasad|lavad|abiert|medi|poc|fin|fresc|madur|enter|pequeñ|median|roj|amarill|blanc|negr|crud|sec|dur|deshuesad|machacad|derretid|desmenuzad|refrit|curad|laminad|redond|mixt|morad|plan|natural(?:es)?|fileted|limpi|moren|ralad|tritat|grattugiat|tagliat|surgelat|cott|matur)[oa]s?
  un[oa]?s? dos tres verdes? grandes? recién integral(?:es)? naturales? still serrano romana kilos? cabezas? bote finamente
  virgen muy todavía ayer y e lonchas camperos dientes? latas? puñados? manojos? docena
`);
/** Words that begin the rest of a remark, such as 'to' in 'to taste'. Some need another word behind them. */
const STARTS = wordsOf(
  String.raw`
  in into to at for with without not any enough plenty about approx like ideally preferably plus from on off
  out if as when before after until since behind bottom but needs? just only going starting
  whatever(?:['’]s)? something smells? made check take don['’]t get  e\.g\.? eat seit
  last(?=.(?:night|week)) leaves(?=.and.) juice(?=.and.) use(?=.(?:up|soon|first|by|today)) ohne mit im für zum
  am von vom nach aus ca ungefähr wenn nicht nur egal bitte aber davon sans avec pour à au si pas 
  demi(?=.sel) depuis sin con para al quedan du(?=.(?:jardin|marché|frigo)) en
  (?:a|al)(?=.(?:la|gusto|gosto|temperatura|rodajas|cubetti|fette)) of(?=.\d)
`,
  '(?: |$)',
);
/** Other remarks. Rows: last words, words anywhere, whole remarks, amounts, first words. */
const OTHERS = new RegExp(
  [
    '(?:^|[ -])(?:bone[ -]in|of|on|off|only|free|or so|style|sized?|quality|one|left|davon|seulement|removed|reserved|discarded|(?:low|full|half) fat)$',
    '(?:^| )(?:please|kind|stuff|brand|it|they|we|unless|overnight|count)(?: |$)|^the .*ones?(?: |$)| ones(?: |$)',
    '^(?:zest and juice|juice and zest|le jus|el zumo|der Saft|no \\w+)$',
    '^(?:[\\d.,]+ ?%|(?:low|full|high|reduced|no|zero)[ -])(?: ?(?:added )?(?:fat|fett|lean|salt|sugar|sodium|cocoa))?$',
    '^\\d.* cloves?$|^(?:\\d|an? |half |one |two ).*loa(?:f|ves)$',
    "^(?:or|oder|ou) |^d[ei] (?!la |l['’])",
  ].join('|'),
  'i',
);
/** Matches bullets, numbers, and the boxes and ticks of a checklist. */
const BULLET =
  /^\s*(?:(?:[-*\u2022\u2013]|\d{1,2}[.)])\s+|(?:\[[ x]?\]|[\u2610-\u2612\u2705\u2713\u2714]\ufe0f?)\s*)*/i;
/** Matches a title above other lines, such as 'For the sauce:'. */
const TITLE = /[:\uff1a][\s*_]*$/;
const MAX_CHARS = 1_000;
export const SHORTEST_RECIPE_CHARS = 100;

/**
 * Divides a typed or pasted text into ingredients. Each of several lines is one ingredient. A single line is split at
 * its commas, but not before a remark. `instead`: what the visitor may have meant, as 'Undo' or 'Split' puts on the list.
 */
export function foodsIn(text: string): { foods: string[]; instead: string[] } {
  const lines = distinct(splitLines(text).map((line) => line.trim()));
  const [line] = lines;
  if (line === undefined || lines.length > 1) return { foods: lines, instead: [] };
  const [foods, pieces] = [partsOf(line), distinct(piecesOf(line))];
  if (foods.length > 1) return { foods, instead: [line] };
  return { foods, instead: pieces.length > 1 ? pieces : [] };
}

/**
 * Divides a typed list into ingredients. Splits at 'and' only if the list also contains separators such as commas,
 * because 'salt and pepper' alone may be one ingredient.
 */
export function partsOf(text: string): string[] {
  const foods: string[] = [];
  const parts = partsBySeparator(text);
  const add = (part: string) =>
    foods.push(foods[0] && isRemark(part, foods.at(-1)) ? `${foods.pop()}, ${part}` : part);
  for (const [index, part] of parts.entries()) {
    const isList = index > 0 && index === parts.length - 1 && !isRemark(part, foods.at(-1));
    for (const one of isList ? part.split(AND).filter(Boolean) : [part]) add(one);
  }
  // Keeps a single food as it was typed.
  return foods.length === 1 && parts.length > 1 ? [text.trim()] : distinct(foods);
}

/** Divides a typed list into foods to look up. Splits at every 'and', even if the list contains no commas. */
export function splitWords(text: string): string[] {
  return distinct(
    splitLines(text)
      .flatMap(piecesOf)
      .flatMap((part) => part.split(AND)),
  );
}

function piecesOf(text: string): string[] {
  const parts = partsBySeparator(text);
  const last = parts.pop() ?? '';
  return parts.length > 0 ? [...parts, ...last.split(AND)].filter(Boolean) : [last];
}

function partsBySeparator(text: string): string[] {
  if (text.length > MAX_CHARS) return [text];
  return text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean);
}

export function isOnLines(text: string): boolean {
  return /[\r\n]/.test(text.trim());
}

/** True if a pasted text is long enough to be a recipe. Shorter texts go on the list at once. */
export function mayBeRecipe(text: string): boolean {
  return text.length > (isOnLines(text) ? SHORTEST_RECIPE_CHARS : MAX_CHARS);
}

/** Divides a pasted list into lines, without their bullets. Omits titles unless the text is a single line. */
export function splitLines(text: string): string[] {
  const lines = text.trim().split(/[\r\n]+/);
  return lines
    .filter((line) => lines.length === 1 || !TITLE.test(line))
    .map((line) => line.replace(BULLET, ''));
}

/** Matches kinds of foods that are named alone elsewhere: 'rice, basmati'. */
const VARIETY =
  /(?:rice|riz|arroz|reis), (?:basmati|arborio)$|oil, (?:olive|vegetable|sunflower|sesame)$|vinegar, (?:cider|malt|balsamic)$|flour, (?:bread|rice)$|tomato(?:es)?, (?:cherry|plum)$|tortillas, (?:flour|corn)$|noodles, (?:egg|rice|udon)$|bread, (?:sourdough|rye)$|jam, \w+berry$|crisps, salt and vinegar$|steak, (?:ribeye|rump)$|mushrooms, (?:chestnut|button)$|pasta, (?:penne|spaghetti|fusilli|rigatoni|tagliatelle)\b|ice cream, vanilla|lettuce, (?:romaine|iceberg)$/i;

/** True if a part of a typed list describes the food before it, as 'diced', 'juice of', '2 tins' and 'to taste' do. */
export function isRemark(part: string, before = ''): boolean {
  if (OTHERS.test(part) || VARIETY.test(`${before}, ${part}`)) return true;
  const words = part
    .replace(/^half(?! and half)|[!?()]/gi, '')
    .split(/[\s-]+/)
    .filter(Boolean);
  const rest = words.findIndex((word) => !WORDS.test(word));
  return rest < 0 || STARTS.test(words.slice(rest).join(' '));
}

/** Matches any word of a table of expressions. */
function wordsOf(table: string, end = '$'): RegExp {
  return new RegExp(`^(?:${table.trim().replaceAll(/\s+(?![^(]*\))/g, '|')})${end}`, 'iu');
}
