/**
 * Makes an import that can be tried again after a failure. Chromium (150, and those before it) remembers for as long as the page
 * is open that an address did not load, and fails without a request: the next attempt asks by another address.
 */
export function retryImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let coming: Promise<Module> | null = null;
  let address: string | null = null;
  let failures = 0;

  const attempt = (): Promise<Module> =>
    address ? import(/* @vite-ignore */ `${address}?${failures}`) : load();

  return () => {
    coming ??= attempt().catch((error: unknown) => {
      coming = null;
      failures += 1;
      // Browsers name it in the message of the failure, and nowhere else.
      const named = /https?:\S+$/.exec(String(error))?.[0];
      if (named?.startsWith(`${location.origin}/`)) address ??= named;
      throw error;
    });
    return coming;
  };
}
