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

export async function share(title: string, text: string): Promise<string> {
  try {
    await navigator.share({ title, text });
    return 'Shared.';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? '' : 'Sharing is not allowed here.';
  }
}
