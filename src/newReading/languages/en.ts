import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients:
    "ingredients, ingredient list, ingredients list, you will need, you'll need, what you need, what you'll need, you need, shopping list, grocery list, what goes in, the following ingredients",
  steps:
    "instructions, instruction, directions, method, steps, preparation, procedure, process, how to make*, how to cook, how to prepare, how to do it, here's how, how it's made, what to do, what you do, let's cook, let's make, get cooking, putting it together, step by step, follow these*, cooking, to make, recipe steps",
  aside:
    "tip, tips, note, notes, trick, tricks, variation*, nutrition*, calories, storage, storing, to store, leftovers, substitution*, swaps, serving suggestion*, suggestion*, serve with, why *, make ahead, make it *, faq, pairings, chef's *, did you know, about this recipe, description, video, good to know, troubleshooting, allergens, reheating, servings, yield, serves, prep time, cook time, total time",
  tools:
    "equipment, special equipment, kitchen equipment, tools, kitchen tools, utensils, you will also need, you'll also need",
  step: 'step',
  recipe: 'recipe',
  named: 'recipe name, name of the dish, dish, title, dish name, idea, suggestion',
  serves:
    'serves, servings, serving, serving size, people, persons, person, portions, guests, feeds, yield, enough for, dinner for',
  yields: 'makes, yields, yield',
  pieces: 'pieces, slices, cookies, muffins, rolls, bars',
  total: 'total time, time, ready in, done in, takes, takes about, start to finish',
  prep: 'prep time, prep, preparation time, preparation, hands-on',
  cook: 'cook time, cooking time, cook, cooking, baking time, bake time, bake, baking, roasting time, oven time',
  hours: 'hrs',
  minutes: 'mins',
  seconds: 'secs',
  times:
    'an hour=60, a minute and a half=1.5, a minute=1, another minute=1, another hour=60, half an hour=30, half a minute=0.5, an hour and a half=90, a quarter of an hour=15',
  untimed:
    'every, each, within, in, by, once, twice, the last, last, final, the final, by the, first, up to, the',
  untimedBehind:
    'before the end, before the time, before it is done, less, ago, or less, per pound, for every, for each',
  suggest:
    "recipe for, how about, here's how to make, here is how to make, how to make, to make, help you make, making, learn to make, you can make, could make, why not try, why not make, i'd suggest, i suggest, i'd recommend, i recommend, let's make, can whip up, whip up, would be",
  praise:
    'delicious, simple, easy, classic, traditional, authentic, basic, quick, tasty, great, perfect, yummy, own, very, hearty, healthy, refreshing, homemade, popular, lovely, fantastic, wonderful, making, to make, this, my',
  ends: 'that, which, who, using, you, for you, for your, to try, to make, at home, with the, with your, is, are, but, and it, so, because, in about, it, from, by, as, based on, and i',
  chat: "sure, of course, certainly, absolutely, great, okay, ok, yes, hello, hi, here*, thank*, i, i'd, i'm, let*, with, using, based, this, that, it, you, what a, enjoy, welcome, no worries, since",
  goodbye: 'enjoy, bon appetit, have a great',
  optional: 'optional, to taste, as needed',
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
  about:
    'about, around, approx, approximately, roughly, another, an additional, additional, extra, from, up to, more, approx., just, under, only',
  altogether: 'total, in total, altogether',
  each: 'each, apiece',
  per: 'per, for each',
  for: 'for, to finish, to garnish, to serve',
  articles: 'a, an',
  numbers:
    'quarter=¼, a quarter=¼, one quarter=¼, quarter of an=¼, a quarter of an=¼, a third=⅓, one third=⅓, half=½, half a=½, half an=½, half of a=½, a half=½, an half=½, one half=½, two thirds=⅔, three quarters=¾, three quarters of an=¾, one=1, two=2, a couple of=2, three=3, four=4, five=5, six=6, seven=7, eight=8, nine=9, ten=10, twelve=12, a dozen=12, fifteen=15, twenty=20, twenty-five=25, thirty=30, forty=40, forty-five=45, fifty=50, sixty=60, ninety=90',
  without: 'without any, without the, without, free of, free from, contains no, no, minus',
  free: 'free',
  instead: 'instead of, rather than, in place of, replacing, replaces, to replace, replace, substitute for',
  plant:
    'vegan, vegetarian, veggie, plant-based, plant, meatless, meat-free, mock, impossible, beyond, dairy-free, eggless, vegetable protein, nondairy, non-dairy',
  units: {
    metric:
      'g, gr, gram, grams, gramme, grammes, kg, kilo, kilos, kilogram, kilograms, mg, ml, millilitre, millilitres, milliliter, milliliters, cl, dl, l, litre, litres, liter, liters, cc',
    weight: 'oz, ounce, ounces, fl oz, fluid ounce, fluid ounces, lb, lbs, pound, pounds',
    spoon:
      'cup, cups, tablespoon, tablespoons, tbsp, tbsps, tbs, teaspoon, teaspoons, tsp, tsps, dessertspoon, dessertspoons, pint, pints, pt, quart, quarts, qt, gallon, gallons, stick, sticks, pinch, pinches, dash, dashes, handful, handfuls, splash, splashes, knob, knobs, drop, drops, glass, glasses, part, parts, shot, shots, drizzle, dollop, dollops, squeeze, spoonful, spoonfuls',
    container:
      'can, cans, tin, tins, jar, jars, packet, packets, package, packages, pkg, pack, packs, bag, bags, box, boxes, bottle, bottles, carton, cartons, tub, tubs, sachet, sachets, envelope, envelopes, block, blocks, container, containers, tube, tubes, punnet, punnets, pouch, pouches',
    piece:
      'clove, cloves, slice, slices, sprig, sprigs, stalk, stalks, bunch, bunches, head, heads, piece, pieces, sheet, sheets, strip, strips, wedge, wedges, rasher, rashers, bulb, bulbs, scoop, scoops, serving, servings, cube, cubes, rib, ribs, ear, ears, loaf, loaves, chunk, chunks, floret, florets, fillet, fillets, halves, square, squares, round, rounds',
    length:
      'cm, mm, inch, inches, in, minute, minutes, min, mins, hour, hours, degree, degrees, percent, kcal, calories, day, days, count, ct, spice, grain, week, weeks',
  },
  fill: 'the, of, your, choice, some, few, a few, couple, couple of, other, its, favorite, favourite, any, kind, worth, such as, like, e.g.',
  tail: 'in, at, until, into, as, if, on, cut, by, needed, taste, preferably, see, when, so, that, plus extra, plus more, or more, or to taste, or other, or another, or similar',
  describing: `
    small, medium, large, jumbo, big, giant, virgin, extra-virgin, extra virgin, thick, thin, fresh, freshly, ripe, cold, warm, lukewarm, hot, boiling, lean, raw, finely, coarsely, thinly, boneless,
    skinless, skin, seedless, stale, day-old, leftover, organic, free-range, range, good, quality, good-quality, optional, heaping, heaped, level, rounded, scant, generous, packed, room, temperature,
    crusty, firm, extra-firm, soft, homemade, store-bought, style, mixed, neutral, crumbles, frozen, thawed, mild, plain, wide, sharp, crisp, sturdy, low-sodium, sodium, low, reduced, full, full-fat,
    low-fat, unsalted, salted, unsweetened, sweetened, all-purpose, strong, granulated, kosher, sea, table, instant, rolled, old-fashioned, quick, quick-cooking, active, dry, beaten, ground, torn,
    grated, shredded, cooked, uncooked, size, bite-size, long, short, long-grain, short-grain, desiccated, ice-cold, very, natural, floury, waxy, cooking, mature, aged, thick-cut, ready, made, caster,
    russet, Yukon Gold, Yukon, maris piper, new, baby, wild-caught, wild, flat-leaf, flat, leaf, leaves, curly, tender, ready-to-eat, fine, coarse, light, heavy, dark, pure, real, sheet-pan, young,
    sprigs of, crumbled, flaked, sliced, chopped, minced, crushed, peeled, hard-boiled, boiled, melted, softened, chilled, drained, rinsed, toasted, roasted, diced, cubed, halved, quartered, tinned,
    canned, juicy, sweet-tart, nice, lump, jumbo lump, center-cut, tail-on, pitted, de-seeded, steamed, par-cooked, cream-style, spring, winter, regular, classic, authentic, bottled, prepared,
    unbleached, enriched, fatty, snack, mini, tip, tips, pods, weight, piece of, bone-in, skin-on, rotisserie
  `,
  forms: '*ed, *ly, *less',
  which: `
    red, green, yellow, orange, white, brown, black, golden, purple, pink, plum tomato, roma, vine, breast, breasts, thigh, thighs, drumstick, drumsticks, leg, legs, wing, wings, filet, filets, loin,
    tenderloin, tenderloins, shoulder, chop, chops, chuck, flank, sirloin, english, persian, spanish, italian, thai, jasmine, basmati, arborio, granny smith, fuji, gala, honeycrisp, creamy, crunchy,
    smooth, semisweet, bittersweet, nonfat, skim, 2%, whole, hard, napa, savoy, greek, dijon, button, chestnut mushroom, steak, steaks, stew, stewing, crown, kernel, kernels, yellow-fleshed, hungarian,
    mexican, japanese, french, korean, indian, turkish, lacinato, tuscan, english-style, ribeye
  `,
  parts: 'juice, zest, rind, peel, greens',
  makes:
    'broth, stock, oil, sauce, milk, butter, vinegar, paste, powder, noodle, noodles, flour, sugar, soup, syrup, cream, cheese, seed, seeds, flake, flakes, salt, extract, jam, jelly, bread, chip, chips, cracker, crackers, wine, bean, beans, puree, purée, seasoning, concentrate, essence, spread, dip, dressing, salsa, patty, patties, fat, bouillon, liqueur, yogurt, pie, cake, ball, balls, burger, burgers, crumbs, pudding, pickle, relish, mix, blend, marinade, glaze, water',
  names: `
    scallion = green onion = spring onion, cilantro = fresh coriander = coriander leaf = coriander leaves = coriander, eggplant = aubergine, zucchini = courgette, arugula = rocket, beet = beetroot,
    rutabaga = swede, cornstarch = cornflour = corn starch, baking soda = bicarbonate of soda = bicarb, powdered sugar = icing sugar = confectioners sugar = confectioners' sugar,
    caster sugar = superfine sugar, heavy cream = double cream = whipping cream = heavy whipping cream = thickened cream,
    chili = chilli = chile = chillies = chilies = chile pepper = chili pepper = hot pepper, capsicum = bell pepper = peppers = sweet pepper = red pepper = green pepper = yellow pepper = orange pepper,
    pepper = black pepper = white pepper = peppercorn = peppercorns = ground pepper = cracked pepper, chicken stock = chicken broth, vegetable stock = vegetable broth = veggie broth = veggie stock,
    beef stock = beef broth, fish stock = fish broth, stock = broth, soy sauce = soya sauce = shoyu = light soy sauce = dark soy sauce, ground beef = minced beef = beef mince = hamburger meat,
    ground pork = minced pork = pork mince, ground turkey = minced turkey = turkey mince, ground chicken = minced chicken = chicken mince, parmesan = parmesan cheese = parmigiano reggiano = parmigiano,
    feta = feta cheese, mozzarella = mozzarella cheese, cheddar = cheddar cheese, basil = basil leaf = basil leaves, spinach = baby spinach, mint = mint leaf = mint leaves,
    confectioner's sugar = powdered sugar, pak choi = bok choy = pok choi, yogurt = yoghurt = yoghourt, shrimp = prawn = prawns, jalapeno = jalapeño = jalapeno pepper,
    vanilla extract = vanilla essence = vanilla, black bean = black beans, green bean = green beans, white bean = white beans, bean sprout = bean sprouts, doughnut = donut,
    tomato paste = tomato puree = tomato purée, sun-dried tomato = sun dried tomato = sundried tomato, garlic powder = granulated garlic, ginger powder = ground ginger, chili powder = chilli powder,
    cocoa powder = cocoa, celery root = celeriac, chocolate chip = chocolate chips, curry leaf = curry leaves, lime leaf = kaffir lime leaves = lime leaves, bay leaf = bay leaves,
    ground clove = ground cloves, whole clove = whole cloves, cumin = ground cumin, cinnamon = ground cinnamon,
    chili flake = red pepper flake = red pepper flakes = chili flakes = chilli flakes = crushed red pepper, sparkling water = soda water, paprika = sweet paprika,
    whole wheat flour = wholemeal flour = atta, self-raising flour = self-rising flour, flax seed = flaxseed, five spice = 5 spice = five-spice powder = 5-spice powder, new potato = new potatoes,
    egg noodle = egg noodles, napa cabbage = chinese cabbage, swiss chard = chard, heart of palm = hearts of palm, oil = neutral oil, tomato passata = passata, flour = plain flour = all-purpose flour,
    vinegar = distilled vinegar, peas = pea, vanilla extract = vanilla essence,
    salt, garlic, ladyfingers, scotch bonnet, pearl onion, jackfruit, espresso, kidney bean, runner bean, grapefruit, snow pea, glutinous rice, tomato sauce, canned tomato, onion powder, curry powder,
    baking powder, milk powder, mustard powder, mustard seed, celery salt, celery seed, garlic salt, onion salt, smoked salmon, condensed milk, evaporated milk, buttermilk, milk chocolate,
    white chocolate, dark chocolate, chocolate milk, hazelnut spread, curry paste, ground coriander, coriander seed, cumin seed, dried basil, dried oregano, oregano, dried thyme, dried rosemary,
    dried apricot, dried cranberry, dried mushroom, cinnamon stick, star anise, hot dog, hot sauce, oyster sauce, fish sauce, vegetable oil, olive oil, sesame oil, sunflower oil, canola oil,
    coconut oil, avocado oil, truffle oil, rose water, coconut water, tonic water, orange juice, apple juice, orange blossom water, wild rice, brown rice, duck fat, smoked paprika, half and half,
    bread flour, red lentil, green lentil, dulce de leche, red curry paste, green curry paste, pumpkin puree, pumpkin seed, sunflower seed, poppy seed, chia seed, hemp seed, banana pepper, hash brown,
    brown sugar, cane sugar, vanilla sugar, palm sugar, maple syrup, agave, agave syrup, corn syrup, golden syrup, margarine, shortening, allspice, italian seasoning, food coloring, baking potato,
    egg white, sour cream, whipped cream, cream cheese, cottage cheese, blue cheese, bone broth, spring mix, red cabbage, brussels sprout, broccolini, collard, beef jerky, graham cracker, pie crust,
    peanut oil, walnut oil, artichoke heart, palm heart, pound cake, chicken liver, room temperature water, jam, potato, bread, cheese, cream, milk, rice, mustard, green olive, black olive, olive,
    apple, banana, carrot, celery, cucumber, leek, cauliflower, broccoli, pumpkin, kale, lettuce, avocado, parsley, thyme, rosemary, dill, sage, chives, ginger, turmeric, sugar, vegetable, tofu,
    hummus, salsa, honey mustard, vegetable stock,
    lentil/rice/chickpea (penne), rice/lentil (spaghetti), soy/soya (mince), tofu/turkey/chicken (sausage), tofu (sausages), chick (peas), seitan/turkey/beef/coconut (bacon), cauliflower/tofu (steak),
    tomato (wedges), coconut/almond/oat/soy/soya/rice/cashew/hemp/pea/nut (milk), coconut/almond/oat/cashew/ice (cream), coconut/almond/cashew/nut/peanut/cocoa/cacao/apple/sunflower/shea (butter),
    coconut/soy (yogurt), coconut/almond/rice/corn/chickpea/gram/oat/buckwheat/potato/tapioca/cassava/sorghum/plantain/millet/teff/quinoa/lentil (flour), almond (meal), lentil/chickpea/rice (pasta),
    rice/glass/kelp/zucchini (noodle), rice/glass/cellophane/shirataki/zucchini (noodles), rice (vermicelli), rice (cake), corn (tortilla), corn (tortillas), corn/tortilla (chips), tapioca (pearl),
    rice (paper), cauliflower (rice), ginger (ale), ginger/root (beer), apple (cider), water (chestnut), water (chestnuts), sweet (potato), sweet (potatoes), turkey (ham), turkey (pepperoni),
    coconut (aminos), flax/chia (egg), egg (plant), vanilla/coffee/cocoa (bean), vanilla/coffee (beans), custard (apple), prickly (pear), pine(apple), mixed (greens), (cream) sherry, (corned) beef,
    (steak) seasoning/sauce, (chicken) seasoning, (poultry) seasoning, (taco) shells, (walnut)-sized, (jumbo) shells, (butter) bean/beans/lettuce, (butter)nut, (butternut) squash, (milk) thistle,
    (rice) vinegar, (wine) vinegar, (sherry) vinegar, (champagne) vinegar/mango, (cider) vinegar, (rum) extract, (oyster) mushroom, (lobster) mushroom, (beef) tomato, (beefsteak) tomato/tomatoes,
    (crab) apple/apples, (hamburger) bun/buns, (hot dog) bun, (kidney) bean/beans, (egg) replacer/substitute, (honeycrisp) apple, (goose)berry, (duck) sauce, (lemon) grass/thyme/balm, (pear) tomato,
    (cherry) tomato, (grape) tomato, (plum) tomato, (pepper) jack, (oil) spray, (mustard) greens/green, (turnip) greens, (corn) salad, (bread)fruit, buck(wheat) = buckwheat, buck(wheat) groats,
    (goat) cheese = (goat)'s cheese = (goats) cheese, (orange) bell pepper, (egg)-free mayonnaise, (walnut) sized piece, (chick)pea = chickpea = garbanzo bean = garbanzo, nutmeg = (nut)meg,
    (cream) of tartar, (cream) of coconut, sweet potato (noodle), (rice) wine vinegar, red (wine) vinegar, white (wine) vinegar, apple (cider) vinegar, king (oyster) mushroom, (chicken) of the woods,
    (hen) of the woods, (lamb)'s lettuce, (ham)burger bun, (liver)wurst = liverwurst, (honey)dew melon, (grape) seed oil = grapeseed oil, (pepper)mint = peppermint,
    (sugar) snap pea = sugar snap = sugar snaps, (nut)ritional yeast, (gluten)ous rice
  `,
  kinds: `
    pasta, noodle: spaghetti, penne, rigatoni, fusilli, farfalle, linguine, fettuccine, tagliatelle, macaroni, orecchiette, ziti, shell, pasta, gnocchi, egg noodle, rice noodle
    gnocchi: potato, gnocchi
    cheese: cheddar, parmesan, mozzarella, gouda, gruyere, swiss cheese, cheese
    tortilla: flour tortilla, corn tortilla
    bread: sourdough, baguette, ciabatta, pita, toast
    sausage: bratwurst, kielbasa, pork sausage, italian sausage
    mushroom: champignon, porcini, shiitake, cremini, portobello, oyster mushroom, button mushroom
    oil: olive oil, vegetable oil, sunflower oil, canola oil, neutral oil
    cream: heavy cream
    egg > yolk, egg yolk, egg white
    tomato: cherry tomato, grape tomato, plum tomato, roma tomato, canned tomato
    stock: vegetable stock, chicken stock, beef stock
    chili: red chili, green chili, jalapeno
    onion: shallot
    lettuce: romaine, iceberg, butter lettuce
    vinegar: white vinegar, white wine vinegar, red wine vinegar, apple cider vinegar
    lentil: red lentil, green lentil
    bean: black bean, kidney bean, white bean, cannellini bean
    pasta sauce: marinara
    potato: baking potato, new potato
    paprika: smoked paprika
  `,
  families: {
    lactose: 'lactose |',
    dairy:
      'dairy, milk | cream, butter, buttermilk, yogurt, yoghurt, whey, curd, kefir, custard, half and half, sour cream, heavy cream, creme fraiche, crème fraîche, condensed milk, evaporated milk, milk powder, milk chocolate, white chocolate, chocolate milk, ice cream, whipped cream, dulce de leche, labneh, quark, alfredo, ranch dressing, milkshake',
    cheese:
      'cheese | colby, monterey jack, pepper jack, queso, queso fresco, cotija, cream cheese, cottage cheese, swiss cheese, goat cheese, blue cheese, stilton, havarti, fontina, asiago, romano, velveeta, muenster',
    egg: 'egg | mayo, meringue, eggnog, yolk, egg white, egg yolk, egg noodle, egg wash, custard, hollandaise, ladyfingers, savoiardi',
    meat: 'meat | lamb, veal, venison, rabbit, liver, sausage, meatball, mince, bone broth, gelatin, gelatine, mutton, goat, hot dog, goat meat, bison, elk, frankfurter, gelatin powder, haggis, suet, marshmallow, marshmallows',
    pork: 'pork | ham, lardon, lardons, lard, andouille, spam, carnitas, capicola, kielbasa, gammon, pork belly, spare ribs, baby back ribs, bacon bits, ham hock, italian sausage, hot dog, liverwurst',
    beef: 'beef | chuck, ribeye, sirloin, brisket, oxtail, ground beef, corned beef, short ribs, rump, filet mignon, beef jerky, beef steak, rump steak, steak, sirloin steak',
    poultry:
      'poultry | chicken, turkey, duck, goose, quail, hen, drumstick, drumsticks, duck fat, chicken liver, pheasant',
    fish: 'fish | salmon, tuna, cod, haddock, trout, mackerel, anchovy, anchovies, halibut, tilapia, bass, herring, snapper, swordfish, eel, caviar, roe, sardine, sole, catfish, pollock, monkfish, lox, barramundi, mahi mahi, kipper, whitebait, worcestershire sauce, caesar dressing, fish sauce, smoked salmon, bonito flakes, sea bass, sea bream, turbot, pike',
    shellfish:
      'shellfish, seafood, crustacean | shrimp, prawn, crab, crabmeat, lobster, mussel, clam, oyster, scallop, squid, octopus, langoustine, crayfish, crawfish, cuttlefish, cockle, whelk, oyster sauce, clam juice, abalone',
    nuts: 'nut, tree nut, treenut | almond, walnut, hazelnut, pecan, pistachio, pine nut, praline, chestnut, brazil nut, hazelnut spread, nut butter, nut milk, filbert, gianduja, almond extract, pignoli',
    peanut: 'peanut | groundnut, monkey nut, satay sauce, peanut oil',
    gluten: `
      gluten, wheat | flour, pasta, noodle, bread, breadcrumb, breadcrumbs, bread crumbs, semolina, barley, rye, spelt, farro, cracker, beer, filo, phyllo, fillo, puff pastry, pie crust, pastry, dough,
      malt, soy sauce, bun, bagel, cake, cookie, biscuit, lasagna noodle, crouton, freekeh, wrapper, wonton, ziti, shells, elbow, elbows, roll, rolls, bran, wrap, wraps, muffin, pretzel, toast,
      teriyaki sauce, hoisin sauce, hoisin, graham cracker, vermicelli, egg noodle, ladyfingers, oatcake, whole wheat, atta, sourdough, kamut, durum, cereal, stuffing, ale, lager, stout, waffle,
      pancake mix, cake mix, brownie mix, pie shell, wheat germ, malt vinegar, matzo, challah, crumpet, english muffin, hamburger bun, doughnut, self-raising flour, self-rising flour, granola bar,
      angel hair, bucatini, ditalini, cavatappi, soba, gravy, savoiardi, cornbread
    `,
    soy: 'soy, soya | soybean, soy sauce, soybeans, teriyaki sauce, hoisin sauce, natto, soy lecithin, black bean sauce, gochujang',
    honey: 'honey | honeycomb, honey mustard',
    alcohol:
      'alcohol | wine, beer, rum, brandy, liqueur, port, vermouth, shaoxing, shaoxing wine, ale, stout, lager, kirsch, kahlua, baileys, rice wine, white wine, red wine, hard cider, scotch, schnapps, absinthe, madeira, limoncello, triple sec, mead',
    starch:
      '| sweet potato, rice, pasta, noodle, potato, bread, bun, roll, cracker, flour, sugar, oats, oatmeal, corn tortilla, flour tortilla, ziti, lasagna noodle, vermicelli, sourdough, bagel, rice noodle, wrap, quinoa',
    sesame: 'sesame | sesame oil, gomasio',
    mustard: 'mustard | honey mustard, mustard powder',
    mushroom: 'mushroom | cremini, chanterelle, champignon, oyster mushroom, morel, truffle',
    onion: 'onion | scallion, shallot, spring onion, green onion, onion powder, chives, leek',
    garlic: 'garlic | garlic powder',
    tomato: 'tomato | marinara, tomato paste, salsa, pizza sauce',
    citrus:
      'citrus, citrus fruit | lemon, lime, orange, grapefruit, mandarin, clementine, tangerine, kumquat',
    legumes:
      'legume, pulse | bean, lentil, pea, chickpea, soy, peanut, soybean, garbanzo, split pea, lima bean, black bean, kidney bean, white bean, cannellini',
    corn: 'corn | maize, cornstarch, cornmeal, sweetcorn, corn syrup, corn flour, grits, hominy, corn tortilla, masa harina, masa',
    nightshade:
      'nightshade | tomato, potato, eggplant, bell pepper, chili, paprika, cayenne, jalapeno, salsa, hot sauce, marinara, chili powder, chili flake',
  },
  vague:
    'sauce, powder, paste, leaf, leaves, flake, flakes, seed, seeds, extract, mixture, mix, water, dressing, spray, masala, seasoning, chip, chips, syrup, juice',
  tap: 'water, ice, ice cubes, tap water, hot water',
  inSteps: {
    all: 'all ingredients, all the ingredients, all of the ingredients',
    rest: 'remaining, rest, other',
    but: 'everything but, all but the, everything except, all except, except, except for',
    ingredients: 'ingredients, ingredient',
    oven: 'oven, bake, bakes, baked, baking, roast, roasts, roasted, preheat',
  },
};
