// biome-ignore-all format: the words of a language are a line
/** The most frequent words in recipes. The more languages share a word, the less the word counts for each. */
export const SMALL_WORDS: Record<string, string> = {
  da: 'og, i, på, med, til, et, en, af, lad, det, den, de, så, eller, for, under, efter, ved, ca, lidt, tilsæt, kog, steg, rør, læg, server, varm, minutter, spsk, tsk, dl, løg, smør, æg, mælk, salt, peber, kartofler, hakket, ingredienser, hvidløg, olie, sukker',
  de: 'und, die, der, das, mit, den, dem, bis, für, auf, ein, eine, einer, bei, in, ist, es, ca, lassen, dazu, el, tl, salz, pfeffer, zwiebel, öl, butter, mehl, eier, milch, sahne, zutaten, minuten, wasser, zucker, knoblauch',
  en: 'the, and, with, until, of, to, in, a, into, for, over, is, or, add, heat, stir, cook, cup, cups, tbsp, tsp, oz, can, salt, pepper, oil, olive, butter, sugar, flour, egg, eggs, water, rice, chicken, ingredients, minutes, pan',
  es: 'el, la, los, las, y, con, de, del, hasta, en, una, un, por, al, o, para, que, se, a, durante, más, añade, cocina, deja, picado, picada, cucharadas, cucharadita, sal, cebolla, aceite, oliva, huevos, agua, patatas, tomate, arroz, pollo, ingredientes, minutos, leche, azúcar, harina, ajo, taza',
  fr: 'le, la, les, et, de, des, du, une, dans, avec, un, puis, au, en, à, pour, ou, que, se, ajoutez, faites, laissez, sel, poivre, huile, olive, beurre, farine, œufs, lait, crème, eau, pommes, poulet, minutes, gousses, oignon, sucre',
  it: 'il, la, gli, le, lo, i, e, con, un, una, in, di, per, da, al, a, o, si, senza, circa, aggiungi, cuoci, cucchiai, sale, pepe, aglio, olio, oliva, farina, uova, acqua, riso, ingredienti, minuti, padella, cipolla, spicchio, spicchi',
  nb: 'og, i, på, med, til, et, en, av, la, det, den, de, som, så, eller, for, over, under, ca, uten, litt, kok, stek, rør, ha, legg, server, varm, smak, minutter, ss, ts, dl, smør, egg, melk, salt, pepper, poteter, gulrøtter, hakket, ingredienser, løk, hvitløk, olje, sukker',
  nl: 'de, het, een, en, met, tot, in, van, op, voor, door, of, is, voeg, toe, laat, bak, kook, snijd, breng, el, tl, zout, peper, ui, boter, melk, water, aardappelen, smaak, ingrediënten, minuten, pan, uien, eieren, knoflook',
  pl: 'i, w, na, z, do, się, przez, aż, o, po, ok, dodaj, wymieszaj, gotuj, smaż, łyżki, łyżeczka, szklanki, sól, pieprz, oleju, masła, mąki, jajka, mleka, śmietany, ziemniaki, składniki, przygotowanie, minut, patelni, czosnku, cebula, cukru, wody',
  pt: 'o, a, e, com, de, do, da, até, uma, um, em, na, por, para, que, se, ou, misture, cozinhe, picada, colher, colheres, chá, sopa, xícara, sal, cebola, alho, óleo, azeite, farinha, ovos, leite, tomate, arroz, frango, ingredientes, minutos, panela, água, açúcar, dentes',
  sv: 'och, i, på, med, tills, en, av, till, de, den, det, låt, som, så, för, över, under, koka, stek, rör, häll, lägg, skär, servera, minuter, msk, tsk, dl, lök, smör, ägg, salt, potatis, ingredienser, gör, mjölk, socker, peppar, vitlök',
  tr: 've, bir, için, kadar, dakika, üzerine, ekleyin, de, da, en, su, suyu, daha, karıştırın, pişirin, kavurun, servis, ince, adet, kaşığı, yemek, tatlı, çay, bardağı, yarım, tuz, karabiber, soğan, zeytinyağı, un, domates, biber, salçası, malzemeler, yumurta, süt, sarımsak, şeker',
};

/** Letters beyond a to z that a language uses. Other letters count against the language. */
export const OWN_LETTERS: Record<string, string> = {
  da: 'æøåé', de: 'äöüß', en: '', es: 'áéíóúüñ', fr: 'àâæçéèêëîïôœùûüÿ', it: 'àèéìíîòóùú',
  nb: 'æøåéòô', nl: 'éèëïöü', pl: 'ąćęłńóśźż', pt: 'áâãàçéêíóôõúü', sv: 'åäöé', tr: 'çğıiöşüâî',
};

/** Letters that only other languages of the same script use. */
export const LETTERS_OF_OTHERS: Record<string, string> = { ar: 'پچژگکیے', hi: 'ळ', ru: 'єіїґђљњћџѓќјѕ' };

/** Two letters, the first rarer than the second in this language, but not in other languages with the same script. */
export const RARER_LETTERS: Record<string, string> = { ru: 'ъы' };
