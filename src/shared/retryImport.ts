/** Error that is thrown if code cannot be loaded. */
export class LoadError extends Error {}

/**
 * Returns a function that imports a module, and tries again if it is called after a failure. Throws a `LoadError`. Chromium (up to version
 * 150) never requests a failed URL again, so each retry changes the URL. `onResult`: called with the module, or with null after a failure.
 */
export function retryImport<Module>(
  load: () => Promise<Module>,
  onResult: (module: Module | null) => void = () => {},
): () => Promise<Module> {
  let pending: Promise<Module> | null = null;
  let address: string | null = null;
  let failures = 0;

  const attempt = (): Promise<Module> =>
    address ? import(/* @vite-ignore */ `${address}?${failures}`) : load();

  return () => {
    pending ??= attempt().then(
      (module) => {
        onResult(module);
        return module;
      },
      (error: unknown) => {
        pending = null;
        failures += 1;
        // Extracts the failed URL from the error's message because nothing else contains it.
        const named = /https?:\S+$/.exec(String(error))?.[0];
        if (named?.startsWith(`${location.origin}/`)) address ??= named;
        onResult(null);
        throw new LoadError(String(error), { cause: error });
      },
    );
    return pending;
  };
}
