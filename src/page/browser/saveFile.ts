/** Time until the file's URL is revoked. The browser reads the file only after the visitor has chosen a folder for it. */
const REVOKED_AFTER_MS = 60_000;

export function saveFile(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKED_AFTER_MS);
}
