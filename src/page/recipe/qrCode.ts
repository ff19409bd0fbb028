import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** QR version with 161 modules per row, each 2 pixels wide. A phone's camera cannot read smaller modules (decision 030). */
const MAX_VERSION = 36;

export type QrCode = {
  /** Number of modules in a row. */
  size: number;
  /** Outline of the black modules. */
  path: string;
};

/** Returns a message for the visitor if the text is too long. */
export function renderQrCode(text: string): QrCode | string {
  try {
    const code = generate(text, { maxVersion: MAX_VERSION });
    return { size: code.size, path: toSvgPath(code) };
  } catch {
    return 'This recipe is too long for a QR code.';
  }
}
