import type { ShapeWords } from '../words/shapeWords.ts';

export const shape: ShapeWords = {
  ingredients:
    'składniki, lista zakupów, potrzebujesz, będziesz potrzebować*, potrzebne będą, co będzie potrzebne, produkty, potrzebne składniki, składników',
  steps:
    'przygotowanie, sposób przygotowania, sposób wykonania, wykonanie, instrukcj*, kroki, krok po kroku, jak zrobić, jak przygotować, przepis krok po kroku, sposób, metoda przygotowania, etapy',
  aside:
    'wskazówk*, porad*, rady, rada, uwag*, notatk*, wariant*, wariacj*, wartości odżywcze, wartość *, przechowywanie, propozycja podania, sposób podania, podawanie, dobrze wiedzieć, warto wiedzieć, czy wiesz*, zamiennik*, dlaczego *, mrożenie, odgrzewanie, najczęstsze pytania, porcje, czas całkowity',
  tools: 'przybory, sprzęt, przyrządy, naczynia',
  step: 'krok',
  recipe: 'przepis',
  named: 'danie, nazwa dania, nazwa, tytuł, pomysł, propozycja',
  serves: 'porcje, porcji, porcja, osoby, osób, osobę, dla, wystarczy na, na',
  makes: 'wychodzi, na, ilość, liczba, wyjdzie',
  pieces: 'sztuk, sztuki, kawałków, kawałki',
  total:
    'całkowity czas, czas całkowity, łączny czas, łącznie, czas, czas przygotowania, czas wykonania, gotowe w, razem',
  prep: 'przygotowanie, czas przygotowań, przygotowania, przygotowanie składników',
  cook: 'czas gotowania, gotowanie, czas pieczenia, pieczenie, smażenie, czas smażenia, czas duszenia, duszenie',
  hours: 'godz, godzinę',
  minutes: 'minutę',
  seconds: 'sekundę, sek',
  for: 'na, do, dla, do podania',
  optional: 'opcjonalnie, do smaku',
  suggest:
    'przepis na, co powiesz na, proponuję, polecam, zrobić, przygotować, upiec, ugotować, ugotuj, zróbmy, zrób, to, jest, będzie',
  articles: '',
  praise: 'pyszne, pyszny, pyszna, proste, prosty, szybkie',
  ends: 'który, która, które, z twoich, dla, jest, ale, na',
  chat: 'oczywiście, jasne, oto*, z, cześć, dzień dobry, pewnie, świetnie, super, ten, to, tak, hej, chętnie, proszę',
  goodbye: 'smacznego',
  numbers:
    'jedną/jeden/jedna, dwie/dwa/dwóch/parę, trzy/trzech, cztery, pięć/pięciu, sześć, siedem, osiem, dziewięć, dziesięć/dziesięciu, dwanaście, piętnaście/kwadrans, dwadzieścia, dwadzieścia pięć, trzydzieści, czterdzieści, czterdzieści pięć, pięćdziesiąt, sześćdziesiąt, dziewięćdziesiąt',
  fractions: 'pół=0.5, półtorej=1.5, ćwierć=0.25',
  times: 'kwadrans=15, trzy kwadranse=45, godzinę=60, minutę=1, pół godziny=30',
  to: 'do, lub, albo',
  and: 'i, oraz',
  about: 'około, ok., mniej więcej, jakieś, kolejne, jeszcze',
  untimed: 'co, w, w ciągu, za, ostatnie, ostatnich, każde',
  untimedBehind: 'przed końcem, krócej, wcześniej, mniej',
};
