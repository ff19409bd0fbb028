import { allMatches } from '../words/allMatches.ts';
import { FACT } from '../words/sections.ts';

const { raw } = String;
const MOST_NAMES = 20;
/** On both sides of a noun, what may belong to it. */
const MOST_CHARS = 90;

/** In many languages. */
const EVERYWHERE =
  'curry|gratin|quiche|risotto|lasagne|pizza|crumble|pudding|smoothie|chili|frittata|hummus|tortilla|mousse|tarte|bolognese|muffins?|omelett?e?';
const ENGLISH =
  "soup|stew|chowder|chil[il]i?e?|curr(?:y|ies)|salad|(?:cole)?slaw|casserole|bake|(?:pot )?pie|cobbler|crumble|crisp|tart|quiche|frittata|omelett?e|scramble|hash|stir[- ]?fr(?:y|ies)|fried rice|pila[fu]|risotto|paella|jambalaya|gumbo|lasagn[ae]|mac(?:aroni)? (?:and|&|n['’]?) cheese(?!['’])|grilled cheese|overnight oats|ramen|pancake|waffle|cr[eê]pe|muffin|scone|cookie|brownie|(?<!rice |fish |crab )cake|(?:banana|soda|corn|garlic|flat|zucchini|pumpkin|french|focaccia) ?bread|roll|bun|pasta|linguine|spaghetti|noodle|pizza|burger|sandwich|(?:french |avocado )toast(?:ie)?|melt|(?<!(?:plastic|cling) )wrap|taco|burrito|quesadilla|enchilada|nacho|fajita|skewer|kebab|meatball|meatloaf|patt(?:y|ies)|fritter|croquette|dumpling|gratin|mashed potato|pot roast|skillet|(?<!(?:separate|serving|medium|mixing|large|small|big|another|shallow) )bowl(?! of)|parfait|pudding|mousse|smoothie|lassi|milkshake|lemonade|hot chocolate|granola|porridge|oatmeal|hummus|guacamole|pesto|stuffed \\p{L}+|shakshuka|ratatouille|moussaka|goulash|stroganoff|adobo|biryani|masala|teriyaki|katsu|bibimbap|pad thai|tagine|falafel|tabbouleh|ceviche|carbonara|bolognese|primavera|alfredo|scampi|parmigiana|saltimbocca|piccata|tiramis[uù]|bubble and squeak|fish and chips|bread and butter pudding|lo mein|chow mein|pierogi|gnocchi|pot pie|(?:shepherd|cottage)['’]?s?['’]? pie";
const GERMAN =
  'suppe|bauernfrühstück|eintopf|auflauf|salat|pfanne|kuchen|torte|strudel|knödel|klöße|spätzle|gulasch|ragout|braten|schnitzel|frikadellen|buletten|schmarrn|waffeln|plätzchen|rührei|puffer|rösti|rouladen|maultaschen|limonade|stampf|geschnetzeltes|plinsen|nudeltopf|grütze|hackbällchen|klopse|königsberger klopse|kartoffelbrei|schnecken|brot';
const DUTCH =
  'soep|stamppot|hutspot|stoofpot(?:je)?|stoof|schotel|taart(?:je)?|pannenkoek|poffertje|salade|roerbak|omelet|gehaktbal|kroket|hachee|stoofvlees|roerei|brood|cake|nasi goreng';
const NORDIC =
  'soppa|gryta|gryte|gryderet|gratäng|grateng|paj|(?<=\\p{L}{3})pai|tærte|sallad|pannkak|pandekage|pannekake|plättar|lapper|våff(?:la|lor)|vaf(?:fel|ler)|kaka|kage|kake|bullar|boller|pytt i panna|frikadelle|kjøttkake|lapskaus|biksemad|koldskål|grød|grøt|gröt|brød|bröd|stuvning|stuing|brændende kærlighed|farsbrød|karbonade|fårikål|janssons frestelse|semlor|æbleskive|pinnekjøtt|ribbe|tikka masala|chili sin carne|tærter|lefse|kuling';
