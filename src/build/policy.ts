import { PLAYER_ORIGIN, POSTER_ORIGIN } from '../recipe/youtube.ts';

/** What a built page may load, run and ask: nothing but what is named here. */
export function writePolicy(originsAsked: string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' ${POSTER_ORIGIN}`,
    `connect-src ${originsAsked.join(' ')}`,
    `frame-src ${PLAYER_ORIGIN}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
