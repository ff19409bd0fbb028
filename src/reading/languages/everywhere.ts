import type { WordsEverywhere } from './languageWords.ts';

export const everywhere: WordsEverywhere = {
  large: 'k, l, к, л',
  names:
    'ketchup, curry, garam masala, tajín, sriracha, tabasco, nori, wakame, quinoa, (harissa), tamarind, tamarindo, tamarin, pitaya, pitahaya, mozzarella = mozarella = mozarela = mozzarela, spaghetti = spagetti = spaguetti = spagheti, mayonnaise = mayonaise, parmesan = parmesean, fettuccine = fettucine, couscous = cous cous, bulgur = bulghur, worcestershire = worcester, spätzle = spaetzle',
  families: {
    dairy:
      'mascarpone, ghee, skyr, nutella, bechamel, tzatziki, tiramisu, philadelphia, labneh, creme fraiche, creme brulee, milka, toblerone, ferrero rocher, hollandaise, bearnaise, brioche, toffee, baileys, butterscotch, dulce de leche',
    cheese:
      'mozzarella, parmesan, parmigiano, parmigiano reggiano, grana padano, ricotta, feta, gouda, cheddar, brie, camembert, gorgonzola, pecorino, pecorino romano, halloumi, provolone, burrata, gruyere, emmental, emmentaler, manchego, roquefort, mascarpone, paneer, raclette, pesto, bocconcini, boursin, babybel, neufchatel, comté, reblochon, scamorza, caciocavallo, robiola, stracciatella, stilton, havarti, fontina, asiago, taleggio, wensleydale, red leicester, jarlsberg, velveeta, muenster, monterey jack, cotija',
    egg: "mayonnaise, aioli, carbonara, hollandaise, remoulade, tiramisu, creme brulee, bearnaise, brioche, spätzle, macaron, surimi, miracle whip, thousand island, coleslaw, challah, savoiardi, zabaglione, pavlova, kewpie, advocaat, hellmann's, crabsticks",
    pork: 'chorizo, salami, prosciutto, pancetta, guanciale, mortadella, bacon, nduja, lardo, jamón serrano, pepperoni, speck, coppa, bratwurst, andouille, capicola, char siu',
    beef: 'bresaola, pastrami, roastbeef, entrecote, porterhouse, osso buco, t-bone',
    meat: 'merguez, salsiccia, kebab, foie gras, demi-glace, gyros',
    fish: 'worcestershire, worcester, surimi, dashi, nuoc mam, bonito, kimchi, nam pla, ceviche, sashimi, bottarga, taramosalata, pangasius, hamachi, tapenade, puttanesca, nuoc cham, barramundi, mahi mahi, branzino, gravlax, taramasalata, crabsticks',
    shellfish:
      'scampi, calamari, gambas, surimi, belacan, belachan, langostino, clamato, crabsticks, oyster sauce',
    nuts: 'cashew, macadamia, marzipan, nougat, nutella, amaretti, amaretto, frangipane, pesto, granola, muesli, gianduja, gianduia, baklava, toblerone, ferrero rocher, macaron, orgeat, frangelico, romesco, dukkah, marcona',
    gluten:
      'spaghetti, penne, fusilli, farfalle, rigatoni, linguine, tagliatelle, fettuccine, pappardelle, macaroni, orecchiette, ravioli, tortellini, cannelloni, lasagne, lasagna, orzo, gnocchi, couscous, bulgur, seitan, panko, udon, ramen, baguette, ciabatta, focaccia, croissant, naan, pita, brioche, pizza, tortilla, granola, muesli, gochujang, teriyaki, hoisin, tempura, baklava, tiramisu, rotini, cavatelli, campanelle, gemelli, tagliolini, paccheri, radiatore, conchiglie, trofie, bucatini, ditalini, manicotti, fregola, spätzle, samosa, pierogi, biscotti, blini, vol-au-vent, capellini, cappelletti, agnolotti, strozzapreti, doubanjiang, savoiardi, freekeh, kamut, ponzu, gyoza, wonton, challah, pumpernickel, bechamel, oyster sauce',
    soy: 'tofu, tempeh, edamame, miso, tamari, gochujang, teriyaki, hoisin, shoyu, doubanjiang, ponzu, oyster sauce',
    alcohol:
      'vodka, whisky, whiskey, cognac, sherry, marsala, champagne, prosecco, mirin, sake, tequila, gin, bourbon, amaretto, grappa, martini, cointreau, triple sec, calvados, aperol, campari, sambuca, pastis, ouzo, tiramisu, baileys, frangelico, kahlua, limoncello, pernod, armagnac, riesling, chardonnay, merlot, cabernet, chianti, grand marnier, creme de menthe, advocaat, guinness, mezcal, absinthe',
    starch:
      'spaghetti, penne, fusilli, farfalle, rigatoni, linguine, tagliatelle, fettuccine, macaroni, lasagne, gnocchi, couscous, bulgur, udon, ramen, baguette, ciabatta, basmati, risotto, arborio, tortilla, naan, pita',
    sesame: 'tahini, tahin, halva, hummus, zaatar, za’atar, furikake, gomasio',
    garlic: 'aioli, pesto, hummus, tzatziki, kimchi',
    tomato: 'ketchup, passata',
    mushroom: 'shiitake, portobello, enoki, porcini, champignon, champignons, shimeji, pleurotus, maitake',
    corn: 'polenta, popcorn, nachos, cornflakes',
    mustard: 'dijon, dijonnaise, piccalilli',
    legumes: 'edamame, tofu, tempeh, hummus, dal',
    nightshade:
      'ketchup, passata, tabasco, sriracha, jalapeño, jalapeños, harissa, gochujang, kimchi, sambal, chipotle, habanero',
    peanut: 'satay, snickers',
    citrus: 'yuzu, bergamot, kumquat, pomelo',
  },
};
