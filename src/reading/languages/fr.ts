import type { LanguageWords } from './languageWords.ts';

export const words: LanguageWords = {
  ingredients: `
    ingrédients, liste de courses, il vous faut, il te faut, il faut, il vous faudra, il te faudra
    vous aurez besoin*, tu auras besoin*, ce qu'il faut, les courses
  `,
  steps: `
    préparation, instructions, étapes, les étapes, réalisation, recette pas à pas, procédure
    marche à suivre, méthode, déroulement, comment faire, comment préparer, cuisson, au travail
    c'est parti, à vos fourneaux, mode d'emploi, élaboration
  `,
  aside: `
    astuce*, conseil*, note, notes, remarque*, variante*, variation*, bon à savoir, à savoir
    valeurs nutritionnelles, nutrition*, conservation, suggestion*, accompagnement*, pour accompagner
    pour varier, le petit plus, le saviez-vous, remplacements, pourquoi *, congélation, réchauffage
    questions fréquentes, infos, portions, temps total, temps de préparation, temps de cuisson
  `,
  withFoods: 'suggestion*, accompagnement*, pour accompagner',
  tools: 'matériel, ustensiles, équipement',
  otherWay: 'autocuiseur, cocotte-minute, micro-ondes, friteuse à air, mijoteuse, cookeo',
  step: 'étape, etape',
  recipe: 'recette',
  several: 'recettes, idées, options, suggestions, plats',
  courses: 'plat principal, accompagnement, garniture, entrée, dessert',
  named: 'plat, nom de la recette, nom du plat, nom, titre, idée, proposition',
  serves: 'personnes, pers, personne, portions, portion, parts, convives, pour',
  yields: 'donne, rendement, quantité, pour',
  pieces: 'parts, pièces, verrines, tranches',
  total: 'temps total, total, temps, durée, durée totale, prêt en, prête en, prêts en',
  prep: 'temps de préparation, préparation, prépa, prep',
  cook: 'temps de cuisson, cuisson, au four',
  hours: "d'heure",
  minutes: 'mn',
  seconds: 'sec',
  times: `
    quart d'heure=15, un quart d'heure=15, une demi-heure=30, demi-heure=30, trois quarts d'heure=45
    une heure=60, une heure et demie=90
  `,
  untimed: `
    toutes les, tous les, chaque, dans, en, dernières, les dernières, dernière, au bout de, avant
  `,
  untimedBehind: 'avant la fin, de moins',
  recipeFor: `
    recette de, recette d', recette du, recette des, recette pour, recette facile de, recette simple de
    comment faire, comment préparer
  `,
  suggest: `
    que diriez-vous d', que diriez-vous de, que dirais-tu de, que dirais-tu d', je vous propose
    je te propose, je propose, je vous suggère, je te suggère, de faire, de préparer, de cuisiner
    pouvez préparer, peux préparer, pourquoi pas, essayez, essaie
  `,
  suggested: '',
  is: "est, sont, c'est",
  praise: `
    délicieux, délicieuse, délicieux, simple, bon, bonne, petit, petite, beau, belle, savoureux
    savoureuse, de la, du, des, le, la, les, l', facile, rapide, classique, excellent, excellente
  `,
  ends: `
    qui, que, avec les, avec vos, avec tes, avec une, à base, pour, est, sont, mais, en utilisant, idéal
    idéale, parfait, parfaite, et c'est, à partir
  `,
  chat: `
    bien sûr, voici, bonjour, avec, d'accord, absolument, certainement, très bien, super, je, vous, tu
    oui, parfait, volontiers, ah, cette, ce, ces, cet
  `,
  goodbye: `
    bon appétit, régalez-vous, bonne dégustation, n'hésitez pas, dites-moi, dis-moi, bonne cuisine
    bonne préparation, bonne appétit, souhaitez-vous, voulez-vous, veux-tu, faites-moi, fais-moi
  `,
  remark: `
    si vous, si tu, avec une, côté accompagnement, vous pouvez aussi, tu peux aussi, les restes, ce
    cette, cet, ces, se conserve, conservez
  `,
  letters: 'œ=oe, æ=ae',
  endings: 's, x, e, es, aux, al, he, hes, lle, lles, ne, nes',
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
    un quart=¼, un quart d'=¼, quart d'=¼, quart=¼, un tiers=⅓, demi=½, demie=½, un demi=½, une demie=½
    1 demi=½, une demi=½, demi-=½, une demi-=½, deux tiers=⅔, trois quarts=¾, trois quarts d'=¾, deux=2
    une douzaine de=12, trois=3, quatre=4, cinq=5, six=6, sept=7, huit=8, neuf=9, dix=10
    une dizaine de=10, douze=12, quinze=15, une quinzaine de=15, vingt=20, une vingtaine de=20
    vingt-cinq=25, trente=30, quarante=40, quarante-cinq=45, cinquante=50, soixante=60
    quatre-vingt-dix=90
  `,
  without: "sans, ne contient pas de, ne contient pas, libre de, pas de, pas d, n'utilisez pas",
  free: 'libre',
  instead: 'au lieu de, à la place de, remplace, remplacer, à la place des, à la place du, au lieu d',
  not: 'non, pas',
  plant: 'vegan, végane',
  meatless: '',
  units: {
    metric: `
      g/gr/gramme/grammes=1 g, kg/kilo/kilos/kilogramme/kilogrammes=1000 g
      ml/millilitre/millilitres=1 ml, cl/centilitre/centilitres=10 ml, dl=100 ml, l/litre/litres=1000 ml
      mg
    `,
    ounces: 'livre/livres=500 g, once/onces/oz=28.35 g, lb=453.6 g',
    measure: `
      c. à soupe=3 c. à café, c. à s=3 c. à c, càs=3 càc, cs=3 cc
      cuillère à soupe/cuillères à soupe=3 cuillère à café, c. à café, c. à c, càc, cc, cuillère à café
      cuillères à café, cuillerée à soupe, cuillerées à soupe, cuillerée à café, cuillerées à café
      cuillère, cuillères, tasse, tasses, verre, verres, pincée, pincées, poignée, poignées, filet
      filets, goutte, gouttes, trait, louche, louches
    `,
    container: `
      boîte, boîtes, paquet, paquets, pot, pots, bocal, bocaux, brique, briques, briquette, bouteille
      bouteilles, sachet, sachets, conserve, conserves, barquette, barquettes, rouleau, tablette, cube
      cubes
    `,
    piece: `
      douzaine/douzaines=12, dizaine/dizaines=10, gousse, gousses, tranche, tranches, brin, brins, branche
      branches, bouquet, bouquets, botte
      bottes, feuille, feuilles, tige, tiges, morceau, morceaux, tête, têtes, pièce, pièces, bâton
      bâtons, boule, boules, bulbe, carré, carrés
    `,
    noAmount: `
      cm/centimètres=1 cm, mm=0.1 cm, pouce/pouces=2.54 cm, minutes, min, heures, heure, degrés, jours
    `,
  },
  fill: `
    d, de, des, du, la, le, les, au, aux, quelques, peu, bon, bonne, bonnes, petite, petites, grande
    grandes, bombée, bombées, rase, rases, en plus, de plus, choix, votre, foi, fois, sol, maille, neige
    torchon
  `,
  tail: 'en, dans, selon, au goût, façon',
  describing: `
    petit, gros, grosse, grand, moyen, beau, belle, frais, fraîche, mûr, chaud, froid, tiède, cru, cuit
    tendre, ferme, fin, fine, finement, grossièrement, entier, surgelé, extra, facultatif, épais
    épaisse, liquide, nature, neutre, maison, bien, rassis, concassé, boulanger, corsé, température
    ambiante, bouilli, moulu, fondu, râpé, pelé, coupé, fermier, lamelle, rondelle, campagne, bûche
    épaule, doux, demi-sel, salé, non, bouillante, glacée, goût, naturel, moulin, mou, molle, ramolli
    pommade, sec, sèche, secs, sèches, maigre, mince, moelleux, moelleuse, t, type
  `,
  forms: '*é, *ée, *és, *ées, *er',
  turned: `
    confit, confits, confite, confites, condensé, évaporé, candi, cristallisé, fermenté, lyophilisé
    pané, soufflé, mariné au vinaigre, marinés au vinaigre, au vinaigre
  `,
  which: `
    rouge, vert, blanc, brun, noir, rose, cerise, cocotte, blanc de, cuisse, aile, escalope, haut, pavé
    olive, tournesol, basmati, plat, jasmin, paris, roma, ancienne, pomme d', rond, long, complet, mer
    Dijon, jaune, jaunes, blancs, ailes, cuisses, escalopes
  `,
  parts: "jus, zeste, jaune d'oeuf",
  makes: `
    bouillon, fond, concentré, poudre, sauce, farine, huile, vinaigre, lait, crème, purée, confiture
    coulis, sirop, gelée, beurre, soupe, sucre, pâte, feuilleté
  `,
  names: `
    huile de colza, huile d'arachide
    lardon = lardon de porc
    eau de cuisson, eau de cuisson des pâtes, eau des pâtes
    petit pois = petits pois
    pois chiche, olive, abricot sec, figue sèche, raisin sec, tomate sèche, jaune d'oeuf, blanc d'oeuf
    sel = fleur de sel = gros sel = sel fin = sel de mer
    levure = levure de boulanger
    levure chimique, truite fumée, paprika fumé, jus de pomme, jus de tomate, jus d'ananas
    jus de raisin, chou-fleur, piment d'Espelette, noix de pécan
    pomme de terre = patate
    crème liquide = crème fleurette = crème entière liquide
    ciboule = oignon nouveau = cébette
    maïzena = fécule de maïs
    farine = farine de blé
    sucre roux = cassonade
    gingembre moulu = gingembre en poudre
    viande hachée = boeuf haché
    feuille de laurier = laurier
    gingembre, crème fraîche, sucre vanillé, huile d'olive, huile, tomate séchée, lait concentré
    lait en poudre, patate douce, citron vert, feuille de riz, pâte feuilletée, pâte brisée, eau de rose
    fromage blanc, fromage frais, saumon fumé, ail en poudre, aile
    calamar = calmar
    yaourt = yogourt = yoghourt
    poivre = poivre noir = poivre en grains
    perdre
    perdreau = perdreaux
    blancs battus = blancs
    jaunes battus = jaunes = jaune
    œuf = œufs = jaune d'œuf
    cantal salers = salers
    filet de perche = perche = perches
    légume = légumes
    végétal = végétale
    huile végétale
    sirop d'agave = agave
    céleri = céleri-rave = sel de céleri = celeri
    lupin, laitue, pâtisson, pommeau, grenade, grenadine
    blette = bette
    cantaloup, soleil, citronnelle, glaçage, rôtir, ramener, ramenant, cerise, manche
    moules de bouchot = moules
    ail = aillet = ail des ours
    merlu = colin
    chou de bruxelles
    rôti de viande = rôti
    pied-de-mouton, fève tonka, huile de pépin de raisin, bûche de noël, fleur d'oranger
    mozzarella = mozza

    (marmite), sucre (glace), tomate (cerise), poivron (orange), haricot (beurre)
    (lait) d'amande/d'avoine, (crème) d'avoine, (beurre) d'amande, (farine) d'amande, (vin)aigre
    beurre = (noix) de beurre
    (galette) de sarrasin, (farine) de sarrasin, (farine) de sarrasin (blé noir), (lait) de coco
    (crème) de coco, (lait) de soja, (lait) de riz, (crème) de soja, (beurre) de cacahuète
    (beurre) de cacao, (noix) de muscade, (noix) de coco
    (noix) de saint-jacques = coquille saint-jacques = saint-jacques
    (crème) de marrons, (crème) de tartre, (crème) de cassis, (farine) de (blé) noir, (thym) (citron)
    (riz) de chou-fleur, (farine) de riz, (farine) de maïs, (farine) de coco, (farine) de pois chiche
    vinaigre de (vin), vinaigre de (cidre), levure de (bière), (bacon) de dinde, (jambon) de dinde
    (steak) de soja, (nouilles) de riz, (noisette) de beurre, galette de (farine) de sarrasin
    courge (butter)nut, (pomme) de terre, (vermicelle) de riz
    (steak) de thon/espadon/saumon/tofu/seitan/lentilles/légumes/céleri/chou-fleur/porc/veau/cheval
    (steak) de cabillaud, (noix) de veau/jambon/boeuf, (noix) d'entrecôte, (saler), (brochette)
    (broche), (coquelicot), (perce), (valence), (sans abats), (sans les abats), raisin (muscat)
    (marc) de café, (marc) de pommes, (moule)
    (moules à cake/gâteau/gâteaux/tarte/tartelettes/brioche/manqué/savarin/soufflé/kouglof/cannelés)
    (moules à madeleines/financiers/cupcakes/pain/mini/bords/charnière/pizza/muffin)
    (moules en silicone/métal/aluminium/papier/fer/verre), (moules individuels/beurrés/chemisés)
    (petits moules), (dans les moules), (dans des moules), (dans vos moules), (dans de petits moules)
    (dans deux moules), (dans quatre moules), (dans six moules), (beurrez les moules)
    (remplir les moules), (remplissez les moules)
    œuf = œuf à la (coque)
    noix (coque), (coque) de chocolat/macaron/meringue/noix/pistache
    (coques) de chocolat/macaron/macarons/meringue, (sans coque), (palourde) royale, (un lieu)
    (en lieu), (a lieu), (lieu frais), (au lieu), (lieu sec), (bar) à, (sole) normande, (couteau) à
    (rôtie) = (rôties) = (rôtis)
    chou-fleur (rôti), ail (rôti), potimarron (rôti), céleri (rôti), fenouil (rôti), sésame (rôti)
    maïs (rôti), brocoli (rôti), poivron (rôti), légume (rôti), (cervelle) de canut, (langue) de chat
    (langue) d'oiseau, (poitrine) de poulet/dinde/veau/canard/boeuf/volaille/poularde/agneau
    (jambon) de poulet/volaille/boeuf/canard, (bacon) de boeuf
    (lardon) de saumon/tofu/dinde/volaille/canard/poulet, (allumettes) de bacon
    allumettes de (bacon) de dinde
    (rillettes) de thon/saumon/sardine/maquereau/canard/poulet/oie/poisson/crabe/légumes/lapin/volaille
    (boudin) de la mer, (saucisse) de volaille/poulet/dinde/boeuf/tofu/soja/canard
    (filet mignon) de veau/boeuf/poulet/dinde/canard/agneau/volaille, (côte) de blette/bette/céleri
    (travers) de boeuf/veau, (blanquette) de lotte/poisson/saumon/légumes/dinde/poulet
    (pot-au-feu) de la mer
    (tartare) de saumon/thon/tomate/légumes/algues/betterave/concombre/bar/daurade/avocat
    (carpaccio) de saumon/betterave/courgette/ananas/daurade/thon/bar/tomates/champignons/poulpe/radis
    (caviar) d'aubergine/d'aubergines, (caviar) de tomates, (caviar) de courgettes
    (terrine) de légumes/poisson/saumon
    tomate coeur de (boeuf) = coeur de (boeuf)
    œil de (boeuf), (fromage frais) végétal
    (lait/beurre/yaourt/fromage/steak/bacon/jambon/chorizo/lardon/émincé/rôti/boudin/hachis) végétal
    (parmesan) végétal
    (crème/margarine/saucisse/gélatine/viande/mayonnaise/boisson/mozzarella/feta/merguez/glace) végétale
    (boulette/chantilly/ricotta) végétale, (foie) gras végétal, (foie) de veau végétal
    (steak/lardon/chorizo/jambon/bacon/rôti/boudin/hachis/burger) végétarien
    (saucisse/merguez/boulette/gélatine) végétarienne, (yaourt) de soja/coco/amande/avoine
    (yaourt) au soja, (yaourt) au (lait) de coco, (yaourt) à la noix de coco
    (lait) de noisette/cajou/chanvre/épeautre/châtaigne/sésame/quinoa/pois, (lait) de noix de cajou
    (lait) d'épeautre
    (crème) de balsamique/sésame/noisette/cajou/amande/cacahuète/anchois/riz/marron/épeautre/haricots
    (crème) d'amande, (crème) de noix de cajou, (crème) de (vinaigre)
    (beurre) de cajou/noisette/amande/pomme/karité/coco/cacahouète/sésame/tournesol/pistache
    (beurre) d'arachide, (fromage) de cajou, (glace) à l'eau, (glace) pilée, eau (glacée)
    (bière) de gingembre
    (pâte) de curry/piment/sésame/datte/tomate/miso/tamarin/cacahuète/pistache/noisette/fruit/coing
    (pâte) de crevette/haricot/soja/vanille/citron/pois/riz/harissa/sichuan/sel/ail
    (pâte) d'amande/d'ail/d'anchois/d'arachide/d'olive/d'olives/d'azuki/d'agrumes, (pâte) à tartiner
    (pâte) de (curry) rouge, (pâtes) de lentilles/riz/maïs/sarrasin/quinoa/konjac, (pâtes) au sarrasin
    (farine) de soja/lentille/quinoa/châtaigne/manioc/tapioca/millet/sorgho/teff/souchet/lupin/patate
    (farine) de banane/noisette/tournesol/lin/caroube/pomme/fonio/pois/fève
    (farine) d'avoine/d'amarante/d'arrow-root, (semoule) de maïs/riz/chou-fleur, (vermicelle) de soja
    (nouille) de riz, (nouilles) de patate douce, (nouilles) de sarrasin, (nouilles) de konjac
    (nouilles) shirataki, (spaghetti) de courgette/courgettes
    (tagliatelles) de courgette/carotte/légumes, (lasagnes) de courgette, courge (spaghetti)
    (galette) de riz/maïs/lentilles/légumes, (galettes) de sarrasin, (crêpe) de sarrasin
    (crêpes) au sarrasin, (tortilla) de maïs, (pain) de singe, arbre à (pain), fruit à (pain)
    (biscuit) de riz, (son) d'avoine, (blé) noir, (pâte) à (choux), sirop de (malt)
    vinaigre de (vin) blanc, vinaigre de (vin) rouge, vinaigre de (vin) vieux, vinaigre de (xérès)
    vinaigre de (malt), vinaigre de (bière), vinaigre de (champagne), (porto)bello, (châtaigne) d'eau
    (marron) d'inde, fève de (cacao), (fève) tonka, (haricot) tonka, substitut d'(œuf)
    substitut de (viande), (œuf) de lin, (œuf) de chia, vin de (noix), (noix) verte, extrait de (malt)
    (sel) de mer, cidre (vinaigre), (eau) de fleur d'oranger, (oranger), verveine (citronnelle)
    (mélisse), basilic (citron), baume (citron)
    couteau à (pain/beurre/fromage/viande/huîtres/poisson/steak), râpe à (fromage/agrumes)
    verre à (vin/bière/whisky/liqueur/pied), verres à (vin/liqueur), (casse-noix), (casse-noisettes)
    fouet à (œufs), minuteur à (œufs), (coquetier), planche à (pain/fromage), corbeille à (pain)
    plaque à (biscuits/pâtisserie/pizza), pierre à (pizza), plat à (rôti/gratin/lasagnes/tarte)
    emporte-pièce à (biscuits), pinceau à (pâtisserie), rouleau à (pâtisserie)
    roulette à (pizza/pâtisserie), presse-(ail), presse-(agrumes), presse-(citron)
    thermomètre à (viande), fourchette à (viande), ficelle à (rôti), machine à (pain/pâtes)
    cuillère à (glace/miel), passoire à (pâtes), moulin à (poivre), marteau à (viande)
    hachoir à (viande), pains à (burger), pain à (hamburger), taille d'une (noix)
    taille d'une (noisette), pleurote en (huître)
  `,
  kinds: `
    pâte, pâtes:
      spaghetti, penne, rigatoni, fusilli, farfalle, linguine, tagliatelle, macaroni, coquillette;
    fromage: gruyère, comté, emmental, parmesan, cheddar, mozzarella;
    champignon: cèpe, girolle;
    oeuf: jaune, jaune d'oeuf, blanc d'oeuf;
    pain: baguette;
    huile: huile d'olive, huile végétale, huile de colza, huile d'arachide;
    crème: crème fraîche, crème liquide
  `,
  avoidedWith: `
    noisette: nutella, pralin, praliné, pralinoise, gianduja;
    châtaigne: marron, crème de marrons;
    pain: chapelure, croûton, biscotte, panure, baguette;
    orge: bière, malt;
    amande: pâte d'amande, massepain, frangipane, calisson, nougat, nougatine, dragée, financier, touron;
    crevette: gambas, scampi;
    avoine: flocons d'avoine, granola, muesli, porridge
  `,
  avoiding: `
    allergie, allergies, allergique, allergiques, intolérance, intolérances, intolérant, intolérante
    sensible, sensibilité, à, au, aux, a, la, le, les, l, un, une, de, des, du, d, pas, ne, n, ni, non
    aucun, aucune, rien, tout, tous, toute, toutes, svp, s'il vous plaît, merci de, avec, dans
    contenant, contient, contiennent, qui, ce, produit, produits, aliments, base, je, j, j'ai, suis
    nous, ai, peux, mange, manger, évite, éviter, sans, et, ou, sorte, type, traces, très, sévère
    maladie, aime
  `,
  families: {
    lactose: 'lactose |',
    dairy: `
      lait, produits laitiers, produit laitier, laitage, laitages, protéine de lait |
      crème, beurre, beurre blanc, yaourt, petit-suisse, babeurre, lactosérum, caséine, lait concentré
      glace
      flan, crème de caramel, clafoutis, far breton, madeleine
      chocolat blanc, chocolat au lait, caramel au beurre, caramel beurre salé, sauce caramel
      croque-monsieur, gratin dauphinois, fondue savoyarde
      crêpe, gaufre, pâte à choux, viennoiserie, financier, génoise
    `,
    cheese: `
      fromage |
      chèvre, pélardon, chabichou, crottin, brebis, brocciu, brousse
      rocamadour, picodon, valençay, banon
      cantal, fourme, tomme, tome, ossau-iraty, bleu d'auvergne, bleu de bresse, bleu de gex
      morbier, munster, maroilles, beaufort, laguiole, époisses, cancoillotte, langres
      livarot, pont-l'évêque, brillat-savarin, chaource, coulommiers
      saint-nectaire, saint-marcellin, saint-félicien, st môret, saint-moret, faisselle
      mont d'or, vacherin, appenzell, edam, leerdammer
      kiri, vache qui rit
      tartiflette, cervelle de canut
    `,
    egg: `
      oeuf, oeufs, blanc d'œuf, blancs d'œuf, jaune d'œuf, jaunes d'œuf |
      blanc en neige, blancs battus, jaunes battus, dacquoise
      sauce tartare, mayo, sauce gribiche, sauce césar
      crème anglaise, crème pâtissière, île flottante, flan, crème caramel, clafoutis
      madeleine, financier, gaufre, pâte à choux, boudoir, biscuit à la cuillère, frangipane
      pain perdu
      pâtes fraîches, nouilles aux œufs, pâtes aux œufs
    `,
    gelatin: 'gélatine | guimauve, chamallow, bonbon gélifié, haribo',
    'red meat': `
      viande rouge |
      agneau, gigot
      veau
      mouton
      chevreau, cabri
      chevreuil, sanglier, cerf, biche
      saucisse, steak, viande hachée
      cheval
    `,
    meat: `
      viande, viandes |
      lapin, marcassin, lièvre, gibier
      foie, cervelle, rognon, langue, moelle, tripes, abats, langue de bœuf
      paupiette, escalope, côtelette, blanquette, jarret, cassoulet
      pâté de foie, pâté de lapin, charcuterie, charcutier, tartare
      carpaccio, hachis, assiette anglaise
      grenouille, escargot
      fond brun, bouillon cube
    `,
    pork: `
      porc, cochon, viande de porc, viande rouge |
      jambon, lardon, poitrine, petit salé, bardière
      saindoux, lard
      saucisson, rosette, figatelli, lonzo
      saucisse, chipolata, diot, knack, cervelas, strasbourg
      francfort, morteau, montbéliard, chaudin, boudin
      rillettes, pâté de campagne, pâté en croûte, terrine de campagne, fromage de tête
      jésus de lyon, pâté de tête, quenelle de foie, grattons
      palette, échine, filet mignon, museau
    `,
    beef: `
      boeuf, viande de boeuf, viande rouge |
      bavette, steak, biftek, bifteck, faux-filet, rumsteck, rumsteak, romsteck, onglet, hampe
      paleron, macreuse, chateaubriand, contre-filet, merlan du boucher
      tournedos, gîte, aloyau, rosbif, flanchet, pot-au-feu, plat de côtes, basse côte
      bourguignon, viande des grisons
    `,
    poultry: `
      volaille, volailles |
      poulet, coq, chapon, coquelet, poularde, poule, poussin
      dinde, dindon
      canard, magret, caneton
      oie
      pintade, pintadeau, caille
      faisan, pigeon, perdreau, perdrix, autruche
      gésier, cuisse, manchon, aiguillette, foie gras
    `,
    'not kosher': `
      |
      lapin, lièvre, cheval, sanglier, marcassin, grenouille
      lotte, anguille, espadon, requin, roussette, raie, congre
      silure, esturgeon, caviar, panga, lamproie
    `,
    fish: `
      poisson, poissons |
      saumon, truite, omble, lavaret, féra, corégone
      thon, maquereau, bonite, thonine
      cabillaud, morue, églefin, colin, lieu, merlan, merlu, éperlan, julienne de mer, filet de julienne
      anchois, hareng, sprat
      dorade, daurade, bar, pagre, rouget, mulet
      sole, turbot, saint-pierre, carrelet, limande, flétan, filet de plie, barbue
      lotte, raie, anguille, espadon, panga, silure, tacaud, congre, rascasse
      sébaste, grenadier de roche, esturgeon, requin, roussette
      filet de perche, brochet, sandre, carpe
      poutargue, caviar, œufs de lump, lompe
      brandade, anchoïade
      fumet
      sauce anglaise, sauce césar
    `,
    shellfish: 'fruits de mer, coquillages, coquillage | oursin',
    crustacean: `
      crustacé, crustacés |
      crevette
      homard, crabe, langouste, tourteau, écrevisse, étrille
      araignée de mer, pouce-pied, cigale de mer, tourteaux
      bisque
      pâte de curry, pâte de curry rouge, pâte de curry vert
    `,
    mollusc: `
      mollusque, mollusques |
      huître
      calamar, calmar, poulpe, pieuvre, seiche, encornet, chipiron, supion
      palourde, pétoncle, coque, praire, moules marinières
      amande de mer, clovisse, telline, violet de mer
      saint-jacques, vernis
      bulot, bigorneau, ormeau, couteau de mer, couteaux de mer
      moules de bouchot, moules à la, moules au
      sauce huître, sauce d'huître, sauce aux huîtres
    `,
    nuts: `
      noix, fruits à coque, fruit à coque |
      amande, noisette, pistache, cajou, pignon, pacane, anacarde, marron, châtaigne
      pralin, pâte à tartiner, pralinoise, feuillantine
      calisson, financier, massepain, nougatine, dragée, turron
      galette des rois, marron glacé, touron, dacquoise
    `,
    peanut: 'cacahuète, arachide, cacahouète | sauce saté',
    gluten: `
      gluten, (céréales), (céréales contenant du gluten), (cœliaque), (maladie cœliaque), (coeliaque) |
      orge, seigle, bière, malt, avoine, flocons d'avoine, son d'avoine, gruau
    `,
    wheat: `
      blé, froment, farine de blé |
      semoule, boulgour, épeautre, frik, ebly, céréales
      pâtes, vermicelle, nouilles, coquillettes, crozet, langue d'oiseau, raviole
      pain pita, torsade, serpentini, cheveux d'ange, conchiglioni
      pain, fajita, bun, bretzel, fougasse
      chapelure, biscotte, panure, cracotte
      brick, filo, tarte, tourte
      palet, petit-beurre, sablé, boudoir, langue de chat
      gaufre, madeleine, génoise, quenelle, cake, quatre-quarts, crumble, beignet, gâteau
      financier, chouquette, chou à la crème, bugne, pâte à choux
      bouchée à la reine, viennoiserie, croque-monsieur, chausson, pastilla, galette
      knödel, nem, cordon bleu, nugget
      muffin
      sauce soja, sauce huître, sauce d'huître, sauce aux huîtres
    `,
    soy: "soja, sauce soja, graines de soja | tonyu, sauce d'huître, sauce aux huîtres, sauce huître",
    celery: `
      céleri, céleri-rave |
      céleri-branche, sel de céleri
      bouillon de légumes, bouillon de volaille, bouillon de poulet, bouillon de bœuf
      bouillon cube, court-bouillon, fond de veau, fond de volaille, cube de bouillon
    `,
    sulphites: `
      sulfite, sulfites, (anhydride sulfureux), (dioxyde de soufre) |
      vin, porto, cidre, madère, xérès, vin jaune
      vinaigre de vin, vinaigre balsamique, vinaigre de xérès, vinaigre de cidre, vinaigre de champagne
      fruit sec, abricot sec, mangue séchée, figue sèche, pomme séchée
      raisins blonds, raisins dorés, raisin de Smyrne
      fruit confit, écorces confites, cerise confite, bigarreau
      jus de citron en bouteille, jus de citron concentré
      purée instantanée, flocons de pomme de terre
      moutarde de dijon
    `,
    lupin: 'lupin | farine de lupin',
    honey: "miel | gelée royale, hydromel, pain d'épices",
    alcohol: `
      alcool, alcools, boisson alcoolisée |
      vin, porto, madère, xérès, muscat, bourgogne, rivesaltes, banyuls, vin jaune, maury
      bière
      cidre, pommeau de normandie
      rhum, kirsch, liqueur, génépi, noilly prat, kir, suze, ricard, picon, get 27, eau de vie
      planteur
    `,
    starch: `
      |
      flageolet, riz, pâtes, pomme de terre, pain, semoule, farine, sucre, lentille, pois chiche
    `,
    sesame: 'sésame, graines de sésame, graine de sésame | houmous, tahiné',
    seeds: `
      (graines) |
      graines de pavot, pavot, graines de tournesol, graines de courge, graines de citrouille
      graines de lin, graines de chia, graines de moutarde, graines de chanvre, nigelle
    `,
    mustard: `
      moutarde, graines de moutarde |
      savora, curry en poudre, poudre de curry, mayo, sauce césar, sauce gribiche, sauce tartare
    `,
    mushroom: `
      champignon |
      cèpe, bolet
      girolle, chanterelle
      pleurote, truffe, morille, mousseron, trompette de la mort, pied-de-mouton
      lactaire, rosé des prés, pied bleu, coulemelle, shitake
    `,
    onion: 'oignon, oignons | échalote, poireau, échalion, ciboule, cébette, soubise',
    garlic: 'ail | aillet, persillade, rouille',
    tomato: 'tomate | ratatouille, bolognaise, gaspacho, arrabbiata, sauce provençale, piperade',
    citrus: `
      agrume, agrumes |
      citron, orange, pamplemousse, mandarine, combava, cédrat, orangeade, kalamansi, orangette
    `,
    legumes: `
      légumineuse, légumineuses |
      haricot, mogette, flageolet, lingot, cocos de paimpol
      lentille
      pois
      fève, gesse, niébé
      houmous, cassoulet, socca, panisse
      fenugrec
    `,
    corn: 'maïs | pop-corn, corn flakes',
    nightshade: `
      solanacée, solanacées |
      poivron, piment, espelette, piquillo, chil
      patate, frites, ratte, charlotte, grenaille, mousseline, pomme noisette
      gratin dauphinois, tartiflette, hachis parmentier, flocons de pomme de terre
      rouille, sauce piquante
    `,
  },
  notSure: `
    pâte feuilletée=puff pastry, pâte brisée=shortcrust, pâte sablée=shortcrust, chocolat=chocolate
    chocolat noir=chocolate, levure chimique=baking powder, extrait de vanille=vanilla extract
    arôme vanille=vanilla extract, bouillon=stock, bouillon de légumes=vegetable stock
    bouillon de volaille=stock, bouillon de poulet=stock, bouillon de bœuf=stock, fond de veau=stock
    fond de volaille=stock, cube de bouillon=stock cube, saucisse=sausage, pâte de curry=curry paste
    vin=wine, vin blanc=wine, vin rouge=wine, bouillon végétal=vegetable stock
    bouillon de champignons=vegetable stock, vin de riz=rice wine, vinaigre de vin=wine vinegar
    cube de bouillon de légumes=vegetable stock cube
  `,
  vague: 'sauce, poudre, pâte, feuille, graine, mélange, préparation, eau, extrait',
  made: 'pâte, pâton, gâteau, croûte, biscuit, boulette, crêpe, omelette, quiche, tarte, cake, brioche',
  verbs: '',
  tap: 'eau, glaçon, eau chaude, eau tiède, eau froide',
  waterOf: `
    eau des *, eau du *, eau de la *, eau de l'*, eau de cuisson de *, eau de cuisson des *
    eau de cuisson du *, eau de cuisson de la *, eau de cuisson de l'*
  `,
  staples: 'sel=salt, poivre=pepper, huile=oil',
  inSteps: {
    all: "tous les ingrédients, l'ensemble des ingrédients, toutes les ingrédients",
    rest: 'reste, restants, restant, autres',
    but: 'sauf',
    ingredients: 'ingrédients',
    little: 'pincée de, pincées de, filet d, trait de, goutte de, gouttes de',
    oven: 'au four, le four, du four, votre four',
    baked: 'enfourner, enfournez, enfourne',
    heat: `
      degrés, chaud, vif, moyen, doux, gril, thermostat, th, température, emballage, paquet
      allant au four, micro-ondes
    `,
    everything: 'tout, tous, toutes, le tout',
    many: `
      épices, assaisonnement, assaisonnements, légumes, herbes, fruits, aromates, garniture, garnitures
      liquides, liquide, condiments, baies, verdure, accompagnements
    `,
    optional: `
      facultatif, facultative, optionnel, garniture, décoration, décorer, service, servir, goût
      éventuellement, beurrer, saupoudrer
    `,
  },
};
