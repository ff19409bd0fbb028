type TrustedTypes = {
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string | null }) => void;
};

const ENTITY = /^&[A-Za-z0-9]+;$/;

// The markdown parser has the browser read names such as `&frac12;`. They alone may become HTML in the built page.
try {
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (ENTITY.test(html) ? html : null),
  });
} catch {
  // A server's own policy, or an extension's, forbids it: a recipe with such names is then shown as plain text.
}
