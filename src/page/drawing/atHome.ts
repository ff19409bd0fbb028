/** Salt, pepper and oil as recipes in other languages name them. Water is at home everywhere: the reader knows it. */
const NAMES: Record<string, Record<string, string[]>> = {
  ar: { salt: ['ملح'], pepper: ['فلفل أسود'], oil: ['زيت'] },
  da: { salt: ['salt'], pepper: ['peber'], oil: ['olie'] },
  de: { salt: ['Salz'], pepper: ['Pfeffer'], oil: ['Öl'] },
  // To the reader, 'pimienta' is 'pimiento': pepper is something to buy there.
  es: { salt: ['sal'], oil: ['aceite'] },
  fr: { salt: ['sel'], pepper: ['poivre'], oil: ['huile'] },
  hi: { salt: ['नमक'], pepper: ['काली मिर्च'], oil: ['तेल'] },
  it: { salt: ['sale'], pepper: ['pepe'], oil: ['olio'] },
  ja: { salt: ['塩'], pepper: ['こしょう', '胡椒'], oil: ['油', 'サラダ油'] },
  ko: { salt: ['소금'], pepper: ['후추'], oil: ['식용유'] },
  nb: { salt: ['salt'], pepper: ['pepper'], oil: ['olje'] },
  nl: { salt: ['zout'], pepper: ['peper'], oil: ['olie'] },
  pl: { salt: ['sól'], pepper: ['pieprz'], oil: ['olej'] },
  pt: { salt: ['sal'], pepper: ['pimenta-do-reino'], oil: ['óleo'] },
  ru: { salt: ['соль'], pepper: ['чёрный перец'], oil: ['растительное масло'] },
  sv: { salt: ['salt'], pepper: ['peppar'], oil: ['olja'] },
  tr: { salt: ['tuz'], pepper: ['karabiber'], oil: ['sıvı yağ'] },
  zh: { salt: ['盐'], pepper: ['胡椒粉', '黑胡椒'], oil: ['食用油', '油'] },
};

/** The page names them in English until the visitor does otherwise. */
export function withNamesIn(language: string, onHand: readonly string[]): string[] {
  const names = NAMES[language.split('-')[0] ?? ''];
  return [...onHand, ...onHand.flatMap((one) => names?.[one] ?? [])];
}
