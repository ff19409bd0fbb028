/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_BRAND?: string;
  readonly VITE_HF_ACCESS_TOKEN?: string;
  readonly VITE_HF_MODEL?: string;
  readonly VITE_HF_PROVIDER?: string;
  readonly VITE_INFERENCE_URL?: string;
}

/** Whether the practice kitchen answers; decided by `src/devtools/practicePlugin.ts`. */
declare const __PRACTICE__: boolean;
