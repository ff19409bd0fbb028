import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CODE = /\.(?:tsx?|m?js|css)$/;
/** Matches a row of README's tables 'Where is what', which links to a file or folder and ends with its lines. */
const ROW = /^(\| .*?\]\(((?:src|machines|tests)\/?[^)]*)\).*\| )([\d,]+)( \|)$/gm;
const SUM = /(?<=\*\*What was asked for\*\* is in )(\w+)( files with )([\d,]+)(?= lines)/;
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * Updates the lines in README. The lines of a folder leave out the files and folders that have rows of their own.
 * @param {string} readme
 */
export function withLines(readme) {
  const paths = [...readme.matchAll(ROW)].map(([, , path = '']) => path);
  const rows = paths.map((path) => ({ path, lines: linesIn(path, paths) }));
  const files = rows.filter(({ path }) => CODE.test(path));
  const sum = files.reduce((all, { lines }) => all + lines, 0);
  let next = 0;
  return readme
    .replace(ROW, (_, before, _path, _lines, after) => `${before}${format(rows[next++]?.lines ?? 0)}${after}`)
    .replace(SUM, (_, _count, between) => `${NUMBERS[files.length]}${between}${format(sum)}`);
}

/** @param {string} path @param {string[]} apart @returns {number} */
function linesIn(path, apart) {
  if (!statSync(path).isDirectory())
    return CODE.test(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0;
  return readdirSync(path)
    .map((name) => join(path, name).replaceAll('\\', '/'))
    .filter((one) => !apart.includes(one) && !apart.includes(`${one}/`) && !one.endsWith('/dist'))
    .reduce((sum, one) => sum + linesIn(one, apart), 0);
}

/** @param {number} lines */
function format(lines) {
  return lines.toLocaleString('en');
}

if (process.argv[1] === import.meta.filename)
  writeFileSync('README.md', withLines(readFileSync('README.md', 'utf8')));
