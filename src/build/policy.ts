import { PLAYER_ORIGIN, POSTER_ORIGIN } from '../reading/tree/youtube.ts';
import { INLINE_SCRIPT_HASH } from './inlineScript.ts';

/** What a built page may load, run and ask: nothing but what is named here. */
export function writePolicy(originsAsked: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${INLINE_SCRIPT_HASH}`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' ${POSTER_ORIGIN}`,
    // A policy in a header also holds for the service worker's files and a crawler's look at robots.txt: hence the own origin.
    `connect-src ${[...new Set(["'self'", ...originsAsked])].join(' ')}`,
    `frame-src ${PLAYER_ORIGIN}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default recipe-kitchen',
  ].join('; ');
}
