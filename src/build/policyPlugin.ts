import type { Plugin } from 'vite';
import { HUGGING_FACE, originsAsked } from '../model/checkSettings.ts';
import type { PageSettings } from '../model/settings.ts';
import { writePolicy } from './policy.ts';

const CHARSET = '<meta charset="utf-8" />';

/** It also writes a `_headers` file, which some hosts read. */
export function policyPlugin(settings: PageSettings): Plugin {
  const policy = writePolicy([...originsAsked(settings, "'self'"), ...HUGGING_FACE]);
  let root = '/';
  return {
    name: 'policy',
    apply: 'build',
    configResolved: ({ base }) => {
      if (base.startsWith('/')) root = base;
    },
    // The policy holds only for what comes after it; the character set alone comes before, since it has to be within the first bytes.
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

/** No two lines may set the same header for one path: some hosts would send both. */
export function writeHeaders(policy: string, root: string): string {
  const asked = ['', 'index.html', 'sw.js', 'manifest.webmanifest'];
  return `${root}*
  Content-Security-Policy: ${policy}
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
${asked.map((file) => `${root}${file}\n  Cache-Control: no-cache\n`).join('')}${root}assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
}
