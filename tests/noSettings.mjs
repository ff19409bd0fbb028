/** Empty variables, which override the variables in a developer's own .env files. */
export const NO_SETTINGS = {
  VITE_BRAND: '',
  VITE_HF_ACCESS_TOKEN: '',
  VITE_HF_MODEL: '',
  VITE_HF_PROVIDER: '',
  VITE_INFERENCE_URL: '',
  VITE_HF_OAUTH_CLIENT_ID: '',
  VITE_ATTEMPT_SECONDS: '',
  VITE_SITE_URL: '',
};
