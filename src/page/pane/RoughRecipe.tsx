const SIGNS = /^#+ |^\s*[-*] |\*\*|__/g;

/** Shows a recipe until the code that renders it, and the words of its language, have loaded. */
export function RoughRecipe({ text }: { text: string }) {
  return (
    <div className="rough late">
      {text.split(/\n+/).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never change places
        <p key={index} className={lookOf(line)}>
          {line.replace(SIGNS, '')}
        </p>
      ))}
    </div>
  );
}

function lookOf(line: string): string {
  if (line.startsWith('#')) return line.startsWith('# ') ? 'title rough-dish' : 'title';
  return /^\s*[-*] /.test(line) ? 'point' : '';
}
