export const loadQrCode = () => import('./qrCode.ts');
