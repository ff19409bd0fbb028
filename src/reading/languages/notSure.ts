import type { Family } from './languageWords.ts';

/**
 * English names of foods of which only some kinds belong to a family, so that the label decides. Each line ends with these
 * kinds. Allergy, diet and religious associations name these foods. Omits foods of which such kinds are rare, and traces.
 * A food without families hides a shorter name in its own name: 'vanilla' in 'vanilla bean'.
 */
export const NOT_SURE: Record<string, readonly Family[]> = {
  // Pastry and biscuits
  'puff pastry': ['dairy'], // with butter instead of vegetable fat
  shortcrust: ['dairy'], // with butter instead of vegetable fat
  'pie crust': ['dairy', 'pork'], // with butter or lard
  croissant: ['dairy'], // with butter instead of margarine
  shortbread: ['dairy'], // with butter instead of margarine
  biscuit: ['dairy', 'egg'], // with butter, milk or egg
  'graham cracker': ['honey'], // with honey besides sugar
  'burger bun': ['dairy', 'egg', 'sesame'], // brioche, or with sesame seeds
  naan: ['dairy'], // with yogurt, milk or ghee
  'garlic bread': ['dairy'], // with butter instead of oil
  crouton: ['dairy'], // with butter or cheese
  frosting: ['dairy'], // with butter or cream cheese

  // Pasta
  gnocchi: ['egg'], // with egg as a binder
  tagliatelle: ['egg'], // fresh or dried egg pasta
  lasagne: ['egg'], // fresh or dried egg pasta
  lasagna: ['egg'], // fresh or dried egg pasta
  ravioli: ['egg', 'dairy'], // egg pasta, filled with cheese
  tortellini: ['egg', 'dairy'], // egg pasta, filled with cheese
  wonton: ['egg'], // with egg in the wrapper

  // Sweets
  chocolate: ['dairy', 'soy'], // with milk, even in dark chocolate, or with soy lecithin
  'cocoa powder': [],
  'ice cream': ['egg'], // with custard
  muesli: ['dairy', 'honey'], // with milk powder or honey
  granola: ['honey'], // with honey instead of syrup
  'protein powder': ['dairy'], // from whey or casein
  'pea protein powder': [],
  'rice krispies': ['gluten'], // with barley malt

  // Fats and baking
  margarine: ['dairy', 'soy'], // with whey, buttermilk or soy lecithin
  'baking powder': ['gluten'], // with wheat starch
  'vanilla extract': ['alcohol'], // dissolved in alcohol
  'rum extract': ['alcohol'], // dissolved in alcohol
  'vanilla bean': [],
  suet: ['gluten'], // coated with flour
  quorn: ['egg'], // with egg white as a binder

  // Stock, sauces and pastes
  stock: ['gluten', 'meat'], // with wheat flour or barley, from chicken or beef
  'vegetable stock': ['gluten'], // with wheat flour or barley
  'stock cube': ['gluten', 'meat', 'dairy'], // with wheat flour, barley or milk powder, from chicken or beef
  'vegetable stock cube': ['gluten', 'dairy'], // with wheat flour, barley or milk powder
  soup: ['gluten', 'celery'], // thickened with flour, or with celery in the stock
  'yeast extract': ['gluten', 'celery'], // from brewer's yeast, or with celery
  tamari: ['gluten'], // with wheat in some brands
  miso: ['gluten'], // from barley
  teriyaki: ['alcohol'], // with mirin or sake
  ponzu: ['fish'], // with dried bonito
  furikake: ['fish'], // with dried bonito
  kimchi: ['crustacean'], // with salted shrimp
  'curry paste': ['fish', 'crustacean'], // with fish sauce or shrimp paste
  'barbecue sauce': ['fish', 'gluten', 'mustard'], // with Worcestershire sauce, malt vinegar or mustard
  dijon: ['alcohol', 'sulphites'], // with white wine, or with sulphites
  'taco seasoning': ['gluten'], // with wheat flour
  'refried beans': ['pork'], // with lard

  // Meat, fish and cheese
  sausage: ['pork', 'gluten'], // from pork or in its casing, or with breadcrumbs
  'chicken sausage': ['gluten'], // with breadcrumbs
  'ground meat': ['pork'], // from pork, or mixed with it
  'ground beef': [],
  meatball: ['pork', 'gluten', 'egg', 'dairy'], // with pork, bread, egg or milk
  falafel: ['gluten', 'sesame'], // with flour or sesame seeds
  'black pudding': ['gluten'], // with oats or barley
  haggis: ['gluten'], // with oats
  mortadella: ['nuts'], // with pistachios
  surimi: ['gluten', 'soy', 'egg'], // with wheat starch, soy protein or egg white
  shrimp: ['sulphites'], // treated with sulphites
  'shrimp paste': [],
  'sun dried tomato': ['sulphites'], // treated with sulphites
  parmesan: ['not vegetarian'], // with rennet from calves
  parmigiano: ['not vegetarian'], // with rennet from calves
  'grana padano': ['not vegetarian'], // with rennet from calves
  pesto: ['not vegetarian'], // with Parmesan
  gorgonzola: ['not vegetarian'], // with rennet from calves
  gruyere: ['not vegetarian'], // with rennet from calves
  comté: ['not vegetarian'], // with rennet from calves
  pecorino: ['not vegetarian'], // with rennet from lambs
  manchego: ['not vegetarian'], // with rennet from lambs
  roquefort: ['not vegetarian'], // with rennet from lambs
  wine: ['not vegan'], // clarified with egg white, casein or isinglass
  'rice wine': [],
  'wine vinegar': [],
};
