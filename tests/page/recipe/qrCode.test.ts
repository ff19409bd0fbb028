import { expect, it } from 'vitest';
import { drawQrCode } from '../../../src/page/recipe/qrCode.ts';

it('draws no code that is too fine for a camera', () => {
  expect(drawQrCode('x'.repeat(1_100))).toMatchObject({ size: 113 });
  expect(drawQrCode('x'.repeat(1_300))).toBe('This recipe is too long for a QR code.');
});
