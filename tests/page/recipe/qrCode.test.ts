import { expect, it } from 'vitest';
import { renderQrCode } from '../../../src/page/recipe/qrCode.ts';

it('QR code: is replaced by a message if too dense to scan', () => {
  expect(renderQrCode('x'.repeat(2_400))).toMatchObject({ size: 161 });
  expect(renderQrCode('x'.repeat(2_500))).toBe('This recipe is too long for a QR code.');
});
