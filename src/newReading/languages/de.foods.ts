import type { FoodWords } from '../words/foodWords.ts';

export const de: FoodWords = {
  letters: 'ß=ss, œ=oe',
  endings: 'n, en, e, er, ern, es, em, s, el, eln',
  beginnings: '',
  plurals: '',
  decimal: ',',
  build: 'joined',
  and: 'und, sowie, plus, +, &',
  plus: '',
  or: 'oder, bzw',
  to: 'bis',
  with: 'mit',
  without: 'ohne, frei von, enthält kein, enthält keine, kein, keine, keinen',
  free: 'frei, freie, freier, freies, freien, freiem, los, lose, loser, loses',
  instead: 'statt, anstatt, anstelle, ersetzt',
  plant: 'vegan, vegane, veganer, veganes, vegetarisch, veggie, pflanzlich, pflanzliche, pflanzen, ersatz',
  articles: 'ein, eine, einen, einer, eines, einem',
  numbers:
    'zwei=2, drei=3, vier=4, fünf=5, sechs=6, sieben=7, acht=8, neun=9, zehn=10, zwölf=12, halb=½, halbe=½, halber=½, halbes=½, halben=½, eine halbe=½, ein halber=½, ein halbes=½, einen halben=½, 1 halbe=½, anderthalb=1½, eineinhalb=1½, einundeinhalb=1½, zweieinhalb=2½, zweiundeinhalb=2½, dreieinhalb=3½, viertel=¼, ein viertel=¼, dreiviertel=¾, drei viertel=¾, drittel=⅓, ein drittel=⅓, zwei drittel=⅔',
  about: 'etwa, ca, circa, ungefähr, ungefaehr, rund, gut, knapp, noch, weitere, aus',
  total: 'insgesamt, zusammen, gesamt',
  each: 'je, jeweils',
  per: 'pro',
  purpose: 'zum, zur, für',
  units: {
    metric: 'g, gr, Gramm, kg, Kilo, Kilogramm, mg, ml, Milliliter, cl, dl, l, Liter',
    weight: 'Pfund, Pfd',
    spoon:
      'EL, TL, Esslöffel, Teelöffel, gestr. EL, geh. EL, Tasse, Tassen, Msp, Messerspitze, Messerspitzen, Prise, Prisen, Schuss, Handvoll, Spritzer, Becher, Glas, Gläser, Tropfen, Klecks',
    container:
      'Dose, Dosen, Packung, Packungen, Pck, Päckchen, Pkt, Beutel, Flasche, Flaschen, Tüte, Tüten, Tube, Würfel, Kugel, Kugeln, Block, Rolle, Rollen',
    piece:
      'Zehe, Zehen, Scheibe, Scheiben, Stück, Stücke, Bund, Stange, Stangen, Zweig, Zweige, Stiel, Stiele, Blatt, Blätter, Kopf, Köpfe, Knolle, Knollen, Streifen, Stängel, Kästchen, Schote, Schoten, Stk',
    length: 'cm, mm, Zentimeter, Minuten, Min, Stunden, Stunde, Grad, Prozent, Tage',
  },
  tap: 'Wasser, Eis, Eiswürfel',
  fill: 'der, die, das, den, dem, des, von, vom, einige, ein paar, paar, etwas, gestrichene, gehäufte, gestrichener, gehäufter, mehr, nach Wahl, Art',
  tail: 'am, im, in, nach, bei, zu, auf, à',
  describing:
    'frisch, klein, groß, mittelgroß, mittel, kurz, lang, fein, grob, reif, jung, dick, dünn, kalt, heiß, warm, lauwarm, weich, glatt, mild, hell, roh, trocken, zart, fest, bunt, bio, nativ, extra, optional, gehackt, gehackte, gehackter, gehacktes, gehackten, mehligkochende, mehligkochenden, festkochend, mehlig, mehligkochend, vorwiegend, kochend, edelsüß, gemahlen, getaut, TK, tiefgekühlt, Vortag, Zimmertemperatur, handwarm, durchwachsen, klar, säuerlich, mittelscharf, würzig, altbacken, vorgekocht, süß, geh, gerieben, Blättchen, Ringe, neutral, baby, mini, griechisch, bester, gute, ganze, ungesalzen, cremig',
  forms: '*ig, *lich, ge*t, ge*en, ge*te, ge*ten, ge*ter, ge*tes, *iert, *ierte, *ierter, *ierten, *iertes',
  which:
    'rot, gelb, grün, weiß, braun, schwarz, violett, Kirsch, Cherry, Cocktail, Strauch, Rispen, Speise, Wurzel, Filet, Brust, Keule, Schenkel, Brustfilet, Flügel, Hüfte, Rücken, Staude, Haushalts, Salat, Schlangen, Gemüse, Basmati, Jasmin, Langkorn, Rundkorn, Sonnenblumen, Raps, Oliven, Natur, Voll, mager, Spitz, Land, Schlag, Meer, Tafel, Kräuter',
  parts: 'Saft, Schale, Abrieb, Eigelb',
  makes:
    'Brühe, Fond, Mark, Pulver, Pesto, Soße, Sauce, Essig, Sirup, Mus, Paste, Mehl, Öl, Wasser, Suppe, Salz, Kuchen, Püree',
  names: `
    Karotte = Möhre = Mohrrübe = Gelbe Rübe, Champignon = Egerling, Hackfleisch = Hack = Faschiertes, Sahne = Schlagsahne = Schlagobers = Obers = Rahm, Soße = Sauce, Sojasauce = Sojasoße, Frühlingszwiebel = Lauchzwiebel = Schlotte, Ei = Eier = Hühnerei, Kartoffel = Erdapfel, Tomate = Paradeiser, Quark = Topfen, Paprika = Paprikaschote, Pfeffer = schwarzer Pfeffer, Reis = Langkornreis, Joghurt = Jogurt, Zucchini, Brötchen = Semmel, Aprikose = Marille, Blumenkohl = Karfiol, Lauch = Porree, Puderzucker = Staubzucker, Speisestärke = Stärke = Maisstärke, Natron, Nudel = Nudeln = Pasta, Parmesan, Kokos(milch), Kokos(creme), Mandel(milch), Hafer(milch), Hafer(sahne), Hafer(drink), Soja(milch), Soja(sahne), Soja(joghurt), Reis(milch), (Milch)reis, Cashew(milch), Kokos(joghurt), Kokos(nuss), Kokosöl, Muskat(nuss), (Butter)nuss, (Butter)nusskürbis, (Butter)salat, (Butter)bohne, (Butter)pilz, Erdnuss(butter), Mandel(butter), Kakao(butter), Süß(kartoffel), Tomatenmark, Knob(lauch), Schnitt(lauch), Bär(lauch), Granat(apfel), (Rosen)kohl, Rosen(kohl), Rotkohl, Weiß(wein)essig, Rot(wein)essig, (Wein)essig, Apfelessig, (Sch)wein, (Wein)traube, Buch(weizen), Buch(weizen)mehl, Mais(mehl), Reis(mehl), Kichererbsen(mehl), Mandel(mehl), Kokos(mehl), Butter(schmalz), Hafer(mehl), Kartoffel(mehl), Reis(nudel), Glas(nudel), Kicher(erbse), Mais(grieß), Frucht(fleisch), Kokos(fleisch), Puten(speck), Puten(schinken), (Gans)eblümchen, (Sahne)steif, (Honig)melone, (Austern)pilz, (Austern)seitling, (Krebs)fleisch, Meer(rettich), Kreuz(kümmel), Schwarz(kümmel), Zitronen(gras), Vanille(zucker), Back(pulver), Brauner Zucker, Rohrzucker, getrocknete Tomate, geräucherter Lachs, Räucher(lachs), saure Sahne, Crème fraîche, Kondensmilch, Blumenkohl(reis), Paprikapulver, Kräuterbutter, Ochsenherztomate, (Fisch)stäbchen aus Soja, Kochbanane, Backpflaume, Zwiebelpulver, Knoblauchpulver, Hähnchenbrühe, Gemüsebrühe, Hühnerbrühe, (Leber)käse, Leber(käse), K(rum)e, (rum)dherum, (rundherum), (Fleisch)tomate = Fleischtomate, (Birnen)tomate, (Zitronen)thymian, (Kirsch)tomate, Kaffee(bohne), Kastanien(mehl), Johannisbrotkern(mehl), Kichererbsen(mehl), Schweinefilet, (heraus)fischen, (Rinde), alkoholfrei(bier), Ingwer(bier), Schokolade
  `,
  kinds: [
    'Nudel, Pasta: Spaghetti, Penne, Rigatoni, Fusilli, Farfalle, Linguine, Tagliatelle, Makkaroni, Bandnudel',
    'Käse: Gouda, Emmentaler, Parmesan, Bergkäse, Mozzarella',
    'Wurst: Bratwurst',
    'Pilz: Champignon, Pfifferling, Steinpilz',
    'Linse: Belugalinse, Tellerlinse, Berglinse',
    'Öl: Olivenöl',
    'Ei: Eigelb, Eiweiß',
    'Schokolade: Zartbitterschokolade, Vollmilchschokolade',
    'Hähnchen, Huhn: Hähnchen, Huhn',
  ],
  families: {
    dairy:
      'Milch, Milchprodukte, Laktose | Sahne, Butter, Joghurt, Quark, Schmand, Crème fraîche, saure Sahne, Molke, Ghee, Rahm, Obers, Kefir, Skyr, Kondensmilch, Buttermilch, Topfen, Creme, Pudding, Eiscreme',
    cheese:
      'Käse | Parmesan, Mozzarella, Feta, Ricotta, Mascarpone, Gouda, Emmentaler, Gruyère, Camembert, Brie, Pecorino, Halloumi, Gorgonzola, Raclette',
    egg: 'Ei, Eier | Eigelb, Eiweiß, Vollei, Mayonnaise, Aioli, Baiser, Hühnerei',
    meat: 'Fleisch | Hackfleisch, Hack, Lamm, Kalb, Wurst, Würstchen, Gulasch, Leber, Reh, Wild, Kaninchen, Schnitzel, Rollbraten, Sauerbraten, Gelatine, Lammkeule, Salsiccia, Kotelett',
    pork: 'Schwein, Schweinefleisch | Schweinefilet, Speck, Schinken, Bacon, Schmalz, Chorizo, Salami, Prosciutto, Pancetta, Guanciale, Kassler, Mettwurst, Mortadella',
    beef: 'Rind, Rindfleisch | Rinder, Steak, Tafelspitz',
    poultry:
      'Geflügel | Hähnchen, Puten, Putenschnitzel, Huhn, Hühner, Pute, Puten, Truthahn, Ente, Enten, Gans, Hühnchen',
    fish: 'Fisch | Lachs, Thunfisch, Kabeljau, Forelle, Hering, Sardelle, Sardine, Makrele, Seelachs, Zander, Dorsch, Heilbutt, Scholle, Matjes, Kaviar, Rotbarsch, Anchovis, Dorade, Worcester, Karpfen',
    shellfish:
      'Meeresfrüchte, Krustentiere, Schalentiere | Garnele, Krebs, Krabbe, Muschel, Hummer, Tintenfisch, Scampi, Calamari, Auster, Jakobsmuschel, Shrimps, Krabben, Oktopus',
    nuts: 'Nuss, Nüsse, Schalenfrüchte | Mandel, Haselnuss, Walnuss, Cashew, Pistazie, Pekannuss, Pinienkern, Marzipan, Nougat, Erdnuss, Nutella, Macadamia, Kastanie, Maroni',
    peanut: 'Erdnuss',
    gluten:
      'Gluten, Weizen | Mehl, Nudel, Spaghetti, Penne, Fusilli, Linguine, Makkaroni, Brot, Brötchen, Semmel, Paniermehl, Grieß, Dinkel, Gerste, Roggen, Bier, Couscous, Bulgur, Blätterteig, Teig, Sojasauce, Malz, Toast, Baguette, Keks, Zwieback, Seitan, Grünkern, Spätzle, Lasagne, Tortilla, Croissant, Gnocchi, Rigatoni, Tagliatelle, Pasta',
    soy: 'Soja | Tofu, Tempeh, Miso, Edamame, Sojasauce',
    honey: 'Honig',
    alcohol:
      'Alkohol | Wein, Weißwein, Rotwein, Bier, Rum, Wodka, Whisky, Cognac, Weinbrand, Sekt, Likör, Sherry, Marsala, Portwein, Kirschwasser, Schnaps, Wermut, Mirin, Sake',
    starch: '| Linguine, Reis, Nudel, Spaghetti, Penne, Kartoffel, Brot, Pasta, Couscous',
    sesame: 'Sesam | Tahini, Tahin, Halva',
    mustard: 'Senf | Dijon',
    mushroom: 'Pilz | Champignon, Pfifferling, Steinpilz, Shiitake',
    onion: 'Zwiebel | Schalotte, Frühlingszwiebel',
    garlic: 'Knoblauch | Aioli',
    tomato: 'Tomate | Ketchup, Passata',
    citrus: 'Zitrusfrucht, Zitrusfrüchte | Zitrone, Limette, Orange, Mandarine, Grapefruit',
    legumes: 'Hülsenfrucht, Hülsenfrüchte | Bohne, Linse, Erbse, Kichererbse, Soja, Tofu, Erdnuss',
    corn: 'Mais | Polenta, Popcorn, Maisstärke',
    nightshade: 'Nachtschattengewächs, Nachtschatten | Tomate, Kartoffel, Aubergine, Paprika, Chili',
  },
  vague: 'Soße, Sauce, Pulver, Paste, Blatt, Blätter, Flocke, Samen, Mischung, Wasser, Masse',
  steps: {
    all: 'alle Zutaten, alle übrigen Zutaten',
    rest: 'restlichen, restliche, übrigen, Rest',
    but: 'außer, bis auf',
    ingredients: 'Zutaten',
    meat: 'Fleisch',
    oven: 'Ofen, Backofen, backen, gebacken, überbacken, Ofens, Backofens',
  },
};
