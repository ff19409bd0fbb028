/**
 * Returns a function that imports a module, again after a failure. Chromium (up to version 150) remembers a failed
 * address and fails without a request, so the next attempt uses another address.
 */
export function retryImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let pending: Promise<Module> | null = null;
  let address: string | null = null;
  let failures = 0;

  const attempt = (): Promise<Module> =>
    address ? import(/* @vite-ignore */ `${address}?${failures}`) : load();

  return () => {
    pending ??= attempt().catch((error: unknown) => {
      pending = null;
      failures += 1;
      // Browsers name the failed address only in the message of the error.
      const named = /https?:\S+$/.exec(String(error))?.[0];
      if (named?.startsWith(`${location.origin}/`)) address ??= named;
      throw error;
    });
    return pending;
  };
}
