export type Kind = 'ingredients' | 'steps' | 'aside';

/** `group`: the sub-group that the heading names, or ''. */
export type Heading = { kind: Kind | null; english: boolean; group: string };

/** A heading with a time or an energy is a fact about the recipe, and begins no section. */
export const FACT = /\p{N} ?(?:minu|(?:mins?|h|hrs?|ore)\b|hour|st(?:d|und)|heure|hora|kcal|分)/iu;
/** 'For 4 people' names no sub-group. */
const YIELD = /\p{N}$|person|people|pesso|os[oó]b|serves|servings|yield|por[ctz]i|人|인분/iu;

const FOR = /(?<!\p{L})(?:for|für|pour|para|per|voor|för|til|dla|для) .+/iu;
export const BRACKETS = /[(（][^)）]*[)）]?/g;
/** Accents of Latin letters only: in other scripts such a sign makes another letter. */
const ACCENTS = /[\u0300-\u036f]/g;

const ASIDE =
  /^(?:\S{1,20} )?(?:tips?(?!\p{L})|\S*tipp|trick|truc|not[ae]|varia[nctz]|substitut|swap|stor(?:age|ing)|leftovers|[eé]quip|tool|us?tensi|sugg?e[rs]|serving idea|video|faq|make.ahead|allerg|why|hinweis|anmerk|aufbew|conse[ijr]|consigl|astuce|dica|bewar|förvar|wskaz|совет|nutri(?!\S* yeast)|nährw|voeding)|puçlar|コツ|ポイント|贴士|技巧|팁/u;

const WORDS: [kind: Kind, english: RegExp, others: RegExp][] = [
  [
    'ingredients',
    /^(?:here are )?(?:(?:the|your|all|list of) )?(?<before>(?:\S{1,20} ){0,2}?)(?:ingredients(?: list| needed| you(?:'ll)? need| (?:and|&) .*)?|ingredient list|(?:what )?you(?:'ll| will)? need|shopping list)(?<after> .*)?$/,
    /^(?:list[ae] d\S+ (?:la )?)?(?<before>\S{0,20} )??(?:ingredien(?:ts?|tes?|ti|ten|ser)|zutaten\S*|einkaufsliste|(?:was )?du brauchst|das brauchst du|compras?|spesa|(?:ce qu')?il [vt]\S+ faut|l?o que \S* ?(?:necesitas|precisa)|benodigdheden|sk[lł]adniki|ингредиенты|malzemeler|材料|食材|用料|재료)(?<after> .*)?$/,
  ],
  [
    'steps',
    /^(?:\S{1,20} ){0,2}(?:instructions?|directions?|method|steps?|procedure)(?: (?:\p{N}|for|of|and|&).*)?$|^(?:prep(?:aration)?|cooking|assembly)$|^(?:here's )?how (?:to|you) (?:make|cook|prepare)(?: it| this| them)?$|^step.by.step/u,
    /^(?!\S*zeit)(?:(?:koch|back)?anleitung|[vz]\S*bereit|(?:arbeits)?schritt|so (?:geht|wird)|preparat(?!ion time)|prepara[cz]|preparo|realisation|etape|elabora[cz]|instru[ck]|istruz|procedim|pas+os?(?: |$)|passaggi|modo d|com[eo] (?:si |se )?(?:prep|f[ai]|hac)|bereiding|werkwijze|gor sa|tillag|fremgang|przygot|spos[oó]b|приготов|haz[iı]rlan|作り方|手順|做法|步骤|烹饪步|만드는|조리법)/,
  ],
];

export const COLUMNS = {
  name: /ingr[eé]dien|zutat|sk[lł]adnik|材料|食材|재료|^(?:item|n[ao]me?|nom|nombre|what)$/iu,
  amount:
    /amount|quanti[td]|^qty|unit|measure|metric|^us$|weight|menge|anzahl|einheit|cantidad|hoeveel|ilo[sś][cć]|分量|用量/iu,
  how: /^$|note|how|prep|comment|hinweis|anmerk|nota/i,
};

/** Only for short texts: its patterns are slow on long ones. */
export function readHeading(text: string): Heading {
  const label = tidyLabel(text);
  const named = label.replace(BRACKETS, ' ').replace(/’/g, "'").toLowerCase();
  for (const part of FACT.test(named) ? [] : named.split(/ - |[:：|–—]/)) {
    const written = part.replace(/^\P{L}+|[^\p{L}\p{N}]+$/gu, '').replace(/\s+/g, ' ');
    if (ASIDE.test(written)) return { kind: 'aside', english: true, group: '' };
    for (const [kind, words, others] of WORDS) {
      const english = words.exec(written);
      const found = english ?? others.exec(written.normalize('NFD').replace(ACCENTS, '').normalize());
      if (!found) continue;
      const says = found.groups?.before || found.groups?.after;
      return { kind, english: english !== null, group: says ? groupOf(FOR.exec(label)?.[0] ?? label) : '' };
    }
  }
  return { kind: null, english: true, group: groupOf(label) };
}

export function beginsGroup(label: string): boolean {
  return label.search(FOR) === 0;
}

function groupOf(label: string): string {
  return YIELD.test(label) ? '' : label;
}

/** Without the numbers, emoji and colon around the words. */
export function tidyLabel(text: string): string {
  return text
    .replace(/^(?:\d{1,2}(?:[.)]|\ufe0f)|[^\p{L}\p{N}(])+/u, '')
    .replace(/[^\p{L}\p{N})!?.]{1,9}$/u, '');
}
