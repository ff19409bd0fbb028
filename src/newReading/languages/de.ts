import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    Zutaten*, Einkaufsliste, du brauchst, ihr braucht, Sie brauchen, man braucht, brauchst du, du benötigst,
    Sie benötigen, benötigst du, brauchen wir
  `,
  steps: `
    Zubereitung*, Anleitung, Kochanleitung, Backanleitung, Schritt-für-Schritt*, Schritte, Arbeitsschritte,
    Zubereitungsschritte, Anweisungen, Vorgehen, Vorgehensweise, Ablauf, so geht*, so wird*, und so*, so machst*,
    los geht*, Vorbereitung, bereitest du
  `,
  aside: `
    Tipp*, *tipp, *tipps, Hinweis*, Anmerkung*, Notiz*, Nährwert*, Aufbewahrung, Lagerung, Haltbarkeit, Einfrieren,
    Resteverwertung, Abwandlung*, Variation*, Variante*, Ersatz, Austausch*, Servier*, Beilage*, dazu passt*,
    dazu schmeckt*, gut zu wissen, Wissenswertes, warum*, häufige Fragen, Info, Kalorien, Portionen, Gesamtzeit,
    Vorbereitungszeit, Kochzeit
  `,
  tools: 'Küchengeräte, Geräte, Utensilien, Küchenutensilien, Küchenhelfer, Ausrüstung',
  step: 'Schritt',
  recipe: 'Rezept',
  named: `
    Rezeptname, Gericht, Rezeptvorschlag, Vorschlag, Rezeptidee, Idee, Name, Name des Gerichts, Titel
  `,
  serves: 'Portionen, Portion, Personen, Person, Leute, Gäste, reicht für, für',
  yields: 'ergibt, Menge, Anzahl, Ausbeute, ergibt ca.',
  pieces: 'Stück, Stücke, Scheiben',
  total: 'Gesamtzeit, Zeit, Dauer, Zeitaufwand, fertig in, dauert, Zubereitungszeit, Zubereitung',
  prep: 'Vorbereitungszeit, Vorbereitung, Vorbereiten, Arbeitszeit',
  cook: 'Kochzeit, Koch-/Backzeit, Backzeit, Garzeit, Bratzeit, Ofenzeit, Kochen, Backen, Garen, im Ofen',
  hours: 'Std, Stündchen',
  minutes: 'Min',
  seconds: 'Sek, Sek.',
  times: `
    Viertelstunde=15, eine Viertelstunde=15, halbe Stunde=30, halben Stunde=30, Dreiviertelstunde=45,
    eine Dreiviertelstunde=45
  `,
  untimed: 'alle, jede, innerhalb von, binnen, nach, um, letzten, die letzten, bis zu',
  untimedBehind: 'vor Ende, vor dem Ende, vor Garzeitende, vor Ablauf, weniger, pro kg',
  suggest: `
    Rezept für, wie wäre es mit, wie wär's mit, empfehle ich dir, ich empfehle, schlage ich dir, schlage dir, probiere,
    machen wir, koch doch, mach doch, gibt es, kannst du, bietet sich, wäre, ist
  `,
  praise: `
    einfaches, einfache, einfachen, leckere, leckeres, leckeren, köstliche, köstliches, schnelle, schnelles,
    klassische, klassisches, deftige, herzhafte, cremige, feine
  `,
  ends: 'die, das, der, mit den, mit deinen, aus, ist, und, für, nach, kochen, machen, zubereiten, vor, an',
  chat: `
    gerne, gern, natürlich, klar, klaro, sicher, hier*, hallo, mit, aus, aber, super, na, das, diese*, du, ich, wie,
    selbstverständlich, perfekt, toll
  `,
  goodbye: 'guten Appetit, lass es dir schmecken, lassen Sie es sich schmecken, viel Spaß',
  optional: 'optional, nach Belieben, nach Geschmack',
  letters: 'ß=ss, œ=oe',
  endings: 'n, en, e, er, ern, es, em, s, el, eln',
  beginnings: '',
  plurals: '',
  decimal: ',',
  build: 'joined',
  and: 'und, sowie, &',
  plus: 'plus',
  or: 'oder, bzw',
  to: 'bis, bis zu',
  with: 'mit',
  about: 'etwa, ca, circa, ungefähr, ungefaehr, rund, gut, knapp, noch, weitere, ca., zirka, knappe, volle',
  altogether: 'insgesamt, zusammen, gesamt',
  each: 'je, jeweils',
  per: 'pro',
  for: 'zum, zur, für, zum Garnieren, zum Servieren, außerdem',
  articles: 'ein, eine, einen, einer, eines, einem',
  numbers: `
    viertel=¼, ein viertel=¼, eine viertel=¼, drittel=⅓, ein drittel=⅓, halb=½, halbe=½, halber=½, halbes=½, halben=½,
    eine halbe=½, ein halber=½, ein halbes=½, einen halben=½, 1 halbe=½, einer halben=½, zwei drittel=⅔, dreiviertel=¾,
    drei viertel=¾, eine dreiviertel=¾, anderthalb=1½, eineinhalb=1½, einundeinhalb=1½, zwei=2, ein paar=2,
    zweieinhalb=2½, zweiundeinhalb=2½, drei=3, dreieinhalb=3½, vier=4, fünf=5, sechs=6, sieben=7, acht=8, neun=9,
    zehn=10, zwölf=12, fünfzehn=15, zwanzig=20, fünfundzwanzig=25, dreißig=30, vierzig=40, fünfundvierzig=45,
    fünfzig=50, sechzig=60, neunzig=90
  `,
  without: 'ohne, frei von, enthält kein, enthält keine, kein, keine, keinen',
  free: 'frei, freie, freier, freies, freien, freiem, los, lose, loser, loses',
  instead: 'statt, anstatt, anstelle, ersetzt',
  plant: 'vegan, vegane, veganer, veganes, vegetarisch, veggie, pflanzlich, pflanzliche, pflanzen, ersatz',
  units: {
    metric: 'g, gr, Gramm, kg, Kilo, Kilogramm, mg, ml, Milliliter, cl, dl, l, Liter',
    weight: 'Pfund, Pfd',
    spoon: `
      EL, TL, Esslöffel, Teelöffel, gestr. EL, geh. EL, Tasse, Tassen, Msp, Messerspitze, Messerspitzen, Prise, Prisen,
      Schuss, Handvoll, Spritzer, Becher, Glas, Gläser, Tropfen, Klecks
    `,
    container: `
      Dose, Dosen, Packung, Packungen, Pck, Päckchen, Pkt, Beutel, Flasche, Flaschen, Tüte, Tüten, Tube, Kugel, Kugeln,
      Block, Rolle, Rollen
    `,
    piece: `
      Zehe, Zehen, Scheibe, Scheiben, Stück, Stücke, Bund, Stange, Stangen, Zweig, Zweige, Stiel, Stiele, Blatt,
      Blätter, Kopf, Köpfe, Knolle, Knollen, Streifen, Stängel, Kästchen, Schote, Schoten, Stk, Würfel
    `,
    length: 'cm, mm, Zentimeter, Minuten, Min, Stunden, Stunde, Grad, Prozent, Tage',
  },
  fill: `
    der, die, das, den, dem, des, von, vom, einige, ein paar, paar, etwas, gestrichene, gehäufte, gestrichener,
    gehäufter, mehr, nach Wahl, Art
  `,
  tail: 'am, im, in, nach, bei, zu, auf, à, aus',
  describing: `
    frisch, klein, groß, mittelgroß, mittel, kurz, lang, fein, grob, reif, jung, dick, dünn, kalt, heiß, warm, lauwarm,
    weich, glatt, mild, hell, roh, trocken, zart, fest, bunt, bio, nativ, extra, optional, gehackt, gehackte,
    gehackter, gehacktes, gehackten, mehligkochende, mehligkochenden, festkochend, mehlig, mehligkochend, vorwiegend,
    kochend, edelsüß, gemahlen, getaut, TK, tiefgekühlt, Vortag, Zimmertemperatur, handwarm, durchwachsen, klar,
    säuerlich, mittelscharf, würzig, altbacken, vorgekocht, süß, geh, gerieben, Blättchen, Ringe, neutral, baby, mini,
    griechisch, bester, gute, ganze, ungesalzen, cremig, durchwachsener, durchwachsene, heißes, heißer, kaltes, kalter,
    warmes, warmer, lauwarmes, lauwarmer, kochendes, frische, frischer, frisches, große, großer, großes, kleine,
    kleiner, kleines, mittelgroße, reife, reifer, gekochte, weiche, feine, grobe, dünne, dicke, vegetarische, entkernt,
    entkernte, geschält, geschälte, ungesüßt, ungesüßte, gewürfelt, gewürfelte, braune, geriebener, geriebene,
    geriebenen, geriebenes, mittelgroßer, brauner
  `,
  forms: '*ig, *lich, ge*t, ge*en, ge*te, ge*ten, ge*ter, ge*tes, *iert, *ierte, *ierter, *ierten, *iertes',
  which: `
    rot, gelb, grün, weiß, braun, schwarz, violett, Kirsch, Cherry, Cocktail, Strauch, Rispen, Speise, Wurzel, Filet,
    Brust, Keule, Schenkel, Brustfilet, Flügel, Hüfte, Rücken, Staude, Haushalts, Salat, Schlangen, Gemüse, Basmati,
    Jasmin, Langkorn, Rundkorn, Sonnenblumen, Raps, Oliven, Natur, Voll, mager, Spitz, Land, Schlag, Meer, Tafel,
    Kräuter
  `,
  parts: 'Saft, Schale, Abrieb, Eigelb',
  makes: `
    Brühe, Fond, Mark, Pulver, Pesto, Soße, Sauce, Essig, Sirup, Mus, Paste, Mehl, Öl, Wasser, Suppe, Salz, Kuchen,
    Püree
  `,
  names: `
    Karotte = Möhre = Mohrrübe = Gelbe Rübe, Champignon = Egerling, Hackfleisch = Hack = Faschiertes,
    Sahne = Schlagsahne = Schlagobers = Obers = Rahm, Soße = Sauce, Sojasauce = Sojasoße,
    Frühlingszwiebel = Lauchzwiebel = Schlotte, Ei = Eier = Hühnerei, Kartoffel = Erdapfel, Tomate = Paradeiser,
    Quark = Topfen, Paprika = Paprikaschote, Pfeffer = schwarzer Pfeffer, Reis = Langkornreis, Joghurt = Jogurt,
    Brötchen = Semmel, Aprikose = Marille, Blumenkohl = Karfiol, Lauch = Porree, Puderzucker = Staubzucker,
    Speisestärke = Stärke = Maisstärke, Nudel = Nudeln = Pasta, Öl = Pflanzenöl = Speiseöl, Kümmel = Kümmelsamen,
    Lorbeerblatt = Lorbeer, Kakao = Kakaopulver, Chili = Chilischote = Peperoni, Mehl = Weizenmehl,
    geräucherter Lachs = Räucherlachs,
    Zucchini, Natron, Parmesan, Kokosöl, Tomatenmark, Rotkohl, Apfelessig, Brauner Zucker, Rohrzucker,
    getrocknete Tomate, geräucherter Lachs, saure Sahne, Crème fraîche, Kondensmilch, Paprikapulver, Kräuterbutter,
    Ochsenherztomate, Kochbanane, Backpflaume, Zwiebelpulver, Knoblauchpulver, Hähnchenbrühe, Gemüsebrühe, Hühnerbrühe,
    Schweinefilet, Schokolade, Hirse, Quinoa, Ahornsirup, Agavendicksaft, Apfelsaft, Orangensaft, Olivenöl, Rapsöl,
    Sonnenblumenöl, Sesamöl, Walnussöl, Margarine, Wasser, Salz, Zucker, Spinat, Zwiebel, Sellerie, Rosine, Gurke,
    Brokkoli, Kohlrabi, Fenchel, Radieschen, Rettich, Rucola, Feldsalat, Eisbergsalat, Kopfsalat, Mangold, Wirsing,
    Weißkohl, Spitzkohl, Grünkohl, Kürbis, Hokkaido, Pastinake, Rote Bete, Spargel, Erbse, Basilikum, Petersilie,
    Oregano, Thymian, Rosmarin, Koriander, Minze, Dill, Majoran, Salbei, Ingwer, Zimt, Kurkuma, Apfel, Birne, Banane,
    Himbeere, Erdbeere, Heidelbeere, Avocado, Ananas, Mango, Kapern, Olive, Hefe, Gelierzucker, Haferflocken,
    Chiliflocken,
    (Rinde), (Nudeln) aus Linsen, Buch(weizenmehl) = Buch(weizen)mehl, Erdnuss(butter),
    Krebs(fleisch) = (Krebs)fleisch, Nüssli(salat), (Mälk), Linsen(nudeln), Kichererbsen(nudeln), Reis(papier),
    Frucht(fleisch), (Rund)stück, Pilz(pfanne), Eis(tee), (Honig)kuchengewürz, (Bier)schinken, Kokos(milch),
    Kokos(creme), Mandel(milch), Hafer(milch), Hafer(sahne), Hafer(drink), Soja(milch), Soja(sahne), Soja(joghurt),
    Reis(milch), (Milch)reis, Cashew(milch), Kokos(joghurt), Kokos(nuss), Muskat(nuss), (Butter)nuss,
    (Butter)nusskürbis, (Butter)salat, (Butter)bohne, (Butter)pilz, Mandel(butter), Kakao(butter), Süß(kartoffel),
    Knob(lauch), Schnitt(lauch), Bär(lauch), Granat(apfel), (Rosen)kohl, Rosen(kohl), Weiß(wein)essig, Rot(wein)essig,
    (Wein)essig, (Sch)wein, (Wein)traube, Buch(weizen), Mais(mehl), Reis(mehl), Kichererbsen(mehl), Mandel(mehl),
    Kokos(mehl), Butter(schmalz), Hafer(mehl), Kartoffel(mehl), Reis(nudel), Glas(nudel), Kicher(erbse), Mais(grieß),
    Kokos(fleisch), Puten(speck), Puten(schinken), (Gans)eblümchen, (Sahne)steif, (Honig)melone, (Austern)pilz,
    (Austern)seitling, (Krebs)fleisch, Meer(rettich), Kreuz(kümmel), Schwarz(kümmel), Zitronen(gras), Vanille(zucker),
    Back(pulver), Blumenkohl(reis), (Fisch)stäbchen aus Soja, (Leber)käse, Leber(käse), K(rum)e, (rundherum),
    (Fleisch)tomate = Fleischtomate, (Birnen)tomate, (Zitronen)thymian, (Kirsch)tomate, Kaffee(bohne), Kastanien(mehl),
    Johannisbrotkern(mehl), (heraus)fischen, Ingwer(bier)
  `,
  kinds: `
    Nudel, Pasta: Spaghetti, Penne, Rigatoni, Fusilli, Farfalle, Linguine, Tagliatelle, Makkaroni, Bandnudel
    Käse: Gouda, Emmentaler, Parmesan, Bergkäse, Mozzarella
    Wurst: Bratwurst
    Pilz: Champignon, Pfifferling, Steinpilz
    Linse: Belugalinse, Tellerlinse, Berglinse
    Öl: Olivenöl
    Ei: Eigelb, Eiweiß
    Schokolade: Zartbitterschokolade, Vollmilchschokolade
    Hähnchen, Huhn: Hähnchen, Huhn
    Hackfleisch: Rinderhackfleisch, Schweinehackfleisch
    Würstchen: Wiener, Frankfurter
    Nudel: Bandnudeln, Spiralnudeln
    Ei > Eigelb, Eiweiß, Eidotter
    Zitrone > Zitronensaft, Zitronenschale, Zitronenabrieb
    Orange > Orangensaft, Orangenschale
    Limette > Limettensaft
    Sahne: Schlagsahne
    Brot: Weißbrot, Toastbrot, Vollkornbrot
  `,
  families: {
    lactose: 'Laktose |',
    dairy: `
      Milch, Milchprodukte | Sahne, Butter, Joghurt, Quark, Schmand, Crème fraîche, saure Sahne, Molke, Ghee, Rahm,
      Obers, Kefir, Skyr, Kondensmilch, Buttermilch, Topfen, Creme, Pudding, Eiscreme, Schlagsahne, Naturjoghurt,
      Vollmilch, Kaffeesahne, Sauerrahm, Frischmilch, Molkenpulver, Vanillepudding, Vollmilchschokolade
    `,
    cheese: `
      Käse | Parmesan, Mozzarella, Feta, Ricotta, Mascarpone, Gouda, Emmentaler, Gruyère, Camembert, Brie, Pecorino,
      Halloumi, Gorgonzola, Raclette, Frischkäse, Hüttenkäse, Bergkäse, Streukäse, Reibekäse, Ziegenkäse, Schafskäse,
      Hirtenkäse, Appenzeller, Harzer, Tilsiter, Butterkäse
    `,
    egg: `
      Ei, Eier | Eigelb, Eiweiß, Vollei, Mayonnaise, Aioli, Baiser, Hühnerei, Eidotter, Dotter, Eiersalat
    `,
    meat: `
      Fleisch | Hackfleisch, Hack, Lamm, Kalb, Wurst, Würstchen, Gulasch, Leber, Reh, Wild, Kaninchen, Schnitzel,
      Rollbraten, Sauerbraten, Gelatine, Lammkeule, Salsiccia, Kotelett, Geselchtes, Bratwurst, Fleischwurst,
      Leberwurst, Bolognese, Geschnetzeltes, Frikadelle, Bulette, Fleischbrühe
    `,
    pork: `
      Schwein, Schweinefleisch | Schweinefilet, Speck, Schinken, Bacon, Schmalz, Chorizo, Salami, Prosciutto, Pancetta,
      Guanciale, Kassler, Mettwurst, Mortadella, Eisbein, Schweinebauch, Schweinebraten, Schweinenacken, Schweinelende,
      Kasseler, Speckwürfel, Kochschinken, Serrano, Serranoschinken, Bauchspeck, Lyoner, Leberkäse, Wiener,
      Frankfurter
    `,
    beef: 'Rind, Rindfleisch | Rinder, Steak, Tafelspitz, Rinderbrühe, Rinderfond',
    poultry: `
      Geflügel | Hähnchen, Puten, Putenschnitzel, Huhn, Hühner, Pute, Truthahn, Ente, Enten, Gans, Hühnchen
    `,
    fish: `
      Fisch | Lachs, Thunfisch, Kabeljau, Forelle, Hering, Sardelle, Sardine, Makrele, Seelachs, Zander, Dorsch,
      Heilbutt, Scholle, Matjes, Kaviar, Rotbarsch, Anchovis, Dorade, Worcester, Karpfen, Lachsfilet, Seehecht,
      Pangasius, Wels, Steinbeißer, Rollmops, Sprotte, Stremellachs, Fischsauce, Fischsoße, Fischstäbchen,
      Räucherlachs
    `,
    shellfish: `
      Meeresfrüchte, Krustentiere, Schalentiere | Garnele, Krebs, Krabbe, Muschel, Hummer, Tintenfisch, Scampi,
      Calamari, Auster, Jakobsmuschel, Shrimps, Krabben, Oktopus, Miesmuschel, Venusmuschel, Flusskrebs,
      Nordseekrabben, Riesengarnelen, Surimi, Austernsauce
    `,
    nuts: `
      Nuss, Nüsse, Schalenfrüchte | Mandel, Haselnuss, Walnuss, Cashew, Pistazie, Pekannuss, Pinienkern, Marzipan,
      Nougat, Erdnuss, Nutella, Macadamia, Kastanie, Maroni, Walnussöl, Nusskerne, Haselnussgrieß
    `,
    peanut: 'Erdnuss |',
    gluten: `
      Gluten, Weizen | Mehl, Nudel, Spaghetti, Penne, Fusilli, Linguine, Makkaroni, Brot, Brötchen, Semmel, Paniermehl,
      Grieß, Dinkel, Gerste, Roggen, Bier, Couscous, Bulgur, Blätterteig, Teig, Sojasauce, Malz, Toast, Baguette, Keks,
      Zwieback, Seitan, Grünkern, Spätzle, Lasagne, Tortilla, Croissant, Gnocchi, Rigatoni, Tagliatelle, Pasta,
      Weizenmehl, Bandnudeln, Eiernudel, Strudelteig, Filoteig, Hefeteig, Semmelbrösel, Brösel, Hartweizengrieß,
      Haferkeks, Löffelbiskuits, Biskuit, Kuchenboden, Tortenboden, Knödel, Weißbrot, Toastbrot, Vollkornbrot,
      Maultaschen, Schupfnudel, Fladenbrot, Laugenbrezel, Brezel, Panade, Graupen, Perlgraupen
    `,
    soy: 'Soja | Tofu, Tempeh, Miso, Edamame, Sojasauce',
    honey: 'Honig |',
    alcohol: `
      Alkohol | Wein, Weißwein, Rotwein, Bier, Rum, Wodka, Whisky, Cognac, Weinbrand, Sekt, Likör, Sherry, Marsala,
      Portwein, Kirschwasser, Schnaps, Wermut, Mirin, Sake, Kirschlikör, Eierlikör, Apfelwein, Most, Obstler, Williams,
      Prosecco, Calvados
    `,
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
    nightshade: `
      Nachtschattengewächs, Nachtschatten, Nachtschattengewächse | Tomate, Kartoffel, Aubergine, Paprika, Chili
    `,
  },
  vague: 'Soße, Sauce, Pulver, Paste, Blatt, Blätter, Flocke, Samen, Mischung, Wasser, Masse',
  tap: 'Wasser, Eis, Eiswürfel',
  inSteps: {
    all: 'alle Zutaten, alle übrigen Zutaten',
    rest: 'restlichen, restliche, übrigen, Rest',
    but: 'außer, bis auf',
    ingredients: 'Zutaten',
    meat: 'Fleisch',
    oven: 'Ofen, Backofen, backen, gebacken, überbacken, Ofens, Backofens',
  },
};
