import { retryImport } from '../../shared/retryImport.ts';

export const loadQrCode = retryImport(() => import('./qrCode.ts'));
