import { expect, it } from 'vitest';
import { renderQrCode } from '../../../src/page/recipe/qrCode.ts';

it('QR code: is not made if it is too fine for a camera', () => {
  expect(renderQrCode('x'.repeat(2_400))).toMatchObject({ size: 161 });
  expect(renderQrCode('x'.repeat(2_500))).toBe('This recipe is too long for a QR code.');
});
