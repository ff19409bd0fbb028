import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    ingredients, ingredient list, ingredients list, you will need, you'll need, what you need
    what you'll need, you need, shopping list, grocery list, what goes in, the following ingredients
  `,
  steps: `
    instructions, instruction, directions, method, steps, preparation, procedure, process, how to make*
    how to cook, how to prepare, how to do it, here's how, how it's made, what to do, what you do
    let's cook, let's make, get cooking, putting it together, step by step, follow these*, cooking
    to make, recipe steps
  `,
  aside: `
    tip, tips, note, notes, trick, tricks, variation*, nutrition*, calories, storage, storing, to store
    leftovers, substitution*, swaps, serving suggestion*, suggestion*, serve with, what to serve*
    to serve with, serving ideas, why *, make ahead, make it *, faq, pairings, chef's *, did you know
    about this recipe, description, video, good to know, troubleshooting, allergens, reheating, servings
    yield, serves, prep time, cook time, cooking time*, baking time*, roasting time*, total time
  `,
  withFoods: `
    you will also need, you'll also need, serving suggestion*, suggestion*, serve with, what to serve*
    to serve with, serving ideas, pairings
  `,
  tools: `
    equipment, special equipment, kitchen equipment, tools, kitchen tools, utensils, hardware
    specialized hardware, you will also need, you'll also need
  `,
  otherWay: `
    air fryer, airfryer, slow cooker, pressure cooker, instant pot, microwave, crockpot, crock pot
    thermomix, stovetop, multicooker, bread machine, rice cooker
  `,
  step: 'step',
  recipe: 'recipe',
  several: 'recipes, ideas, options, suggestions, dishes',
  courses: `
    main dish, main course, main, side dish, side, accompaniment, starter, appetizer, first course
    second course, dessert
  `,
  named: 'recipe name, name of the dish, dish, meal, title, dish name, idea, suggestion',
  serves: `
    serves, children, servings, serving, serving size, people, persons, person, portions, guests, feeds
    yield, enough for, dinner for, supper for, lunch for, meal for
  `,
  yields: 'makes, yields, yield',
  pieces: 'pieces, slices, cookies, muffins, rolls, bars',
  total: 'total time, time, ready in, done in, takes, takes about, start to finish',
  prep: 'prep time, prep, preparation time, preparation, hands-on, hands-on time',
  cook: `
    cook time, cooking time, cook, cooking, baking time, bake time, bake, baking, roasting time
    oven time
  `,
  hours: 'hrs, of an hour',
  minutes: 'mins',
  seconds: 'secs',
  times: `
    an hour=60, a minute and a half=1.5, a minute=1, another minute=1, another hour=60, half an hour=30
    ½ an hour=30, 1/2 an hour=30, half a minute=0.5, an hour and a half=90, a quarter of an hour=15
  `,
  untimed: `
    every, each, within, in, by, once, twice, the last, last, the final, by the, first, up to, the
  `,
  untimedBehind: `
    before the end, before the time, before it is done, less, ago, or less, per pound, for every
    for each
  `,
  recipeFor: `
    recipe for making, recipe for, recipe to make, instructions for, how to make, how to bake
    how to cook, how to prepare, guide to making, guide to preparing, guide to baking, guide to cooking
  `,
  suggest: `
    how about, why not try, why not make, i'd suggest, i suggest, i'd recommend, i recommend
    you can make, you could make, could make, can make, let's make, let's cook, whip up, i'd make
    we'll make, help you make, help you bake, help you cook, help you create, to make, to cook
    to prepare, to create, to bake, making, preparing a, cooking a, baking a, go with, choice is
    suggestion is, called
  `,
  suggested: 'recipe',
  is: 'is, are, refers to',
  praise: `
    making, preparing, trying, delicious, simple, easy, classic, traditional, authentic, basic, quick
    tasty, great, perfect, yummy, own, very, hearty, healthy, refreshing, homemade, popular, lovely
    fantastic, wonderful, my, your, our, the, some, nice, good, favorite, favourite, comforting
    flavorful, cozy, super, straightforward, fun, amazing, satisfying, budget-friendly
    beginner-friendly, kid-friendly, family-friendly, tried-and-true, delightful, detailed, following
    high-quality
  `,
  ends: `
    that, this, these, those, which, who, using, you, for you, for your, to try, to make, at home
    with the, with your, with these, with those, with just, with what, is, are, but, and it, so, because
    in about, in just, in under, it, from, by, as, based on, made with, made from, featuring, including
    below, here, ready, perfect for, something, anything, sure, for two, for four, for a, without, if
    along, tonight, today, when, where, step, serves, or, would, should, uses, i, we, them, everything
    one, those
  `,
  chat: `
    sure, of course, certainly, absolutely, great, okay, ok, yes, hello, hi, here*, thank*, i, i'd, i'm
    let*, with, using, based, this, that, it, you, what a, enjoy, welcome, no worries, since, these
    those, there
  `,
  goodbye: `
    enjoy, bon appetit, have a great, let me know, cheers, happy cooking, have fun, hope you, i hope
    tell me, if you tell me, if you'd like, just let me, would you like, do you want, feel free
  `,
  remark: `
    if you, you can also, leftovers, i hope, a word of, for a variation, never, this, these, it, they
    store, that's, you may, you could, feel free, tip, keeps
  `,
  letters: 'œ=oe, æ=ae',
  endings: "s, es, ies, y, ves, f, e, 's",
  beginnings: '',
  plurals: 's, es',
  decimal: '.',
  build: 'headLast',
  and: 'and, &',
  plus: 'plus, +',
  or: 'or',
  to: 'to',
  with: 'with',
  about: `
    about, makes, around, approx, approximately, roughly, another, an additional, additional, extra
    from, up to, more, approx., just, under, only
  `,
  altogether: 'total, in total, altogether',
  each: 'each, apiece',
  per: 'per, for each',
  for: 'for, to finish, to garnish, to serve',
  articles: 'a, an',
  numbers: `
    quarter=¼, a quarter=¼, one quarter=¼, quarter of an=¼, a quarter of an=¼, a third=⅓, one third=⅓
    half=½, half a=½, half an=½, half of a=½, a half=½, an half=½, one half=½, two thirds=⅔
    three quarters=¾, three-quarters=¾, two-thirds=⅔, three quarters of an=¾, one=1, two=2
    a couple of=2, three=3, four=4, five=5, six=6, seven=7, eight=8, nine=9, ten=10, eleven=11
    twelve=12, a dozen=12, fourteen=14, fifteen=15, sixteen=16, eighteen=18, twenty=20
    twenty-five=25, thirty=30, forty=40, forty-five=45, fifty=50, sixty=60, ninety=90
  `,
  without: `
    without any, without the, without, free of, free from, contains no, no, minus, do not use
    do not use any, don't use, don't use any, never use
  `,
  free: 'free',
  instead: `
    instead of, rather than, in place of, replacing, replaces, to replace, replace, substitute for
  `,
  not: 'not, non',
  plant: `
    vegan, plant-based, plant, mock, impossible, beyond, dairy-free, eggless, vegetable protein
    nondairy, non-dairy
  `,
  meatless: 'vegetarian, veggie, meatless, meat-free',
  units: {
    metric: `
      g/gr/gm/gms/gram/grams/gramme/grammes=1 g, kg/kilo/kilos/kilogram/kilograms=1000 g
      ml/millilitre/millilitres/milliliter/milliliters/cc=1 ml, cl=10 ml, dl=100 ml
      l/litre/litres/liter/liters=1000 ml, mg
    `,
    ounces: `
      oz/ounce/ounces=28.35 g, fl oz/fluid ounce/fluid ounces/floz=29.57 ml, lb/lbs/pound/pounds=453.6 g
    `,
    measure: `
      cup/cups/c=16 tbsp=236.6 ml, tablespoon/tablespoons=3 teaspoon, tbsp/tbs=3 tsp, pint/pints/pt=473 ml
      quart/quarts/qt=946 ml, gallon/gallons=3785 ml, stick/sticks=113.4 g, tbsps, teaspoon
      teaspoons, tsp, tsps, dessertspoon, dessertspoons, pinch, pinches, dash, dashes, handful, handfuls
      splash, splashes, knob, knobs, drop, drops, glass, glasses, part, parts, shot, shots
      dollop, dollops, squeeze, spoonful, spoonfuls, t, tb, dessert spoon, dessert spoons
    `,
    container: `
      can, cans, tin, tins, jar, jars, packet, packets, package, packages, pkg, pack, packs, bag, bags
      box, boxes, bottle, bottles, carton, cartons, tub, tubs, sachet, sachets, envelope, envelopes
      block, blocks, container, containers, sleeve, sleeves, tube, tubes, punnet, punnets, pouch, pouches
    `,
    piece: `
      dozen/doz=12, nest, nests, clove, cloves, slice, slices, sprig, sprigs, stalk, stalks
      bunch, bunches, head, heads, piece, pieces, sheet, sheets, strip, strips, wedge, wedges, rasher
      rashers, bulb, bulbs, scoop, scoops
      serving, servings, cube, cubes, rib, ribs, ear, ears, loaf, loaves, chunk, chunks, hunk, hunks
      floret, florets
      fillet, fillets, halves, square, squares, round, rounds
      recipe, recipes, stem, stems
    `,
    noAmount: `
      cm=1 cm, mm=0.1 cm, inch/inches/in=2.54 cm, minute, minutes, min, mins, hour, hours, degree
      degrees, percent, kcal, calories, day, days, count, ct, spice, grain, week, weeks
    `,
  },
  fill: `
    drizzle, the, of, your, choice, some, few, a few, couple, couple of, other, its, favorite, favourite, any
    kind, worth, such as, like, e.g., usual
  `,
  tail: `
    in, at, until, into, as, if, on, cut, by, needed, taste, preferably, see, when, so, that, plus extra
    plus more, or more, or to taste, or other, or another, or similar, do not
  `,
  describing: `
    free range, free run, hungry, jumbo, day old, small, mature, self, raising, rising, medium, large
    extra virgin, thin, fresh, ripe, warm, hot, boiling, raw, stale, heaping, heaped, packed, crusty
    firm, extra-firm, soft, neutral, frozen, plain, wide, sodium, low, all-purpose, sea, ground, torn
    shredded, cooked, floury, russet, new, baby, leaves, light, heavy, dark
    bone-in, skin-on, rotisserie, lukewarm, tepid, cold, chilled, iced, table, fine, coarse, dry
    instant, lean, european, european-style, room-temperature, thick, leftover, good, quality
    good-quality, best, organic, full-fat, low-fat, reduced-fat, mild, sharp, long-grain, toasty, scant
    level
    rounded, generous, big, strong, long, lg, md, sm, medium-size, medium-sized
  `,
  forms: '*ed, *ly, *less',
  turned: `
    condensed, evaporated, pickled, preserved, candied, crystallized, crystallised, refried, clotted
    fermented, malted, powdered, dehydrated, freeze-dried, glacé, maraschino, brandied, puffed, creamed
    breaded, battered
  `,
  which: `
    red, green, yellow, orange, white, brown, black, golden, purple, pink, plum tomato, roma, vine
    breast, breasts, thigh, thighs, drumstick, drumsticks, leg, legs, wing, wings, filet, filets, loin
    tenderloin, tenderloins, shoulder, chop, chops, chuck, flank, sirloin, english, persian, spanish
    italian, thai, jasmine, basmati, arborio, granny smith, fuji, gala, honeycrisp, creamy, crunchy
    smooth, semisweet, bittersweet, nonfat, skim, whole, hard, napa, savoy, greek, button
    chestnut mushroom, steak, steaks, t-bone, stew, stewing, crown, kernel, kernels, yellow-fleshed
    hungarian, mexican, japanese, french, korean, indian, turkish, lacinato, tuscan, english-style
    ribeye, kosher, swiss, ranch, flaky, flakey, maldon, himalayan
    belly
  `,
  parts: 'juice, zest, rind, peel, greens',
  makes: `
    broth, stock, oil, sauce, milk, butter, vinegar, paste, powder, noodle, noodles, flour, sugar, soup
    syrup, cream, cheese, seed, seeds, flake, flakes, salt, extract, jam, jelly, bread, chip, chips
    cracker, crackers, wine, bean, beans, puree, purée, seasoning, concentrate, essence, spread, dip
    dressing, salsa, patty, patties, fat, bouillon, liqueur, yogurt, pie, cake, ball, balls, burger
    burgers, crumbs, pudding, pickle, relish, mix, blend, marinade, glaze, water
  `,
  names: `
    pesto = basil pesto
    wheat noodle, cooking oil, groundnut oil
    scallion = green onion = spring onion
    cilantro = coriander
    eggplant = aubergine
    zucchini = courgette
    arugula = rocket
    beet = beetroot
    rutabaga = swede
    cornstarch = cornflour = corn starch
    baking soda = bicarbonate of soda = bicarb
    powdered sugar = icing sugar = confectioners' sugar
    caster sugar = superfine sugar
    heavy cream = double cream = whipping cream
    pepper = peppercorns
    chicken stock = chicken broth
    vegetable stock = vegetable broth = veggie broth = veggie stock
    beef stock = beef broth
    stock = broth
    soy sauce = soya sauce = shoyu
    ground beef = minced beef = beef mince = hamburger meat
    ground pork = minced pork = pork mince
    parmesan = parmigiano reggiano = parmigiano = parm
    mozzarella = mozz
    mayonnaise = mayo
    hazelnut = hazlenut = filbert = cobnut
    pine nut = pinenut = pine kernel = pignoli
    half and half = half & half = half n half = h&h
    macaroni and cheese = mac and cheese = mac & cheese = mac n cheese
    feta = feta cheese
    pak choi = bok choy = pok choi
    yogurt = yoghurt = yoghourt
    shrimp = prawns
    jalapeño = jalapeno pepper
    vanilla extract = vanilla = vanilla essence
    doughnut = donut
    tomato paste = tomato purée
    sun dried tomato = sundried tomato
    garlic powder = granulated garlic
    ginger powder = ground ginger
    chili powder = chilli powder
    cocoa powder = cocoa
    celery root = celeriac
    kaffir lime leaves = lime leaves
    ground clove = ground cloves
    whole clove = whole cloves
    red pepper flakes = chili flakes = chilli flakes = crushed red pepper
    sparkling water = soda water
    paprika = sweet paprika
    whole wheat flour = wholemeal flour = atta
    self-raising flour = self-rising flour
    flax seed = flaxseed
    five spice = 5 spice = five-spice powder
    napa cabbage = chinese cabbage
    tomato passata = passata
    basil, spinach, mint, curry leaves, oil, salt, ground coriander, coriander seed, dried basil
    vegetable oil, olive oil, sunflower oil, canola oil, orange juice, orange blossom water, wild rice
    brown rice, red lentil, brown sugar, baking potato, pound cake, t-bone, celery salt, green bean
    macadamia = macademia
    pistachio = pistacio
    walnut = wallnut
    celery = celery stalk
    celery seed
    lupin = lupine = lupini
    kiwi = kiwifruit = kiwi fruit
    hummus = houmous = humus = hommus
    almond meal = ground almonds
    vegetable, parsley, ginger, date, plum, sage, pear, star fruit, dragonfruit, jackfruit, aquafaba
    rice bran oil, milk chocolate, dried apricot/fig/cranberry/cherry/mango/apple/tomato
    egg yolk = yolk
    jerusalem artichoke, smoked salmon/trout/mackerel/haddock/paprika/tofu
    milk powder = powdered milk = dry milk = dried milk
    mustard powder = dry mustard = ground mustard
    sour cream = soured cream
    fried onion, salt cod, star anise, passion fruit
    tomato/apple/pineapple/cranberry/grape/carrot/clam/pomegranate/pickle juice
    chocolate chip = semisweet chocolate chip = dark chocolate chip
    milk chocolate chip
    turmeric = turmeric powder = ground turmeric
    cumin = ground cumin = cumin powder
    cinnamon = ground cinnamon = cinnamon powder
    pasta water, pasta cooking water, potato water, avocado/walnut/hazelnut/peanut/coconut oil

    chili = chilli = chilies = chile = chile (pepper) = chili (pepper) = hot (pepper)
    capsicum = bell (pepper) = peppers = sweet (pepper) = red (pepper) = green (pepper)
    capsicum = yellow (pepper) = (orange pepper)
    ground turkey = minced turkey = turkey (mince)
    ground chicken = minced chicken = chicken (mince)
    peanut (butter) = pb = pea-nut (butter) = p-nut (butter)
    (swiss) chard = chard
    (swiss) steak, lentil/rice/chickpea (penne), rice/lentil (spaghetti), soy/soya (mince)
    tofu/turkey/chicken (sausage), seitan/turkey/beef/coconut (bacon), cauliflower/tofu (steak)
    tomato (wedges), coconut/almond/oat/soy/soya/rice/cashew/hemp/pea/nut (milk)
    coconut/almond/oat/cashew/ice (cream)
    coconut/almond/cashew/walnut/hazelnut/pecan/pistachio/macadamia/nut/peanut/seed/soynut (butter)
    cocoa/cacao/apple/sunflower/shea (butter), coconut/soy (yogurt)
    coconut/almond/rice/corn/chickpea/gram/oat/buckwheat/potato/tapioca/cassava/sorghum/plantain (flour)
    millet/teff/quinoa/lentil (flour), almond (meal), lentil/chickpea/rice (pasta)
    rice/glass/kelp/zucchini/cellophane/shirataki (noodle), rice (vermicelli), rice (cake)
    corn (tortilla), corn/tortilla (chips), tapioca (pearl), rice (paper), rice (paper wrapper)
    sunflower (lecithin), salad (cream), (coleslaw) mix, (marshmallow) fluff, cauliflower (rice)
    ginger (ale), ginger/root (beer), apple (cider), water (chestnut), sweet (potato), turkey (ham)
    turkey (pepperoni), coconut (aminos), flax/chia (egg), egg (plant), vanilla/coffee/cocoa (bean)
    custard (apple), prickly (pear), pine(apple), mixed (greens), buck(wheat), (cream) sherry
    (corned) beef, (steak) seasoning/sauce, (chicken) seasoning, (poultry) seasoning, (taco shells)
    (scotch) bonnet, (walnut)-sized, (jumbo) shells, (butter) bean/beans/lettuce, (butternut)
    (butternut) squash, (milk) thistle, (rice) vinegar, (wine) vinegar, (sherry) vinegar
    (champagne) vinegar/mango, (cider) vinegar, (rum) extract, (oyster) mushroom, (lobster) mushroom
    (beef) tomato, (beefsteak) tomato, (crab) apple, (hamburger) bun, (hot dog) bun, (kidney) bean
    (egg) replacer/substitute, (honeycrisp) apple, (goose)berry, (duck) sauce, (lemon) grass/thyme/balm
    (pear) tomato, (cherry) tomato, (grape) tomato, (plum) tomato, (pepper) jack, (oil) spray
    cooking spray, tarragon, marjoram
    (mustard) greens/green, (turnip) greens, (corn) salad, (bread)fruit, (nut)meg, (liver)wurst
    (pepper)mint, buck(wheat) groats
    (goat) cheese = (goat)'s cheese = (goats) cheese
    (orange) bell pepper, (walnut) sized piece
    chick(pea) = chick (pea) = garbanzo bean = garbanzo
    (cream) of tartar/coconut/wheat, sweet potato (noodle), (rice wine) vinegar, red (wine) vinegar
    white (wine) vinegar, apple (cider) vinegar, king (oyster) mushroom, (chicken) of the woods
    (hen) of the woods, (lamb)'s lettuce, (honey)dew melon
    (grape) seed oil = grapeseed oil
    (sugar) snap pea = sugar snaps
    (nut)ritional yeast, (gluten)ous rice, (al) dente, (base)
    (bread) knife/board/bin/machine/maker/pan/tin, (cake) tin/pan/rack/stand/board/ring/tester
    (muffin) tin/pan/cup/tray/case/liner, (cookie) sheet/cutter/scoop, (biscuit) cutter
    (pie) dish/pan/plate/tin/weights/server, (pastry) brush/cutter/blender/bag/wheel
    (tart) tin/pan/ring, (wine) glass/bottle/cooler, (beer) glass/can
    (egg) timer/cup/slicer/beater/carton, (fish) slice/kettle/spatula/turner, (oyster) knife
    (butter) knife/dish/lettuce, (cheese)cloth, (cheese) grater/cloth/knife/board
    (pasta) machine/maker/pot/roller/spoon/bowl, (pizza) cutter/stone/wheel/peel/oven/tray
    (noodle) bowl, (toast) rack, (waffle) iron/maker, (pancake) pan, (crepe) pan, (rice) cooker/paddle
    (garlic) press/crusher, (lemon) squeezer/zester/reamer/verbena, (lemon)grass
    (citrus) juicer/press/zester, (potato) masher/ricer/peeler, (nut) cracker, (milk) frother/pan
    (meat) thermometer/mallet/tenderizer/grinder/fork, (turkey) baster, (butter)fly/flied/cup/head
    (acorn), (crab)apple, (liquorice), (licorice), (spear), (pearl), (plum)p
    (corn)er/ers/ish/flower/flowers, (lime)stone, (beet)le, (duck) egg, (goose) egg, (quail) egg
    (hen)'s egg, (chicken) egg, (cream)iness/ier, (oyster) plant/crackers, (melon) baller
    (banana) shallot, (chestnut) mushroom, rice (bran), oat (bran), tiger (nut), (peas)ant, (portion)
    (ham)mer/mered, (nutshell), (wafer) thin, (wheat)grass, (pepper) mill/grinder, cashew (cheese)
    (butter)cup squash, (roll)ing pin, oat/rice/hazelnut/almond (drink)
    sichuan (pepper) = szechuan (pepper) = sichuan (peppercorn) = szechuan (peppercorn)
    lemon (pepper)
    aleppo (pepper) = aleppo
    cayenne = cayenne (pepper)
    shishito/banana/espelette (pepper), (stock)pot, (stock) pot, pumpkin/sunflower seed (butter)
    (rose) water, brown/white/wild/sweet/black rice (flour), brown rice (pasta), brown rice (noodle)
    sweet potato (flour), red lentil (pasta), hazelnut/chestnut/soy/soya/peanut/mesquite (flour)
    (non-alcoholic), (non-alcoholic red/white/sparkling wine), (port) salut, (pigeon) pea
    (mustard) colour/color/coloured/colored
  `,
  kinds: `
    pasta, noodle:
      spaghetti, penne, rigatoni, fusilli, farfalle, linguine, fettuccine, tagliatelle, macaroni,
      orecchiette, rotini, bow tie, ziti, shell, pasta, gnocchi, egg noodle, rice noodle, wheat noodle;
    sugar: caster sugar;
    gnocchi: potato;
    cheese: cheddar, parmesan, mozzarella, gouda, gruyere, swiss cheese;
    tortilla: flour tortilla, corn tortilla;
    bread: sourdough, baguette, ciabatta, pita, toast;
    sausage: bratwurst, kielbasa, italian sausage, chorizo;
    noodle: udon, soba, ramen;
    mustard: dijon;
    wine: merlot, riesling;
    fat: lard, ghee;
    mushroom: chestnut mushroom, champignon, porcini, shiitake, cremini, portobello, oyster mushroom;
    oil:
      olive oil, vegetable oil, sunflower oil, canola oil, peanut oil, groundnut oil, avocado oil,
      cooking oil;
    cream: heavy cream;
    egg > yolk, egg white;
    tomato: cherry tomato, grape tomato, plum tomato;
    stock: vegetable stock, chicken stock, beef stock;
    chili: jalapeno;
    onion: shallot;
    lettuce: romaine, iceberg, butter lettuce;
    vinegar: white wine vinegar, red wine vinegar, apple cider vinegar;
    lentil: red lentil;
    bean: kidney bean, black bean, white bean, butter bean;
    potato: baking potato;
    rice: brown rice, wild rice;
    chocolate chip: milk chocolate chip;
    pecorino: pecorino romano
  `,
  avoidedWith: `
    chili:
      scotch bonnet, cayenne, chili powder, red pepper flakes, sriracha, hot sauce, tabasco, chipotle,
      habanero, chili bean paste;
    crab: crabmeat;
    salmon: lox, gravlax;
    herring: kipper, bloater;
    pine nut: pignoli, pesto;
    rye: pumpernickel;
    whiskey: bourbon, scotch;
    potato: hash browns;
    cod: scrod;
    butter: ghee, clarified butter;
    yogurt: tzatziki;
    squid: calamari;
    pea: petits pois;
    almond: marzipan, frangipane, amaretti, marcona, orgeat;
    hazelnut: nutella, gianduja, ferrero rocher;
    chickpea: hummus, falafel;
    cream: half and half;
    bread, breadcrumb: panko;
    pasta:
      lasagne, lasagna, ravioli, tortellini, cannelloni, orzo, pappardelle, vermicelli, angel hair,
      bucatini, fettucine;
    mozzarella: bocconcini;
    anchovy: worcestershire, worcestershire sauce, caesar dressing;
    barley: beer, ale, lager, stout, malt;
    clam: littleneck;
    oat: oatmeal, porridge, granola
  `,
  avoiding: `
    allergy, allergies, allergic, intolerance, intolerances, intolerant, sensitive, sensitivity, to, no
    not, any, all, of, please, everything, anything, with, in, containing, contain, contains, products
    product, foods, i, i'm, am, my, is, are, a, the, that, have, has, cannot, can't, don't, eat, avoid
    without, free, from, and, or, other, disease
  `,
  families: {
    lactose: 'lactose |',
    dairy: `
      dairy, milk, dairy products, milk products, milk protein
      cow milk, cow's milk, casein, (cmpa), (cmpi) |
      cream, half and half, crema, butter, buttered, buttermilk, whey, curd
      yogurts, fromage frais, quark, malai, khoya, dahi
      ice cream, gelato, milkshake
      custard, white sauce, alfredo, ranch, whipped topping, cool whip, reddi-wip
      white chocolate, fudge, caramels, cheesecake
    `,
    cheese: `
      cheese |
      chèvre, cheesy, colby, pepper jack, queso, swiss cheese, romano
      grana, edam, kefalotyri, swiss, oaxaca, rarebit
    `,
    egg: `
      egg, egg white, egg yolk, egg protein |
      mayo, tartar sauce, salad cream
      eggwash, albumen
      custard, ladyfingers, sponge cake, royal icing, marshmallow fluff, macaroon
      omelet, french toast, yorkshire pudding
      fresh pasta, pappardelle
    `,
    gelatin: 'gelatin, gelatine | gummy',
    'red meat': `
      red meat |
      lamb, venison, mutton, goat, bison, elk, sausage, meatball, mince, ground meat
    `,
    meat: `
      meat |
      rabbit, hare, frog
      liver, sweetbread, kidneys, tripe, tongue
      rissole, donair, doner, kofta, cutlet
      bone broth, suet, dripping
      jerky, cold cuts
      rennet, bovril
    `,
    pork: `
      pork, red meat |
      ham, gammon, serrano ham
      spare ribs, baby back ribs, trotter
      lard, fatback, chicharron
      kielbasa, italian sausage, hot dog, chipolata, saveloy, bologna, frankfurter
      liverwurst, black pudding, spam
      carnitas, boar
    `,
    beef: `
      beef, red meat |
      chuck, sirloin, brisket, rib eye, rib roast, prime rib, rump, topside
      silverside, filet mignon, steak, steaks, pot roast
      oxtail, short ribs, bone marrow, tallow
      veal, ox, biltong
    `,
    poultry: `
      poultry |
      chicken, hen, poussin, capon, drumsticks
      turkey
      duck, goose
      quail, pheasant, guinea fowl, partridge, pigeon, ostrich
      schmaltz, giblets, foie gras
    `,
    'not kosher': '| rabbit, hare, frog, catfish, eel, monkfish, swordfish, shark, skate, caviar',
    fish: `
      fish, seafood, (sea food) |
      salmon, trout, arctic char, lox
      tuna, ahi
      cod, pollock, pollack, sole, hake, whiting, coley
      mackerel, anchovy, herring, kipper, whitebait, sprat, pilchard, smelts
      bass, snapper, seabass, bream, mullet, grouper
      catfish, monkfish, swordfish, eel, turbot, pike, perch, plaice, flounder, skate, basa, shark
      wahoo, john dory, orange roughy, rockfish, walleye, sablefish, carp
      caviar, roe
      crab stick, imitation crab
      gentleman's relish, isinglass
    `,
    shellfish: 'shellfish, seafood, (shell fish), (sea food), (shelfish) | sea urchin, uni',
    crustacean: `
      crustacean, (crustacean shellfish) |
      prawn, crab, crabmeat, lobster, langoustine, crayfish, crawfish, crawdad, barnacle
      yabby, red curry paste, green curry paste, thai curry paste
    `,
    mollusc: `
      mollusc, mollusk |
      mussel, clam, oyster, scallop, littleneck, quahog, cockle
      squid, cuttlefish
      whelk, abalone, winkle, periwinkle, snail, conch, geoduck, limpet
    `,
    nuts: `
      nut, tree nut, treenut, tree nuts, treenuts |
      almond, walnut, hazelnut, pistachio, chestnut, pine nuts, hickory, brazils, noisette
      trail mix
      bakewell, turron, macaroon, stollen
    `,
    peanut: `
      peanut, (pea nuts), (pea nut) |
      groundnut, monkey nut, goober, arachis oil, reese's, skippy
    `,
    gluten: `
      gluten, (celiac), (coeliac), (cereal) |
      barley, rye
      oats, oatmeal, oatcake
      malt, malted milk, oxo, marmite, worcestershire
      beer, ale, lager, stout
      brewer's yeast
    `,
    wheat: `
      wheat |
      flour, spelt, farro, durum, emmer, semolina, farina, bran, maida, suji, rava
      pasta, noodle, ziti, shells, elbows, vermicelli, angel hair
      cavatappi, acini di pepe, bow tie, soba, somen
      bread, sourdough, flatbread, toast, pitta, chapati, roti, paratha, breadstick, crispbread
      bun, rolls, muffin, crumpet, scone, matzah
      breadcrumbs, breading, breaded, floured, stuffing, gravy, white sauce
      filo, phyllo, fillo, pie crust, pastry, dough, shortcrust, wrapper
      cake, cupcake, doughnut, ladyfingers, lady finger, sponge, stollen, wafer, yorkshire pudding
      rusk, digestive, saltine, ritz, cornbread
      cereal, cornflakes
      dumpling, potsticker, tabbouleh
      soy sauce
    `,
    soy: `
      soy, soya, soy bean, soybean |
      black bean sauce, chili bean paste, fermented black bean, doenjang
      yuba, okara, bean curd
      tvp, textured vegetable protein, lecithin, liquid aminos
    `,
    celery: 'celery, celeriac | stock, broth, bouillon, soup mix, bloody mary mix, marmite, oxo',
    sulphites: `
      sulphite, sulfite, (sulphur dioxide), (sulfur dioxide), (so2), (e220) |
      wine, cider, port, rosé, madeira
      wine vinegar, red wine vinegar, white wine vinegar, sherry vinegar, balsamic
      dried fruit, dried apricot, dried mango, dried apple, golden raisin, sultana
      candied peel, mixed peel, glacé cherry
      bottled lemon juice, sulphured
    `,
    lupin: 'lupin, lupine |',
    honey: 'honey | honeycomb, honeyed',
    alcohol: `
      alcohol, alcoholic drinks, booze |
      wine, rosé, port, madeira, claret, burgundy, sauternes, cava
      beer, ale, stout, lager, ipa
      cider, mead, hard seltzer
      rum, kirsch, scotch, schnapps, schnaps, soju, liqueur, irish cream, bitters
      shaoxing
    `,
    starch: `
      |
      kidney bean, black bean, white bean, butter bean, baked beans
      cannellini, pinto, borlotti, split pea, lentil, chickpea
      sweet potato, potato
      rice, quinoa
      pasta, noodle, ziti, vermicelli
      bread, bun, roll, sourdough, corn tortilla
      flour, oats, oatmeal
      sugar, maple syrup, golden syrup, corn syrup, agave, molasses, treacle, honey
    `,
    sesame: 'sesame, sesame seeds | everything bagel seasoning, benne, gomashio, everything bagel',
    seeds: `
      (seed) |
      chia, poppy seed, sunflower seed, pumpkin seed, pepitas, flax, linseed, mustard seed, hemp seed
    `,
    mustard: 'mustard, mustard seeds, (mustardseed) | curry powder, mayo, salad cream, tartar sauce',
    mushroom: `
      mushroom, fungi |
      cremini, chanterelle, morel, truffle, portobella, girolle, cep, hen of the woods, wood ear
    `,
    onion: 'onion, allium | shallot, chives, leek, ramp, cipollini',
    garlic: 'garlic | toum, skordalia, ramsons',
    tomato: `
      tomato |
      marinara, salsa, pizza sauce, pomodoro, pico de gallo, gazpacho, sugo, arrabbiata, enchilada sauce
    `,
    citrus: `
      citrus, citrus fruit |
      lemon, orange, mandarin, tangerine, marmalade, calamansi, citron, triple sec, ugli fruit
    `,
    legumes: `
      legume, pulse, pulses, beans |
      lentil, moong, urad, rajma, dahl, daal, dhal
      pea, petits pois, mangetout
      chickpea, besan
      cannellini, adzuki, pinto, borlotti, fava
      carob
    `,
    corn: 'corn | maize, cornmeal, sweetcorn, grits, hominy, masa, cornbread',
    nightshade: `
      nightshade |
      potato, eggplant
      bell pepper, orange bell pepper, chili, pimento, pimiento, serrano, ancho, poblano, scotch bonnet
      hot sauce
    `,
  },
  notSure: `
    short crust=shortcrust, piecrust=pie crust, pie dough=pie crust, pie shell=pie crust
    cookie=biscuit, hamburger bun=burger bun, chocolate chip=chocolate
    soy protein powder=pea protein powder, rice protein powder=pea protein powder
    hemp protein powder=pea protein powder, vanilla=vanilla extract, vanilla essence=vanilla extract
    vanilla pod=vanilla bean, vanilla sugar=vanilla bean, vanilla powder=vanilla bean
    vanilla seeds=vanilla bean, vanilla ice cream=vanilla bean, vanilla yogurt=vanilla bean
    vanilla yoghurt=vanilla bean, vanilla custard=vanilla bean, vanilla pudding=vanilla bean
    vanilla milk=vanilla bean, vanilla soy milk=vanilla bean, vanilla almond milk=vanilla bean
    vanilla oat milk=vanilla bean, vanilla protein powder=protein powder, broth=stock
    vegetable broth=vegetable stock, veggie stock=vegetable stock, veggie broth=vegetable stock
    mushroom stock=vegetable stock, mushroom broth=vegetable stock, bouillon=stock cube
    stock powder=stock cube, stock pot=stock cube, vegetable bouillon=vegetable stock cube
    vegetable stock powder=vegetable stock cube, red curry paste=curry paste
    green curry paste=curry paste, bbq sauce=barbecue sauce, turkey sausage=chicken sausage
    beef sausage=chicken sausage, lamb sausage=chicken sausage, crab stick=surimi
    imitation crab=surimi, prawn=shrimp, prawn cracker=shrimp paste, shrimp cracker=shrimp paste
    prawn paste=shrimp paste, sundried tomato=sun dried tomato, shaoxing wine=rice wine
    chinese cooking wine=rice wine, wine cap=rice wine, vanilla whey=vanilla bean
  `,
  vague: `
    sauce, powder, paste, leaf, leaves, flake, flakes, seed, seeds, extract, mixture, mix, water
    dressing, spray, masala, seasoning, chip, chips, syrup, juice
  `,
  made: `
    caramel, dough, batter, pastry, crust, breading, roux, meatball, patty, dumpling, loaf, bun, roll
    pancake, cookie, biscuit, cake, muffin, waffle, omelette, omelet, frittata, gravy
  `,
  verbs: `
    whisk, toast the, toast it, toast until, toast for, toast in, toast them, toast each, toast lightly
    toast and, roll out, roll the, roll up, roll each, roll into, roll it, roll them, roll between
    roll onto, roll over, roll to, roll lightly, roll tightly, wrap the, wrap in, wrap each, wrap it
    wrap them, wrap tightly, wrap with, wrap around, wrap up, pulse the, pulse until, pulse to, pulse in
    pulse a, pulse several, pulse briefly, pulse again, pulse for, pulse together, perch the, perch it
    perch on, mince the, mince it, mince them, mince finely, cream the, fish out, dripping off
    dripping from, shell the, shell and, shell them, stuff the, stuff each, stuff them, char the
    char over, char on, char until
  `,
  tap: `
    water, pasta water, pasta cooking water, cooking water, ice, ice cubes, tap water, hot water
    ice water
  `,
  waterOf: `
    water of the *, water from the *, water you cooked the *, *'s water, * cooking water
    *'s cooking water
  `,
  staples: '',
  inSteps: {
    all: 'all ingredients, all the ingredients, all of the ingredients',
    rest: 'remaining, rest, other',
    but: 'everything but, all but the, everything except, all except, except, except for',
    ingredients: 'ingredients, ingredient',
    little: `
      pinch of, pinches of, splash of, splashes of, dash of, drizzle of, drop of, drops of, knob of
      squeeze of, sprinkle of, sprinkling of, glug of, pinch
    `,
    oven: 'oven, ovens',
    baked: 'bake, bakes, baked, baking, roast, roasts, roasted, preheat',
    heat: `
      degrees, high, medium, low, moderate, hot, warm, broil, broiler, grill, temperature, package
      dutch oven, oven safe, oven proof, microwave
    `,
    everything: 'everything, all together, combine all, mix all, add all',
    many: `
      spices, spice, seasonings, seasoning, vegetables, veggies, veg, herbs, fruit, fruits, berries
      greens, aromatics, toppings, garnishes, liquids, liquid
    `,
    optional: 'optional, garnish, topping, toppings, serving, serve, desired, taste',
  },
};
