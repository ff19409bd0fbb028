import { PLAYER_ORIGIN, POSTER_ORIGIN } from '../reading/tree/youtube.ts';
import { INLINE_SCRIPT_HASH } from './inlineScript.ts';

export function writePolicy(originsAsked: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${INLINE_SCRIPT_HASH}`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' ${POSTER_ORIGIN}`,
    // `'self'` is for the service worker, which fetches the page's files: sent as a header, the policy holds for it too.
    `connect-src ${[...new Set(["'self'", ...originsAsked])].join(' ')}`,
    `frame-src ${PLAYER_ORIGIN}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default recipe-kitchen',
  ].join('; ');
}
