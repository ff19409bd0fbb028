type TrustedTypes = {
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string | null }) => void;
};

const ENTITY = /^&[A-Za-z0-9]+;$/;

// The markdown parser has the browser decode names such as `&frac12;` by `innerHTML`. Anything else that passes here could run.
try {
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (ENTITY.test(html) ? html : null),
  });
} catch {
  // Where the policy of a server or an extension forbids this one, a recipe with such names is shown as plain text.
}
