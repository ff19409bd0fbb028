/** A browser that asks where to save reads the file only after the answer: revoked earlier, it would be empty. */
const KEPT_FOR_MS = 60_000;

export function saveFile(name: string, type: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
}