const TURKISH =
  'çorba|pilav|salatası|köfte|dolma|sarma|kebab|kebap|güveç|musakka|mücver|menemen|omlet|böre[kğ]|poğaça|gözleme|mantı|pide|lahmacun|makarna|kavurma|sote|yahni|kızartma|karnıyarık|imam ?bayıldı|(?:taze|kuru) fasulye|kek(?!ik)|kurabiye|sütlaç|muhallebi|helva|baklava|cacık|humus|tost|krep|pankek|yeme[kğ]i|şakşuka|tatlısı|ezme|kısır|irmik helvası';
const FRENCH =
  '\\p{L}+ farcie?|soupe|potage|fricassée|velouté|salade|tartelette|clafoutis|gâteau|cake|crêpe|galette|ragoût|blanquette|pot-au-feu|daube|poêlée|sauté|hachis|ratatouille|tian|tajine|couscous|cassoulet|croque-monsieur|pain perdu|flan|riz au lait|compote|beignet|madeleine|tartiflette|papillote|brochette|boulette|rôti|rillettes|tatin|gaspacho|soufflé|pissaladière|parmentier|purée';
const SPANISH =
  'sopa|crema(?= de )|guiso|estofado|potaje|cocido|ensalad(?:illa|a)|revuelto|paella|fideuá|empanad(?:ill)?a|croqueta|albóndiga|tarta|bizcocho|magdalena|natilla|torrija|churro|gazpacho|salmorejo|pisto|taco|quesadilla|enchilada|chilaquiles|guacamole|ceviche|arepa|lasaña|canelones|fajita|cazuela|bacalao dorado|(?:arroz|lentejas|garbanzos|alubias|pollo|pasta|macarrones|espaguetis|fideos|merluza|salmón|bacalao|patatas|papas|cerdo|ternera)(?= (?:con|a la|al|a lo) (?!l[ao]s? |tu|lo ))';
const ITALIAN =
  "zupp[ae]|minestr(?:a|one)|vellutata|insalata|lasagn[ae]|gnocchi|polenta|torta|crostata|focaccia|polpett[ae]|polpettone|parmigiana|caponata|tiramisù|panna cotta|ciambell(?:a|one)|crespelle|arancini|involtini|scaloppin[ae]|spezzatino|stufato|arrosto|ribollita|pappa al pomodoro|peperonata|bruschett[ae]|piadina|timballo|sformato|budino|plumcake|panzanella|carbonara|amatriciana|cacio e pepe|(?:pasta|spaghetti|penne|orecchiette|rigatoni|linguine|tagliatelle|farfalle|fusilli|pollo|merluzzo|salmone|uova)(?= (?:e|con|al|alla|alle|ai|agli|in) | all[’'])";
const PORTUGUESE =
  'caldo verde|canja|salada|feijoada|moqueca|escondidinho|estrogonofe|strogonoff|fricassê|bolo|torta|pudim|brigadeiro|pão de queijo|panqueca|omelete|lasanha|macarronada|risoto|farofa|cuscuz|tapioca|coxinha|pastéis|empadão|empadinha|caldeirada|açorda|migas|francesinha|ensopado|refogado|vatapá|rabanada|gratinado|(?:bacalhau|frango|arroz|peixe|carne|lombo|massa|camarão)(?= (?:com|ao|à|de forno|de carne) (?!os |as |o ))';
