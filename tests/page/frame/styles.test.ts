import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DARK, LIGHT } from '../../../src/build/palette.ts';
import { rowsIn } from '../../rowsIn.ts';
/**
 * Each row has the least contrast, a colour and its grounds. The least contrast is 3 for borders of controls, and 4.5
 * for text.
 */
import PAIRS from './contrast.tsv?raw';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
const read = (ending: RegExp) =>
  Object.fromEntries(
    files.filter((file) => ending.test(file)).map((file) => [file, readFileSync(`src/${file}`, 'utf8')]),
  );

const SHEETS = Object.fromEntries(
  Object.entries(read(/\.css$/)).map(([file, css]) => [file, css.replace(/\/\*.*?\*\//gs, '')]),
);
const TOKENS = SHEETS['page/frame/tokens.css'] ?? '';
const RULES = Object.values(SHEETS).join('\n');
const VIEWS = [...Object.values(read(/\.(?:tsx?|svg|html)$/)), readFileSync('index.html', 'utf8')].join('\n');
/** Classes that the markdown parser gives to footnotes. */
const FOOTNOTES = ['sr-only', 'footnotes'];

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const COLOUR_PROPERTY = /colou?r$|^(?:background|border|outline|fill|stroke|box-shadow)/;
const NAMED_COLOUR = /\b(?:white|black|red|green|blue|gr[ae]y|yellow|orange|brown|beige|ivory)\b/;

/** Returns CSS declarations that contain a literal colour, font size or radius instead of a variable. */
function literalValues(css: string): string[] {
  const declarations = found(
    css.replace(/@font-face \{.*?\}/gs, ''),
    /(?<=[;{]\s*)([\w-]+:[^;{}]+)(?=[;}])/g,
  );
  return declarations.filter((declaration) => {
    const [property = '', value = ''] = declaration.split(/:\s*(.*)/s);
    if (/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)\(/i.test(value)) return true;
    if (COLOUR_PROPERTY.test(property) && NAMED_COLOUR.test(value.replace(/var\([^)]*\)/g, ''))) return true;
    if (/^font(?:-size)?$/.test(property)) return !/^(?:inherit|.*var\(--[\w-]+-size\))/.test(value);
    if (/radius$/.test(property)) return !/^(?:0|inherit|(?:calc\()?var\(--)/.test(value);
    return false;
  });
}

it('style sheets: take every colour, font size and radius from tokens.css', () => {
  for (const [file, css] of Object.entries(SHEETS)) {
    if (file !== 'page/frame/tokens.css') expect({ [file]: literalValues(css) }).toEqual({ [file]: [] });
  }
});

/** Returns each `content` with alternative text that lacks a fallback for Firefox before 128 and Safari before 17.4. */
function withoutFallback(css: string): string[] {
  const alone = css.replace(/(?<=[;{]\s*)content: ([^;{}]+);\s*content: \1 \/ [^;{}]+/g, '');
  return found(alone.replace(/"[^"]*"/g, '""'), /(?<=[;{]\s*)content: ([^;{}]+ \/ [^;{}]+)/g);
}

it('style sheets: have a fallback for each `content` with alternative text', () => {
  for (const [file, css] of Object.entries(SHEETS)) {
    expect({ [file]: withoutFallback(css) }).toEqual({ [file]: [] });
  }
});

/** Returns the selectors of a style sheet, including nested selectors, without the contents of strings. */
const selectorsOf = (css: string) =>
  found(css.replace(/"[^"]*"/g, '""'), /([^{};]+)\{/g).filter((prelude) => !prelude.trim().startsWith('@'));
const classesOf = (selector: string) => found(selector, /\.(-?[a-z][\w-]*)/gi);
// Drops the prefix `button-` because views contain only the rest of the class name.
const isNamedIn = (views: string, name: string) =>
  new RegExp(`[\\s"'\`]${name.replace(/^button-/, '')}[\\s"'\`]`).test(views);

it('style sheets: have no unused class', () => {
  const named = selectorsOf(RULES).flatMap(classesOf);
  const isUsed = (name: string) => FOOTNOTES.includes(name) || isNamedIn(VIEWS, name);
  expect([...new Set(named)].filter((name) => !isUsed(name))).toEqual([]);
});

it('style sheets: define every variable that they use, and use every variable they define', () => {
  const defined = new Set(found(RULES, /(--[\w-]+):/g));
  const used = new Set(found(RULES + VIEWS, /var\((--[\w-]+)/g));
  expect([...defined].filter((token) => !used.has(token))).toEqual([]);
  expect([...used].filter((token) => !defined.has(token))).toEqual([]);
});

it('animations: are short, except three, and change only `transform` and `opacity`', () => {
  const times = found(TOKENS, /--(?:quick|drop|unroll): (\d+)ms/g).map(Number);
  expect(times).toEqual([140, 250, 320]);
  const transitions = found(RULES, /transition:\s*([^;]+);/g);
  expect(transitions.filter((value) => /\d/.test(value.replace(/var\([^)]*\)/g, '')))).toEqual([]);
  const endless = found(RULES, /animation: ([\w-]+)[^;]*infinite/g);
  expect(endless.toSorted()).toEqual(['steam', 'stir', 'turn']);
  const moving = found(RULES, /@starting-style\s*\{([^}]*)\}/g);
  for (const name of endless)
    moving.push(...found(RULES, new RegExp(`@keyframes ${name} \\{(.*?)\\n\\}`, 'gs')));
  const changed = moving.flatMap((css) => found(css, /([\w-]+):/g));
  expect([...new Set(changed)].toSorted()).toEqual(['opacity', 'transform']);
});

/** A nightly browser test measures the contrast of each text in both themes. */
it.each<[string, Record<string, string>]>([
  ['light', LIGHT],
  ['dark', DARK],
])('palette: borders of controls and texts have enough contrast in the %s theme', (_, colours) => {
  for (const [least, colour = '', grounds = ''] of rowsIn(PAIRS)) {
    for (const ground of grounds.split(' ')) {
      const measured = contrast(colours[colour], colours[ground]);
      expect(measured, `${colour} on ${ground}`).toBeGreaterThanOrEqual(Number(least));
    }
  }
});

/** Returns the contrast ratio of two colours, as defined in WCAG 2. */
function contrast(one = '', other = ''): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = found(colour, /([0-9a-f]{2})/g)
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it('favicon: has the colours of the palette', () => {
  const icon = readFileSync('src/page/frame/favicon.svg', 'utf8');
  expect(found(icon, /"(#[0-9a-f]{6})"/g)).toEqual([LIGHT.basil, LIGHT['on-basil']]);
});
