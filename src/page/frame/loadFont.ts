import newsreader from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url';

/**
 * Loads Newsreader, the font for headings, names of dishes, step numbers and timers. Capital letters are vertically
 * centred in their line, so that headings align with icons. Adds the font only once it has loaded, because each change of
 * the fonts makes the browser lay out all text anew. Without the font, a similar one of the system stays.
 */
export async function loadFont(): Promise<void> {
  const face = new FontFace('Newsreader', `url(${newsreader})`, {
    weight: '500',
    ascentOverride: '90%',
    descentOverride: '23%',
  });
  const loaded = await face.load().catch(() => null);
  if (loaded) document.fonts.add(loaded);
}
