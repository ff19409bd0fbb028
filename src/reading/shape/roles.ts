import { type Line, withoutColon } from '../lines/lines.ts';
import { hasWords } from '../lines/looks.ts';
import type { Ingredient } from './ingredients.ts';
import { PARTS } from './points.ts';
import type { Dish } from './sections.ts';
import type { Step } from './steps.ts';

/** The role of a line. A 'remark' is any line without another role. */
export type Role = 'dish' | 'facts' | 'title' | 'group' | 'ingredient' | 'step' | 'remark';
type Read = {
  dishes: Dish[];
  dishLine: Line | null;
  factLines: ReadonlySet<Line>;
  groupLines: ReadonlyMap<Line, string>;
  ingredients: Ingredient[];
  steps: Step[];
};

/** Joins the names of a dish and a group: 'Cucumber salad: For the dressing'. */
export function nameWithin({ name: dish, title }: Pick<Dish, 'name' | 'title'>, name: string): string {
  const isOwn = title !== null && name === withoutColon(title.text);
  return [dish, isOwn ? '' : name].filter(Boolean).join(': ');
}

/** Returns the title lines of groups and further dishes among the ingredients, each with its group's name. */
export function groupLinesIn(
  lines: Line[],
  ingredients: Ingredient[],
  dishes: Dish[],
): ReadonlyMap<Line, string> {
  const found = new Map<Line, string>();
  const groupOf = new Map(ingredients.map(({ line, group }) => [line, group]));
  let dish: Pick<Dish, 'name' | 'title'> = { name: '', title: null };
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

/** Returns the role of each line. Skips lines without words. */
export function rolesOf(lines: Line[], read: Read): ReadonlyMap<Line, Role> {
  const { dishes, dishLine, factLines, groupLines, ingredients, steps } = read;
  const itemLines = new Set(ingredients.map(({ line }) => line));
  const stepLines = new Set(
    steps.flatMap((step) => [...(step.heading ? [step.heading.line] : []), ...step.lines]),
  );
  const blocks = dishes.flatMap(({ sections }) => PARTS.flatMap((part) => sections[part]));
  const titles = new Set(blocks.flatMap(({ title, isFirst }) => (title && isFirst ? [title.line] : [])));
  const roleOf = (line: Line): Role => {
    if (itemLines.has(line)) return 'ingredient';
    if (stepLines.has(line)) return 'step';
    if (line === dishLine) return 'dish';
    if (factLines.has(line)) return 'facts';
    if (groupLines.has(line)) return 'group';
    return titles.has(line) ? 'title' : 'remark';
  };
  const withWords = lines.filter(({ text, raw }) => hasWords(text || raw));
  return new Map(withWords.map((line) => [line, roleOf(line)]));
}
