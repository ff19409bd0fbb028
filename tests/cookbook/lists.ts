/** Lists of ingredients that people typed in recipe apps, tutorials and forums. */
export const REAL = `
  chicken, noodles, white wine, garlic
  chicken, rice, broccoli
  chicken, onion, rice
  chicken, rice, tomatoes
  chicken, tomatoes, basil
  chicken breast, cannellini beans, rosemary, spinach
  chicken, broccoli, brown rice, olive oil, garlic, lemon
  chicken breast, broccoli, rice, onions, eggs
  chicken breast, quinoa, spinach, tomatoes, olive oil
  chicken breast, broccoli, bell peppers, garlic, soy sauce, rice
  chicken breast, garlic, lemon, olive oil, spinach
  Chicken, Soy, Garlic
  chicken, curry paste, coconut milk, onion, bell pepper, rice
  Chicken Thighs, Basmati Rice, Onion
  chicken, rice, pasta, cheese, butter, milk, frozen peas
  chicken, rice, eggs, tomatoes, cheese, pasta
  chicken, avocado, mixed greens, tomatoes, lemon, cucumber, chickpeas, tuna, rice
  chicken, spinach, turmeric, cumin, ghee, onions
  chicken breast, flour, breadcrumbs, egg, oil, salt, pepper
  pasta, tomatoes, garlic, parmesan
  eggs, tomato, cheese, pasta
  eggs, spinach, rice, lime
  eggs, spinach, tomatoes, chicken
  eggs, milk, bread
  eggs, flour and milk
  eggs, pasta and tomato
  eggs, tomatoes and some rice
  eggs, bread, onions, cheese
  eggs, cheese, pasta, bacon
  eggs, spinach, feta cheese
  eggs, bread, a tomato
  eggs, cheddar, bell pepper, leftover rice
  eggs, rice, tuna
  eggs, sausage, toast, hashbrowns
  Eggs, Pork, Garlic, Chili, Basil
  Eggs, Spinach, Sweet Potatoes, Avocado
  tomato, cheese, basil
  tomato, cheese
  flour, sugar, eggs
  tomatoes, salad, potatoes, olives, cheese
  potato, butter, milk
  apples, flour, sugar
  apples, cinnamon, sugar
  chickpeas, tahini, lemon
  chickpeas, spinach and coconut milk
  chickpeas, spinach, rice, half a lemon
  chickpeas, cauliflower
  chickpeas, spinach, two red peppers, one lemon, rice, plain yoghurt
  chickpeas, spinach, a tin of tomatoes, some cumin
  leftover rice, two eggs, a lonely jar of salsa
  a bell pepper, some leftover rice, half a can of coconut milk
  all the main spices, pasta, ground beef, tomato paste
  Ground beef, Corn tortilla, Red onion, Cilantro, Cotija
  Spaghetti, Ground Beef, Tomato
  Tomato, Bacon, Lettuce
  potatoes, carrots, peas, bell peppers, onion, garlic, ginger, curry powder, coconut milk
  rice, milk, chicken, bananas
  sausages, onion, mushrooms, potatoes
  flour, honey, mustard, mayo
  a few potatoes, two onions, lettuce, grapefruit, bacon, red lentils
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/, (?:and )?| and /));

const PANTRY = `
  chicken breast, chicken thighs, drumsticks, cooked chicken, ground beef, ground turkey, ground pork, steak, pork chops, lamb,
  bacon, ham, sausages, chorizo, salami, salmon, cod, tilapia, canned tuna, sardines, smoked salmon, shrimp, eggs, tofu, tempeh,
  milk, oat milk, cream, sour cream, yogurt, butter, cheddar, mozzarella, parmesan, feta, goat cheese, halloumi, cream cheese, ricotta, cottage cheese,
  rice, brown rice, cooked rice, risotto rice, quinoa, couscous, bulgur, barley, oats, pasta, spaghetti, egg noodles, rice noodles, gnocchi,
  bread, tortillas, pita bread, burger buns, flour, breadcrumbs, sugar, honey, maple syrup,
  lentils, red lentils, chickpeas, black beans, kidney beans, white beans, canned tomatoes, tomato paste, coconut milk, vegetable stock,
  onions, red onions, garlic, ginger, scallions, leeks, celery, carrots, potatoes, sweet potatoes, parsnips, beets, turnips, butternut squash, pumpkin,
  cabbage, red cabbage, Brussels sprouts, broccoli, cauliflower, kale, spinach, Swiss chard, lettuce, arugula, pak choi, zucchini, eggplant, bell peppers,
  tomatoes, cherry tomatoes, cucumber, radishes, fennel, mushrooms, asparagus, green beans, snow peas, frozen peas, corn, edamame, avocado, olives, capers,
  sun-dried tomatoes, artichoke hearts, kimchi, pickles, chili, jalapeños, lemon, lime, oranges, apples, pears, bananas, strawberries, blueberries, peaches, mango, pineapple, grapes,
  raisins, dates, walnuts, almonds, peanuts, cashews, sesame seeds, peanut butter, tahini, hummus, pesto, soy sauce, miso, mustard, basil, cilantro, parsley, thyme, cumin, curry powder, cinnamon, chocolate
`
  .trim()
  .split(/,\s+/);

/** Returns random lists of 2 to 8 foods. The same seed gives the same lists. */
export function randomLists(count: number, seed: number, pantry = PANTRY): string[][] {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: count }, () => {
    const list = new Set<string>();
    const length = 2 + next(7);
    while (list.size < length) list.add(pantry[next(pantry.length)] ?? '');
    return [...list];
  });
}

export const PANTRY_SIZE = PANTRY.length;
