import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/**
 * Maximum QR version, with 161 modules (squares) per row. Each module is 2 pixels wide because a phone's camera cannot
 * read smaller modules (decision 030).
 */
const MAX_VERSION = 36;

export type QrCode = {
  /** Number of modules (squares) per row. */
  size: number;
  /** SVG path that draws the black modules (squares). */
  path: string;
};

/** Returns a QR code for a text. If the text is too long, returns a message for the visitor. */
export function renderQrCode(text: string): QrCode | string {
  try {
    const code = generate(text, { maxVersion: MAX_VERSION });
    return { size: code.size, path: toSvgPath(code) };
  } catch {
    return 'This recipe is too long for a QR code.';
  }
}
