export type Kind = 'ingredients' | 'steps' | 'aside';

/** `group`: the sub-group that the heading names, or ''. `step`: of 'Step 2: Fry', 'Fry'; null where it is no step. */
export type Heading = { kind: Kind | null; english: boolean; group: string; step: string | null };

/** A heading with a time or an energy is a fact about the recipe, and begins no section. */
export const FACT =
  /\p{N} ?(?:minu|(?:mins?|h|hrs?|ore)\b|hour|st(?:d|und)|heure|hora|kcal|мин|час|dakika|saat|分|분|मिनट|دقي)/iu;
/** 'For 4 people' names no sub-group. */
const YIELD = /\p{N}$|person|people|pesso|os[oó]b|serves|servings|yield|por[ctz]i|kişi|порц|人|인분/iu;

const FOR =
  /(?<!\p{L})(?:for|für|pour|para|per|voor|för|til|dla|для|na) .+|(?<!\p{L})(?:\p{L}+ ){1,3}için$/iu;
export const BRACKETS = /[(（][^)）]*[)）]?/g;
/** Accents of Latin letters only: in other scripts such a sign makes another letter. */
const ACCENTS = /[\u0300-\u036f]/g;

/** All but English words are without accents. */
const ASIDE =
  /^(?:\S{1,20} )?(?:tips?(?!\p{L})|(?:serving|cooking|helpful|storage|final) tips?(?!\p{L})|\S*tipp|trick|truc|not[aei]s?(?!\p{L})|varia[nctz]|substitut|swap|stor(?:age|ing)|leftovers|(?:\S+ )?equip|tool|(?:kitchen)?us?tensi|sugg?e[rs]|serving (?:idea|sugg)|ideas?$|video|faq|make.ahead|allerg|why|chef|how to (?:serve|store)|to store|did you know|hinweis|anmerk|notiz|aufbew|lagerung|zubehor|(?:kuchen)?gerat|abwandl|nahrw|conse[ijrl]|materiel|remarque|accompagn|valeur|attrezz|strument|abbinam|valori|consigl|astuce|observac|equipo|equipam|valor|informac|dica|bewar|opmerk|keukengerei|voeding|forvar|opbevar|naring|redskap|serveringsf|wskaz|porad|uwag|przechow|wartosc|ipuc|puf |servis onerisi|saklama|besin|nutri(?!\S* yeast)|совет|примечан|хранен|подсказ|оборуд|пищев)|^(?:warum|pourquoi|por que|perche|varfor|dlaczego|почему)(?!\p{L})|コツ|ポイント|メモ|保存|栄養|道具|贴士|小?提示|技巧|备注|注意|窍门|工具|营养|팁|참고|메모|보관|도구|सुझाव|टिप|नोट|ملاحظ|لماذا|فوائد|القيم|قيمة|نصائح|نصيحة|تخزين/u;

