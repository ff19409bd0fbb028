/** Exports the code that finds recipes in pasted texts and in files. It loads when somebody pastes a text. */

export { type Pasted, type PastedRecipe, type PastedSource, readPasted } from './pages/readPasted.ts';
