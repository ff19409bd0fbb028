import { lowerCase } from './letters.ts';

export type Kind = 'ingredients' | 'steps' | 'aside';

/** `group`: the sub-group that the heading names, or ''. `step`: of 'Step 2: Fry', 'Fry'; null where it is no step. */
export type Heading = { kind: Kind | null; english: boolean; group: string; step: string | null };

/** A heading with a time or an energy is a fact about the recipe, and begins no section. */
export const FACT =
  /\p{N} ?(?:minu|(?:mins?|h|hrs?|ore)\b|hour|st(?:d|und)|heure|hora|kcal|мин|час|dakika|saat|分|분|मिनट|دقي)/iu;
/** 'For 4 people' names no sub-group. */
export const YIELD = /\p{N}$|person|people|pesso|os[oó]b|serves|servings|yield|por[ctz]i|kişi|порц|人|인분/iu;

const FOR =
  /^to (?:finish|garnish|decorate|assemble)$|(?<!\p{L})(?:for|für|pour|para|per|voor|för|till?|dla|для|na) .+|(?<!\p{L})(?:\p{L}+ ){1,3}için$|^(?:装盘|裝盤|点缀|點綴)/iu;
export const BRACKETS = /[(（][^)）]*[)）]?/g;
/** Accents of Latin letters only: in other scripts such a sign makes another letter. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Beginnings of words, all but English ones without accents. */
const ASIDE = new RegExp(
  [
    `^(?:(?:a few|a couple of|some) )?(?:\\S{1,20} )?(?:${[
      String.raw`tips?(?!\p{L})|(?:serving|cooking|helpful|storage|final|pro) tips?(?!\p{L})|\S*tipp|trick|truc|not[aei]s?(?!\p{L})|notat|varia[nctz]|varier|substitut|swap|frequently asked|stor(?:age|ing)|leftovers|reheat|remarks?(?!\p{L})|comments?(?!\p{L})|troubleshoot|pairings?(?!\p{L})|(?:\S+ )?equip|tool|(?:kitchen)?us?tensi|sugg?e[rs]|serving (?:idea|sugg)|ideas?$|idees?$|video|faq|make (?:it|this) (?:yours?|vegan|ahead|your own)|make.ahead|allerg|safety|heads up|good to know|descri(?:pt|zi)|overview|introduc|background|fun fact|mistakes|things (?:i|to|you)|keep in mind|why|chef|how to (?:serve|store|freeze|reheat)|to store|serve (?:it )?with|goes (?:well )?with|what to serve|did you know|before you (?:start|begin)|word of (?:advice|warning)|(?:the |even )?(?:quick|fast|lazy)\S* (?:version|option|alternative)|even (?:quick|fast)er`,
      String.raw`hinweis|haufige fragen|anmerk|notiz|gut zu wissen|wissenswert|aufbew|lagerung|haltbar|einfrier|zubehor|(?:kuchen)?gerat|abwandl|austausch|ersatz|servier(?:vor|emp)|beilage|dazu (?:passt|schmeckt)|passt dazu|nahrw|extras?$|infos?(?!\p{L})|inform|fehler`,
      'astuce|questions frequentes|version (?:express|rapide)|conse[ijrl]|(?:bon )?a savoir|le saviez|le petit plus|pour (?:varier|accompagn)|a noter|materiel|remarque|accompagn|congel|rechauff|remplac|valeur|ustensil|erreurs',
      'observac|preguntas frec|version (?:rapida|expres)|comentari|apuntes|aclarac|equipo|bueno saber|sabias|ten en cuenta|para variar|como (?:servir|conservar|guardar)|sustitu|alternativ|recomend|valor|truco|curios|errores',
      'attrezz|domande freq|versione (?:veloce|rapida|lampo)|osservaz|annotaz|strument|abbinam|valori|consigl|da sapere|lo sapevi|per variare|come (?:servire|conservare)|sostitu|informaz|errori',
      String.raw`equipam|perguntas freq|versao rapida|anotac|dica|informac|bom saber|voce sabia|erros|trocas?(?!\p{L})|armazen|validade`,
      String.raw`bewar|veelgestelde|snelle versie|notities|invriez|opmerk|merk op|tanka pa|att tanka pa|bem[æe]rk|obs(?!\p{L})|keukengerei|voeding|let op|goed om te weten|wist je|weetje|vervang|lekker (?:met|bij)`,
      String.raw`forvar|vanliga fragor|ofte stil|(?:snabb|hurtig|rask)\S* ver|anmarkning|notering|noter(?!\p{L})|kommentar|merknad|verdt a vite|rester(?!\p{L})|opbevar|oppbevar|naring|redskap|udstyr|utstyr|utrustning|serveringsf|bra att veta|visste du|vidste du|godt (?:at|a) vi[dt]e|gode rad|rad(?!\p{L})|byt ut|bytt|erstat|frys(?!\p{L})|variasj|n[aæ]ring`,
      'wskaz|najczestsze pyt|szybka wersja|przyrzady|porad|rady|uwag|warianty|przechow|wartosc|warto wiedz|dobrze wiedz|czy wiesz|zamien|mrozen|odgrzew|co zamiast',
      'ipuc|sik sorulan|hizli versiyon|puf |notlar|aciklama|cesitle|servis onerisi|oneri|saklama|besin|alternatif|degisiklik|bilgi',
      String.raw`nutri(?!\S* yeast)|calori|kalori|совет|быстр\S+ верс|част\S+ (?:задаваем\S+ )?вопрос|замеча|коммент|примечан|хранен|подсказ|оборуд|пищев|заметк|на заметку|полезно|замен|чем замен|вариа|лайфхак|важно|знаете ли|калорийн|кбжу|с чем подав|ошибк`,
    ].join('|')})`,
    String.raw`^(?:warum|pourquoi|por que|perche|varfor|dlaczego|почему)(?!\p{L})`,
    'よくある質問|時短|コツ|ポイント|メモ|保存|栄養|道具|アレンジ|代用|豆知識|備考|補足|注意|カロリー|準備するもの',
    '(?<!\\p{L})[说說]明$|補充|常[见見][问問]|(?:快手|懒人|简易)版|要点|要點|关键|關鍵|贴士|貼士|小?提[示醒]|叮[咛嚀]|技巧|备注|備註|注意|窍门|訣竅|心得|替[换換代]|工具|营养|營養|热量|熱量|变化|變化|小知识',
    '자주 묻는|비고|팁|참고|메모|보관|도구|주의|유의|응용|대체|변형|영양|칼로리',
    'पूछे जाने वाले|सुझाव|भंडारण|टिप|नोट|ध्यान|बदलाव|विकल्प|पोषण|परोस(?:ने(?! के लिए)|ें)|स्टोर',
    '^طريقة التقديم|ملاحظ|تنبيه|أسئلة|لماذا|فوائد|القيم|قيمة|نصائح|نصيحة|تخزين|حفظ|بدائل|تنويع|معلومة|هل تعلم|أدوات|ادوات',
  ].join('|'),
  'u',
);

