/** A browser may read the file only after the visitor has said where it goes. */
const KEPT_FOR_MS = 60_000;

/** Hands the visitor a file, without asking anybody for it. */
export function saveFile(name: string, type: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
}
