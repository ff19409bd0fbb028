type Files = Record<string, string>;

/**
 * Reads model answers from files. Before each answer, JSON between '---json' and '---' states how the answer
 * should be read.
 */
export function readCorpus<Head>(files: Files): { file: string; head: Head; text: string }[] {
  return Object.entries(files).map(([file, content]) => {
    const [, head = '', text = ''] =
      /^---json\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content.replaceAll('\r\n', '\n')) ?? [];
    return { file, head: JSON.parse(head) as Head, text };
  });
}
