/** Words are compared without accents, so they have to be written without. */

export const AND = listOf('and plus und et y e i och & +');
export const OR = listOf('or oder ou o eller lub');
/** What comes after one of these is not the food, but what it is for or how it should be. */
export const TAIL = listOf('for to at until into as if zum zur fur pour para per nach');

export const AMOUNTS = listOf(
  'a an the of some about approx ca circa one two half quarter few couple s q b x inch cm ' +
    'd de des du la le les l un une al au der die das ein eine einen einer von ' +
    'el los las una unos unas del il lo gli uno di della dello dei delle os um uma do da dos das ' +
    'halb halber etwa demi quelque environ medio media mezzo mezza meio meia ' +
    'drizzle glug loaf handvoll zweig kopf stange brin bouquet ramita manojo mazzetto rametto',
);

/** 'Fresh' or 'chopped' makes no other food of it. */
export const DESCRIBING = listOf(
  'small medium large extra virgin thick thin thinly finely coarsely roughly freshly fresh ripe cold warm ' +
    'chopped diced sliced cubed grated shredded crushed peeled trimmed halved quartered beaten melted softened ' +
    'cooked drained rinsed boneless skinless pitted stale day old leftover organic free range good quality unsalted ' +
    'frozen canned tinned optional more whole heaped heaping needed taste serve cut sifted ' +
    'slice piece chunk floret fillet filet sprig ' +
    'fein frisch frischer klein kleiner gross grosser reif reifer gehackt gewurfelt gemahlen gemahlener gerieben geriebener nativ geschmack ' +
    'vierge petit gros grosse grand rape coupe emince gout grande pequeno pequena maduro madura virgen gusto gosto ' +
    'extravergine grattugiato piccolo piccola maturo virgem',
);

export type Side = 'asked' | 'had' | 'either';
/** Words beside a food that leave it the same thing: in the recipe, on the visitor's list, or in both. */
export const VARIETIES = (
  [
    [
      'onion shallot garlic ginger celery carrot potato tomato mushroom spinach lettuce ' +
        'basil parsley mint coriander sage thyme oregano rosemary dill bay ' +
        'zwiebel knoblauch tomate basilikum petersilie minze oignon ail basilic persil menthe coriandre laurier ' +
        'cebolla ajo albahaca perejil cilantro laurel cipolla aglio pomodoro basilico prezzemolo salvia alloro ' +
        'cebola alho manjericao hortela coentro',
      'either',
      'red yellow white brown cherry plum vine button chestnut baby waxy floury minced clove leaf leave flat curly stalk stick ' +
        'rote gelb weiss zehe blatt blatter rouge jaune blanc gousse feuille frais fraiche mure roja blanca morada diente hoja ' +
        'picado picada fresco fresca rossa bianca spicchio foglia roxa dente folha',
    ],
    [
      'salt sugar flour rice yogurt',
      'either',
      'white plain natural all purpose granulated long grain basmati jasmine sea kosher',
    ],
    ['cumin cinnamon nutmeg turmeric', 'either', 'ground'],
    ['pfeffer poivre pimienta pepe pimenta', 'either', 'schwarz schwarzer noir negra nero preta'],
    ['chicken', 'either', 'breast thigh drumstick leg'],
    ['parmesan cheddar mozzarella feta', 'either', 'cheese ball'],
    [
      'egg oeuf huevo uovo ovo ei',
      'asked',
      'yolk white jaune blanc yema clara tuorlo albume gema gelb weiss',
    ],
    [
      'lemon lime orange zitrone limette citron limon lima naranja limone arancia limao laranja',
      'asked',
      'juice zest peel saft schale abrieb jus zeste zumo jugo ralladura succo scorza sumo suco raspa',
    ],
    [
      'water wasser eau agua acqua ice',
      'asked',
      'hot boiling lukewarm ice tap cube pasta cooking heiss kochend lauwarm kalt ' +
        'chaude bouillante tiede froide caliente tibia fria calda bollente tiepida fredda quente morna',
    ],
    [
      'oil ol huile aceite olio',
      'had',
      'olive vegetable sunflower rapeseed sonnenblume raps oliva girasol tournesol',
    ],
    ['cheese', 'had', 'cheddar parmesan mozzarella'],
    ['cream', 'had', 'heavy double whipping single'],
  ] satisfies [string, Side, string][]
).map(([foods, side, words]) => ({ foods: listOf(foods), side, words: listOf(words) }));

export const TAP = ['water', 'ice', 'Wasser', 'eau', 'agua', 'acqua', 'água'];

export const SPELLINGS: [RegExp, string][] = [
  [/\b(?:(?:skin|bone) (?:on|in)|filo di?)\b/g, ''],
  [/\b(?:ground )?(?:black|ground) pepper(?:corns?)?\b/g, 'peppercorn'],
  [/\b(?:minced|ground) (beef|pork|lamb|turkey|chicken|meat)\b/g, '$1 mince'],
  [
    /\b(knoblauch|zitronen|limetten|orangen|basilikum|oliven|sonnenblumen|raps|ei)(zehen?|saft|schale|abrieb|blatter|ol|gelbe?|weiss)\b/g,
    '$1 $2',
  ],
  [/\bchilli/g, 'chili'],
  [/\beggplant/g, 'aubergine'],
  [/\bzucchini/g, 'courgette'],
  [/\byoghurt/g, 'yogurt'],
];

export const PLURALS = 's/ es/ x/ n/ en/ e/ ies/y ves/f i/o i/e e/a oes/ao chi/co ghi/go che/ca ghe/ga'
  .split(' ')
  .map((pair) => pair.split('/') as [string, string]);
/** 'Pepper' is black pepper, 'peppers' are not. */
export const SINGULARS = new Map([
  ['eier', 'ei'],
  ['uova', 'uovo'],
  ['nueces', 'nuez'],
  ['peppercorn', 'pepper'],
]);

function listOf(words: string): Set<string> {
  return new Set(words.split(' '));
}
