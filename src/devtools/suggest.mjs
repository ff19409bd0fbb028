import { parseArgs } from 'node:util';
import { withModule } from '../build/withModule.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, diet: { type: 'string', multiple: true } },
});
const [list, ...others] = positionals;
// Rejects more arguments, which usually come from a list without quotes.
if (!list || others.length > 0) {
  console.error('npm run suggest -- "eggs, rice" [--minutes 30] [--diet vegan]');
  process.exit(1);
}
await withModule('/src/cookbook/explain.ts', async ({ explainDishes }) => {
  const wishes = { minutes: values.minutes ? Number(values.minutes) : null, diets: values.diet ?? [] };
  console.log(await explainDishes(list.split(/, */), wishes));
});
