/** Copies a text to the clipboard. Returns the message to show to the visitor. */
export async function copy({ plain, html }: { plain: string; html?: string }): Promise<string> {
  try {
    const { clipboard } = navigator;
    // In Firefox before version 127, copies plain text without HTML. Copying HTML would fail, and the visitor would be told that copying is not allowed.
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

/** Returns false on desktops, where hardly any visitor has an app to share with. */
export function hasShareSheet(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

export async function openShareSheet(data: ShareData): Promise<string> {
  try {
    await navigator.share(data);
    return 'Shared.';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? '' : 'Sharing is not allowed here.';
  }
}
