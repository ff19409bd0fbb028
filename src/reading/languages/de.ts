import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    Zutaten*, Einkaufsliste, du brauchst, Sie brauchen, man braucht, brauchst du, du benötigst
    Sie benötigen, benötigst du, brauchen wir
  `,
  steps: `
    Zubereitung*, Anleitung, Schritte, Arbeitsschritte, Anweisungen, Vorgehen, so geht*, so wird*
    und so*, los geht*, Vorbereitung, bereitest du
  `,
  aside: `
    Kochzeiten, Garzeit*, Backzeit*, Haltbarkeit, Tipp*, *tipp, *tipps, Hinweis*, Anmerkung*, Nährwert*
    Aufbewahrung, Einfrieren, Resteverwertung, Variation*, Variante*, Servier*, Beilage*, dazu passt*
    dazu schmeckt*, gut zu wissen, Info, Portionen, Gesamtzeit, Vorbereitungszeit, Zubereitungszeit
    Kochzeit
  `,
  withFoods: 'Servier*, Beilage*, dazu passt*, dazu schmeckt*',
  tools: 'Küchengeräte, Geräte, Utensilien, Küchenutensilien, Küchenhelfer, Ausrüstung',
  otherWay: 'Heißluftfritteuse, Schnellkochtopf, Mikrowelle, Schongarer, Dampfgarer',
  step: 'Schritt',
  recipe: 'Rezept',
  several: 'Rezepte, Rezepten, Ideen, Vorschläge, Optionen, Gerichte, Möglichkeiten',
  courses: 'Hauptgericht, Hauptspeise, Hauptgang, Beilage, Vorspeise, Nachspeise, Nachtisch, Dessert',
  named: 'Rezeptname, Gericht, Vorschlag, Idee, Name, Name des Gerichts',
  serves: 'Portionen, Kinderportionen, Portion, Personen, Person, reicht für, für',
  yields: 'ergibt, Menge, Anzahl, Ausbeute, ergibt ca.',
  pieces: 'Stück, Stücke, Scheiben',
  total: 'Gesamtzeit, Zeit, Dauer, fertig in, dauert, Zubereitungszeit, Zubereitung',
  prep: 'Vorbereitungszeit, Vorbereitung, Vorbereiten',
  cook: 'Kochzeit, Backzeit, Garzeit, Kochen, Backen, Garen, im Ofen',
  hours: 'Std, Stündchen',
  minutes: 'Min',
  seconds: 'Sek, Sek.',
  times: `
    Viertelstunde=15, eine Viertelstunde=15, halbe Stunde=30, halben Stunde=30, Dreiviertelstunde=45
    eine Dreiviertelstunde=45
  `,
  untimed: 'alle, jede, um, letzten, die letzten, bis zu',
  untimedBehind: 'vor Ende, vor dem Ende, weniger, pro kg',
  recipeFor: 'Rezept für, Rezept zu, Rezept von, Zubereitung von, so machst du, so gelingt',
  suggest: `
    wie wäre es mit, wie wär's mit, ich empfehle dir, ich empfehle, empfehle ich, schlage ich dir
    schlage dir, schlage vor, machen wir, koch doch, mach doch, kannst du, können Sie, bietet sich
  `,
  suggested: 'Rezept',
  is: 'ist, sind',
  praise: `
    einfach*, lecker*, köstlich*, schnell*, klassisch*, deftig*, herzhaft*, fein*, toll*, wunderbar*
    gesund*, die, das, der, den, dem, dein, deine
  `,
  ends: `
    die, das, der, mit den, mit deinen, mit Ihren, aus, ist, für, nach, kochen, machen, zubereiten
    zaubern, backen, vor, an, an dem, bei, und dafür, wie, du, Sie
  `,
  chat: `
    gerne, gern, natürlich, klar, sicher, hier*, mit, aus, aber, na, das, diese*, du, ich, wie, perfekt
  `,
  goodbye: `
    guten Appetit, lass es dir schmecken, lassen Sie es sich schmecken, viel Spaß, sag mir
    sagen Sie mir, sag Bescheid, gib mir Bescheid, melde dich, gutes Gelingen, viel Erfolg, möchtest du
    soll ich, lass es dir, lasst es euch, wenn du möchtest
  `,
  remark: `
    wenn du, falls, dazu pass*, reste, wer mag, am besten schmeckt, dies*, das, es, sie, bewahre, hält
    guten
  `,
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
  about: `
    etwa, ca, circa, ungefähr, ungefaehr, rund, gut, knapp, noch, weitere, ca., zirka, knappe, volle
  `,
  altogether: 'insgesamt, zusammen, gesamt',
  each: 'je, jeweils',
  per: 'pro',
  for: 'zum, zur, für, zum Garnieren, zum Servieren, außerdem',
  articles: 'ein, eine, einen, einer, eines, einem',
  numbers: `
    viertel=¼, ein viertel=¼, eine viertel=¼, drittel=⅓, ein drittel=⅓, halb=½, halbe=½, halber=½
    halbes=½, halben=½, eine halbe=½, einer=1, eines=1, ein Dutzend=12, ein halber=½, ein halbes=½
    einen halben=½, 1 halbe=½, einer halben=½, zwei drittel=⅔, dreiviertel=¾, drei viertel=¾
    eine dreiviertel=¾, anderthalb=1½, eineinhalb=1½, zwei=2, ein paar=2, zweieinhalb=2½, drei=3
    dreieinhalb=3½, vier=4, fünf=5, sechs=6, sieben=7, acht=8, neun=9, zehn=10, zwölf=12, fünfzehn=15
    zwanzig=20, fünfundzwanzig=25, dreißig=30, vierzig=40, fünfundvierzig=45, fünfzig=50, sechzig=60
    neunzig=90
  `,
  without: 'ohne, frei von, enthält kein, enthält keine, kein, keine, keinen, nicht verwenden',
  free: 'frei, freie, freier, freies, freien, freiem, los',
  instead: 'statt, anstatt, anstelle, ersetzt, an Stelle, an Stelle von, anstelle von, zum Ersetzen',
  not: 'nicht',
  plant: 'vegan, pflanzlich, pflanzen, ersatz',
  meatless: 'vegetarisch, veggie, fleischlos',
  units: {
    metric: `
      g/gr/Gramm=1 g, kg/Kilo/Kilogramm=1000 g, ml/Milliliter=1 ml, cl=10 ml, dl=100 ml, l/Liter=1000 ml
      mg
    `,
    ounces: 'Pfund/Pfd=500 g, Unze/Unzen/oz=28.35 g, lb=453.6 g',
    measure: `
      EL=3 TL, Esslöffel=3 Teelöffel, TL, Teelöffel, gestr. EL, geh. EL, Tasse, Tassen, Msp
      Messerspitze, Messerspitzen, Prise, Prisen, Schuss, Handvoll, Spritzer, Becher, Glas, Gläser
      Tropfen, Klecks
    `,
    container: `
      Dose, Dosen, Packung, Packungen, Pck, Päckchen, Pkt, Beutel, Flasche, Flaschen, Tüte, Tüten, Tube
      Kugel, Kugeln, Block, Rolle, Rollen
    `,
    piece: `
      Dutzend=12, Zehe, Zehen, Scheibe, Scheiben, Stück, Stücke, Bund, Stange, Stangen, Zweig, Zweige
      Stiel, Stiele
      Blatt, Blätter, Kopf, Köpfe, Knolle, Knollen, Streifen, Stängel, Kästchen, Schote, Schoten, Stk
      Würfel
    `,
    noAmount: `
      cm/Zentimeter=1 cm, mm=0.1 cm, Zoll=2.54 cm, Minuten, Min, Stunden, Stunde, Grad, Prozent, Tage
    `,
  },
  fill: `
    der, die, das, den, dem, des, von, vom, einige, paar, etwas, gestrichene, gehäufte, gestrichener
    gehäufter, mehr, nach Wahl, Art
  `,
  tail: 'am, im, in, nach, bei, zu, auf, à, aus',
  describing: `
    frei laufend, frei laufende, frei laufenden, frei laufender, frisch, klein, groß, mittel, kurz, lang
    fein, grob, reif, dick, dünn, kalt, heiß, warm, lauwarm, weich, glatt, mild, hell, roh, trocken
    zart, fest, bio, nativ, extra, optional, mehligkochende, vorwiegend, kochend, edelsüß, TK
    tiefgekühlt, Vortag, durchwachsen, klar, mittelscharf, altbacken, vorgekocht, süß, geh, Blättchen
    Ringe, neutral, mini, gute, ganze, entkernt, ungesüßt, braune, gehackt, gehackte, gehackter
    gehackten, gehacktem, flüssig, gebacken, gerieben, gemahlen, gefroren, gesalzen, geschmolzen
    gewaschen, geschlagen, gestoßen, gerissen, gegossen, gezogen, gequollen, gebrochen, gehoben
  `,
  forms: `
    *tig, *rig, *mig, *lig, *zig, *kig, *dig, *big, *fig, *hig, *pig, *lich, ge*kt, ge*lt, ge*rt, ge*ht
    ge*et, ge*bt, ge*zt, ge*nt, ge*pft, ge*mt, ge*gt, ge*sst, ge*ene, ge*enen, ge*ener, ge*enes, ge*te
    ge*ten, ge*ter, ge*tes, *iert, *ierte, *ierter, *ierten, *iertes
  `,
  turned: 'kandiert, eingelegt, eingemacht, fermentiert, kondensiert, paniert, gepufft',
  which: `
    rot, gelb, grün, weiß, braun, schwarz, Kirsch, Cherry, Speise, Filet, Brust, Schenkel, Flügel
    Rücken, Salat, Gemüse, Basmati, Jasmin, Langkorn, Sonnenblumen, Raps, Oliven, Natur, Voll, mager
    Schlag, Meer, Tafel, Kräuter, baby, Rispen, Strauch, Tiefkühl, Risotto
  `,
  parts: 'Saft, Schale, Abrieb, Eigelb',
  makes: `
    Brühe, Fond, Mark, Pulver, Pesto, Soße, Sauce, Essig, Sirup, Mus, Paste, Mehl, Öl, Wasser, Suppe
    Salz, Kuchen, Püree
  `,
  names: `
    saure Sahne = Sauerrahm, Kalbsbries = Kalbsbriese = Lammbries, Spinat
    getrocknete Aprikose/Feige/Pflaume/Cranberry/Mango/Kirsche, geräucherte Forelle/Makrele, Apfelsaft
    Tomatensaft, Ananassaft, Traubensaft
    Ingwerpulver = gemahlener Ingwer
    gemahlener Koriander
    Soße = Sauce
    Ei = Eier = Hühnerei
    Paprika = Paprikaschote
    Puderzucker = Staubzucker
    Öl = Pflanzenöl = Speiseöl
    Kümmel = Kümmelsamen
    Chili = Chilischote
    Mehl = Weizenmehl
    Stärke, Apfelessig, getrocknete Schweinefilet, Olivenöl, Sonnenblumenöl, Wasser, Kohlrabi, Kürbis
    Petersilie, Olive, Hefe, Ahornsirup, getrocknete Tomate
    Muskatnuss = Muskat
    Karotte = Möhre = Mohrrübe = Rüebli
    Hackfleisch = Hack = Faschiertes = Gehacktes
    Sahne = Schlagsahne = Rahm = Schlagobers = Schlagrahm = Obers = Kaffeeobers = Vollrahm = Halbrahm
    Sojasauce = Sojasoße = Shoyu
    Brötchen = Semmel = Broetchen = Weckerl = Schrippe
    Nudeln = Pasta = Teigwaren
    geräucherter Lachs = Räucherlachs = Raeucherlachs
    Champignon = Egerling
    Frühlingszwiebel = Lauchzwiebel = Jungzwiebel
    Kartoffel = Erdapfel
    Tomate = Paradeiser
    Quark = Topfen
    Joghurt = Jogurt = Yoghurt
    Aprikose = Marille
    Blumenkohl = Karfiol
    Lauch = Porree
    Gemüsebrühe = Gemüsefond = Gemüsebouillon
    Gemüse, Gemuese, Margarine
    Brühe = Bouillon
    Fond
    Hühnerbrühe = Geflügelbrühe = Hühnerbouillon = Hühnersuppe
    Geflügelfond = Hühnerfond
    Fleischbrühe = Fleischbouillon
    Rinderbrühe = Rindsuppe = Rinderfond
    Kalbsfond, Fischfond, Butterschmalz
    Aubergine = Melanzani = Eierfrucht
    Steinpilz = Herrenpilz
    Mais = Kukuruz = Zuckermais
    Walnuss = Baumnuss = Walnuesse = Walnusskern
    Haselnuss = Haselnuesse = Haselnusskern
    Erdnuss = Erdnuesse = Erdnusskern
    Nuss = Nuesse
    Pekannuss = Pecannuss
    Cashew = Cashewkern = Cashewnuss
    Thunfisch = Tunfisch
    Knoblauch = Knobi = Knofi
    Nuss-Nougat-Creme = Nussnougatcreme
    Marzipan = Marzipanrohmasse
    Garnele = Shrimp = Crevette = Krevette
    Grapefruit = Pampelmuse
    Orange = Apfelsine
    Sellerie = Zeller
    Staudensellerie = Stangensellerie = Bleichsellerie
    Knollensellerie
    Senf = Mostrich
    Hähnchen = Hühnchen = Huhn = Hendl = Poulet = Haehnchen = Huehnchen
    Pute = Truthahn = Trute
    Bohne, Fisole
    Zuckerschote = Kefe
    Rote Bete = Rote Rübe = Rande
    Meerrettich = Kren
    Feldsalat = Vogerlsalat
    Grießnockerl
    Muschel = Vongole
    Tintenfisch = Calamari = Kalmar = Calamaretti = Sepia = Sepie
    Geflügelwürstchen, Geflügelwurst, Geflügelleberwurst, Geflügelfrikadelle, Geflügelbällchen
    Geflügelhackbällchen, Gerstenbrot, Suppengrün, Suppengemüse, Drillinge, Pommes frites, Pommes
    Speck = Speckwürfel = Grammeln = Grieben
    Flugente = Ente = Enten
    Wildente, Barbarieente, Pekingente, Hausente, Bratente
    Kalbsleber = Leber
    Tafelwein = Wein
    Gerstenkorn = Gerste = Gersten
    Graupen = Perlgraupen
    Gänse = Gans

    Erdnuss(butter), Frucht(fleisch), Nüssli(salat), Kokos(nuss), Süß(kartoffel), Buch(weizen)
    Kicher(erbse), (Pasti)nake, (Gans)eblümchen, (Honig)melone, (Nudeln) aus Linsen/Kichererbsen/Reis/Mais
    (Nudeln) aus roten Linsen, (Pasta) aus Linsen/Kichererbsen, Buch(weizenmehl), Krebs(fleisch)
    (Fleisch)tomate, (gehackt), (gehacktes) Basilikum, (gehacktes) Koriandergrün, (gehacktes) Ei
    (gehacktes) Bohnenkraut
    Rosen(kohl) = Kohlsprosse
    Pfifferling = (Eier)schwammerl = Reherl = (Eier)schwamm = (Eier)schwämmli = (Eier)schwämme
    Kokos/Mandel/Hafer/Reis/Soja/Cashew/Hanf/Erbsen/Nuss/Macadamia/Quinoa/Erdnuss(milch)
    Kokos/Mandel/Hafer/Reis/Soja/Cashew/Dinkel/Pflanzen(sahne)
    Kokos/Mandel/Hafer/Soja/Lupinen/Cashew(joghurt), Soja/Mandel/Lupinen(quark)
    Kokos/Balsamico/Maronen/Kastanien/Pflanzen(creme), Cashew/Mandel(käse), Fleisch(käse), Fleisch(käs)
    Quitten(käse), Kakao/Shea/Mandel/Cashew/Apfel/Mandel/Pflanzen(butter)
    Kokos/Mandel/Hafer/Reis/Soja (Milch), Soja/Hafer/Kokos (Sahne), Soja/Kokos (Joghurt), Kakao (Butter)
    Kokos(eis), Frucht(eis)
    Mais/Reis/Mandel/Kokos/Kastanien/Johannisbrotkern/Kichererbsen/Linsen/Kartoffel/Haselnuss(mehl)
    Lupinen/Soja/Hafer/Guarkern/Teff/Hirse/Maroni/Kokosnuss/Traubenkern(mehl), Erd(mandel)
    Erd(mandelmehl), Butter/Gänse/Hühner/Enten/Pflanzen(schmalz)
    Reis/Konjak/Shirataki/Zucchini/Reisband/Mais/Linsen/Kichererbsen/Kelp(nudel)
    Puten/Puter/Truthahn(schinken), Puten/Rinder/Truthahn(speck), Puten/Rinder/Truthahn/Geflügel(salami)
    Kaffee/Vanille/Kakao(bohne), (Butter)nuss/nusskürbis/nut/nutkürbis
    Mais/Reis/Hirse/Buchweizen(grieß), Mandel/Nuss(grieß), Johannis(brot), Soja/Tofu/Linsen/Pilz(hack)
    Soja/Tofu/Seitan/Linsen(bolognese)
    Soja/Sellerie/Kohlrabi/Gemüse/Käse/Tofu/Seitan/Auberginen(schnitzel)
    Lachs/Schwertfisch/Fisch/Sellerie/Tofu/Seitan/Blumenkohl/Kohl(steak), Tofu/Soja/Seitan(wurst)
    Gemüse/Linsen/Tofu/Fisch(frikadelle), (Branntwein)essig, (Sherry)essig, (Champagner)essig
    (Austern)pilz/seitling, (Maronen)pilz, (Zitronen)thymian/gras/melisse/verbene/basilikum
    (Pflaumen)tomate, (Butter)bohne/salat/pilz/rübe/fly, (Pfeffer)minze, (Bohnen)kraut
    he/da/wa/drumrum(rum), (Gramm), (Lachs)schinken, (Bier)schinken, Kalbs/Rinder/Schweine(nuss)
    (Sahne)steif, (Creme)champignon, (Muschel)nudel, (Frankfurter) Grüne Soße, (Frankfurter) Kranz
    (Wiener) Boden, (Wiener) Masse, (Williams) Birne, (Williams)birne, (Williams) Christ
    (orange) Paprika, (orange) Paprikaschote, (orange)farben, Schoko/Schokoladen/Pralinen(trüffel)
    Schoko(linse), (Kohl)enhydrat/ensäure, (Genuss), (Beginn), (Schleier), (freier), (dreier), (zweier)
    (Steier)mark, (obere), (Ober)seite/schale/schenkel/schicht, (oberste), (Topf), Ein/Auf(topf)
    s(topf)en, (Rahmen), (Wild)reis, (ent), (mente), (zente), (dente), (nente), (lente), (rente)
    (tente), (gente), (iente), (Leben), (weis), (gerst), (gan), (Schuh), (Schweizer), (klassi)k/sch
    (lassig), (Hagebutte), (Flamme), (Löffelchen), (drehen), (steigen), (Kilogramm), (Automat)
    (feinkörnig), (fleischig), (Limonade), spezi/gra/pazi(fisch), wo/wiede/Zent/Spekt/Fo(rum)
    (Nürnberger) Lebkuchen, (zerbrösel), K(leber), Sch(lauch), (nuss/erbsen/ei/mandel)groß, (Musli)m
    (Brot/Fleisch/Käse/Butter/Fisch/Tomaten/Pizza/Austern/Lachs/Schinken/Fleischer)messer
    (Wein/Sekt/Bier/Schnaps/Likör/Champagner/Milch/Honig/Senf/Joghurt/Cognac)glas
    (Wein/Bier/Sekt/Milch/Likör)flasche, (Brot/Brotback/Pizza/Quiche/Lasagne/Pudding/Toast)form
    (Pizza/Brot/Fisch)blech, (Pizza/Brotback)stein, (Pizza)schaufel/schneider/roller/ofen
    (Brot)korb/kasten/backautomat/brett/papier, (Teig)schaber/rolle/rädchen/spatel/karte/schüssel
    (Käse)reibe/hobel/platte/tuch, (Eier)uhr/becher/kocher/schneider/löffel/stecher
    (Nuss)knacker/hacker/mühle, (Spätzle)hobel/presse/brett/reibe
    (Nudel)holz/maschine/sieb/topf/zange/wasser, (Fleisch)wolf/klopfer/gabel/thermometer/hammer/zange
    (Fisch)heber/zange/pinzette/kessel, (Butter)brotpapier/dose/pinsel
    (Kartoffel)stampfer/schäler/presse, (Milch)topf/aufschäumer/kännchen, (Reis)kocher
    (Sahne)siphon/spender/kapsel, (Wein)essig/traube/blatt/beere/stein/bergpfirsich/rebe/laub, (flach)
    Back(pulver), (Butter)kopfsalat, (Schäfer), (Fond)ant, (Fond)ue, (überbrühen), (brühen), (aufbrühen)
    (abbrühen), (Eier)tomate/pflaume/waage/ersatz, (Hirsch)horn/hornsalz, (Hirsch)hornwegerich
    (Rehrücken)form, Soja/Tofu/Seitan/Pilz/Kartoffel/Gemüse/Bohnen/Kürbis/Linsen/Jackfruit(gulasch)
    Soja/Seitan/Tofu(geschnetzeltes), Zimt/Brot/Käse/Zitronen(rinde), Polenta(grieß), (Ginger Beer)
    (Rum)-Aroma, (Bier)rettich, (senf)gelb/gelbe/farben, Cashew(creme), (lachs)farben, Mais/Reis(waffel)
    Mais(tortilla), Geflügel/Puten/Hähnchen/Rinder(bratwurst), Geflügel/Puten(mortadella)
    Puten/Geflügel(lyoner), Puten/Geflügel(wiener), Geflügel/Puten(fleischwurst)
    Rinder/Geflügel/Lachs/Hähnchen(schinken), Rote-Linsen-(Nudeln), (Fisch)minze, Kartoffel(teig)
  `,
  kinds: `
    Pecorino: Pecorino Romano;
    Brot: Bauernbrot, Graubrot, Mischbrot;
    Nudel, Pasta:
      Spaghetti, Penne, Rigatoni, Fusilli, Farfalle, Linguine, Tagliatelle, Makkaroni, Bandnudel;
    Käse: Gouda, Emmentaler, Parmesan, Bergkäse, Mozzarella;
    Wurst: Bratwurst;
    Pilz: Champignon, Pfifferling, Steinpilz;
    Linse: Belugalinse, Tellerlinse, Berglinse;
    Hackfleisch: gemischtes Hackfleisch;
    Nudel: Hartweizennudel;
    Öl: Olivenöl, Rapsöl, Sonnenblumenöl, Bratöl, Erdnussöl;
    Ei: Eigelb, Eiweiß;
    Hähnchen, Huhn: Hähnchen;
    Hackfleisch: Rinderhackfleisch, Schweinehackfleisch;
    Würstchen: Wiener, Frankfurter;
    Orange > Orangensaft;
    Sahne: Schlagsahne;
    Brot: Weißbrot, Toastbrot, Vollkornbrot;
    Kürbis: Hokkaidokürbis, Hokkaido, Butternutkürbis, Muskatkürbis;
    Garnele: Krabben;
    Fett: Butterschmalz, Schweineschmalz, Gänseschmalz, Schmalz;
    Kartoffel > Pommes frites, Pommes
  `,
  avoidedWith: `
    Bohne: Fisole;
    Kartoffel: Drillinge;
    Kartoffel: Pommes frites, Pommes;
    Mandel: Marzipan, Amarettini, Amaretti;
    Haselnuss: Nougat, Nutella, Nuss-Nougat-Creme, Gianduja, Hanuta;
    Kichererbse: Hummus, Falafel;
    Hering: Matjes, Rollmops, Bückling;
    Krabben: Garnele;
    Brot: Brötchen, Weckerl, Brösel, Toast, Panko, Baguette, Ciabatta;
    Gerste: Graupen, Bier, Malz, Malzbier, Pils;
    Feta: Schafskäse, Hirtenkäse;
    Nudel, Pasta: Lasagne, Ravioli, Tortellini, Cannelloni, Maultaschen;
    Butter: Ghee, Butterschmalz;
    Hafer: Haferflocken, Müsli, Granola, Porridge
  `,
  avoiding: `
    Allergie, Allergien, allergisch, Allergiker, Unverträglichkeit, Intoleranz, intolerant
    unverträglich, empfindlich, Sensitivität, gegen, auf, kein, keine, keinen, keinerlei, nicht, nichts
    bitte, alles, alle, aller, mit, aus, von, was, das, die, der, in, enthält, enthalten, enthaltend
    haltig, haltige, Produkte, Produkt, Erzeugnisse, Lebensmittel, ich, wir, bin, habe, vertrage, darf
    kann, esse, essen, mag, meide, vermeide, vermeiden, ohne, frei, und, oder, auch, Art, Arten, jede
    Spuren, starke, sehr
  `,
  families: {
    lactose: 'Laktose, Lactose, Milchzucker |',
    dairy: `
      Milch, Milchprodukte, Milcherzeugnisse, Molkereiprodukte, Kuhmilch
      Milcheiweiß, Milchprotein, Kasein, Casein |
      Sahne, Schmand, Sauerrahm, Creme, Butter, Butterschmalz, Joghurt
      Quark, Molke, Milchzucker, Zaziki, Tsatsiki
      Vanilleeis, Schokoeis, Schokoladeneis, Speiseeis
      Vanillesauce, Vanillesoße, Pudding, Grießbrei, Milchreis
      Karamellsauce, Karamellsoße, Karamellbonbon
      weiße Schokolade, weiße Kuvertüre, Milchschokolade, Vollmilchschokolade, Nuss-Nougat-Creme
      Kinderriegel, Kinderschokolade, Joghurette, Ritter Sport, Kinder Bueno
      Bienenstich
    `,
    cheese: `
      Käse, Kaese |
      Bergkäse, Appenzeller, Harzer, Tilsiter, Greyerzer, Edamer, Limburger, Romadur
      Vacherin, Leerdammer, Maasdamer, Munster, Tomme, Allgäuer, Handkäs
      Sbrinz, Brimsen, Liptauer, Quargel, Obatzda, Obatzter
      Scheibletten, Hirtenkäse, Schafskäse, Blauschimmel
      St. Agur, Almette, Exquisa, Bresso, Gervais
      Käsekrainer, Alfredo
    `,
    egg: `
      Ei, Eier, Hühnerei, Hühnereiweiß, Eiweiß, Eiklar, Eigelb, Eidotter, Dotter, Vollei |
      Baiser, Eischnee, Rührei, Spiegelei, Solei, Wachtelei
      Mayo, Salatmayonnaise, Miracel Whip, Tartarsauce
      Eiernudel, Knöpfle, frische Pasta, frische Nudeln
      Frittaten, Pfannkuchen, Palatschinken, Kaiserschmarrn, Waffel, Flädle
      Löffelbiskuits, Biskuit, Windbeutel, Brandteig, Makrone
      Schokoküsse, Schaumküsse, Dickmanns, Mohrenköpfe
      Berliner, Krapfen, Dampfnudel, Germknödel, Buchteln, Bienenstich
      Eierlikör
    `,
    gelatin: 'Gelatine | Sülze, Aspik, Gummibärchen, Götterspeise, Wackelpudding, Weingummi',
    'red meat': `
      |
      Lamm, Kalb, Wurst, Hackfleisch, Gulasch, Reh, Hirsch
      Wildschwein, Hammelkeule, Zicklein, Kalbsfond
    `,
    meat: `
      Fleisch |
      Rehkeule, Rehragout, Wildbret, Wildragout, Wildfond
      Kaninchen, Hasenkeule, Hasenrücken, Pferdefleisch, Froschschenkel
      Schnitzel, Rollbraten, Sauerbraten, Kotelett, Geschnetzeltes
      Roulade, Haxe, Beinscheibe, Huft, Schlögel
      Frikadelle, Bulette, Cevapcici, Köttbullar, Klops, Hamburger, Köfte, Döner, Dönerfleisch
      Kutteln, Innereien, Nierchen, Zunge, Beuschel, Ochsenzunge
      Knochenbrühe, Markknochen, Kraftbrühe, Bratenfond, Jus, Bratensaft, Bratenjus, Demiglace
      Aufschnitt, Chickenwings
    `,
    pork: `
      Schwein, Schweinefleisch |
      Schinken, Nussschinken, Serrano
      Kassler, Kasseler, Eisbein, Rippchen, Spanferkel, Schopfbraten, Nackensteak, Schäufele, Wammerl
      Geselchtes, Selchfleisch, Surfleisch
      Mett, Hackepeter, gemischtes Hackfleisch, gemischtes Hack, Gehacktes halb und halb
      Hackfleisch gemischt, Hack gemischt, Hackfleisch halb und halb, halb/halb
      Lyoner, Leberkäs, Fleischkäse, Leberkäse, Fleischwurst
      Wiener, Frankfurter, Bockwurst, Weißwurst, Nürnberger, Thüringer, Currywurst, Knackwurst
      Leberwurst, Blutwurst, Teewurst, Zungenwurst, Presswurst, Presskopf, Saumagen
      Cabanossi, Krakauer, Debreziner, Krainer, Käsekrainer, Landjäger, Jagdwurst, Cervelat
      Servelat, Schüblig, Pinkel, Kochwurst, Bierwurst, Extrawurst
      Schmalz
    `,
    beef: `
      Rind, Rindfleisch |
      Tafelspitz, Ochsenschwanz, Ochsenbacke, Ochsenfleisch, Rinderzunge
      Beiried, Rostbraten, Lungenbraten, Wadschinken, Siedfleisch, Steak
      Bündnerfleisch, Sucuk, Tatar, Chili con Carne, Beef, Brisket
    `,
    poultry: `
      Geflügel, Gefluegel |
      Hähnchen, Hühner, Huehner, Broiler, Stubenküken, Poularde, Kapaun
      Puten, Truthahn
      Flugente, Gänse
      Wachtel, Fasan
      Chicken Nuggets
    `,
    'not kosher': `
      |
      Kaninchen, Hasenkeule, Hasenrücken, Wildschwein, Pferdefleisch, Froschschenkel
      Wels, Aal, Seeteufel, Schwertfisch, Hai, Haifisch, Schillerlocke, Steinbeißer, Kaviar
    `,
    fish: `
      Fisch, Fische |
      Lachs, Forelle, Saibling, Egli, Felchen, Reinanke, Renke, Maräne
      Äsche, Schleie, Karpfen, Hecht, Zander
      Kabeljau, Dorsch, Skrei, Leng, Brasse
      Hering, Matjes, Sprotte, Sardelle, Anchovis, Bückling
      Makrele, Thunfisch, Schwertfisch, Hai, Haifisch, Schillerlocke
      Heilbutt, Scholle, Seezunge, Steinbutt, Flunder, Rotzunge
      Dorade, Meerbarbe, Rotbarbe, Loup de Mer, Barsch, Seeteufel, Rochen
      Wels, Steinbeißer, Aal
      Kaviar
      Fischstäbchen, Fischfond
      Worcestersauce, Worcestersoße
    `,
    shellfish: 'Meeresfrüchte, Meeresfruechte, Schalentiere | Frutti di Mare, Schalentier',
    crustacean: `
      Krebstiere, Krebstier, Krustentiere, Krustentier |
      Garnele, Krebs, Hummer, Krabben, Languste, Kaisergranat, Currypaste, Prawn
      rote Currypaste, grüne Currypaste, gelbe Currypaste, Thai-Currypaste
    `,
    mollusc: `
      Weichtiere, Weichtier, Mollusken |
      Muschel, Auster, Oktopus, Pulpo, Krake, Weinbergschnecke, Meeresschnecke
      Austernsauce, Austernsoße, Tintenfisch, Schnecken aus der Dose
    `,
    nuts: `
      Nuss, Nüsse, Nuesse, Schalenfrüchte, Schalenfruechte, Schalenobst |
      Mandel, Walnuss, Haselnuss, Pistazie, Kastanie, Maroni, Marone, Pinienkern, Pekan
      Krokant, Müsli, Studentenfutter
      Nuss-Nougat-Creme, Hanuta, Persipan
      Makrone, Amarettini, Vanillekipferl, Zimtstern, Dominosteine, Nussecke
      Florentiner, Frankfurter Kranz, Linzer Torte, Bienenstich
    `,
    peanut: 'Erdnuss, Erdnüsse, Erdnuesse | Saté, Aschanti',
    gluten: `
      Gluten, Klebereiweiß, glutenhaltiges Getreide, (Getreide), (Zöliakie), (Glutenunverträglichkeit) |
      Gerstenkorn, Gerstenflocken, Gerstengraupen, Graupen, Roggen
      Hafer, Haferflocken, Haferbrei, Hafermehl, Haferkleie
      Malz
      Bier, Pils, Weißbier, Hefeweizen, Radler, Malzbier, Kölsch, Altbier
    `,
    wheat: `
      Weizen |
      Grieß, Dinkel, Grünkern, Emmermehl, Emmerkorn, Khorasan, Urkorn, Vollkornmehl
      Nudel, Makkaroni, Bandnudeln, Eiernudel, Hörnli, Fleckerl, Vermicelli
      frische Pasta, Schupfnudel, Knöpfle, Nockerl, Knödel, Backerbsen
      Brot, Weißbrot, Toastbrot, Vollkornbrot, Fladenbrot, Brötchen
      Toast, Fladen, Burger Buns, Burgerbuns
      Brezn, Laugenstange, Laugengebäck, Laugenknoten, Salzstangen, Zwieback, Kornspitz
      Kipferl, Gipfeli, Weggli, Hefezopf
      Brösel, Panade, Mehlschwitze, Einbrenn
      Teig, Brandteig, Yufka, Strudelblätter, Kuchenboden, Tortenboden, Butterstreusel
      Keks, Spekulatius, Lebkuchen, Printen, Pfefferkuchen, Oblate, Kräcker
      Löffelbiskuits, Biskuit, Waffel, Krapfen, Berliner, Pfannkuchen
      Palatschinken, Kaiserschmarrn, Flädle, Buchteln, Windbeutel
      Hanuta, Dominosteine, Nussecke, Bienenstich, Frankfurter Kranz
      Flammkuchen, Lahmacun, Börek, Piadina, Pinsa, Dürüm, Maultaschen, Wan-Tan, Wantan, Frühlingsrolle
      Müsli
      Fischstäbchen
      Sojasauce, Ketjap, Kecap, Austernsauce, Austernsoße
    `,
    soy: 'Soja, Sojabohne, Sojaeiweiß | Ketjap, Kecap, Austernsauce, Austernsoße, Maggi',
    celery: `
      Sellerie, Zeller |
      Staudensellerie, Knollensellerie
      Suppengrün, Suppengemüse, Wurzelgemüse, Wurzelwerk
      Brühe, Fond, Gemüsebrühe, Gemüsebouillon, Hühnerbrühe, Geflügelfond
      Fleischbrühe, Rinderbrühe, Kalbsfond, Fischfond
      Suppenwürfel, Brühwürfel, Streuwürze, Maggi, Aromat, Vegeta, Bloody-Mary-Mix
    `,
    sulphites: `
      Sulfit, Sulfite, (Schwefeldioxid), Schwefel |
      Tafelwein, Sekt, Cidre, Wermut, Madeira, Noilly Prat, Apfelmost, Apfelwein, Glühwein
      Grauburgunder, Spätburgunder, Weißburgunder, Silvaner, Dornfelder, Veltliner
      Zweigelt, Trollinger, Müller-Thurgau, Blaufränkisch
      Weinessig, Balsamessig, Sherryessig, Champagneressig, Rotweinessig
      Weißweinessig, Balsamicoessig, Balsamico-Essig
      Trockenfrüchte, Dörrobst, Trockenobst, Backobst, getrocknete Früchte
      getrocknete Aprikose, Trockenaprikose, getrocknete Mango, getrocknete Feige
      getrocknete Äpfel, getrocknete Birne, Softaprikose, Sultanine
      Zitronat, Orangeat, Sukkade, kandierte Früchte, Belegkirsche
      Zitronensaftkonzentrat, Zitronensaft aus der Flasche
      Kartoffelpüreepulver
      Rumtopf, geschwefelt
    `,
    lupin: 'Lupine, Lupinen | Lupinenmehl',
    honey: 'Honig |',
    alcohol: `
      Alkohol |
      Tafelwein, Sekt, Cidre, Wermut, Madeira, Noilly Prat, Punsch, Federweißer, Äppelwoi, Most
      Burgunder, Silvaner, Dornfelder, Veltliner, Zweigelt, Trollinger, Müller-Thurgau, Blaufränkisch
      Bier, Pils, Hefeweizen, Radler, Kölsch
      Rum, Wodka, Raki, Doppelkorn
      Schnaps, Obstler, Kirschwasser, Williams, Himbeergeist
      Zwetschgenwasser, Zwetschkenwasser, Obstbrand, Branntwein
      Likör, Eierlikör
      Rumtopf, Rumrosinen
    `,
    starch: `
      |
      Kidneybohne, Linse, Kichererbse
      Reis
      Kartoffel, Kartoffelpüreepulver
      Nudel, Glasnudel, frische Pasta
      Brot
      Mehl, Emmermehl, Vollkornmehl, Haferbrei
      Zucker
    `,
    sesame: 'Sesam, Sesamsamen, Sesamsaat, Sesamkörner | Zatar, Halwa',
    seeds: `
      (Samen), (Saaten), (Kerne und Samen) |
      Mohn, Mohnsamen
      Sonnenblumenkern, Kürbiskern, Leinsamen, Chiasamen, Hanfsamen, Saatenmischung
      Senfkörner, Schwarzkümmel
    `,
    mustard: 'Senf, Senfkörner, Senfsaat, Senfsamen | Currypulver, Mayo, Salatmayonnaise, Tartarsauce',
    mushroom: `
      Pilz, Pilze, Schwammerl |
      Pfifferling, Steinpilz, Seitling, Morchel, Trüffel, Stockschwämmchen, Mu-Err, Maronenröhrling
    `,
    onion: 'Zwiebel, Zwiebelgewächs, Zwiebelgewächse, Lauchgewächs, Lauchgewächse | Schalotte, Lauch',
    garlic: 'Knoblauch | Zaziki, Tsatsiki',
    tomato: 'Tomate | Pizzasauce, Marinara',
    citrus: `
      Zitrusfrucht, Zitrusfrüchte, Zitrus, Agrumen |
      Zitrone, Limette, Orange, Mandarine, Sukkade, Limone, Zitronat, Orangeat
      Zitronensaftkonzentrat, Zitronensaft aus der Flasche, Calamansi
    `,
    legumes: `
      Hülsenfrucht, Hülsenfrüchte, Huelsenfruechte |
      Bohne, Linse, Erbse, Kichererbse, Fisole, Zuckerschote
    `,
    corn: 'Mais | Maisstärke, Tortillachips',
    nightshade: `
      Nachtschattengewächs, Nachtschatten, Nachtschattengewächse |
      Kartoffel, Pommes, Rösti, Kroketten, Reibekuchen, Drillinge, Kartoffelpüreepulver
      Chili, Peperoni, Pfefferoni, Cayennepfeffer, Pimiento
      Salsa, Letscho
      Gojibeere
    `,
  },
  notSure: `
    Blätterteig=puff pastry, Mürbeteig=shortcrust, Keks=biscuit, Kekse=biscuit, Plätzchen=biscuit
    Schokolade=chocolate, Zartbitterschokolade=chocolate, Bitterschokolade=chocolate
    Kuvertüre=chocolate, Margarine=margarine, Backpulver=baking powder, Vanilleextrakt=vanilla extract
    Vanille-Extrakt=vanilla extract, Proteinpulver=protein powder, Brühe=stock, Fond=stock
    Gemüsebrühe=vegetable stock, Hühnerbrühe=stock, Geflügelfond=stock, Fleischbrühe=stock
    Rinderbrühe=stock, Kalbsfond=stock, Brühwürfel=stock cube, Suppenwürfel=stock cube, Wurst=sausage
    Würstchen=sausage, Hackfleisch=ground meat, Currypaste=curry paste, Wein=wine, Weißwein=wine
    Rotwein=wine, Gemüsefond=vegetable stock, Gemüsebouillon=vegetable stock, Hühnerbouillon=stock
    Bouillon=stock, Pilzfond=vegetable stock, Reiswein=rice wine, Weinessig=wine vinegar
  `,
  vague: 'Soße, Sauce, Pulver, Paste, Blatt, Blätter, Flocke, Samen, Mischung, Wasser, Masse',
  made: `
    Teig, Teigling, Teigplatte, Kuchen, Boden, Gebäck, Panade, Knödel, Frikadelle, Klößchen
    Fleischbällchen, Brötchen, Laib, Plätzchen, Pfannkuchen, Spätzle, Rolle, Omelett
  `,
  verbs: `
    lager, hacken, hacke, hackt, hackst, kleinhacken, zerhacken, halbieren, halbiere, halbierst
    probieren, probiere, probier, ausprobieren, toasten, steigen, aufsteigen, ansteigen, steige, cremen
    bröseln, brösele, bröselt, darüberkrümeln, darüberbröseln, zerkrümeln, zerbröseln
  `,
  tap: 'Wasser, Eis, Eiswürfel',
  waterOf: `
    Wasser der *, Wasser des *, Wasser vom *, Wasser von den *, Kochwasser der *, Kochwasser des *
    Kochwasser vom *, Kochwasser von den *
  `,
  staples: 'Salz=salt, Pfeffer=pepper, Öl=oil',
  inSteps: {
    all: 'alle Zutaten, alle übrigen Zutaten',
    rest: 'restlichen, restliche, übrigen, Rest',
    but: 'außer, bis auf',
    ingredients: 'Zutaten',
    little: 'Prise, Prisen, Schuss, Spritzer, Tropfen, Messerspitze',
    oven: 'Ofen, Backofen, Ofens, Backofens',
    baked: 'backen, gebacken, überbacken',
    heat: `
      Grad, hoher, mittlerer, niedriger, heißen, heiße, Grill, Grillfunktion, Umluft, Packung
      Packungsanweisung, Packungsangabe, Restwärme, Stufe, Mikrowelle
    `,
    everything: 'alles, allem, sämtliche',
    many: `
      Gewürze, Gewürzen, Würzmischung, Gemüse, Gemüses, Kräuter, Kräutern, Obst, Früchte, Früchten
      Beeren, Toppings, Belag, belegen, Flüssigkeit, Flüssigkeiten, Dekoration, Beilagen, Einlage
    `,
    optional: `
      optional, wahlweise, Garnitur, Garnieren, Deko, Dekoration, Servieren, Belieben, Geschmack, evtl
      eventuell, Einfetten, Bestäuben, Bestreuen
    `,
  },
};
