import { expect, it, vi } from 'vitest';
import { saveFile } from '../../../src/page/browser/saveFile.ts';

it('file download: revokes its URL only after a slow browser has read the file', () => {
  vi.useFakeTimers();
  const revoked = vi.fn();
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL: () => 'blob:x', revokeObjectURL: revoked }),
  );
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  saveFile('rice.md', 'text/markdown', '# Rice');
  expect(clicked).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(30_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledWith('blob:x');
});
