import type { WordsEverywhere } from './languageWords.ts';

export const everywhere: WordsEverywhere = {
  large: 'k, l, к, л',
  names:
    'ketchup, pesto, curry, garam masala, tajín, sriracha, tabasco, kimchi, nori, wakame, quinoa, (harissa)',
  families: {
    dairy: 'mascarpone, ghee, skyr, nutella, bechamel',
    cheese:
      'mozzarella, parmesan, parmigiano, parmigiano reggiano, grana padano, ricotta, feta, gouda, cheddar, brie, camembert, gorgonzola, pecorino, pecorino romano, halloumi, provolone, burrata, gruyere, emmental, emmentaler, manchego, roquefort, mascarpone, paneer, raclette',
    egg: 'mayonnaise, aioli',
    pork: 'chorizo, salami, prosciutto, pancetta, guanciale, mortadella, bacon, nduja, lardo, jamón serrano, pepperoni, speck, coppa, bratwurst',
    beef: 'bresaola, pastrami, roastbeef, entrecote',
    meat: 'merguez, salsiccia, kebab',
    fish: 'worcestershire, worcester, surimi, dashi, nuoc mam, bonito',
    shellfish: 'scampi, calamari, gambas',
    nuts: 'cashew, macadamia, marzipan, nougat, nutella, amaretti, frangipane',
    gluten:
      'spaghetti, penne, fusilli, farfalle, rigatoni, linguine, tagliatelle, fettuccine, pappardelle, macaroni, orecchiette, ravioli, tortellini, cannelloni, lasagne, lasagna, orzo, gnocchi, couscous, bulgur, seitan, panko, udon, ramen, baguette, ciabatta, focaccia, croissant, naan, pita, brioche, pizza, tortilla',
    soy: 'tofu, tempeh, edamame, miso, tamari',
    alcohol:
      'vodka, whisky, whiskey, cognac, sherry, marsala, champagne, prosecco, mirin, sake, tequila, gin, bourbon, amaretto, grappa, martini, cointreau',
    starch:
      'spaghetti, penne, fusilli, farfalle, rigatoni, linguine, tagliatelle, fettuccine, macaroni, lasagne, gnocchi, couscous, bulgur, udon, ramen, baguette, ciabatta, basmati, risotto, arborio, tortilla, naan, pita',
    sesame: 'tahini, tahin, halva',
    garlic: 'aioli',
    tomato: 'ketchup, passata',
    mushroom: 'shiitake, portobello, enoki, porcini, champignon, champignons',
    corn: 'polenta, popcorn',
    mustard: 'dijon',
    legumes: 'edamame, tofu, tempeh, hummus, dal',
    nightshade: 'ketchup, passata, tabasco, sriracha, jalapeño, jalapeños',
    citrus: 'yuzu, bergamot',
  },
};
