import type { ShapeWords } from '../words/shapeWords.ts';

export const shape: ShapeWords = {
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
  makes: 'donne, rendement, quantité, pour',
  pieces: 'parts, pièces, verrines, tranches',
  total: 'temps total, total, temps, durée, durée totale, prêt en, prête en, prêts en, en tout',
  prep: 'temps de préparation, préparation, prépa, prep',
  cook: 'temps de cuisson, cuisson, au four',
  hours: '',
  minutes: 'mn',
  seconds: 'sec',
  for: 'pour, finition',
  optional: 'facultatif, selon le goût',
  suggest:
    "recette de, recette d', recette du, recette pour, que diriez-vous d', que diriez-vous de, que dirais-tu de, que dirais-tu d', je vous propose, je te propose, je propose, faire, préparer, cuisiner, réaliser, pourquoi pas, essayez, essaie, c'est, serait",
  articles: 'un, une, des, du, de la, le, la, les, de',
  praise: 'délicieux, délicieuse, simple, bon, bonne, petit, petite, savoureux, savoureuse',
  ends: 'qui, que, avec les, avec vos, avec tes, à base, pour, est, mais',
  chat: "bien sûr, voici, bonjour, avec, d'accord, absolument, certainement, très bien, super, je, vous, tu, oui, parfait, volontiers, ah, cette, ce",
  goodbye: 'bon appétit, régalez-vous, bonne dégustation',
  numbers:
    'une/un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix/une dizaine de, douze, quinze/une quinzaine de, vingt/une vingtaine de, vingt-cinq, trente, quarante, quarante-cinq, cinquante, soixante, quatre-vingt-dix',
  fractions:
    "demi=0.5, demie=0.5, une demi=0.5, demi-=0.5, une demi-=0.5, un quart d'=0.25, quart d'=0.25, quart=0.25, trois quarts d'=0.75",
  times:
    "quart d'heure=15, un quart d'heure=15, une demi-heure=30, demi-heure=30, trois quarts d'heure=45, une heure=60, une heure et demie=90",
  to: 'à, ou, ou bien',
  and: 'et',
  about: 'environ, env., une bonne, bonnes, petites, encore',
  untimed: 'toutes les, tous les, chaque, dans, en, dernières, les dernières, dernière, au bout de, avant',
  untimedBehind: 'avant la fin, de moins',
};
