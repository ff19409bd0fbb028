/** Over the page; beside it where the browser has no other way. */
export function openDialog(dialog: HTMLDialogElement | null): void {
  // Not in every browser, whatever the types say.
  if (typeof dialog?.showModal === 'function') dialog.showModal();
  else dialog?.setAttribute('open', '');
}
