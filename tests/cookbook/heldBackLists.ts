import { randomLists } from './lists.ts';

/** Lists from forums, tutorials and fridges, collected by someone who had not seen the dishes. */
export const HELD_BACK = `
  tomatoes, onions, eggs, cilantro
  broccoli, paneer
  half a cabbage, carrots, potatoes, a can of corned beef
  chicken drumsticks, chives, carrots, potatoes, tomatoes, onions, garlic, mayonaise, corn
  red lentils, potatoes, onions, bacon, pasta
  tuna, baked beans, capers
  cheddar, wilting salad greens, eggs, shallot
  sweet onion, garlic, frozen peas, smoked chicken, rice
  cold rice, bok choy, frozen peas, eggs
  red cabbage, granny smith apples, carrots, ginger garlic paste
  ground turkey, black beans, corn, salsa
  ground beef, potatoes, cheese
  Ground beef, cabbage, rice, tomato sauce, onion, carrots
  pork chops, apples, onions, white wine, thyme
  leftover turkey, stuffing, cranberries
  kielbasa, sauerkraut, potatoes
  italian sausage, peppers, onions
  hot dogs, mac and cheese
  chicken thighs, honey, soy sauce, garlic
  rotisserie chicken, tortillas, cheddar cheese, salsa, sour cream
  chicken breasts, cream cheese, spinach, parmesan
  chicken, bell pepper, onion, tortillas
  canned chicken, cream of mushroom soup, egg noodles
  salmon, asparagus
  salmon fillet, lemon, dill, new potatoes
  shrimp, linguine, garlic, butter, lemon
  cod, cherry tomatoes, olives, capers, lemon, potatoes
  tilapia, rice, lime, cilantro
  sardines, bread, lemon
  can of tuna, pasta, peas, milk, cheese
  eggs, bread, milk, cinnamon
  eggs, spinach, feta, mushrooms, red pepper, half an onion, milk
  Eggs, Bacon, Cheese, Tortilla
  eggs, leftover roast potatoes, chorizo
  oats, banana, peanut butter
  oats, milk, blueberries, honey
  flour, eggs, milk, sugar, butter
  flour, sugar, butter, apples, cinnamon
  overripe bananas, flour, sugar, eggs, walnuts, dark chocolate
  greek yogurt, strawberries, granola
  bread, peanut butter, jelly
  tofu, broccoli, soy sauce, ginger
  tofu, mushrooms, rice noodles, green onions
  chickpeas, spinach, coconut milk
  chickpeas, cucumber, tomato, feta, red onion, lemon
  black beans, rice
  black beans, sweet potato, avocado, lime
  kidney beans, canned tomatoes, onion, bell pepper, chili powder, ground beef
  lentils, carrots, celery, onion, canned tomatoes, spinach, sausage
  quinoa, kale, sweet potatoes
  pasta, zucchini, ricotta
  spaghetti, canned tomatoes, garlic, basil, parmesan
  penne, sausage, heavy cream, spinach, mushrooms
  gnocchi, pesto, cherry tomatoes
  ramen noodles, egg, scallions
  butternut squash, sage, arborio rice, parmesan
  leeks, potatoes, cream
  zucchini, eggplant, tomatoes, bell peppers, onion
  cauliflower, curry powder, peas, yogurt
  beets, goat cheese, walnuts, arugula
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(', '));

export const HELD_BACK_PANTRY = `
  chicken breast, chicken thighs, chicken wings, turkey breast, ground beef, ground pork, ground turkey, stewing beef, sirloin steak, pork chops,
  pork tenderloin, lamb chops, bacon, ham, chorizo, Italian sausage, salami, salmon, smoked salmon, cod, tuna, sardines, anchovies, shrimp, mussels,
  crab meat, eggs, tofu, tempeh, milk, butter, heavy cream, sour cream, yogurt, buttermilk, cheddar, mozzarella, parmesan, feta, goat cheese,
  blue cheese, cream cheese, ricotta, halloumi, rice, brown rice, wild rice, basmati rice, quinoa, couscous, bulgur, pearl barley, polenta, oats,
  spaghetti, penne, macaroni, lasagna sheets, egg noodles, rice noodles, udon, bread, pita, flour tortillas, corn tortillas, naan, puff pastry, flour,
  cornmeal, chickpeas, black beans, kidney beans, cannellini beans, green lentils, red lentils, split peas, edamame, onion, red onion, shallots,
  scallions, leek, garlic, ginger, carrots, celery, celeriac, parsnips, turnips, beets, radishes, potatoes, sweet potatoes, butternut squash, pumpkin,
  zucchini, eggplant, bell pepper, jalapeño, tomatoes, cherry tomatoes, canned tomatoes, sun-dried tomatoes, cucumber, avocado, broccoli, cauliflower,
  Brussels sprouts, green cabbage, red cabbage, napa cabbage, bok choy, kale, Swiss chard, spinach, arugula, romaine lettuce, endive, fennel, asparagus,
  artichoke hearts, green beans, snow peas, frozen peas, corn, mushrooms, olives, capers, pickles, kimchi, apple, pear, banana, orange, lemon, lime,
  grapes, strawberries, blueberries, mango, pineapple, raisins, dates, almonds, walnuts, cashews, peanut butter, coconut milk, basil, maple syrup
`
  .trim()
  .split(/,\s+/);

export const HELD_BACK_RANDOM = randomLists(60, 20_261_125, HELD_BACK_PANTRY);
