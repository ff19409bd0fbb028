import type { WordsEverywhere } from './languageWords.ts';

export const everywhere: WordsEverywhere = {
  large: 'k, l, к, л',
  names:
    'ketchup, curry, garam masala, tajín, sriracha, tabasco, nori, wakame, quinoa, (harissa), tamarind, tamarindo, tamarin, pitaya, pitahaya, mozzarella = mozarella = mozarela = mozzarela, spaghetti = spagetti = spaguetti = spagheti, mayonnaise = mayonaise, parmesan = parmesean, fettuccine = fettucine, couscous = cous cous, bulgur = bulghur, worcestershire = worcester',
  families: {
    dairy:
      'mascarpone, ghee, skyr, nutella, bechamel, tzatziki, tiramisu, philadelphia, labneh, creme fraiche, creme brulee, milka, toblerone, ferrero rocher',
    cheese:
      'mozzarella, parmesan, parmigiano, parmigiano reggiano, grana padano, ricotta, feta, gouda, cheddar, brie, camembert, gorgonzola, pecorino, pecorino romano, halloumi, provolone, burrata, gruyere, emmental, emmentaler, manchego, roquefort, mascarpone, paneer, raclette, pesto, bocconcini',
    egg: 'mayonnaise, aioli, carbonara, hollandaise, remoulade, tiramisu, creme brulee',
    pork: 'chorizo, salami, prosciutto, pancetta, guanciale, mortadella, bacon, nduja, lardo, jamón serrano, pepperoni, speck, coppa, bratwurst',
    beef: 'bresaola, pastrami, roastbeef, entrecote',
    meat: 'merguez, salsiccia, kebab, foie gras, demi-glace, gyros',
    fish: 'worcestershire, worcester, surimi, dashi, nuoc mam, bonito, kimchi, nam pla, ceviche, sashimi, bottarga, taramosalata',
    shellfish: 'scampi, calamari, gambas',
    nuts: 'cashew, macadamia, marzipan, nougat, nutella, amaretti, amaretto, frangipane, pesto, granola, muesli, gianduja, gianduia, baklava, toblerone, ferrero rocher',
    gluten:
      'spaghetti, penne, fusilli, farfalle, rigatoni, linguine, tagliatelle, fettuccine, pappardelle, macaroni, orecchiette, ravioli, tortellini, cannelloni, lasagne, lasagna, orzo, gnocchi, couscous, bulgur, seitan, panko, udon, ramen, baguette, ciabatta, focaccia, croissant, naan, pita, brioche, pizza, tortilla, granola, muesli, gochujang, teriyaki, hoisin, tempura, baklava, tiramisu',
    soy: 'tofu, tempeh, edamame, miso, tamari, gochujang, teriyaki, hoisin, shoyu',
    alcohol:
      'vodka, whisky, whiskey, cognac, sherry, marsala, champagne, prosecco, mirin, sake, tequila, gin, bourbon, amaretto, grappa, martini, cointreau, triple sec, calvados, aperol, campari, sambuca, pastis, ouzo, tiramisu',
    starch:
      'spaghetti, penne, fusilli, farfalle, rigatoni, linguine, tagliatelle, fettuccine, macaroni, lasagne, gnocchi, couscous, bulgur, udon, ramen, baguette, ciabatta, basmati, risotto, arborio, tortilla, naan, pita',
    sesame: 'tahini, tahin, halva, hummus, zaatar, za’atar',
    garlic: 'aioli, pesto, hummus, tzatziki, kimchi',
    tomato: 'ketchup, passata',
    mushroom: 'shiitake, portobello, enoki, porcini, champignon, champignons, shimeji, pleurotus, maitake',
    corn: 'polenta, popcorn, nachos, cornflakes',
    mustard: 'dijon',
    legumes: 'edamame, tofu, tempeh, hummus, dal',
    nightshade:
      'ketchup, passata, tabasco, sriracha, jalapeño, jalapeños, harissa, gochujang, kimchi, sambal, chipotle',
    peanut: 'satay, snickers',
    citrus: 'yuzu, bergamot, kumquat, pomelo',
  },
};
