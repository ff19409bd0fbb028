import { useEffect } from 'react';
import { backoffMs } from '../../../machines/recipeMachine.ts';
import { useSeconds } from '../browser/useSeconds.ts';
import { useFailureMessage } from '../connect/requestFailures.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { useRenderer } from '../context/renderer.ts';
import { formatRetry } from '../context/requests.ts';
import { Bowl } from '../picture/Bowl.tsx';

/** Picture while a recipe is made. Announces nothing, because `RequestProgress` announces each attempt. */
export function Making() {
  const { code } = useRenderer();
  const language = useRecipeState((s) => s.context.taste.language);
  const attempt = useRecipeState((s) => s.context.attempt);
  const waitMs = useRecipeState((s) => (s.matches('retrying') ? backoffMs(s.context) : null));

  // While the visitor waits, reads a sample recipe in short steps, so that the code is ready. On a slow phone, the first
  // run of this code takes nearly a second.
  useEffect(() => {
    if (!code) return;
    const { reading, render, needed } = code.readRecipe(code.TYPICAL);
    const timers = [reading, render, () => needed(code.TYPICAL.ingredients)].map((step) => setTimeout(step));
    // Ignores a failure. The page loads the word list again for the recipe.
    code.reader.wordsToLoad({ text: '', language })?.catch(() => {});
    return () => timers.forEach(clearTimeout);
  }, [code, language]);

  return (
    <div className="picture ground-butter making">
      <div className="stack">
        {attempt > 1 && <p className="title large-title">{formatRetry(attempt)}</p>}
        {waitMs !== null && <NextTry key={attempt} seconds={waitMs / 1000} />}
      </div>
      <Bowl isStirred />
    </div>
  );
}

function NextTry({ seconds }: { seconds: number }) {
  const { cause } = useFailureMessage() ?? {};
  return (
    <p>
      {cause && `${cause}. `}Next try in {Math.max(1, seconds - useSeconds())} s.
    </p>
  );
}
