import { pairsOf } from '../words/fields.ts';

/** Weights of a cup in grams, of foods that American cooks measure in cups and spoons. 0: the weight is not known. */
const CUPS = `
  120=flour/cake flour/bread flour/pastry flour/whole wheat flour, 96=almond flour/almond meal/ground almonds
  90=oat flour/ground hazelnuts/ground walnuts/ground nuts/oats/rolled oats/granola/desiccated coconut/shredded coconut
  105=rye flour, 92=gram flour/chickpea flour/besan, 110=coconut flour, 160=rice flour/cornmeal/polenta/semolina/potato starch, 120=cornstarch/cornflour/tapioca starch
  200=sugar/lentils/red lentils/brown lentils/green lentils/dried beans/dried chickpeas
  215=brown sugar/muscovado sugar/muscovado, 145=maple sugar, 0=coconut sugar/palm sugar
  115=powdered sugar/icing sugar/confectioners' sugar/confectioners sugar, 85=cocoa powder/cocoa/cacao powder
  225=mayonnaise, 230=butter/margarine/shortening/lard/ghee, 255=peanut butter/almond butter/tahini/nut butter/Nutella
  140=sunflower seeds/sesame seeds/poppy seeds, 130=pumpkin seeds/pepitas, 165=chia seeds, 225=mashed banana/mashed bananas/mashed ripe banana/mashed ripe bananas
  185=rice/basmati/quinoa/couscous/bulgur/barley/farro/millet
  0=cauliflower rice, 340=honey/molasses/treacle/golden syrup/corn syrup/agave syrup
  315=maple syrup, 320=jam/jelly/marmalade/preserves, 110=breadcrumbs/bread crumbs/dried breadcrumbs
  55=panko/panko breadcrumbs/fresh breadcrumbs/fresh bread crumbs, 170=chocolate chips/chocolate chunks
  145=raisins/sultanas/currants/dried cranberries/dried cherries/peanuts/cashews/almonds/pistachios/hazelnuts/pine nuts
  115=walnuts/pecans/walnut halves/pecan halves, 75=sliced almonds/flaked almonds
  100=Pecorino Romano/Parmesan/Parmesan cheese/Parmigiano-Reggiano/Parmigiano Reggiano/pecorino, 230=sour cream/crème fraîche
  240=yogurt/yoghurt/Greek yogurt/ricotta/cottage cheese/ricotta cheese/hummus/applesauce/apple sauce/pumpkin purée
  240=pumpkin puree/canned pumpkin, 288=salt/table salt/fine salt/baking soda/bicarbonate of soda
  0=kosher salt/sea salt/flaky salt/coarse salt, 192=baking powder
  125=raspberries, 150=blueberries/strawberries/blackberries/berries/mixed berries/peas/corn/corn kernels, 175=cooked rice
  150=instant yeast/dry yeast, 120=milk powder/dry milk/powdered milk/protein powder
`;
/** Weights of a cup in grams, of foods that are converted only from cups, because American cooks weigh them. */
const CUPS_ONLY = `
  230=cream cheese/mascarpone
  175=cooked white rice, 185=cooked brown rice/cooked quinoa/cooked beans, 113=cheese/cheddar/mozzarella/Gruyère
  113=Monterey Jack/pepper jack/Swiss cheese/Gouda, 150=onion/onions/carrots/feta/feta cheese
  150=cherry tomatoes/grape tomatoes/bell pepper/bell peppers/edamame, 60=parsley/parsley leaves, 45=cilantro/cilantro leaves
  40=basil/mint/dill, 25=basil leaves/mint leaves, 180=black beans/chickpeas/kidney beans/white beans/cannellini beans, 30=spinach/baby spinach
  150=potatoes/grapes/cherries, 135=sweet potatoes/cooked chicken, 140=butternut squash, 125=zucchini, 70=mushrooms
  90=broccoli/broccoli florets/leeks, 100=celery/cauliflower/cauliflower florets/green beans/cranberries
  80=cabbage, 115=apples/cucumber, 165=pineapple/mango, 180=tomatoes, 20=arugula, 50=marshmallows/mini marshmallows
  0=sun-dried tomatoes/crushed tomatoes/diced tomatoes/canned tomatoes/stewed tomatoes, 100=graham cracker crumbs
`;

const WEIGHTS = [CUPS, CUPS + CUPS_ONLY].map((text) =>
  pairsOf(text.toLowerCase()).flatMap(([grams, foods]) =>
    foods.split('/').map((food) => [food, Number(grams)] as const),
  ),
);

/** Words that change the weight of a cup. */
const LIGHT = /puffed|popped|freeze|creamed|mashed|instant|crisp|mushy/;

/** Returns the grams of a cup of a food, or 0. `isFromCups`: whether the recipe states cups. */
export function gramsOfCup(name: string, isFromCups: boolean): number {
  const food = name.toLowerCase().replace(/(?: (?:\w+ed|soft|room temperature))+$/, '');
  const known = (WEIGHTS[Number(isFromCups)] ?? []).filter(([one]) => ` ${food}`.endsWith(` ${one}`));
  const [found, grams] = known.toSorted(([one], [other]) => other.length - one.length)[0] ?? ['', 0];
  return LIGHT.test(food.slice(0, -found.length)) ? 0 : grams;
}

/** Foods whose ounces American cooks measure by volume. */
const LIQUID =
  /(?:^|\s)(?:water|(?:(?<!(?:condensed|powdered|dry|dried) )milk)|buttermilk|(?<!(?:sour|ice|clotted) )cream|half-and-half|stock|broth|beer|ale|wine|cider|juice|(?<!(?:instant|ground) )coffee|tea|(?<!baking )soda|cola|oil|vinegar|rum|brandy|whiske?y|bourbon|vodka|tequila)$/i;

export function isLiquid(name: string): boolean {
  return LIQUID.test(name);
}
