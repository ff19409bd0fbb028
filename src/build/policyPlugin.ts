import type { Plugin } from 'vite';
import { HUGGING_FACE, requestOrigins } from '../model/settings/checkSettings.ts';
import type { PageSettings } from '../model/settings/settings.ts';
import { PLAYER_ORIGIN, POSTER_ORIGIN } from '../shared/youtube.ts';
import { INLINE_SCRIPT_HASH } from './indexHtmlPlugin.ts';

const CHARSET = '<meta charset="utf-8" />';

/** Writes the content security policy into the page, and into a `_headers` file for hosts that support such a file. */
export function policyPlugin(settings: PageSettings): Plugin {
  const policy = writePolicy([...requestOrigins(settings, "'self'"), ...HUGGING_FACE]);
  let root = '/';
  return {
    name: 'policy',
    apply: 'build',
    configResolved: ({ base }) => {
      if (base.startsWith('/')) root = base;
    },
    // Puts the content security policy right after the charset, because the policy applies only to the markup below the
    // policy.
    transformIndexHtml: (html) =>
      html.replace(
        CHARSET,
        () => `${CHARSET}
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="referrer" content="no-referrer" />`,
      ),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: writeHeaders(policy, root) });
    },
  };
}

export function writePolicy(requestOrigins: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${INLINE_SCRIPT_HASH}`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' ${POSTER_ORIGIN}`,
    // Includes `'self'`, so that the service worker can fetch the page's files if the policy is sent as a header.
    `connect-src ${[...new Set(["'self'", ...requestOrigins])].join(' ')}`,
    `frame-src ${PLAYER_ORIGIN}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default recipe-kitchen pasted-html',
  ].join('; ');
}

/** Writes the `_headers` file. Sets each header only once per path, because some hosts send every value of a repeated header. */
export function writeHeaders(policy: string, root: string): string {
  const uncached = ['', 'index.html', 'sw.js', 'manifest.webmanifest'];
  return `${root}*
  Content-Security-Policy: ${policy}
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
${uncached.map((file) => `${root}${file}\n  Cache-Control: no-cache\n`).join('')}${root}assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
}
