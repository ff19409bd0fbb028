import type { WordsEverywhere } from './languageWords.ts';

export const everywhere: WordsEverywhere = {
  large: 'k, l, к, л',
  names:
    'ketchup, curry, garam masala, tajín, sriracha, tabasco, nori, wakame, quinoa, (harissa), tamarind, tamarindo, tamarin, pitaya, pitahaya, mozzarella = mozarella = mozarela = mozzarela, spaghetti = spagetti = spaguetti = spagheti, mayonnaise = mayonaise, parmesan = parmesean, fettuccine = fettucine, couscous = cous cous, bulgur = bulghur, worcestershire = worcester, spätzle = spaetzle',
  families: {
    dairy:
      'ghee, skyr, nutella, bechamel, tzatziki, tiramisu, labneh, creme fraiche, creme brulee, milka, toblerone, ferrero rocher, hollandaise, bearnaise, brioche, toffee, baileys, butterscotch, dulce de leche, kefir, lassi, raita, ayran, mornay, panna cotta, pannacotta, lemon curd, chantilly, quiche, panettone, twix, maltesers, kit kat, kitkat, raffaello, toffifee, lurpak, kerrygold, kulfi, eclair, profiterole, snickers, milky way',
    cheese:
      'mozzarella, parmesan, parmigiano, parmigiano reggiano, grana padano, ricotta, feta, gouda, cheddar, brie, camembert, gorgonzola, pecorino, pecorino romano, halloumi, provolone, burrata, gruyere, emmental, emmentaler, manchego, roquefort, mascarpone, paneer, raclette, pesto, bocconcini, boursin, babybel, neufchatel, comté, reblochon, scamorza, caciocavallo, robiola, stracciatella, stilton, havarti, fontina, asiago, taleggio, wensleydale, red leicester, jarlsberg, velveeta, muenster, monterey jack, cotija, philadelphia, cottage cheese, carbonara, caesar dressing, caesardressing, fior di latte, caerphilly, cambozola, dolcelatte, saint agur, port salut, tête de moine, mimolette, bel paese, crescenza',
    egg: "mayonnaise, aioli, carbonara, hollandaise, remoulade, tiramisu, creme brulee, bearnaise, brioche, spätzle, macaron, surimi, miracle whip, thousand island, coleslaw, challah, savoiardi, zabaglione, pavlova, kewpie, advocaat, hellmann's, crabsticks, eggnog, lemon curd, caesar dressing, caesardressing, frittata, omelette, meringue, zabaione, marshmallow, quiche, panettone, eclair, profiterole, genoise, sabayon, tamagoyaki, chawanmushi, waffle, crêpe",
    gelatin: 'gelatin, gelatine, marshmallow, marshmallows, jell-o, jello, panna cotta, pannacotta, aspic',
    pork: 'chorizo, salami, prosciutto, pancetta, guanciale, mortadella, bacon, nduja, lardo, jamón serrano, pepperoni, speck, coppa, bratwurst, andouille, capicola, char siu, soppressata, sopressata, spareribs, carbonara',
    beef: 'bresaola, pastrami, roastbeef, entrecote, porterhouse, osso buco, t-bone, ribeye, picanha, ossobuco',
    meat: 'merguez, salsiccia, kebab, foie gras, demi-glace, gyros, bolognese, chili con carne, haggis',
    fish: 'worcestershire, worcester, surimi, dashi, nuoc mam, bonito, kimchi, nam pla, ceviche, sashimi, bottarga, taramosalata, pangasius, hamachi, tapenade, puttanesca, nuoc cham, barramundi, mahi mahi, branzino, gravlax, taramasalata, crabsticks, tilapia, tarama, hoki, halibut, bouillabaisse, caesar dressing, caesardressing, rollmops, lea & perrins, lea and perrins, katsuobushi, garum, colatura di alici, tobiko, masago, unagi, kamaboko, chikuwa, narutomaki, bagoong, hondashi, bacalhau, escabeche, sardine, haddock',
    shellfish: 'bouillabaisse',
    crustacean:
      'scampi, gambas, surimi, belacan, belachan, langostino, crabsticks, krill, bagoong, terasi, tom yum, xo sauce',
    mollusc: 'calamari, clamato, oyster sauce, vongole, octopus, escargot, xo sauce',
    nuts: 'cashew, macadamia, marzipan, nougat, nutella, amaretti, amaretto, frangipane, pesto, granola, muesli, gianduja, gianduia, baklava, toblerone, ferrero rocher, macaron, orgeat, frangelico, romesco, dukkah, marcona, cantuccini, cantucci, pecan, praline, disaronno, nocino, toffifee, raffaello',
    gluten:
      'granola, pumpernickel, ovaltine, horlicks, vegemite, guinness, heineken, budweiser, carlsberg, pilsner, porridge',
    wheat:
      'spaghetti, penne, fusilli, farfalle, rigatoni, linguine, tagliatelle, fettuccine, pappardelle, macaroni, orecchiette, ravioli, tortellini, cannelloni, lasagne, lasagna, orzo, gnocchi, couscous, bulgur, seitan, panko, udon, ramen, baguette, ciabatta, focaccia, croissant, naan, pita, brioche, pizza, tortilla, muesli, gochujang, teriyaki, hoisin, tempura, baklava, tiramisu, rotini, cavatelli, campanelle, gemelli, tagliolini, paccheri, radiatore, conchiglie, trofie, bucatini, ditalini, manicotti, fregola, spätzle, samosa, pierogi, biscotti, blini, vol-au-vent, capellini, cappelletti, agnolotti, strozzapreti, doubanjiang, savoiardi, freekeh, kamut, ponzu, gyoza, wonton, challah, bechamel, oyster sauce, gluten, tortelloni, cantuccini, cantucci, panettone, bagel, crouton, triticale, quiche, grissini, brownie, cookie, pancake, pretzel, shortbread, strudel, bisquick, einkorn, matzo, weetabix, maltesers, twix, kit kat, kitkat, biscoff, speculoos, oreo, eclair, profiterole, pelmeni, empanada, babka, lavash, casarecce, garganelli, mafaldine, bigoli, malloreddus, tortiglioni, mezze maniche, kecap manis, waffle, cracker, crêpe, wrap, biscuit',
    soy: 'tofu, tempeh, edamame, miso, tamari, gochujang, teriyaki, hoisin, shoyu, doubanjiang, ponzu, oyster sauce, natto, kecap manis, ssamjang, soja',
    celery: 'mirepoix, old bay, v8, clamato, bovril',
    sulphites:
      'sherry, marsala, champagne, prosecco, riesling, chardonnay, merlot, vermouth, sangria, balsamico, maraschino, malbec, sauvignon, rioja, shiraz, syrah, zinfandel, bordeaux, barolo, beaujolais, grenache, chablis, sancerre, tempranillo, sangiovese, gewürztraminer, lambrusco, pinot, cabernet, chianti',
    lupin: 'lupin, lupine, lupini',
    alcohol:
      "vodka, whisky, whiskey, cognac, sherry, marsala, champagne, prosecco, mirin, sake, tequila, gin, bourbon, amaretto, grappa, martini, cointreau, triple sec, calvados, aperol, campari, sambuca, pastis, ouzo, tiramisu, baileys, frangelico, kahlua, limoncello, pernod, armagnac, riesling, chardonnay, merlot, cabernet, chianti, grand marnier, creme de menthe, advocaat, guinness, mezcal, absinthe, brandy, vermouth, curaçao, lambrusco, vin santo, pinot, sangria, malbec, sauvignon, rioja, shiraz, syrah, zinfandel, bordeaux, barolo, beaujolais, grenache, chablis, sancerre, tempranillo, sangiovese, gewürztraminer, drambuie, bacardi, malibu, galliano, tia maria, chartreuse, cachaça, pisco, aquavit, arrack, disaronno, nocino, jägermeister, pimm's, jack daniel's, southern comfort, lillet, dubonnet, heineken, budweiser, carlsberg, pilsner, angostura, metaxa, crème de cassis, crémant",
    starch:
      'spaghetti, penne, fusilli, farfalle, rigatoni, linguine, tagliatelle, fettuccine, macaroni, lasagne, gnocchi, couscous, bulgur, udon, ramen, baguette, ciabatta, basmati, risotto, arborio, tortilla, naan, pita, bagel, waffle, ravioli, focaccia, wrap, cracker',
    sesame:
      'tahini, tahin, halva, hummus, zaatar, za’atar, furikake, gomasio, dukkah, baba ganoush, baba ghanoush, togarashi, tahina',
    garlic: 'aioli, pesto, hummus, tzatziki, kimchi',
    tomato: 'ketchup, passata, bolognese',
    mushroom:
      'shiitake, portobello, enoki, porcini, champignon, champignons, shimeji, pleurotus, maitake, duxelles',
    corn: 'polenta, popcorn, nachos, cornflakes, maizena',
    mustard:
      "dijon, dijonnaise, piccalilli, mayonnaise, remoulade, vinaigrette, caesar dressing, caesardressing, miracle whip, thousand island, hellmann's, kewpie, colman's, grey poupon, kasundi, mostarda",
    legumes: 'hummus, dal, falafel, azuki',
    nightshade:
      'tabasco, sriracha, jalapeño, jalapeños, harissa, gochujang, kimchi, sambal, chipotle, habanero, chili con carne, tomatillo, goji, paprika, aubergine, gnocchi, cayenne, ajvar, physalis',
    peanut: 'satay, snickers, gado gado, butterfinger',
    citrus: 'yuzu, bergamot, kumquat, pomelo, limoncello, lemon curd, lime, clementine, grapefruit, satsuma',
    honey: 'propolis',
    'not kosher': 'pangasius',
  },
};