const POLISH =
  'zup|krem(?:u|em)?(?= z )|barszcz|żur(?:ek|ku)|rosół|rosoł|krupnik|sałatk|surówk|kotlet|pulpet|klops|gołąbk|pierog|kopytk|klusk|leniw(?:e|ych) pierog|plac(?:ki|ków|uszk)|racu(?:ch|sz)|naleśnik|omlet|jajecznic|zapiekank|gulasz|leczo|bigos|risott|makaron(?:u|em)?(?= z )|tart(?:a|ę|y)|ciast(?:o|a)|sernik|szarlotk|babeczk|muffin|ciasteczk|bułk|kompot|koktajl|pieczeń|knedl|pyz|kaszott|frittat|łazank|spaghetti|fasolk(?:a|i|ę)(?= po)';
const RUSSIAN =
  'суп|борщ|щи|солянк|рассольник|ух[аиу]|окрошк|салат|винегрет|плов|каш[аиу]|запеканк|котлет|тефтел|голубц|пельмен|вареник|блин|олад|сырник|драник|омлет|яичниц|рагу|гуляш|жарко[ге]|бефстроганов|лазань|пирог|пирож|шарлотк|торт|кекс|маффин|чебурек|хачапури|шашлык|соте|морс|компот|кисел|смузи|чизкейк|киш|пицц|фриттат|карри|чахохбили|шакшук|ризотто|галет|хлеб|макароны(?= по)|паст[аыу](?= с )|картофель(?= по)|гречк[аиу](?= (?:с|по))';
const ARABIC =
  '(?:ال)?(?:شوربة|حساء|سلطة|صينية|كبسة|مقلوبة|مجدرة|كشري|شكشوكة|عجة|يخنة|طاجن|محشي|كفتة|فتة|فتوش|تبولة|متبل|كيكة|مهلبية|بسبوسة|كنافة|فطيرة|فطائر|معكرونة ب|لازانيا|بيتزا|ملوخية|بامية ب|مسقعة|مندي|برياني|فول مدمس|أرز ب|دجاج ب)';

/** Part of longer words, too: 'Kürbissuppe'. */
const JOINED = `${EVERYWHERE}|${GERMAN}|${DUTCH}|${NORDIC}`;
/** With the endings of their languages; none that only names a spice. */
const NOUN = new RegExp(
  raw`(?<![\p{L}\p{M}-])(?:(?<english>(?:(?:${ENGLISH})(?:e?s)?(?![\p{L}])(?: (?=\p{L}))?)+(?<! ))|(?:(?:${FRENCH}|${SPANISH}|${PORTUGUESE})(?:e?s)?|${ITALIAN})|(?:[\p{L}-]{1,24}?)?(?:${JOINED})(?:n|en|er|e|s|r|t|or|ar)?|(?:${TURKISH})(?:s[ıiuü])?n?[ıiuüy]?n?[ıiuü]?|(?:${POLISH})\p{L}{0,4}|(?:[\p{L}]{2,12}-)?(?:${RUSSIAN})\p{L}{0,4}|(?:${ARABIC})\p{L}{0,3})(?![\p{L}\p{M}])(?! (?:powder|paste|lea[fv]|en poudre|en polvo|sauce))`,
  'giu',
);
/** Words that are a dish only behind another one: 'apple crisp'. */
const NEEDS_LEAD =
  /^(?:bake|crisp|rolls?|melt|wraps?|hash|bowls?|scramble|buns?|cakes?|masala|skillet|pasta|linguine|spaghetti|noodles?|brot|brood|brød|bröd|pfanne|spätzle|bread)$/iu;
