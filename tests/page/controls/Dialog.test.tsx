import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/page/controls/Dialog.tsx';
import { settle } from '../../recipeOf.ts';

const open = (onClose: () => void) =>
  render(
    <Dialog titleId="title" title="Send" onClose={onClose}>
      <p>The link</p>
    </Dialog>,
  );

it('dialog: closes on a single click outside, but not if a text selection ends outside', () => {
  const onClose = vi.fn();
  open(onClose);
  const dialog = screen.getByRole('dialog', { name: 'Send' });
  const text = screen.getByText('The link');
  const click = (from: Element, to: Element, detail = 1) => {
    fireEvent.pointerDown(from);
    fireEvent.click(to, { detail });
  };
  click(text, text);
  click(text, dialog);
  click(dialog, dialog, 2);
  expect(onClose).not.toHaveBeenCalled();
  click(dialog, dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each(['recipe', 'connection'])(
  'closed dialog: focuses #%s if the button that opened the dialog is gone',
  async (id) => {
    const opener = document.body.appendChild(document.createElement('button'));
    const fallback = document.body.appendChild(document.createElement('button'));
    fallback.id = id;
    opener.focus();
    const { unmount } = open(() => {});
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Send' }));
    opener.remove();
    unmount();
    await settle();
    expect(document.activeElement).toBe(fallback);
    fallback.remove();
  },
);
