type TrustedTypes = {
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string | null }) => void;
};

const ENTITY = /^&[A-Za-z0-9]+;$/;

// The markdown parser decodes entities such as `&frac12;` with `innerHTML`. Any other HTML that is allowed here could run a script.
try {
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (ENTITY.test(html) ? html : null),
  });
} catch {
  // If the policy of a server or an extension forbids this one, a recipe with such entities is shown as plain text.
}