/** 'Anbraten' is no roast. */
const VERB = /^\p{Ll}\p{L}*braten$/u;
const DETERMINER =
  /(?<=^|[\s'’(])(?:an?|the|this|your|my|our|some|another|one|ein(?:e[nmrs]?)?|d(?:er|ie|as|en|em|es)|dies\p{L}{1,2}|un[eoa]?s?|un['’]|l[eao]s?|l['’]|el|il|lo|gli|i|um(?:as?)?|o|os|as|n?uma?s?|een|het|de|en|ett?|den|det|din\p{L}?|deine[nrms]?|ihre?[nrms]?|bir|unas|alla|al|della|delle|dei|des|d['’]|je|jouw)(?=\s|(?<=['’]))\s*/giu;
/** What stands before a name and is none of it. */
const NO_LEAD =
  /(?<![\p{L}'’])(?:is|are|was|of|for|to|into|in|on|with|at|you|it|it['’]s|can|make|making|try|trying|about|that|called|named|or|then|suggest|recommend|bake|cook|cooking|like|than|be|if|so|as|loaf|bowl|plate|pot|batch|und|mit|für|aus|ist|zu|et|avec|pour|est|y|con|para|es|per|è|com|é|med|og|och|är|er|voor|met|z|ze|do|w|to|из|для|в|с|ile|ve|size|bir)(?![\p{L}'’])/giu;
/** Of languages without articles. */
const ADJECTIVES_LAST: [writes: RegExp, adjectives: RegExp][] = [
  [/\p{sc=Cyrl}/u, /(?:(?<!\p{L})\p{L}{3,}(?:ый|ая|ое|ые|ую|ых|ого|ой|ий|ие) ){1,3}$/iu],
  [
    /[ąęłńśźż]/iu,
    /(?:(?<!\p{L})(?!może |jeszcze |dobre |które )\p{L}{3,}(?:[aąey]|ego|ych|ymi?|ej) ){1,2}$/iu,
  ],
  [
    /[ğşı]/iu,
    /(?:(?<!\p{L})(?:\p{L}+l[ıiuü]|\p{L}{3,}da|taze|kuru|yeşil|kırmızı|mercimek|patlıcan|kabak|patates|yayla|tavuk|bulgur|sebze|irmik|un|domates|ıspanak|nohut) ){1,3}$/iu,
  ],
];
/** Before it stands what it is compared to. */
const COMPARED =
  /(?<!\p{L})(?:like|unlike|than|instead of|similar to|cousin of|reminiscent of|think of|confuse with|feel of|flavor of|direction of|beside|alongside|wie|statt|anders (?:als|dan)(?: bei| bij)?|als|denken|an|comme|qu['’e]?|diferencia del?|parecid\p{L}+ a|como|rispetto a|più \p{L}+|parlé de|diferente d[eao]|lembra \p{L}+(?: o)?|niż|podobn\p{L}+ do|zamiast|od|чем|вместо|отличие от|gibi|kadar|yanına|तरह|مثل|تشبه|بدل|än|end|enn|dan|zoals|tykkere enn|gerecht|parlé de|parlé|ingredienti|difficile (?:de )?faire|(?:serve[ds]?|pair\p{L}*|goes \p{L}+|great|lovely) with|such as|including|in|decorating|frost|как)\s*$/iu;
/** What joins to a name what it is made of. */
const PREPOSITION =
  "with|mit|met|med|i|de|du|des|di|del|della|dell['’]|dello|dei|degli|delle|da|do|dos|das|al|all['’]|alla|ai|alle|agli|allo|à l['’]|à la|à|aux?|a la|ao|aos|às|con|com|d['’]|e|z|ze|po|со|с|из|по|ب|بال|و";
/** Behind a preposition, what is no part of a name. */
const OTHERS =
  'that|kveld|dag|kväll|your|the|these|this|an?|those|my|it|what|just|only|all|dein\\p{L}*|diesen|den|je|het|dina|din|det|ett|\\p{N}+|quell\\p{L}|lo que|que|cui|tus?|vos|votre|tes|los ing|tuo|seus?|se|base|nada|las de';
const TAIL = new RegExp(
  `^(?: (?:${PREPOSITION})(?:(?<=['’])| )(?:la |las |los |le |les |l['’])?(?!(?:${OTHERS})(?![\\p{L}'’]))(?:(?:[\\p{L}\\p{M}'’-]+ ){0,2}[\\p{L}\\p{M}'’-]+(?= ?[,.!?:;\n]|$| (?:er|är|is|ist|est|è|é|es|jest)(?!\\p{L}))|[\\p{L}\\p{M}][\\p{L}\\p{M}'’-]*)(?: (?:and|und|en|och|og|et|y|e|i|и) (?!(?:it|is|you|the|a|elle|se|ist|das|die|den|det|dat)(?!\\p{L}))[\\p{L}-]{3,}(?= ?[,.!?:;]|$))?| (?:niçois|andal|lyon|basqu|tatin|fum|hach|dauphin|bourguign|roman|napolet|genov|toscan|makaron|ziemniac|czosn|ogórk|jarzyn|brasil|portugu|mexican|valencian|rus[oa]|gratin|rumeno)[\\p{L}\\p{M}]*| (?!(?:في|على|وهي|وهو|من|التي|الذي|بهذه|سلطة|طبق|أكلة|وصفة|شوربة)(?!\\p{L}))[\\p{sc=Arab}\\p{M}]{3,}){1,4}`,
  'iu',
);

/** '300 g of' */
const AMOUNT_LAST = /\p{N} ?\p{L}{0,8}\.? (?:d[ei] |of |de )?$/u;
/** 'X is a', 'X, a', and 'this'. */
const COPULA_LAST =
  /(?:(?<!\p{L})(?:is|are|è|est|es|é|ist|sind|är|er|jest|это|ta|ten|denne|diese[rs]?|cette|this|эта?)|(?:^|[.!?]\s)(?:[\p{L}'’]{1,20} ?){1,4}(?:\([^()]{1,60}\))?,)\s*$/iu;

/** `isSaidOf`: it may say of what kind another dish is. */
type Dish = { name: string; isSaidOf: boolean };

/** What a sentence names by the word for it: 'soup', 'Auflauf', 'salade'. */
export function dishesIn(said: string): Dish[] {
  return allMatches(NOUN, said)
    .slice(0, MOST_NAMES)
    .flatMap((match) => {
      const [noun] = match;
      const before = said.slice(Math.max(0, match.index - MOST_CHARS), match.index);
      const [clause = ''] = /[^.!?:;,–—("«„“\n]*$/u.exec(before) ?? [];
      const lead = leadIn(clause, match.groups?.english !== undefined);
      const rest = said.slice(match.index + noun.length, match.index + noun.length + MOST_CHARS);
      const [tail = ''] = TAIL.exec(rest) ?? [];
      const [title = ''] = tail ? (/^(?: \p{Lu}[\p{L}’'-]+)+/u.exec(rest.slice(tail.length)) ?? []) : [];
      const name = `${lead}${noun}${tail}${title}`.trim();
      const front = before.slice(0, before.length - lead.length).replace(/[«"“„(]\s*$/u, '');
      const bare = front.replace(DETERMINER, ' ');
      const isOther = [front, bare].some((words) => COMPARED.test(words)) || AMOUNT_LAST.test(clause);
      const isNoName = VERB.test(noun) || FACT.test(name) || (NEEDS_LEAD.test(noun) && lead === '');
      return isOther || isNoName ? [] : [{ name, isSaidOf: COPULA_LAST.test(bare) }];
    });
}

/** What describes it, before its name: behind an article, in English also without one, and in other languages adjectives alone. */
function leadIn(clause: string, isEnglish: boolean): string {
  const [, adjectives] = ADJECTIVES_LAST.find(([writes]) => writes.test(clause)) ?? [];
  if (adjectives) return adjectives.exec(clause)?.[0] ?? '';
  const [article] = allMatches(DETERMINER, clause).slice(-1);
  if (!article && !isEnglish) return '';
  const behind = clause.slice(article ? article.index + article[0].length : 0);
  const [stop] = allMatches(NO_LEAD, behind).slice(-1);
  const words = behind.slice(stop ? stop.index + stop[0].length : 0).trimStart();
  return words.split(' ').length <= (isEnglish ? 7 : 4) ? words : '';
}
