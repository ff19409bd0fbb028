import { type Line, withoutColon } from '../lines/lines.ts';
import type { Ingredient } from './ingredients.ts';
import type { DividedDish } from './sections.ts';

/** Joins the names of a dish and a group: 'Cucumber salad: For the dressing'. */
export function nameWithin({ name: dish, title }: Pick<DividedDish, 'name' | 'title'>, name: string): string {
  const isOwn = title !== null && name === withoutColon(title.text);
  return [dish, isOwn ? '' : name].filter(Boolean).join(': ');
}

/** Returns the title lines among the ingredients, each with the name of its group or dish. */
export function groupLinesIn(
  lines: Line[],
  ingredients: Ingredient[],
  dishes: DividedDish[],
): ReadonlyMap<Line, string> {
  const found = new Map<Line, string>();
  const groupOf = new Map(ingredients.map(({ line, group }) => [line, group]));
  let dish: Pick<DividedDish, 'name' | 'title'> = { name: '', title: null };
  for (const [index, line] of lines.entries()) {
    const begun = dishes.find(({ title }) => title?.line === line);
    if (begun) dish = begun;
    const name = begun ? nameWithin(begun, '') : nameWithin(dish, withoutColon(line.text));
    const next = lines.slice(index + 1).find((one) => groupOf.has(one));
    const isGroup = next && !groupOf.has(line) && groupOf.get(next) === name;
    if (begun || isGroup) found.set(line, name);
  }
  return found;
}
