import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients:
    'Zutaten*, Einkaufsliste, du brauchst, Sie brauchen, man braucht, brauchst du, du benötigst, Sie benötigen, benötigst du, brauchen wir',
  steps:
    'Zubereitung*, Anleitung, Schritte, Arbeitsschritte, Anweisungen, Vorgehen, so geht*, so wird*, und so*, los geht*, Vorbereitung, bereitest du',
  aside:
    'Tipp*, *tipp, *tipps, Hinweis*, Anmerkung*, Nährwert*, Aufbewahrung, Einfrieren, Resteverwertung, Variation*, Variante*, Servier*, Beilage*, dazu passt*, dazu schmeckt*, gut zu wissen, Info, Portionen, Gesamtzeit, Vorbereitungszeit, Kochzeit',
  tools: 'Küchengeräte, Geräte, Utensilien, Küchenutensilien, Küchenhelfer, Ausrüstung',
  step: 'Schritt',
  recipe: 'Rezept',
  named: 'Rezeptname, Gericht, Vorschlag, Idee, Name, Name des Gerichts',
  serves: 'Portionen, Portion, Personen, Person, reicht für, für',
  yields: 'ergibt, Menge, Anzahl, Ausbeute, ergibt ca.',
  pieces: 'Stück, Stücke, Scheiben',
  total: 'Gesamtzeit, Zeit, Dauer, fertig in, dauert, Zubereitungszeit, Zubereitung',
  prep: 'Vorbereitungszeit, Vorbereitung, Vorbereiten',
  cook: 'Kochzeit, Backzeit, Garzeit, Kochen, Backen, Garen, im Ofen',
  hours: 'Std, Stündchen',
  minutes: 'Min',
  seconds: 'Sek, Sek.',
  times:
    'Viertelstunde=15, eine Viertelstunde=15, halbe Stunde=30, halben Stunde=30, Dreiviertelstunde=45, eine Dreiviertelstunde=45',
  untimed: 'alle, jede, nach, um, letzten, die letzten, bis zu',
  untimedBehind: 'vor Ende, vor dem Ende, weniger, pro kg',
  suggest:
    'Rezept für, wie wäre es mit, ich empfehle, schlage ich dir, schlage dir, machen wir, koch doch, mach doch, gibt es, kannst du, bietet sich, ist',
  praise:
    'einfaches, einfache, einfachen, leckere, leckeres, leckeren, schnelle, schnelles, klassische, klassisches, deftige, herzhafte, cremige, feine',
  ends: 'die, das, der, mit den, mit deinen, aus, ist, und, für, nach, kochen, machen, zubereiten, vor, an',
  chat: 'gerne, gern, natürlich, klar, sicher, hier*, mit, aus, aber, na, das, diese*, du, ich, wie, perfekt',
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
  numbers:
    'viertel=¼, ein viertel=¼, eine viertel=¼, drittel=⅓, ein drittel=⅓, halb=½, halbe=½, halber=½, halbes=½, halben=½, eine halbe=½, ein halber=½, ein halbes=½, einen halben=½, 1 halbe=½, einer halben=½, zwei drittel=⅔, dreiviertel=¾, drei viertel=¾, eine dreiviertel=¾, anderthalb=1½, eineinhalb=1½, zwei=2, ein paar=2, zweieinhalb=2½, drei=3, dreieinhalb=3½, vier=4, fünf=5, sechs=6, sieben=7, acht=8, neun=9, zehn=10, zwölf=12, fünfzehn=15, zwanzig=20, fünfundzwanzig=25, dreißig=30, vierzig=40, fünfundvierzig=45, fünfzig=50, sechzig=60, neunzig=90',
  without: 'ohne, frei von, enthält kein, enthält keine, kein, keine, keinen',
  free: 'frei, freie, freier, freies, freien, freiem, los, lose, loser, loses',
  instead: 'statt, anstatt, anstelle, ersetzt',
  plant: 'vegan, vegane, vegetarisch, veggie, pflanzlich, pflanzen, ersatz',
  units: {
    metric: 'g, gr, Gramm, kg, Kilo, Kilogramm, mg, ml, Milliliter, cl, dl, l, Liter',
    weight: 'Pfund, Pfd',
    spoon:
      'EL, TL, Esslöffel, Teelöffel, gestr. EL, geh. EL, Tasse, Tassen, Msp, Messerspitze, Messerspitzen, Prise, Prisen, Schuss, Handvoll, Spritzer, Becher, Glas, Gläser, Tropfen, Klecks',
    container:
      'Dose, Dosen, Packung, Packungen, Pck, Päckchen, Pkt, Beutel, Flasche, Flaschen, Tüte, Tüten, Tube, Kugel, Kugeln, Block, Rolle, Rollen',
    piece:
      'Zehe, Zehen, Scheibe, Scheiben, Stück, Stücke, Bund, Stange, Stangen, Zweig, Zweige, Stiel, Stiele, Blatt, Blätter, Kopf, Köpfe, Knolle, Knollen, Streifen, Stängel, Kästchen, Schote, Schoten, Stk, Würfel',
    length: 'cm, mm, Zentimeter, Minuten, Min, Stunden, Stunde, Grad, Prozent, Tage',
  },
  fill: 'der, die, das, den, dem, des, von, vom, einige, paar, etwas, gestrichene, gehäufte, gestrichener, gehäufter, mehr, nach Wahl, Art',
  tail: 'am, im, in, nach, bei, zu, auf, à, aus',
  describing:
    'frisch, klein, groß, mittel, kurz, lang, fein, grob, reif, dick, dünn, kalt, heiß, warm, lauwarm, weich, glatt, mild, hell, roh, trocken, zart, fest, bio, nativ, extra, optional, mehligkochende, vorwiegend, kochend, edelsüß, TK, tiefgekühlt, Vortag, durchwachsen, klar, mittelscharf, würzig, altbacken, vorgekocht, süß, geh, Blättchen, Ringe, neutral, mini, gute, ganze, durchwachsener, heißes, große, kleine, feine, dünne, vegetarische, entkernt, ungesüßt, braune, geriebener',
  forms: '*ig, *lich, ge*t, ge*en, ge*te, ge*ten, ge*ter, ge*tes, *iert, *ierte, *ierter, *ierten, *iertes',
  which:
    'rot, gelb, grün, weiß, braun, schwarz, Kirsch, Cherry, Speise, Filet, Brust, Schenkel, Flügel, Rücken, Salat, Gemüse, Basmati, Jasmin, Langkorn, Sonnenblumen, Raps, Oliven, Natur, Voll, mager, Schlag, Meer, Tafel, Kräuter',
  parts: 'Saft, Schale, Abrieb, Eigelb',
  makes:
    'Brühe, Fond, Mark, Pulver, Pesto, Soße, Sauce, Essig, Sirup, Mus, Paste, Mehl, Öl, Wasser, Suppe, Salz, Kuchen, Püree',
  names: `
    Karotte = Möhre, Hackfleisch = Hack, Sahne = Schlagsahne = Rahm, Soße = Sauce, Sojasauce = Sojasoße, Ei = Eier = Hühnerei, Paprika = Paprikaschote, Brötchen = Semmel, Puderzucker = Staubzucker,
    Nudeln = Pasta, Öl = Pflanzenöl = Speiseöl, Kümmel = Kümmelsamen, Chili = Chilischote, Mehl = Weizenmehl, geräucherter Lachs = Räucherlachs,
    Champignon, Frühlingszwiebel, Kartoffel, Tomate, Quark, Joghurt, Aprikose, Blumenkohl, Lauch, Stärke, Kakao, Apfelessig, getrocknete Tomate, Gemüsebrühe, Schweinefilet, Olivenöl, Sonnenblumenöl,
    Sesamöl, Wasser, Kohlrabi, Kürbis, Petersilie, Olive, Hefe, Ahornsirup, Sellerie, Spinat,
    Buch(weizenmehl), Erdnuss(butter), Krebs/Frucht(fleisch), Nüssli(salat), Pilz(pfanne), Kokos/Mandel/Hafer/Reis(milch), Kokos/Muskat(nuss), Süß(kartoffel), Buch(weizen),
    Mais/Reis/Mandel/Kokos/Kastanien/Johannisbrotkern(mehl), Butter(schmalz), Reis(nudel), Puten(schinken), Kaffee(bohne), Knob/Schnitt(lauch), Rosen(kohl), Kicher(erbse), Kreuz/Schwarz(kümmel),
    Vanille(zucker), Back(pulver), (Butter)nuss/nusskürbis, (Wein)essig/traube, (Sch)wein, (Gans)eblümchen, (Honig)melone, (Austern)pilz, (Fleisch)tomate, (Zitronen)thymian, (heraus)fischen,
    (Rosen)kohl, (Krebs)fleisch, (Birnen)tomate, (Rinde), (Nudeln) aus Linsen, Weiß(wein)essig, Rot(wein)essig, (rundherum), Buch(weizenmehl) = Buch(weizen)mehl, Krebs(fleisch) = (Krebs)fleisch,
    K(rum)e, (Fleisch)tomate = Fleischtomate
  `,
  kinds: `
    Nudel, Pasta: Spaghetti, Penne, Rigatoni, Fusilli, Farfalle, Linguine, Tagliatelle, Makkaroni, Bandnudel
    Käse: Gouda, Emmentaler, Parmesan, Bergkäse, Mozzarella
    Wurst: Bratwurst
    Pilz: Champignon, Pfifferling, Steinpilz
    Linse: Belugalinse, Tellerlinse, Berglinse
    Öl: Olivenöl
    Ei: Eigelb, Eiweiß
    Hähnchen, Huhn: Hähnchen
    Hackfleisch: Rinderhackfleisch, Schweinehackfleisch
    Würstchen: Wiener, Frankfurter
    Orange > Orangensaft
    Sahne: Schlagsahne
    Brot: Weißbrot, Toastbrot, Vollkornbrot
  `,
  families: {
    lactose: 'Laktose |',
    dairy:
      'Milch, Milchprodukte | Sahne, Butter, Joghurt, Quark, Schmand, Molke, Kefir, Kondensmilch, Creme, Pudding, Eiscreme, Vollmilch, Kaffeesahne, Frischmilch',
    cheese: 'Käse | Frischkäse, Bergkäse, Appenzeller, Harzer, Tilsiter',
    egg: 'Ei, Eier | Eigelb, Eiweiß, Vollei, Baiser, Hühnerei, Eidotter, Dotter, Eiersalat',
    meat: 'Fleisch | Hackfleisch, Lamm, Kalb, Wurst, Gulasch, Leber, Reh, Wild, Kaninchen, Schnitzel, Rollbraten, Sauerbraten, Gelatine, Lammkeule, Kotelett, Geselchtes, Bolognese, Geschnetzeltes, Frikadelle, Bulette',
    pork: 'Schwein, Schweinefleisch | Schinken, Schmalz, Kassler, Mettwurst, Eisbein, Schweinebauch, Schweinebraten, Schweinenacken, Schweinelende, Kasseler, Speckwürfel, Serrano, Lyoner, Leberkäse, Wiener, Frankfurter',
    beef: 'Rind, Rindfleisch | Steak, Tafelspitz',
    poultry: 'Geflügel | Hähnchen, Puten, Huhn, Hühner, Pute, Truthahn, Ente, Enten, Gans, Hühnchen',
    fish: 'Fisch | Lachs, Kabeljau, Forelle, Hering, Sardelle, Sardine, Makrele, Zander, Dorsch, Heilbutt, Scholle, Matjes, Kaviar, Rotbarsch, Anchovis, Dorade, Karpfen, Seehecht, Pangasius, Wels, Steinbeißer, Rollmops, Sprotte',
    shellfish:
      'Meeresfrüchte, Krustentiere, Schalentiere | Garnele, Krebs, Muschel, Hummer, Tintenfisch, Auster, Shrimps, Krabben, Oktopus, Venusmuschel, Riesengarnelen, Surimi',
    nuts: 'Nuss, Nüsse, Schalenfrüchte | Mandel, Walnuss, Pistazie, Pinienkern, Kastanie, Maroni, Walnussöl, Nusskerne, Haselnussgrieß',
    peanut: 'Erdnuss |',
    gluten:
      'Gluten, Weizen | Nudel, Makkaroni, Brot, Brötchen, Grieß, Dinkel, Gerste, Roggen, Bier, Blätterteig, Teig, Sojasauce, Malz, Toast, Keks, Zwieback, Grünkern, Spätzle, Bandnudeln, Eiernudel, Strudelteig, Filoteig, Hefeteig, Brösel, Löffelbiskuits, Biskuit, Kuchenboden, Tortenboden, Knödel, Weißbrot, Toastbrot, Vollkornbrot, Maultaschen, Schupfnudel, Fladenbrot, Brezel, Panade, Graupen',
    soy: 'Soja |',
    honey: 'Honig |',
    alcohol:
      'Alkohol | Wein, Bier, Rum, Wodka, Weinbrand, Sekt, Likör, Kirschwasser, Schnaps, Wermut, Eierlikör, Most, Obstler, Williams, Calvados',
    starch: '| Reis, Nudel, Kartoffel, Brot',
    sesame: 'Sesam |',
    mustard: 'Senf |',
    mushroom: 'Pilz | Pfifferling',
    onion: 'Zwiebel | Schalotte, Frühlingszwiebel',
    garlic: 'Knoblauch |',
    tomato: 'Tomate |',
    citrus: 'Zitrusfrucht, Zitrusfrüchte | Zitrone, Limette, Orange, Mandarine, Grapefruit',
    legumes: 'Hülsenfrucht, Hülsenfrüchte | Bohne, Linse, Erbse, Kichererbse, Soja, Erdnuss',
    corn: 'Mais | Maisstärke',
    nightshade:
      'Nachtschattengewächs, Nachtschatten, Nachtschattengewächse | Tomate, Kartoffel, Aubergine, Paprika, Chili',
  },
  vague: 'Soße, Sauce, Pulver, Paste, Blatt, Blätter, Flocke, Samen, Mischung, Wasser, Masse',
  tap: 'Wasser, Eis, Eiswürfel',
  inSteps: {
    all: 'alle Zutaten, alle übrigen Zutaten',
    rest: 'restlichen, restliche, übrigen, Rest',
    but: 'außer, bis auf',
    ingredients: 'Zutaten',
    oven: 'Ofen, Backofen, backen, gebacken, überbacken, Ofens, Backofens',
  },
};
