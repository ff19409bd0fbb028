import remarkGfm from 'remark-gfm';
import { remarkVideos } from './remarkVideos.ts';

export const remarkPlugins = [remarkGfm, remarkIndented, remarkVideos];

/** Models indent lists by four blanks: markdown takes that for code, and no recipe holds any. */
function remarkIndented(this: { data(): object }) {
  const data: { micromarkExtensions?: object[] } = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: ['codeIndented'] } });
}
