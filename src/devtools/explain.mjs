import { existsSync, readFileSync } from 'node:fs';
import { withModule } from './withModule.mjs';

const [said, language = ''] = process.argv.slice(2);
if (!said) {
  console.error('npm run explain -- FILE|"line" [language]');
  process.exit(1);
}
const told = await withModule('/src/devtools/explain.ts', async ({ explainAnswer, explainLine }) =>
  existsSync(said)
    ? await explainAnswer(readFileSync(said, 'utf8'), language)
    : await explainLine(said, language || 'en'),
);
console.log(told);
