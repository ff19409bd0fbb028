/** Short and plainly fake token, so that no secret scanner reports it. */
export const TOKEN = 'hf_fake';
export const CLIENT_ID = 'test-client';

/**
 * Pages that the browser tests visit.
 * @type {Record<string, { base?: string, settings?: Partial<typeof import('../../noSettings.mjs').NO_SETTINGS> }>}
 */
export const PAGES = {
  SHIPPED: { settings: { VITE_HF_ACCESS_TOKEN: TOKEN } },
  OWN_HOST: {
    settings: {
      VITE_INFERENCE_URL: 'https://models.test/v1',
      VITE_HF_ACCESS_TOKEN: TOKEN,
      VITE_BRAND: 'Thyme',
    },
  },
  SIGN_IN: { settings: { VITE_HF_OAUTH_CLIENT_ID: CLIENT_ID } },
  BARE: { base: '/kitchen/' },
};
