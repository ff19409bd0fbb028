type TrustedTypes = {
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string | null }) => void;
};

const ENTITY = /^&[A-Za-z0-9]+;$/;

// Allows HTML entities such as `&frac12;`, which the markdown parser decodes with `innerHTML`. Rejects all other HTML, which could run a script.
try {
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (ENTITY.test(html) ? html : null),
  });
} catch {
  // If a Content Security Policy forbids this policy, recipes with HTML entities are shown as plain text.
}
