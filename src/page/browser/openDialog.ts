export function openDialog(dialog: HTMLDialogElement | null): void {
  // The types promise `showModal` everywhere: a browser without it would show no dialog at all.
  if (typeof dialog?.showModal === 'function') dialog.showModal();
  else dialog?.setAttribute('open', '');
}
