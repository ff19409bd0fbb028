type TrustedTypes = {
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string | null }) => void;
};

const ENTITY = /^&[A-Za-z0-9]+;$/;

// Allows entities such as `&frac12;`, which the markdown parser decodes with `innerHTML`. Rejects all other HTML, which could run a script.
try {
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (ENTITY.test(html) ? html : null),
  });
} catch {
  // If another policy forbids this one, recipes with entities are shown as plain text.
}
