import { existsSync, readFileSync } from 'node:fs';
import { withModule } from '../build/withModule.mjs';

const FILE_NAME = /\.\w+$/;

const [input, language = '', ...others] = process.argv.slice(2);
// Rejects more arguments, because they usually mean that the line was not in quotes.
if (!input || others.length > 0) {
  console.error('npm run explain -- FILE|"line" [language]');
  process.exit(1);
}
if (FILE_NAME.test(input) && !existsSync(input)) {
  console.error(`There is no file ${input}.`);
  process.exit(1);
}
const output = await withModule('/src/reading/explain.ts', async ({ explainAnswer, explainLine }, load) => {
  const { reader } = await load('/src/reader.ts');
  return existsSync(input)
    ? await explainAnswer(reader, readFileSync(input, 'utf8'), language)
    : await explainLine(reader, input, language || 'en');
});
console.log(output);
