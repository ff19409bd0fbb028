import { expect, it, vi } from 'vitest';
import { saveFile } from '../../../src/page/browser/saveFile.ts';

it('file download: the URL of the file stays valid long enough for a slow browser', () => {
  vi.useFakeTimers();
  const revokeObjectURL = vi.fn();
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveFile('rice.md', 'text/markdown', '# Rice');
  vi.advanceTimersByTime(30_000);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:x');
});
