import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** 161 modules in a row, each 2 pixels wide: a phone's camera cannot tell smaller ones apart (decision 030). */
const MAX_VERSION = 36;

export type QrCode = {
  /** How many modules are in a row. */
  size: number;
  /** The outline of the black ones. */
  path: string;
};

/** Else what the visitor is told. */
export function renderQrCode(text: string): QrCode | string {
  try {
    const code = generate(text, { maxVersion: MAX_VERSION });
    return { size: code.size, path: toSvgPath(code) };
  } catch {
    return 'This recipe is too long for a QR code.';
  }
}
