import type { ShapeWords } from '../words/shapeWords.ts';

export const shape: ShapeWords = {
  ingredients:
    'Zutaten*, Einkaufsliste, du brauchst, ihr braucht, Sie brauchen, man braucht, brauchst du, du benötigst, Sie benötigen, benötigst du, brauchen wir',
  steps:
    'Zubereitung*, Anleitung, Kochanleitung, Backanleitung, Schritt-für-Schritt*, Schritte, Arbeitsschritte, Zubereitungsschritte, Anweisungen, Vorgehen, Vorgehensweise, Ablauf, so geht*, so wird*, und so*, so machst*, los geht*, Vorbereitung, bereitest du',
  aside:
    'Tipp*, *tipp, *tipps, Hinweis*, Anmerkung*, Notiz*, Nährwert*, Aufbewahrung, Lagerung, Haltbarkeit, Einfrieren, Resteverwertung, Abwandlung*, Variation*, Variante*, Ersatz, Austausch*, Servier*, Beilage*, dazu passt*, dazu schmeckt*, gut zu wissen, Wissenswertes, warum*, häufige Fragen, Info, Kalorien, Portionen, Gesamtzeit, Vorbereitungszeit, Kochzeit',
  tools: 'Küchengeräte, Geräte, Utensilien, Küchenutensilien, Küchenhelfer, Ausrüstung',
  step: 'Schritt',
  recipe: 'Rezept',
  named: 'Rezeptname, Gericht, Rezeptvorschlag, Vorschlag, Rezeptidee, Idee, Name, Name des Gerichts, Titel',
  serves: 'Portionen, Portion, Personen, Person, Leute, Gäste, reicht für, für',
  makes: 'ergibt, Menge, Anzahl, Ausbeute, ergibt ca.',
  pieces: 'Stück, Stücke, Scheiben',
  total:
    'Gesamtzeit, insgesamt, Zeit, Dauer, Zeitaufwand, fertig in, dauert, Zubereitungszeit, Zubereitung, gesamt',
  prep: 'Vorbereitungszeit, Vorbereitung, Vorbereiten, Arbeitszeit',
  cook: 'Kochzeit, Koch-/Backzeit, Backzeit, Garzeit, Bratzeit, Ofenzeit, Kochen, Backen, Garen, im Ofen',
  hours: 'Std, Stündchen',
  minutes: 'Min',
  seconds: 'Sek, Sek.',
  for: 'für, zum Garnieren, zum Servieren, außerdem',
  optional: 'optional, nach Belieben, nach Geschmack',
  suggest:
    "Rezept für, wie wäre es mit, wie wär's mit, empfehle ich dir, ich empfehle, schlage ich dir, schlage dir, probiere, machen wir, koch doch, mach doch, gibt es, kannst du, bietet sich, wäre, ist",
  articles: 'ein, eine, einen, einem, einer, der, die, das, den, dem',
  praise:
    'einfaches, einfache, einfachen, leckere, leckeres, leckeren, köstliche, köstliches, schnelle, schnelles, klassische, klassisches, deftige, herzhafte, cremige, feine',
  ends: 'die, das, der, mit den, mit deinen, aus, ist, und, für, nach, kochen, machen, zubereiten, vor, an',
  chat: 'gerne, gern, natürlich, klar, klaro, sicher, hier*, hallo, mit, aus, aber, super, na, das, diese*, du, ich, wie, selbstverständlich, perfekt, toll',
  goodbye: 'guten Appetit, lass es dir schmecken, lassen Sie es sich schmecken, viel Spaß',
  numbers:
    'eine/ein/einer/einen, zwei/ein paar, drei, vier, fünf, sechs, sieben, acht, neun, zehn, zwölf, fünfzehn, zwanzig, fünfundzwanzig, dreißig, vierzig, fünfundvierzig, fünfzig, sechzig, neunzig',
  fractions:
    'halbe=0.5, eine halbe=0.5, halben=0.5, einer halben=0.5, anderthalb=1.5, eineinhalb=1.5, zweieinhalb=2.5, viertel=0.25, eine viertel=0.25, dreiviertel=0.75, eine dreiviertel=0.75',
  times:
    'Viertelstunde=15, eine Viertelstunde=15, halbe Stunde=30, halben Stunde=30, Dreiviertelstunde=45, eine Dreiviertelstunde=45',
  to: 'bis, bis zu',
  and: 'und',
  about: 'etwa, rund, ungefähr, circa, ca., zirka, gute, knappe, weitere, volle, gut',
  untimed: 'alle, jede, innerhalb von, binnen, nach, um, letzten, die letzten, bis zu',
  untimedBehind: 'vor Ende, vor dem Ende, vor Garzeitende, vor Ablauf, weniger, pro kg',
};