const WORDS: [kind: Kind, english: RegExp, others: RegExp][] = [
  [
    'ingredients',
    /^(?:(?:(?:okay|ok|so|now|great|alright)\S? )?here(?: are| is|'s) |gather(?:ing)? |these are )?(?:(?:the|your|all|main|list of) )*(?<before>(?:\S{1,20} ){0,2}?)(?:ingredients?(?: list| needed| required| used| you(?:'ll)? need| (?:and|&) .*)?|ingredient list|(?:what )?you(?:'ll| will)? need(?! to )|(?:shopping|grocery) list|what goes in(?:to)?(?: it)?)(?<after> .*)?$/,
    new RegExp(
      `^(?:list[ae] d\\S+ (?:la |gli )?)?(?<before>(?:\\S{1,20} ){1,3}के लिए |\\S{0,20} )??(?:${[
        String.raw`ingredien(?:ts?|tes?|ti|ten|ser|slista)|zutaten\S*|einkaufsliste|einkaufszettel|(?:was )?(?:du|ihr|sie|man) (?:brauchst|braucht|brauchen)|das brauchst du|(?:sie|du) benotig\S*`,
        String.raw`les courses|(?:ce qu')?il (?:vous |te |[vt]\S+ )?fau(?:t|dra)|(?:ce dont )?(?:vous (?:aurez|avez)|tu (?:auras|as)) besoin`,
        String.raw`compras?|spesa|l?o que \S* ?(?:necesitas|precisa)|(?:que )?necesitar?as|vas a necesitar|(?:voce )?vai precisar(?: de)?|vais precisar|avrai bisogno(?: di)?|occorrente|(?:cosa|ti) serv(?:e|ono)`,
        String.raw`je hebt nodig|(?:dit|wat) heb je nodig|benodigd\S*|boodschappen(?:lijst\S*)?|(?:det (?:har )?|detta )?behover du|du behover|(?:det )?skal du bruge|du skal bruge|(?:dette |det )?trenger du|du trenger|innkjop|indkob`,
        'sk[lł]adniki|(?:czego )?(?:bedziesz )?potrzeb(?:ujesz|owac)|potrzebne$|produkty|lista zakupow|ингредиенты|продукты|состав|(?:что )?(?:вам |нам )?(?:понадобится|потребуется|нужно)|malzemeler|gerekenler|gerekli malzemeler',
        '材料|食材|用料|原料|準備物|재료|준비물|सामग्री|सामान|المكونات|المكوّنات|مكونات|المقادير|مقادير|ما تحتاج\\S*|تحتاج\\S*',
      ].join('|')})(?<after>[ :].*)?$`,
      'u',
    ),
  ],
  [
    'ingredients',
    /^(?!)/,
    /^(?<before>[主辅輔調调佐配]料|調味料|调味料|[주부]재료|양념장?|(?!所需|必要|准备|準備|主要|基本)[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{1,6}材料)$|^(?:所需|必要な|필요한 ?|准备|準備)?(?:材料|食材|재료)(?:一[覧览]|清[单單]|准备|準備)?$/u,
  ],
  [
    'steps',
    /^(?:\S{1,20} ){0,4}(?:instructions?|directions?|method|steps?|procedure|process)(?: (?:\p{N}|for|of|and|to|&).*)?$|^(?:here's how|(?:here(?:'s| is) )?what (?:you(?:'ll| will)? need |you have )?to do|what you do|(?:you can |just |simply )?follow (?:this|these)(?: \S{1,20}){0,2} (?:recipe|steps)|do this|let's (?:cook|make|get cooking)|get cooking|how it's (?:made|done)|how to do it|putting it (?:all )?together|(?:prep(?:aration)?|cooking|baking|assembl[iy](?:ng)?)(?: (?:and|&) (?:prep(?:aration)?|cooking|baking|assembly|serving))?|to make|to prepare|to cook)$|^(?:here's |here is |this is )?how (?:to|you(?: can)?|i) (?:make|cook|bake|prepare)(?: (?:it|this|them))?(?: .{1,40})?$|^step.by.step/u,
    new RegExp(
      `^(?:${[
        String.raw`(?!\S*zeit)(?:(?:koch|back|schritt.*)?anleitung|[vz]\S*bereit|(?:arbeits|koch)?schritte?(?!\p{L})|schritt|anweisung|(?:und )?so (?:geht|wird|mach|einfach)|vorgehen|ablauf|los geht)`,
        "preparat(?!ion time)|prepara[cz]|preparo|realisation|etap|instruc|elabora[cz]|instru[ck]|istruz|procedim|procedura|deroul|marche a suivre|au travail|c'est parti|comment (?:faire|prepar|proced)|a vos fourneaux",
        '(?:cuisson|cottura|coccion|cozimento|pieczenie|gotowanie|выпечка|backen|kochen|braten|bakning|bagning)$|pas+os?(?: |$)|passaggi|modo d|esecuzione|svolgimento|(?:asi )?(?:com[eo] )?(?:si |se )(?:prep|f[ai]|hac)|com[eo] (?:prep|f[ai]|hac)|manos? (?:a la obra|na massa)|maos? (?:a obra|na massa)|confec',
        String.raw`bereiding|werkwijze|stappen|zo (?:maak|doe|bereid)|aan de slag|sadan|(?:sa|slik) (?:har )?(?:gj?[oø]r|lag[ae]r|tillagar)|gor sa(?!\p{L})|tillag|tillvaga|fr[ae]mgang`,
        'tilbered|przygot|przyrzadz|wykonanie|kroki|krok po kroku|jak (?:to )?(?:zrobic|przyg)|spos[oó]b|приготов|способ|инструкц|шаги|пошаг|как (?:это )?(?:приг|гот)|готовим|ход приг|процесс|порядок|этапы',
        'haz[iı]rlan|yap[iı]l[iı]s|yap[iı]m|nas[iı]l yap|ad[iı]m ad[iı]m|talimat',
        '作り方|作成|調理(?!時間)|手順|工程|[怎做作]么?做?法|怎[么麼]做|步[骤驟]|制作|製作|操作|烹[饪調调](?!时间|時間)|만드는|만들기|조리(?! ?시간)|요리 ?(?:방법|순서|과정)|과정|방법|순서',
        'विधि|बनाने|(?:ऐसे )?बनाए[ंँ]|तरीका|निर्देश|कैसे बना|طريقة|الطريقة|التحضير|تحضير|التعليمات|الخطوات|خطوات|كيفية',
      ].join('|')})`,
      'u',
    ),
  ],
];

/** 'Step 3', 'Étape 3 :', 'Schritt 3', '第三步', 'ステップ3', and 'Step Three'. */
export const STEP_WORD =
  '(?:step|schritt|[eé]tape|paso|passo|passaggio|fase|stap|steg|trinn?|krok|шаг|ad[iı]m|ステップ|手順|工程|步[骤驟]|단계|चरण|स्टेप|الخطوة|خطوة)';
const ORDINAL =
  'one|two|three|four|five|six|seven|eight|nine|ten|الأولى|الاولى|الثانية|الثالثة|الرابعة|الخامسة|السادسة|السابعة|الثامنة|التاسعة|العاشرة';
const NUMBERED_STEP = `(?:${STEP_WORD}\\s?(?:n[°o.]\\s?)?(?:\\p{N}{1,2}|${ORDINAL})(?!\\p{L})|第\\p{L}步|\\p{N}{1,2}(?:\\. ad[iı]m|단계|(?:er|ère|e) étape))`;
const STEP = new RegExp(`^${NUMBERED_STEP}[\\s.:：)–—-]*(?<title>[^]*)$`, 'iu');
const STEP_MARK = new RegExp(`^\\s*${NUMBERED_STEP}\\s*[.)–—-](?=\\s*\\p{L})`, 'iu');

export const COLUMNS = {
  name: /ingr[eé]dien|zutat|sk[lł]adnik|材料|食材|재료|ингредиент|^продукт|malzeme|सामग्री|المكون|^(?:item|n[ao]me?|nom|nombre|what)$/iu,
  amount:
    /amount|quanti[td]|^qty|unit|measure|metric|^us$|weight|menge|anzahl|einheit|cantidad|hoeveel|mängd|mængde|ilo[sś][cć]|колич|miktar|分量|用量|数量|मात्रा|الكمية/iu,
  /** What can stand for it, or where it is found. */
  other:
    /substitut|swap|alternat|replac|ersatz|rempla|su[bs]?stitu|sostitu|vervang|ersätt|erstat|zamien|замен|代|대체|विकल्प|بديل|cal|categor|kategor|aisle|section/i,
};

/** One of two ways to cook it: only the first is followed. */
const WAY =
  /^(?:(?:option|method|version|variant[ea]?|möglichkeit|opci[oó]n|opzione|op[cç][aã]o|méthode|método|metodo) ?(?:\p{N}|[a-d](?!\p{L})|one|two)|(?:(?:for|in|using|with|im|in der|au|à la|al?|en|nella?|no|na|w|we|i|в|на) )?(?:the |an? |la |el |il |de |het )?(?:instant.?pot|pressure cooker|slow.?cooker|crock.?pot|air.?fryer|oven|stove.?top|microwave|grill|skillet|pan|multicooker|backofen|ofen|schnellkochtopf|mikrowelle|heißluftfritteuse|pfanne|four|poêle|friteuse à air|cocotte|autocuiseur|micro-ondes|horno|sartén|freidora de aire|olla (?:rápida|lenta|tradicional|exprés|a presión)|microondas|ugn(?:en)?|stekpanna|ovn(?:en)?|piekarnik\p{L}*|f[ıi]r[ıi]n\p{L}*|ocak\p{L}*|patelni|духовк\p{L}+|мультиварк\p{L}+|сковород\p{L}+|tavada|烤箱|空气炸锅|电饭[煲锅]|オーブン|トースター|電子レンジ|炊飯器|오븐|에어프라이어|전자레인지|forno|padella|frigideira|fritadeira|air fryer|panela de pressão|pentola a pressione|microonde|friggitrice ad aria)(?: (?:method|version|instructions?|directions?))?)(?![\p{L}])/u;

/** It begins another recipe. */
const OTHER_RECIPE =
  /^(?:alternativ|(?:another|second|bonus|other) (?:recipe|option|idea|dish|version|variation|way)|(?:zweite[rs]?|weitere[rs]?|deuxième|autre|segund[ao]|otr[ao]|outr[ao]|second[ao]|altr[ao]|tweede|andere?|andra|annan|anden|andre|annen|drug[ia]|inn[ya]|втор[ао]\p{L}+|друг[ао]\p{L}+|ещё од\p{L}+|ikinci|diğer|başka) (?:rezept|vorschlag|idee|recette|idée|rece[it]\p{L}+|opci|opç|opzione|idea|ideia|recept|voorstel|förslag|forslag|oppskrift|opskrift|przepis|propozyc|pomysł|рецепт|вариант|идея|tarif|seçenek|öneri)|(?:第二|另一)[道个種种]|もう一品|두 번째|दूसर|(?:recipe|rezept|recette|receta|ricetta|receita|recept|przepis|рецепт|tarif|option|idea|idee) ?(?:#|n[°o]\.? ?)?(?:[2-9]|two|b)(?!\p{L}|\p{N}))/u;

const ENGLISH_LEAD =
  /(?:the following|these) (?:\S{1,20} )?ingredients(?: and \S{1,20})?[:：]$|ingredients (?:are|include)[:：]$/i;
/** What a sentence says that leads to the ingredients or to the steps. */
const LEADS: [Kind, RegExp][] = [
  ['ingredients', ENGLISH_LEAD],
  [
    'steps',
    /folge(?:n sie)? diesen|so (?:geht|wird|gehst)|ecco come|voici comment|(?:går|gjør|gør|gör) du (?:frem |fram |så )?(?:slik|sånn|sådan|så ?här)|te werk|oto jak|вот как|готов(?:ьте|им) так|الطريقة|만드는 방법|作り方|(?:suivez|voici) (?:ces|les) étapes|sig(?:ue|a) estos pasos|segu(?:i|a|ite) questi passaggi|sig[ua] (?:estes|os) passos|volg deze stappen|följ (?:de här |dessa )?steg|følg (?:disse |de )?(?:trin|trinn|steg)|(?:następujące|poniższe|te) kroki|следу\S+ (?:этим )?шаг|şu adımları|adımları izle|اتبع الخطوات|फ़ॉलो कर|步[骤驟]|[做作]法|[順顺]序|手順(?:は|に)|순서(?:는|대로)|다음(?:과 같이| 단계)/iu,
  ],
  [
    'ingredients',
    /(?:aurez|auras) besoin|il (?:vous|te|t['’]) ?(?:en )?fau|necesit|hac(?:e|en) falta|bisogno|(?:ti|vi) serv|servono|occorr|precis(?:a|as|ar[áa]s?|amos)(?!\p{L})|brauch|benötig|folgende zutaten|nodig|behöver|skal (?:du|i) bruge|skal bruge|trenger|potrzeb|понадоб|потребу|нужн|ihtiyacınız|malzemelere|gerek|تحتاج|المكونات التالية|चाहिए|ज़रूरत|需要|[准準][备備]|必要|필요|ingr[eé]dient\S* (?:suivant|siguient|seguint)|seguenti ingredienti|volgende ingrediënten|följande ingredienser|følgende ingredienser|następując\S+ składnik|следующ\S+ (?:ингредиент|продукт)/iu,
  ],
];

/** 'Of course! To make an omelette, you will need:' */
export function spokenHeading(text: string): Heading | null {
  if (!/[:：]$/.test(text)) return null;
  const [sentence = ''] = /[^.!?。！？\n]{3,160}[:：]$/u.exec(text) ?? [];
  const [clause = ''] = /(?<=[.,!?:]\s|[,，。！？])[^.,!?:，。！？]{3,80}[:：]$/u.exec(text) ?? [];
  const heading = clause ? readHeading(clause) : null;
  if (heading?.group === '' && (heading.kind === 'ingredients' || heading.kind === 'steps')) return heading;
  const leads = [clause, sentence].flatMap((said) => LEADS.filter(([, lead]) => lead.test(said)));
  const [kind, words] = leads[0] ?? [];
  return kind ? { kind, english: words === ENGLISH_LEAD, group: '', step: null } : null;
}

/** 'Step 1 - ', 'Step 1. ' at the beginning of a line, or ''. */
export function stepMark(text: string): string {
  return STEP_MARK.exec(text)?.[0] ?? '';
}

/** 'Main ingredients' and 'आवश्यक सामग्री' name no group. */
const ALL_OF_THEM =
  /^(?:(?:(?:the|these|following|basic|simple|few|key|main|ingredients|items|you|will|need|are|to make|it)(?: |$))+|main|key|basic|fresh|required|needed|haupt|hoofd|principal\S*|necess?a\S*|essen\S*|glown\S*|potrzebn\S*|основн\S*|необходим\S*|нужн\S*|temel|ana|gerekli|nodvandig\S*|nodvendig\S*|[主必]要な?|所需|필요한|आवश्यक|ज़रूरी|जरूरी|मुख्य|المطلوبة|الأساسية|اللازمة)$/i;

/** Only for short texts: its patterns are slow on long ones. */
export function readHeading(text: string): Heading {
  const label = tidyLabel(text);
  const plain = label.replace(BRACKETS, ' ').replace(/’/g, "'").trim();
  const named = plain.toLowerCase();
  const title = STEP.exec(label)?.groups?.title;
  const step = title?.replace(BRACKETS, '').trim() === '' ? '' : (title?.trim() ?? null);
  if (step !== null) return { kind: 'steps', english: /^step/i.test(plain), group: '', step };
  for (const part of FACT.test(named) ? [] : named.split(/ - |[:：|–—]/)) {
    const written = part.replace(/^\P{L}+|[^\p{L}\p{M}\p{N}]+$/gu, '').replace(/\s+/g, ' ');
    const folded = written.normalize('NFD').replace(ACCENTS, '').normalize();
    if (ASIDE.test(folded)) return { kind: 'aside', english: true, group: '', step };
    for (const [kind, words, others] of WORDS) {
      const english = words.exec(written);
      const found = english ?? others.exec(folded);
      if (!found) continue;
      const says = found.groups?.before || found.groups?.after;
      const group = says && !ALL_OF_THEM.test(says.trim()) ? groupOf(FOR.exec(label)?.[0] ?? label) : '';
      return { kind, english: english !== null, group, step };
    }
  }
  return { kind: null, english: true, group: groupOf(label), step };
}

export function beginsGroup(label: string): boolean {
  return label.search(FOR) === 0;
}

/** Also 'Preparation in the oven'. */
export function isWay(label: string): boolean {
  const said = lowerCase(label);
  return WAY.test(said) || (readHeading(label).kind === 'steps' && WAY.test(said.replace(/^\S+\s/, '')));
}

export function beginsOtherRecipe(label: string): boolean {
  return OTHER_RECIPE.test(lowerCase(label));
}

export function groupOf(label: string): string {
  return YIELD.test(label) ? '' : label;
}

/** Without the bullet or emoji that no markdown takes for one. */
export function tidyStart(text: string): string {
  return text.replace(/^[^\p{L}\p{N}([{"'“‘«「]+/u, '');
}

/** Without the numbers, emoji and colon around the words. */
export function tidyLabel(text: string): string {
  return text
    .replace(/^(?:\p{Nd}{1,2}(?:[.)]|\ufe0f)|[①-⑳]|[一二三四五六七八九十]{1,3}、|[^\p{L}\p{N}(])+/u, '')
    .replace(/[^\p{L}\p{M}\p{N})!?.]{1,9}$/u, '');
}
