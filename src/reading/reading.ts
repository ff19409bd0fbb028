/** The door of the package: the reader, and questions about what it has read. See README.md. */

export type { CheckedDiet } from './foods/alternatives.ts';
export { type Because, type Check, check, checkReading } from './foods/check.ts';
export { figuresOfStep } from './foods/figuresOfStep.ts';
export { readIngredient } from './foods/foods.ts';
export { ingredientsOf, type Listed, usesOven } from './foods/forStep.ts';
export { nameOf, readList } from './foods/needed.ts';
export { isUnderstood, namesIn, type Wish, wishesOf } from './foods/wish.ts';
export type { LanguageWords } from './languages/languageWords.ts';
export {
  findAmounts,
  findFigures,
  formatScaled,
  mayConvert,
  type ShownFigure,
  write,
} from './numbers/amounts.ts';
export { quantityIn } from './numbers/quantity.ts';
export { readLine } from './numbers/readLine.ts';
export { type Answer, openReader, type Reader } from './openReader.ts';
export { type Proof, proofRead } from './proof/proofRead.ts';
export type { Reading, ReadStep } from './shape/read.ts';
export { textOfStep } from './shape/steps.ts';
export { type Language, warmUpEnglish } from './words/language.ts';
export type { System } from './words/units.ts';
export { type Written, writeMarkdown } from './writing/markdown.ts';
