import type { ShapeWords } from '../words/shapeWords.ts';

export const shape: ShapeWords = {
  ingredients:
    'ingrediënten, benodigdheden, ingrediëntenlijst, boodschappen, boodschappenlijst*, wat heb je nodig, dit heb je nodig, je hebt nodig, wat je nodig hebt, heb je nodig, benodigde ingrediënten',
  steps:
    'bereiding, bereidingswijze, werkwijze, stappen, stappenplan, instructies, zo maak je*, zo doe je*, zo bereid je*, aan de slag, voorbereiding, methode, bereidingsstappen',
  aside:
    'tip, tips, *tip, *tips, opmerking*, notitie*, variatie*, variant*, voedingswaarde*, voeding*, bewaren, bewaartip*, invriezen, lekker met, lekker bij, serveersuggestie*, serveertip*, let op, goed om te weten, wist je dat, weetje, vervang*, waarom *, veelgestelde vragen, suggestie*, porties, totale tijd',
  tools: 'keukengerei, keukenspullen, materialen',
  step: 'stap',
  recipe: 'recept',
  named: 'gerecht, naam van het gerecht, naam, titel, idee, suggestie, receptidee',
  serves: 'personen, persoon, porties, portie, eters, voor, goed voor',
  makes: 'levert, geeft, aantal, goed voor, voor, opbrengst, hoeveelheid',
  pieces: 'stuks, stukken, plakken',
  total: 'totale tijd, totale bereidingstijd, totaal, tijd, bereidingstijd, bereiding, klaar in, duurt',
  prep: 'voorbereidingstijd, voorbereiding, voorbereiden',
  cook: 'kooktijd, baktijd, oventijd, koken, bakken, bereidingstijd oven, in de oven',
  hours: 'uren, uurtje',
  minutes: 'minuutje, minuutjes, min.',
  seconds: 'sec.',
  for: 'voor, ter garnering',
  optional: 'optioneel, naar smaak',
  suggest:
    'recept voor, wat dacht je van, hoe maak je, kun je, raad ik je, probeer, maak, ik stel voor, maken, is',
  articles: 'een, de, het',
  praise: 'heerlijke, lekkere, eenvoudige, simpele, klassieke',
  ends: 'die, dat, met je, met de, voor, is, maar, van, maken',
  chat: 'natuurlijk, zeker, met, hoi, hallo, hier*, leuk, ja, prima, deze, dit, ik, je, wat, perfect, graag, tuurlijk',
  goodbye: 'eet smakelijk, smakelijk',
  numbers:
    'een/één, twee/een paar, drie, vier, vijf, zes, zeven, acht, negen, tien, twaalf, vijftien/een kwartier, twintig, vijfentwintig, dertig, veertig, vijfenveertig, vijftig, zestig, negentig',
  fractions: 'half=0.5, een half=0.5, halve=0.5, anderhalf=1.5, anderhalve=1.5, kwart=0.25, driekwart=0.75',
  times: 'kwartier=15, een kwartier=15, drie kwartier=45',
  to: 'tot, of, à, tot en met',
  and: 'en',
  about: 'ongeveer, circa, ca., zo’n, ruim, nog, goede',
  untimed: 'elke, om de, binnen, na, de laatste, laatste, iedere',
  untimedBehind: 'voor het einde, korter, minder',
};
