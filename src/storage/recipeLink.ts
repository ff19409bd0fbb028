import { NO_TASTE } from '../../machines/taste.ts';
import { digestOf } from '../shared/digestOf.ts';
import { orUndefined } from '../shared/orUndefined.ts';
import { or, parseObject } from '../shared/schema.ts';
import { type Entry, readEntry } from './entry.ts';

const VERSION = '1.';
const FRAGMENT = /^[^#]*#r(\d+\..*)$/s;
/** Maximum length of the packed recipe in a link, ten times the length of a typical long recipe. */
const MAX_PACKED_CHARS = 16_000;
/** Maximum size of an unpacked recipe, larger than any recipe that the page can render (see `reading/markdown/limits.ts`). */
const MAX_BYTES = 64 * 1_024;

export type Sent = Pick<Entry, 'recipe' | 'scale'>;

/**
 * Packs a recipe into a link. The link contains the servings and the language, but not the visitor's list, wishes
 * or marks. Returns null if the recipe is too long.
 */
export async function writeLink(home: string, { recipe, scale }: Sent): Promise<string | null> {
  const { text, cutShort, cookbook, pasted } = recipe;
  const { language } = recipe.taste;
  const content = {
    text,
    cutShort,
    ...(language && { taste: { language } }),
    scale,
    // Omits `leftOut`, `others` and `meant`, which depend on the sender's ingredient list.
    ...(cookbook && { cookbook: {} }),
    ...(pasted && { pasted }),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  if (bytes.length > MAX_BYTES) return null;
  const packed = toBase64Url(await through(new CompressionStream('deflate'), bytes));
  return packed.length > MAX_PACKED_CHARS ? null : `${home}#r${VERSION}${packed}`;
}

/** Returns the packed recipe in a URL's fragment, with its version in front, or null if there is no recipe. */
export function findPacked(address: string): string | null {
  return FRAGMENT.exec(address)?.[1] ?? null;
}

/** Unpacks a shared recipe. Returns null if the link is broken or was made by a newer version of the page. The content is untrusted. */
export async function readLink(link: string, at: number): Promise<Sent | null> {
  const packed = link.slice(VERSION.length);
  if (!link.startsWith(VERSION) || packed.length > MAX_PACKED_CHARS) return null;
  const bytes = orUndefined(() => fromBase64Url(packed));
  if (!bytes) return null;
  const unpacked = await through(new DecompressionStream('deflate'), bytes).catch(() => null);
  if (!unpacked || unpacked.length > MAX_BYTES) return null;
  const text = orUndefined(() => new TextDecoder('utf-8', { fatal: true }).decode(unpacked));
  const content = parseObject(text ?? '');
  return content && parseContent(content, at);
}

function parseContent(content: Record<string, unknown>, at: number): Sent | null {
  const { text, cutShort, taste, scale, cookbook, pasted } = content;
  const recipe = { id: 'sent', text, cutShort, ingredients: [], taste, at, cookbook, pasted };
  const entry = or(readEntry, null)({ recipe, scale });
  if (!entry || entry.recipe.text.trim() === '') return null;
  const { address = null, author = null } = entry.recipe.pasted ?? {};
  // Drops wishes and foods that somebody may have added to the link.
  const own = {
    taste: { ...NO_TASTE, language: entry.recipe.taste.language },
    cookbook: entry.recipe.cookbook && { leftOut: [], others: 0, meant: [] },
    pasted: entry.recipe.pasted && { address, author, isSent: true },
  };
  // Derives the recipe's id from its text, so that a timer finds its step again after a reload.
  return {
    recipe: { ...entry.recipe, ...own, id: `sent-${digestOf(entry.recipe.text)}` },
    scale: entry.scale,
  };
}

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) {
  const output = new Response(bytes).body?.pipeThrough(stream);
  return new Uint8Array(await new Response(output).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text)) throw new Error('Not base64url');
  const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(decoded, (char) => char.charCodeAt(0));
}
