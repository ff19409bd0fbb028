import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients:
    "ingrédients, liste de courses, il vous faut, il te faut, il faut, il vous faudra, il te faudra, vous aurez besoin*, tu auras besoin*, ce qu'il faut, les courses",
  steps:
    "préparation, instructions, étapes, les étapes, réalisation, recette pas à pas, procédure, marche à suivre, méthode, déroulement, comment faire, comment préparer, cuisson, au travail, c'est parti, à vos fourneaux, mode d'emploi, élaboration",
  aside:
    'astuce*, conseil*, note, notes, remarque*, variante*, variation*, bon à savoir, à savoir, valeurs nutritionnelles, nutrition*, conservation, suggestion*, accompagnement*, pour accompagner, pour varier, le petit plus, le saviez-vous, remplacements, pourquoi *, congélation, réchauffage, questions fréquentes, infos, portions, temps total',
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
  times:
    "quart d'heure=15, un quart d'heure=15, une demi-heure=30, demi-heure=30, trois quarts d'heure=45, une heure=60, une heure et demie=90",
  untimed: 'toutes les, tous les, chaque, dans, en, dernières, les dernières, dernière, au bout de, avant',
  untimedBehind: 'avant la fin, de moins',
  suggest:
    "recette de, recette d', recette du, recette pour, que diriez-vous d', que diriez-vous de, que dirais-tu de, que dirais-tu d', je vous propose, je te propose, je propose, faire, préparer, cuisiner, réaliser, pourquoi pas, essayez, essaie, c'est, serait",
  praise: 'délicieux, délicieuse, simple, bon, bonne, petit, petite, savoureux, savoureuse, de la',
  ends: 'qui, que, avec les, avec vos, avec tes, à base, pour, est, mais',
  chat: "bien sûr, voici, bonjour, avec, d'accord, absolument, certainement, très bien, super, je, vous, tu, oui, parfait, volontiers, ah, cette, ce",
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
    un quart=¼, un quart d'=¼, quart d'=¼, quart=¼, un tiers=⅓, demi=½, demie=½, un demi=½, une demie=½, 1 demi=½, une demi=½, demi-=½, une demi-=½, deux tiers=⅔, trois quarts=¾,
    trois quarts d'=¾, deux=2, trois=3, quatre=4, cinq=5, six=6, sept=7, huit=8, neuf=9, dix=10, une dizaine de=10, douze=12, quinze=15, une quinzaine de=15, vingt=20, une vingtaine de=20,
    vingt-cinq=25, trente=30, quarante=40, quarante-cinq=45, cinquante=50, soixante=60, quatre-vingt-dix=90
  `,
  without: 'sans, ne contient pas de, ne contient pas, libre de',
  free: 'libre',
  instead: 'au lieu de, à la place de, remplace, remplacer, à la place des, à la place du, au lieu d',
  plant: 'vegan, végane, végétal, végétale, végétarien',
  units: {
    metric:
      'g, gr, gramme, grammes, kg, kilo, kilos, kilogramme, kilogrammes, mg, ml, millilitre, millilitres, cl, centilitre, centilitres, dl, l, litre, litres',
    weight: 'livre, livres',
    spoon:
      'c. à soupe, c. à s, càs, cs, c. à café, c. à c, càc, cc, cuillère à soupe, cuillères à soupe, cuillère à café, cuillères à café, cuillerée à soupe, cuillerées à soupe, cuillerée à café, cuillerées à café, cuillère, cuillères, tasse, tasses, verre, verres, pincée, pincées, poignée, poignées, filet, filets, goutte, gouttes, trait, louche, louches',
    container:
      'boîte, boîtes, paquet, paquets, pot, pots, bocal, bocaux, brique, briques, briquette, bouteille, bouteilles, sachet, sachets, conserve, conserves, barquette, barquettes, rouleau, tablette, cube, cubes',
    piece:
      'gousse, gousses, tranche, tranches, brin, brins, branche, branches, bouquet, bouquets, botte, bottes, feuille, feuilles, tige, tiges, morceau, morceaux, tête, têtes, pièce, pièces, bâton, bâtons, boule, boules, bulbe, carré, carrés',
    length: 'cm, mm, centimètres, minutes, min, heures, heure, degrés, jours',
  },
  fill: 'd, de, des, du, la, le, les, au, aux, quelques, peu, bon, bonne, bonnes, petite, petites, grande, grandes, bombée, rase, rases, en plus, de plus, choix, votre',
  tail: 'en, dans, selon, au goût, façon',
  describing: `
    petit, gros, grosse, grand, moyen, beau, belle, frais, fraîche, mûr, chaud, froid, tiède, cru, cuit, tendre, ferme, fin, fine, finement, grossièrement, entier, surgelé, extra, facultatif,
    épais, épaisse, liquide, nature, neutre, maison, bien, rassis, concassé, boulanger, corsé, température, ambiante, bouilli, moulu, fondu, râpé, pelé, coupé, fermier, lamelle, rondelle,
    campagne, bûche, épaule, doux, demi-sel, salé, non, bouillante, glacée, goût, naturel
  `,
  forms: '*é, *ée, *és, *ées, *er',
  which:
    "rouge, vert, blanc, brun, noir, rose, cerise, cocotte, blanc de, cuisse, aile, escalope, haut, pavé, olive, tournesol, basmati, plat, jasmin, paris, roma, ancienne, pomme d', rond, long, complet, mer",
  parts: "jus, zeste, jaune, jaune d'oeuf",
  makes:
    'bouillon, fond, concentré, poudre, sauce, farine, huile, vinaigre, lait, crème, purée, confiture, coulis, sirop, gelée, beurre, soupe, sucre, pâte, feuilleté',
  names: `
    pomme de terre = patate, crème liquide = crème fleurette = crème entière liquide, ciboule = oignon nouveau = cébette, maïzena = fécule de maïs, yaourt = yogourt, farine = farine de blé,
    sucre roux = cassonade, gingembre moulu = gingembre en poudre, viande hachée = boeuf haché, feuille de laurier = laurier,
    gingembre, crème fraîche, sucre vanillé, huile d'olive, huile, tomate séchée, lait concentré, lait en poudre, patate douce, citron vert, feuille de riz, pâte feuilletée, pâte brisée,
    eau de rose, fromage blanc, fromage frais, saumon fumé, ail en poudre, aile,
    sucre (glace), tomate (cerise), poivron (orange), haricot (beurre), (lait) d'amande/d'avoine, (crème) d'avoine, (beurre) d'amande, (farine) d'amande, (vin)aigre, (steak) de thon,
    beurre = (noix) de beurre = (noisette) de beurre, (galette) de sarrasin, (farine) de sarrasin, (farine) de sarrasin (blé noir), (lait) de coco, (crème) de coco, (lait) de soja,
    (lait) de riz, (crème) de soja, (beurre) de cacahuète, (beurre) de cacao, (noix) de muscade, (noix) de coco, (noix) de saint-jacques, (noix) de veau, (crème) de marrons,
    (crème) de tartre, (crème) de cassis, (farine) de (blé) noir, (thym) (citron), (riz) de chou-fleur, (farine) de riz, (farine) de maïs, (farine) de coco, (farine) de pois chiche,
    vinaigre de (vin), vinaigre de (cidre), levure de (bière), tomate coeur de (boeuf), (bacon) de dinde, (jambon) de dinde, (steak) de soja, (nouilles) de riz,
    (pomme) de terre = (pommes) de terre, galettes de (farine) de sarrasin, (noisette) de beurre, galette de (farine) de sarrasin, courge (butter)nut, (pomme) de terre, (vermicelle) de riz
  `,
  kinds: `
    pâte, pâtes: spaghetti, penne, rigatoni, fusilli, farfalle, linguine, tagliatelle, macaroni, coquillette
    fromage: gruyère, comté, emmental, parmesan, cheddar, mozzarella
    champignon: cèpe, girolle
    oeuf: jaune
    pain: baguette
    huile: huile d'olive
    crème: crème fraîche, crème liquide
  `,
  families: {
    lactose: 'lactose |',
    dairy: 'lait, produits laitiers | crème, beurre, yaourt, faisselle, petit-suisse, glace, kéfir',
    cheese: 'fromage | chèvre, comté, reblochon, cantal, fourme',
    egg: 'oeuf, oeufs | meringue, blanc en neige',
    meat: 'viande | agneau, veau, lapin, saucisse, foie, gigot, rôti, steak, boudin, gibier, gélatine, andouille, confit, paupiette',
    pork: 'porc, cochon | lardon, jambon, saucisson, poitrine, petit salé, saindoux, lard, rillettes',
    beef: 'boeuf | bavette, bourguignon',
    poultry: 'volaille | poulet, dinde, canard, oie, pintade, magret, caille, coq',
    fish: 'poisson | saumon, thon, cabillaud, truite, anchois, maquereau, colin, lieu, merlan, dorade, daurade, sardine, sole, bar, lotte, morue, haddock, hareng',
    shellfish:
      'fruits de mer, crustacés, coquillages | crevette, moule, homard, crabe, langoustine, huître, calamar, poulpe, palourde, saint-jacques, seiche, bulot, langouste, encornet',
    nuts: 'noix, fruits à coque | amande, noisette, pistache, cajou, pécan, pignon, praliné, pralin, marron, châtaigne',
    peanut: 'cacahuète, arachide |',
    gluten:
      'gluten, blé | pâtes, pain, chapelure, semoule, boulgour, orge, seigle, bière, sauce soja, biscotte, biscuit, vermicelle, nouilles, épeautre, coquillettes, feuille de brick, malt, galette',
    soy: 'soja |',
    honey: 'miel |',
    alcohol:
      'alcool | vin, bière, rhum, armagnac, calvados, kirsch, porto, liqueur, cidre, madère, grand marnier, pastis, crème de cassis',
    starch: '| riz, pâtes, pomme de terre, pain, semoule',
    sesame: 'sésame |',
    mustard: 'moutarde |',
    mushroom: 'champignon | cèpe, girolle, pleurote',
    onion: 'oignon | échalote',
    garlic: 'ail |',
    tomato: 'tomate |',
    citrus: 'agrume, agrumes | citron, orange, pamplemousse, mandarine, clémentine',
    legumes: 'légumineuse, légumineuses | haricot, lentille, pois, fève, soja, cacahuète',
    corn: 'maïs |',
    nightshade: 'solanacée, solanacées | tomate, pomme de terre, aubergine, poivron, piment, paprika',
  },
  vague: 'sauce, poudre, pâte, feuille, graine, mélange, préparation, eau, extrait',
  tap: 'eau, glaçon, eau chaude, eau tiède, eau froide',
  inSteps: {
    all: "tous les ingrédients, l'ensemble des ingrédients, toutes les ingrédients",
    rest: 'reste, restants, restant, autres',
    but: 'sauf',
    ingredients: 'ingrédients',
    oven: 'au four, le four, du four, enfourner, enfournez, enfourne, préchauffer le four',
  },
};
