import { beforeAll, describe, expect, it } from 'vitest';
import { READ_LANGUAGES } from '../../src/page/taste/LanguageField.tsx';
import { reader } from '../../src/reader.ts';
import { readIn } from '../../src/reading/shape/read.ts';
import { readCorpus } from './corpus.ts';

/**
 * Answers in the layout that the prompt requests, one for each language. Each answer is tested with several dish
 * names.
 */
const FILES = import.meta.glob<string>('./asked/*.md', { query: '?raw', import: 'default', eager: true });

const CASES = readCorpus<{ names: string[]; timers: number[][] }>(FILES).flatMap(({ file, head, text }) =>
  head.names.map((name) => ({
    language: file.slice(-5, -3),
    name,
    timers: head.timers,
    text: text.replace('{name}', name),
  })),
);

/** Titles of nutrition, tips, tools and other remarks. */
const ASIDES: Record<string, string[]> = {
  ar: ['القيمة الغذائية', 'نصائح', 'البدائل', 'ملاحظات', 'أوقات الطهي', 'أدوات'],
  da: ['Næringsindhold', 'Tips', 'Variationer', 'Erstatninger', 'Kogetider', 'redskaber'],
  de: ['Nährwerte', 'Tipps', 'Variationen', 'Hinweise', 'Kochzeiten', 'Küchengeräte'],
  en: ['Nutrition', 'Tips', 'Variations', 'Substitutions', 'Cooking times', 'equipment'],
  es: [
    'Información nutricional',
    'Consejos',
    'Variaciones',
    'Sustituciones',
    'Tiempos de cocción',
    'utensilios',
  ],
  fr: ['Valeurs nutritionnelles', 'Astuces', 'Variantes', 'Remplacements', 'Temps de cuisson', 'matériel'],
  hi: ['पोषण', 'सुझाव', 'विकल्प', 'टिप्स', 'पकाने का समय', 'बर्तन'],
  it: ['Valori nutrizionali', 'Consigli', 'Varianti', 'Sostituzioni', 'Tempi di cottura', 'attrezzatura'],
  ja: ['栄養', 'コツ', 'アレンジ', '代用', '調理時間', '道具'],
  ko: ['영양', '팁', '응용', '대체', '조리 시간', '도구'],
  nb: ['Næringsinnhold', 'Tips', 'Variasjoner', 'Bytt ut', 'Koketider', 'utstyr'],
  nl: ['Voedingswaarden', 'Tips', 'Variaties', 'Vervangingen', 'Kooktijden', 'keukengerei'],
  pl: ['Wartości odżywcze', 'Wskazówki', 'Warianty', 'Zamienniki', 'Czasy gotowania', 'przybory'],
  pt: ['Informação nutricional', 'Dicas', 'Variações', 'Substituições', 'Tempos de cozimento', 'utensílios'],
  ru: ['Пищевая ценность', 'Советы', 'Варианты', 'Замены', 'Время приготовления', 'оборудование'],
  sv: ['Näringsvärde', 'Tips', 'Variationer', 'Byt ut', 'Koktider', 'redskap'],
  tr: ['Besin değerleri', 'İpuçları', 'Çeşitlendirme', 'Alternatifler', 'Pişirme süreleri', 'araç gereç'],
  zh: ['营养', '小贴士', '变化', '替换', '烹饪时间', '工具'],
};

it('requested layout: is tested in every supported language', () => {
  expect([...new Set(CASES.map(({ language }) => language))].sort()).toEqual(READ_LANGUAGES.toSorted());
});

describe.each(CASES)('reader, $language, $name', ({ language, name, timers, text }) => {
  const answer = { text, ingredients: ['rice', 'eggs'], taste: { language } };
  const linesOf = (mark: RegExp) => text.split('\n').flatMap((line) => mark.exec(line)?.[1] ?? []);
  const written = { ingredients: linesOf(/^- (.*)/), steps: linesOf(/^\d\. (.*)/) };
  beforeAll(async () => {
    await reader.wordsToLoad(answer);
  });

  it('answer in the requested layout: name, servings, time, lists and timers are found', () => {
    const { dish, facts, ingredients, steps, titles } = reader.read(answer);
    expect({
      dish,
      servings: facts.yield?.count,
      minutes: facts.total,
      titles: [titles.ingredients?.text, titles.steps?.text],
      ingredients: ingredients.map((one) => one.text),
      steps: steps.map((one) => one.text),
      timers: steps.map((step) => step.timers.map(({ seconds }) => seconds)),
    }).toEqual({ dish: name, servings: 4, minutes: 35, titles: linesOf(/^## (.*)/), ...written, timers });
  });

  it('sections of remarks: are neither ingredients nor steps, although they list foods', () => {
    const end = text.lastIndexOf('## ');
    const list = written.ingredients.map((line) => `- ${line}`).join('\n');
    const table = written.ingredients.map((line) => `|${line}|20|`).join('\n');
    const asides = (ASIDES[language] ?? []).flatMap((title) => [
      `## ${title}\n${list}`,
      `**${title}:**\n${list}`,
      `## ${title}\n|A|B|\n|-|-|\n${table}`,
    ]);
    const counted = [written.ingredients.length, written.steps.length];
    for (const aside of asides) {
      const all = `${text.slice(0, end)}${aside}\n\n${text.slice(end)}`;
      const { ingredients, steps } = reader.read({ ...answer, text: all });
      expect([ingredients.length, steps.length], aside).toEqual(counted);
    }
  });

  it('answer in the requested layout: name and lists are found even in an unknown language', () => {
    const { dish, ingredients, steps } = readIn(reader.languageOf(''), text, []);
    const counted = [written.ingredients.length, written.steps.length];
    expect([dish, ingredients.length, steps.length]).toEqual([name, ...counted]);
  });
});
