import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    ingrédients, liste de courses, il vous faut, il te faut, il faut, il vous faudra, il te faudra, vous aurez besoin*,
    tu auras besoin*, ce qu'il faut, les courses
  `,
  steps: `
    préparation, instructions, étapes, les étapes, réalisation, recette pas à pas, procédure, marche à suivre, méthode,
    déroulement, comment faire, comment préparer, cuisson, au travail, c'est parti, à vos fourneaux, mode d'emploi,
    élaboration
  `,
  aside: `
    astuce*, conseil*, note, notes, remarque*, variante*, variation*, bon à savoir, à savoir, valeurs nutritionnelles,
    nutrition*, conservation, suggestion*, accompagnement*, pour accompagner, pour varier, le petit plus,
    le saviez-vous, remplacements, pourquoi *, congélation, réchauffage, questions fréquentes, infos, portions,
    temps total
  `,
  tools: 'matériel, ustensiles, équipement',
  step: 'étape',
  recipe: 'recette',
  named: 'plat, nom de la recette, nom du plat, nom, titre, idée, proposition',
  serves: 'personnes, personne, portions, portion, parts, convives, pour',
  yields: 'donne, rendement, quantité, pour',
  pieces: 'parts, pièces, verrines, tranches',
  total: 'temps total, total, temps, durée, durée totale, prêt en, prête en, prêts en',
  prep: 'temps de préparation, préparation, prépa, prep',
  cook: 'temps de cuisson, cuisson, au four',
  hours: '',
  minutes: 'mn',
  seconds: 'sec',
  times: `
    quart d'heure=15, un quart d'heure=15, une demi-heure=30, demi-heure=30, trois quarts d'heure=45, une heure=60,
    une heure et demie=90
  `,
  untimed: 'toutes les, tous les, chaque, dans, en, dernières, les dernières, dernière, au bout de, avant',
  untimedBehind: 'avant la fin, de moins',
  suggest: `
    recette de, recette d', recette du, recette pour, que diriez-vous d', que diriez-vous de, que dirais-tu de,
    que dirais-tu d', je vous propose, je te propose, je propose, faire, préparer, cuisiner, réaliser, pourquoi pas,
    essayez, essaie, c'est, serait
  `,
  praise: 'délicieux, délicieuse, simple, bon, bonne, petit, petite, savoureux, savoureuse, de la',
  ends: 'qui, que, avec les, avec vos, avec tes, à base, pour, est, mais',
  chat: `
    bien sûr, voici, bonjour, avec, d'accord, absolument, certainement, très bien, super, je, vous, tu, oui, parfait,
    volontiers, ah, cette, ce
  `,
  goodbye: 'bon appétit, régalez-vous, bonne dégustation',
  optional: 'facultatif, selon le goût',
  letters: 'œ=oe, æ=ae',
  endings: 's, x, e, es, aux, al, he, hes, lle, lles, ne, nes, tte, ttes',
  beginnings: '',
  plurals: '',
  decimal: ',',
  build: 'headFirst',
  and: 'et, &',
  plus: 'plus',
  or: 'ou',
  to: 'à, ou bien',
  with: 'avec',
  about: 'environ, env, approximativement, à peu près, soit, encore, env., une bonne',
  altogether: 'en tout, au total',
  each: "chacun, chacune, la pièce, l'une, l'un",
  per: 'par, chaque',
  for: 'pour, finition',
  articles: 'un, une',
  numbers: `
    un quart=¼, un quart d'=¼, quart d'=¼, quart=¼, un tiers=⅓, demi=½, demie=½, un demi=½, une demie=½, 1 demi=½,
    une demi=½, demi-=½, une demi-=½, deux tiers=⅔, trois quarts=¾, trois quarts d'=¾, deux=2, trois=3, quatre=4,
    cinq=5, six=6, sept=7, huit=8, neuf=9, dix=10, une dizaine de=10, douze=12, quinze=15, une quinzaine de=15,
    vingt=20, une vingtaine de=20, vingt-cinq=25, trente=30, quarante=40, quarante-cinq=45, cinquante=50, soixante=60,
    quatre-vingt-dix=90
  `,
  without: 'sans, ne contient pas de, ne contient pas, libre de',
  free: 'libre',
  instead: 'au lieu de, à la place de, remplace, remplacer, à la place des, à la place du, au lieu d',
  plant: 'vegan, végane, végétal, végétale, végétales, végétaux, végétarien, végétarienne',
  units: {
    metric: `
      g, gr, gramme, grammes, kg, kilo, kilos, kilogramme, kilogrammes, mg, ml, millilitre, millilitres, cl,
      centilitre, centilitres, dl, l, litre, litres
    `,
    weight: 'livre, livres',
    spoon: `
      c. à soupe, c. à s, c à soupe, c à s, càs, cs, c. à café, c. à c, c à café, c à c, càc, cc, cuillère à soupe,
      cuillères à soupe, cuillère à café, cuillères à café, cuillerée à soupe, cuillerées à soupe, cuillerée à café,
      cuillerées à café, cuillère, cuillères, tasse, tasses, verre, verres, pincée, pincées, poignée, poignées, filet,
      filets, goutte, gouttes, trait, louche, louches
    `,
    container: `
      boîte, boîtes, paquet, paquets, pot, pots, bocal, bocaux, brique, briques, briquette, bouteille, bouteilles,
      sachet, sachets, conserve, conserves, barquette, barquettes, rouleau, tablette, cube, cubes
    `,
    piece: `
      gousse, gousses, tranche, tranches, brin, brins, branche, branches, bouquet, bouquets, botte, bottes, feuille,
      feuilles, tige, tiges, morceau, morceaux, tête, têtes, pièce, pièces, bâton, bâtons, boule, boules, bulbe, carré,
      carrés
    `,
    length: 'cm, mm, centimètres, minutes, min, heures, heure, degrés, jours',
  },
  fill: `
    d, de, des, du, la, le, les, au, aux, quelques, peu, bon, bonne, bonnes, petite, petites, grande, grandes, bombée,
    rase, rases, en plus, de plus, choix, votre
  `,
  tail: 'en, dans, selon, au goût, façon',
  describing: `
    petit, gros, grosse, grand, moyen, moyenne, beau, belle, frais, fraîche, mûr, mûre, chaud, froid, tiède, cru, crue,
    cuit, cuite, tendre, ferme, fin, fine, finement, grossièrement, entier, entière, bio, surgelé, vierge, extra,
    facultatif, épais, épaisse, liquide, nature, neutre, ordinaire, maison, bien, rassis, concassé, boulanger, corsé,
    température, ambiante, bouilli, moulu, moulue, fondu, râpé, pelé, coupé, fermier, dés, lamelle, rondelle, campagne,
    bûche, épaule, doux, demi-sel, salé, non, bouillante, glacée, goût, mûrs, mûres, naturel, naturels
  `,
  forms: '*é, *ée, *és, *ées, *er',
  which: `
    rouge, rouges, vert, verte, blanc, blanche, blonde, brun, brune, noir, noire, rose, cerise, cocotte, grappe,
    blanc de, cuisse, pilon, aile, escalope, haut, pavé, olive, tournesol, colza, basmati, thaï, plat, frisé, jasmin,
    Guérande, paris, roma, nouvelle, ancienne, Provence, pomme d', rond, long, complet, mer
  `,
  parts: "jus, zeste, jaune, jaune d'oeuf",
  makes: `
    bouillon, fond, concentré, poudre, sauce, farine, huile, vinaigre, lait, crème, purée, confiture, coulis, sirop,
    gelée, beurre, soupe, sucre, pâte, feuilleté
  `,
  names: `
    pomme de terre = patate, crème liquide = crème fleurette = crème entière liquide,
    ciboule = oignon nouveau = cébette, maïzena = fécule de maïs, yaourt = yogourt, poivre = poivre noir,
    farine = farine de blé, sucre roux = cassonade, gruyère = gruyère râpé, gingembre frais = gingembre,
    gingembre moulu = gingembre en poudre, viande hachée = boeuf haché, oeuf = oeufs, feuille de laurier = laurier,
    crème fraîche, crème, concombre, haricot vert, haricot blanc, haricot rouge, petit pois, pois chiche,
    sucre vanillé, parmesan, huile d'olive, huile, vinaigre de xérès, concentré de tomate, tomate séchée,
    lait concentré, lait en poudre, sauce tomate, sauce soja, bouillon de poulet, bouillon de boeuf,
    bouillon de volaille, bouillon de légumes, fumet de poisson, jambon de dinde, patate douce, citron vert,
    feuille de riz, feuille de brick, nouilles de riz, vermicelles de riz, pâte feuilletée, pâte brisée, pâte à pizza,
    pâte de curry, piment d'Espelette, fleur de sel, eau de rose, eau de fleur d'oranger, chou-fleur, chou rouge,
    fromage blanc, fromage frais, maison, oseille, cœur de palmier, graine de sésame, saumon fumé, ail en poudre,
    chocolat au lait, chocolat blanc, chocolat noir, aile, mûre,
    (steak) de thon, beurre = (noix) de beurre = (noisette) de beurre, (pomme) de terre = (pommes) de terre,
    (galette) de sarrasin, galettes de (farine) de sarrasin, (farine) de sarrasin, (farine) de sarrasin (blé noir),
    sucre (glace), (lait) de coco, (crème) de coco, (lait) d'amande, (lait) d'avoine, (lait) de soja, (lait) de riz,
    (crème) de soja, (crème) d'avoine, (beurre) de cacahuète, (beurre) de cacao, (beurre) d'amande, (noix) de muscade,
    (noix) de coco, (noix) de saint-jacques, (noisette) de beurre, (noix) de veau, (crème) de marrons,
    (crème) de tartre, (crème) de cassis, (farine) de (blé) noir, tomate (cerise), (thym) (citron), poivron (orange),
    haricot (beurre), galette de (farine) de sarrasin, (riz) de chou-fleur, (farine) de riz, (farine) de maïs,
    (farine) de coco, (farine) de pois chiche, (farine) d'amande, (vin)aigre, vinaigre de (vin), vinaigre de (cidre),
    levure de (bière), courge (butter)nut, tomate coeur de (boeuf), (coeur) de boeuf, (bacon) de dinde,
    (jambon) de dinde, (steak) de soja, (pomme) de terre, (pomme) dauphine, (nouilles) de riz, (vermicelle) de riz
  `,
  kinds: `
    pâte, pâtes: spaghetti, penne, rigatoni, fusilli, farfalle, linguine, tagliatelle, macaroni, coquillette
    fromage: gruyère, comté, emmental, parmesan, cheddar, mozzarella
    champignon: champignon de Paris, cèpe, girolle
    oeuf: jaune
    pain: baguette
    huile: huile d'olive
    crème: crème fraîche, crème liquide
    poulet: poulet
  `,
  families: {
    lactose: 'lactose |',
    dairy: `
      lait, produits laitiers | crème, beurre, yaourt, crème fraîche, crème liquide, faisselle, fromage blanc,
      petit-suisse, lait concentré, lait en poudre, mascarpone, glace, ghee, kéfir
    `,
    cheese: `
      fromage | gruyère, parmesan, mozzarella, chèvre, comté, emmental, roquefort, feta, ricotta, camembert, brie,
      reblochon, mascarpone, cheddar, raclette, pecorino, cantal, fourme
    `,
    egg: 'oeuf, oeufs | mayonnaise, aïoli, meringue, blanc en neige',
    meat: `
      viande | agneau, veau, lapin, saucisse, merguez, foie, gigot, rôti, steak, boudin, gibier, gélatine, andouille,
      confit, viande hachée, paupiette
    `,
    pork: `
      porc, cochon | lardon, jambon, bacon, chorizo, saucisson, poitrine fumée, poitrine, petit salé, saindoux, lard,
      rillettes, pancetta, guanciale, prosciutto, coppa, salami
    `,
    beef: 'boeuf | entrecôte, bavette, bourguignon',
    poultry: 'volaille | poulet, dinde, canard, oie, pintade, magret, caille, coq',
    fish: `
      poisson | saumon, thon, cabillaud, truite, anchois, maquereau, colin, lieu, merlan, dorade, daurade, sardine,
      sole, bar, lotte, morue, haddock, nuoc mam, nuoc-mâm, surimi, hareng
    `,
    shellfish: `
      fruits de mer, crustacés, coquillages | crevette, moule, homard, crabe, langoustine, gambas, huître, calamar,
      poulpe, palourde, saint-jacques, seiche, bulot, langouste, encornet
    `,
    nuts: `
      noix, fruits à coque | amande, noisette, pistache, cajou, pécan, pignon, cacahuète, praliné, pralin, nougat,
      macadamia, marron, châtaigne, nutella, arachide
    `,
    peanut: 'cacahuète, arachide |',
    gluten: `
      gluten, blé | farine, pâtes, spaghetti, penne, macaroni, linguine, pain, chapelure, semoule, couscous, boulgour,
      orge, seigle, bière, sauce soja, pâte feuilletée, pâte brisée, pâte à pizza, baguette, brioche, biscotte,
      biscuit, lasagne, tagliatelle, vermicelle, nouilles, épeautre, seitan, gnocchi, coquillettes, ravioli,
      feuille de brick, malt, galette
    `,
    soy: 'soja | tofu, tempeh, miso, edamame, sauce soja',
    honey: 'miel |',
    alcohol: `
      alcool | vin, vin blanc, vin rouge, bière, rhum, cognac, armagnac, calvados, kirsch, porto, marsala, liqueur,
      cidre, champagne, whisky, vodka, madère, cointreau, grand marnier, pastis, crème de cassis
    `,
    starch: '| riz, pâtes, spaghetti, penne, pomme de terre, pain, couscous, semoule',
    sesame: 'sésame | tahini, tahin',
    mustard: 'moutarde | Dijon',
    mushroom: 'champignon | cèpe, girolle, shiitake, pleurote',
    onion: 'oignon | échalote, ciboule, oignon nouveau',
    garlic: 'ail | aïoli',
    tomato: 'tomate | ketchup, passata',
    citrus: 'agrume, agrumes | citron, citron vert, orange, pamplemousse, mandarine, clémentine',
    legumes: `
      légumineuse, légumineuses | haricot, lentille, pois, fève, pois chiche, soja, tofu, cacahuète
    `,
    corn: 'maïs | polenta, maïzena',
    nightshade: 'solanacée, solanacées | tomate, pomme de terre, aubergine, poivron, piment, paprika',
  },
  vague: 'sauce, poudre, pâte, feuille, graine, mélange, préparation, eau, extrait',
  tap: 'eau, glaçon, eau chaude, eau tiède, eau froide',
  inSteps: {
    all: "tous les ingrédients, l'ensemble des ingrédients, toutes les ingrédients",
    rest: 'reste, restants, restant, autres',
    but: 'sauf',
    ingredients: 'ingrédients',
    meat: 'viande',
    oven: 'au four, le four, du four, enfourner, enfournez, enfourne, préchauffer le four',
  },
};
