import type { WordsEverywhere } from './languageWords.ts';

export const everywhere: WordsEverywhere = {
  large: 'k, l, к, л',
  names: `
    ketchup, curry, garam masala, tajín, sriracha, tabasco, nori, wakame, quinoa, tamarind, tamarindo
    tamarin, pitaya, pitahaya
    mozzarella = mozarella = mozarela = mozzarela
    spaghetti = spagetti = spaguetti = spagheti
    mayonnaise = mayonaise
    parmesan = parmesean
    fettuccine = fettucine
    couscous = cous cous
    bulgur = bulghur
    worcestershire = worcester
    spätzle = spaetzle

    (harissa), soja(skyr)
  `,
  families: {
    dairy: `
      ghee, lurpak, kerrygold, creme fraiche
      skyr, labneh, kefir, lassi, raita, ayran
      toffee, butterscotch, dulce de leche, kulfi
      nutella, milka, toblerone, ferrero rocher, twix, maltesers, kit kat
      kitkat, raffaello, toffifee, snickers, milky way
      bechamel, hollandaise, bearnaise, mornay, tzatziki, lemon curd
      tiramisu, creme brulee, panna cotta, pannacotta, chantilly
      brioche, quiche, panettone, eclair, profiterole
      baileys
    `,
    cheese: `
      mozzarella, stracciatella, bocconcini, fior di latte, burrata
      parmesan, parmigiano, parmigiano reggiano, grana padano, pecorino
      pecorino romano, feta, ricotta, mascarpone
      gouda, gruyere, emmental, emmentaler, jarlsberg, havarti, muenster
      cheddar, stilton, wensleydale, red leicester, caerphilly
      brie, camembert, gorgonzola, cambozola, dolcelatte, saint agur, roquefort
      manchego, raclette, comté, reblochon, port salut, tête de moine, mimolette, neufchatel
      halloumi, cotija, paneer
      provolone, scamorza, caciocavallo, robiola, fontina, asiago, taleggio, bel paese, crescenza
      boursin, babybel, velveeta, monterey jack, philadelphia, cottage cheese
      pesto
      carbonara
      caesar dressing, caesardressing
    `,
    egg: `
      mayonnaise, miracle whip, kewpie, hellmann's
      aioli, remoulade, bearnaise, hollandaise, thousand island
      coleslaw, caesar dressing, caesardressing
      eggnog, advocaat, zabaglione, zabaione, sabayon
      carbonara
      frittata, omelette
      brioche, spätzle, challah, savoiardi, meringue, quiche, panettone
      eclair, profiterole, genoise, waffle, crêpe, pavlova
      tiramisu, creme brulee, macaron, lemon curd
      marshmallow
      surimi, crabsticks
      tamagoyaki, chawanmushi
    `,
    gelatin: `
      gelatin, gelatine, jell-o, jello
      marshmallow, marshmallows, panna cotta, pannacotta, aspic
    `,
    pork: `
      bacon, speck
      chorizo, salami, mortadella, pepperoni, bratwurst, andouille, spareribs
      prosciutto, pancetta, guanciale, nduja, lardo, jamón serrano
      coppa, capicola, soppressata, sopressata
      char siu
      carbonara
    `,
    beef: `
      entrecote, porterhouse, osso buco, t-bone, ribeye, picanha, ossobuco, roastbeef
      bresaola, pastrami
    `,
    meat: 'merguez, salsiccia, kebab, foie gras, demi-glace, gyros, bolognese, chili con carne, haggis',
    fish: `
      pangasius, hamachi, barramundi, mahi mahi, branzino, tilapia, hoki, halibut, sardine, haddock
      gravlax, sashimi, ceviche, escabeche, rollmops, bacalhau
      bottarga, taramosalata, taramasalata, tarama, tobiko, masago
      dashi, bonito, katsuobushi, hondashi
      nuoc mam, nam pla, nuoc cham, garum, colatura, colatura di alici, bagoong
      surimi, crabsticks, kamaboko, chikuwa, narutomaki
      unagi
      worcestershire, worcester, lea & perrins, lea and perrins
      kimchi, tapenade, puttanesca, bouillabaisse
      caesar dressing, caesardressing
    `,
    shellfish: 'bouillabaisse',
    crustacean: `
      scampi, gambas, langostino, krill
      surimi, crabsticks
      belacan, belachan, bagoong, terasi, tom yum, xo sauce
    `,
    mollusc: 'calamari, clamato, oyster sauce, vongole, octopus, escargot, xo sauce',
    nuts: `
      cashew, macadamia, pecan
      marzipan, nougat, amaretti, frangipane, gianduja, gianduia
      macaron, praline, marcona, cantuccini, cantucci
      nutella, toblerone, ferrero rocher, toffifee, raffaello
      amaretto, frangelico, disaronno, nocino
      pesto, romesco, dukkah
      granola, muesli, baklava
      orgeat
    `,
    gluten: `
      porridge, granola, pumpernickel
      ovaltine, horlicks, vegemite
      guinness, heineken, budweiser, carlsberg, pilsner
    `,
    wheat: `
      couscous, bulgur, freekeh, kamut, triticale, einkorn
      spaghetti, penne, fusilli, farfalle, rigatoni, linguine, tagliatelle, fettuccine
      rotini, cavatelli, campanelle, gemelli, tagliolini, paccheri, radiatore, conchiglie
      trofie, bucatini, ditalini, manicotti, casarecce, garganelli, mafaldine, bigoli
      malloreddus, tortiglioni, mezze maniche
      pappardelle, orecchiette, ravioli, tortellini, cannelloni, lasagne, lasagna, orzo, gnocchi
      capellini, cappelletti, agnolotti, strozzapreti, tortelloni, fregola, macaroni
      udon, ramen
      seitan, gluten, panko, tempura
      baguette, ciabatta, focaccia, croissant, naan, pita, brioche, pizza
      tortilla, challah, bagel, crouton, grissini, lavash, babka
      spätzle, samosa, pierogi, vol-au-vent, gyoza, wonton, pelmeni, empanada
      muesli, weetabix, bisquick, matzo
      biscotti, blini, savoiardi, bechamel, cantuccini, cantucci, panettone, quiche
      brownie, cookie, pancake, pretzel, shortbread, strudel, biscoff, speculoos, oreo
      eclair, profiterole, waffle, cracker, crêpe, wrap, biscuit
      baklava, tiramisu
      maltesers, twix, kit kat, kitkat
      gochujang, teriyaki, hoisin, doubanjiang, ponzu, oyster sauce, kecap manis
    `,
    soy: `
      tofu, tempeh, edamame, miso, natto, soja
      tamari, shoyu
      gochujang, teriyaki, hoisin, doubanjiang, ponzu, oyster sauce, kecap manis, ssamjang
    `,
    celery: 'mirepoix, old bay, v8, clamato, bovril',
    sulphites: `
      sherry, marsala, champagne, prosecco, vermouth, sangria, maraschino
      riesling, chardonnay, merlot, malbec, sauvignon, rioja, shiraz, syrah, zinfandel
      bordeaux, barolo, beaujolais, grenache, chablis, sancerre, tempranillo, sangiovese
      gewürztraminer, lambrusco, pinot, cabernet, chianti
      balsamico
    `,
    lupin: 'lupin, lupine, lupini',
    alcohol: `
      sherry, marsala, champagne, prosecco, vermouth, sangria, crémant, martini
      riesling, chardonnay, merlot, cabernet, chianti, lambrusco, vin santo, pinot, malbec
      sauvignon, rioja, shiraz, syrah, zinfandel, bordeaux, barolo, beaujolais, grenache
      chablis, sancerre, tempranillo, sangiovese, gewürztraminer
      vodka, tequila, gin, mezcal, aquavit, arrack, cachaça, pisco
      whisky, whiskey, bourbon, jack daniel's
      cognac, calvados, armagnac, brandy, grappa, metaxa
      mirin, sake
      amaretto, cointreau, triple sec, baileys, frangelico, kahlua, limoncello, grand marnier
      creme de menthe, advocaat, curaçao, drambuie, bacardi, malibu, galliano, tia maria, chartreuse
      disaronno, nocino, jägermeister, pimm's, southern comfort, crème de cassis
      aperol, campari, sambuca, pastis, ouzo, pernod, absinthe, lillet, dubonnet, angostura
      guinness, heineken, budweiser, carlsberg, pilsner
      tiramisu
    `,
    starch: `
      spaghetti, penne, fusilli, farfalle, rigatoni, linguine, tagliatelle
      fettuccine, macaroni, lasagne, ravioli, gnocchi
      couscous, bulgur
      udon, ramen
      baguette, ciabatta, naan, pita, bagel, focaccia, tortilla, wrap
      basmati, risotto, arborio
      waffle, cracker
    `,
    sesame: `
      tahini, tahin, tahina
      halva, hummus, baba ganoush, baba ghanoush
      zaatar, za’atar, furikake, gomasio, dukkah, togarashi
    `,
    garlic: 'aioli, pesto, hummus, tzatziki, kimchi',
    tomato: 'ketchup, passata, bolognese',
    mushroom: `
      shiitake, portobello, enoki, porcini
      champignon, champignons, shimeji, pleurotus, maitake, duxelles
    `,
    corn: 'polenta, popcorn, nachos, cornflakes, maizena',
    mustard: `
      dijon, dijonnaise, colman's, grey poupon, kasundi, mostarda
      mayonnaise, remoulade, vinaigrette, caesar dressing, caesardressing
      miracle whip, thousand island, hellmann's, kewpie, piccalilli
    `,
    legumes: 'hummus, dal, falafel, azuki',
    nightshade: `
      paprika, cayenne, jalapeño, jalapeños, chipotle, habanero
      tabasco, sriracha, harissa, gochujang, kimchi, sambal, chili con carne, ajvar
      aubergine
      gnocchi
      tomatillo, goji, physalis
    `,
    peanut: 'satay, snickers, gado gado, butterfinger',
    citrus: `
      yuzu, bergamot, kumquat, pomelo, limoncello, lemon curd, lime, clementine, grapefruit, satsuma
    `,
    honey: 'propolis',
    'not kosher': 'pangasius',
  },
};
