/** Words for whole numbers, in English and in other languages. Longer ones stand before those that they begin with. */
export const COUNTS: [figure: string, english: string, others: string][] = [
  ['2', 'two', 'zwei|deux|dos|due|dois|duas|twee|två|dwa|dwie|два|две|iki|दो|두'],
  ['3', 'three', 'drei|trois|tr[eê]s|tre|drie|trzy|три|üç|तीन|세|ثلاث[ةه]?'],
  ['4', 'four', 'vier|quatre|cuatro|quattro|quatro|fyra|fire|cztery|четыре|dört|चार|네|أربع[ةه]?'],
  ['5', 'five', 'fünf|cinq(?:ue)?|cinco|vijf|fem|pięć|пять|beş|पा[ंँ]च|다섯|خمس[ةه]?'],
  ['6', 'six', 'six|sechs|seis|sei|zes|seks|sześć|шесть|छह|여섯'],
  ['7', 'seven', 'sieben|sept|siete|sette|sete|zeven|siedem|семь|yedi|सात'],
  ['8', 'eight', 'acht|huit|ocho|otto|oito|osiem|восемь|sekiz|आठ'],
  ['9', 'nine', 'neun|nueve|nove|negen|dziewięć|девять|dokuz'],
  ['10', 'ten', 'zehn|dix|diez|dieci|dez|tien|dziesięć|десять|दस'],
  ['12', 'twelve', 'zwölf|douze|doce|dodici|doze|twaalf|tolv|двенадцать'],
];

const ZEROS = '٠۰०０';

/** The zero of the script that a figure is written in. */
export function zeroOf(written: string): string {
  const digit = /[٠-٩۰-۹०-९０-９]/.exec(written)?.[0] ?? '0';
  return [...ZEROS].findLast((zero) => zero <= digit) ?? '0';
}

const SIGNS: Record<string, string> = { '、': ',', '〜': '~', '　': ' ', '٫': '.', '٬': ',', '،': ',' };
/** Wide letters and signs stand in the same order as the plain ones. */
const WIDE = '！'.charCodeAt(0) - '!'.charCodeAt(0);

/** Figures of other scripts and wide signs as the plain ones. Must not change the length of the text: the places found in it are used in the original. */
export function plainFigures(text: string): string {
  return text
    .replace(/[٠-٩۰-۹०-९]/g, (digit) => String(digit.charCodeAt(0) - zeroOf(digit).charCodeAt(0)))
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE))
    .replace(/[、〜　٫٬،]/g, (sign) => SIGNS[sign] ?? sign);
}

export function inScript(figures: string, zero: string): string {
  if (zero === '0') return figures;
  return figures.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
}
