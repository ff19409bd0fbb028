import { formatScaled } from 'recipe-reading';
import { saveFile } from '../browser/saveFile.ts';
import type { RecipeOnPage } from '../context/recipeContext.ts';
import { writeSchemaOrg } from './schemaOrg.ts';

/** Each function saves a recipe as a file. Returns the message to show to the visitor. */
export function saveAsText(dish: string, text: string): string {
  return save(nameFile(dish, 'md'), 'text/markdown', text);
}

export function saveForApps({ recipe, reading, steps: shown, scale, units }: RecipeOnPage): string {
  const lines = reading.ingredients.map(({ text }) => formatScaled(text, reading.language, scale, units));
  const steps = reading.steps.map((step, index) => {
    const format = (text: string) => shown[index]?.inUnits(text, scale, units) ?? text;
    return { ...step, title: format(step.title), text: format(step.text) };
  });
  const content = writeSchemaOrg({ ...reading, steps, lines, scale, from: recipe.pasted });
  return save(nameFile(reading.dish, 'json'), 'application/json', content);
}

function nameFile(dish: string, extension: string): string {
  const words = dish.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*/gu) ?? ['recipe'];
  return `${words.join('-')}.${extension}`;
}

function save(name: string, type: string, content: BlobPart): string {
  saveFile(name, type, content);
  return `Saved as ${name}.`;
}