const WORDS: [kind: Kind, english: RegExp, others: RegExp][] = [
  [
    'ingredients',
    /^(?:here (?:are|is) )?(?:(?:the|your|all|main|list of) )*(?<before>(?:\S{1,20} ){0,2}?)(?:ingredients?(?: list| needed| required| used| you(?:'ll)? need| (?:and|&) .*)?|ingredient list|(?:what )?you(?:'ll| will)? need|shopping list)(?<after> .*)?$/,
    /^(?:list[ae] d\S+ (?:la |gli )?)?(?<before>\S{0,20} )??(?:ingredien(?:ts?|tes?|ti|ten|ser|slista)|zutaten\S*|einkaufsliste|(?:was )?(?:du|ihr|sie) (?:brauchst|braucht|brauchen)|das brauchst du|compras?|spesa|(?:ce qu')?il (?:vous |te |[vt]\S+ )?fau(?:t|dra)|l?o que \S* ?(?:necesitas|precisa)|(?:voce )?vai precisar(?: de)?|vas a necesitar|avrai bisogno(?: di)?|(?:vous aurez|tu auras) besoin|(?:sie|du) benotig|man braucht|je hebt nodig|dit heb je nodig|benodigdheden|boodschappen|det behover du|detta behover du|det skal du bruge|sk[lł]adniki|ингредиенты|продукты|понадобится|malzemeler|材料|食材|用料|配料|재료|सामग्री|المكونات|مكونات|المقادير)(?<after>[ :].*)?$/,
  ],
  ['ingredients', /^(?!)/, /^(?<before>[主辅輔调調佐]料|調味料|调味料)$/],
  [
    'steps',
    /^(?:\S{1,20} ){0,3}(?:instructions?|directions?|method|steps?|procedure|process)(?: (?:\p{N}|for|of|and|to|&).*)?$|^(?:what to do|what you do|let's (?:cook|make)|how it's (?:made|done)|prep(?:aration)?|cooking|baking|assembly|to make|to prepare|to cook)$|^(?:here's |this is )?how (?:to|you|i) (?:make|cook|prepare)(?: (?:it|this|them))?(?: .{1,40})?$|^step.by.step/u,
    /^(?!\S*zeit)(?:(?:koch|back|schritt.*)?anleitung|[vz]\S*bereit|(?:arbeits|koch)?schritte?(?!\p{L})|schritt|anweisung|so (?:geht|wird|mach)|preparat(?!ion time)|prepara[cz]|preparo|realisation|etape|instruc|elabora[cz]|instru[ck]|istruz|procedim|procedura|(?:cuisson|cottura|coccion|cozimento|pieczenie|gotowanie|выпечка|backen|kochen|braten|bakning|bagning)$|pas+os?(?: |$)|passaggi|modo d|esecuzione|com[eo] (?:si |se )?(?:prep|f[ai]|hac)|bereiding|werkwijze|stappen|zo maak|gor sa|sa har gor|sa gor|tillag|tillvaga|fremgang|sadan|tilbered|przygot|wykonanie|kroki|spos[oó]b|приготов|способ|инструкц|шаги|пошаг|haz[iı]rlan|yap[iı]l[iı]s|talimat|作り方|作成|調理(?!時間)|手順|做法|步骤|制作|烹[饪調](?!时间|時間)|만드는|만들기|조리(?! ?시간)|방법|순서|विधि|बनाने|तरीका|निर्देश|طريقة|الطريقة|التحضير|التعليمات|الخطوات|خطوات)/u,
  ],
];

/** 'Step 3', 'Étape 3 :', 'Schritt 3', '第三步', 'ステップ3', and 'Step Three'. */
const STEP_WORD =
  '(?:step|schritt|[eé]tape|paso|passo|passaggio|fase|stap|steg|trin|krok|шаг|ad[iı]m|ステップ|手順|步骤|단계|चरण|الخطوة)';
const STEP = new RegExp(
  `^(?:${STEP_WORD}\\s?(?:n[°o.]\\s?)?(?:\\p{N}{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?!\\p{L})|第\\p{L}步|\\p{N}{1,2}(?:\\. ad[iı]m|단계|(?:er|ère|e) étape))[\\s.:：)–—-]*(?<title>[^]*)$`,
  'iu',
);

export const COLUMNS = {
  name: /ingr[eé]dien|zutat|sk[lł]adnik|材料|食材|재료|ингредиент|malzeme|सामग्री|المكون|^(?:item|n[ao]me?|nom|nombre|what)$/iu,
  amount:
    /amount|quanti[td]|^qty|unit|measure|metric|^us$|weight|menge|anzahl|einheit|cantidad|hoeveel|mängd|mængde|ilo[sś][cć]|колич|miktar|分量|用量|数量|मात्रा|الكمية/iu,
  how: /^$|note|how|prep|comment|hinweis|anmerk|nota/i,
};

/** One of two ways to cook it: only the first is followed. */
const WAY =
  /^(?:(?:option|method|version|variant[ea]?|möglichkeit|opci[oó]n|opzione|op[cç][aã]o|méthode|método|metodo) ?(?:\p{N}|[a-d](?!\p{L})|one|two)|(?:(?:for|in|using|with|im|in der|au|à la|al?|en|nella?|no|na) )?(?:the |an? |la |el |il )?(?:instant.?pot|pressure cooker|slow.?cooker|crock.?pot|air.?fryer|oven|stove.?top|microwave|grill|skillet|pan|multicooker|backofen|ofen|schnellkochtopf|mikrowelle|heißluftfritteuse|pfanne|four|poêle|friteuse à air|cocotte|autocuiseur|micro-ondes|horno|sartén|freidora de aire|olla (?:rápida|lenta)|microondas|forno|padella|frigideira|fritadeira|air fryer|panela de pressão|pentola a pressione|microonde|friggitrice ad aria)(?: (?:method|version|instructions?|directions?))?)(?![\p{L}])/iu;

/** It begins another recipe. */
const OTHER_RECIPE =
  /^(?:alternativ|another|second|bonus|other (?:recipe|option)|(?:recipe|rezept|recette|receta|ricetta|receita|recept|przepis|рецепт|tarif|option|idea|idee) ?(?:#|n[°o]\.? ?)?(?:[2-9]|two|b)(?!\p{L}|\p{N}))/iu;

/** Only for short texts: its patterns are slow on long ones. */
export function readHeading(text: string): Heading {
  const label = tidyLabel(text);
  const plain = label.replace(BRACKETS, ' ').replace(/’/g, "'").trim();
  const named = plain.toLowerCase();
  const step = STEP.exec(plain)?.groups?.title?.trim() ?? null;
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
      const group = says ? groupOf(FOR.exec(label)?.[0] ?? label) : '';
      return { kind, english: english !== null, group, step };
    }
  }
  return { kind: null, english: true, group: groupOf(label), step };
}

export function beginsGroup(label: string): boolean {
  return label.search(FOR) === 0;
}

export function isWay(label: string): boolean {
  return WAY.test(label);
}

export function beginsOtherRecipe(label: string): boolean {
  return OTHER_RECIPE.test(label);
}

export function groupOf(label: string): string {
  return YIELD.test(label) ? '' : label;
}

/** Without the numbers, emoji and colon around the words. */
export function tidyLabel(text: string): string {
  return text
    .replace(/^(?:\d{1,2}(?:[.)]|\ufe0f)|[^\p{L}\p{N}(])+/u, '')
    .replace(/[^\p{L}\p{M}\p{N})!?.]{1,9}$/u, '');
}
