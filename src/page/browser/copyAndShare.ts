/** Returns what the visitor is told. */
export async function copy({ plain, html }: { plain: string; html?: string }): Promise<string> {
  try {
    const { clipboard } = navigator;
    // Firefox before 127 copies plain text only: asked for more, it would say that copying is not allowed.
    if (html === undefined || !('ClipboardItem' in globalThis)) {
      await clipboard.writeText(plain);
    } else {
      const blob = (type: string, content: string) => new Blob([content], { type });
      const item = { 'text/html': blob('text/html', html), 'text/plain': blob('text/plain', plain) };
      await clipboard.write([new ClipboardItem(item)]);
    }
    return 'Copied.';
  } catch {
    return 'Copying is not allowed here.';
  }
}

/** Not on a desk, where many browsers can share, but hardly anybody has anything to share with. */
export function hasShareSheet(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

export async function share(what: ShareData): Promise<string> {
  try {
    await navigator.share(what);
    return 'Shared.';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? '' : 'Sharing is not allowed here.';
  }
}
