import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const [said, language = ''] = process.argv.slice(2);
if (!said) {
  console.error('npm run explain -- FILE|"line" [language]');
  process.exit(1);
}
// Node 20 runs no TypeScript, and only Vite finds the files of the languages.
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
});
try {
  const place = fileURLToPath(new URL('explain.ts', import.meta.url));
  const { explainAnswer, explainLine } = await vite.ssrLoadModule(place);
  console.log(
    existsSync(said)
      ? await explainAnswer(readFileSync(said, 'utf8'), language)
      : await explainLine(said, language || 'en'),
  );
} finally {
  await vite.close();
}
