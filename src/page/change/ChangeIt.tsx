import { type SubmitEvent, useRef } from 'react';
import { MAX_WISH_CHARS } from '../../../machines/recipeMachine.ts';
import { usesOven } from '../../reading/foods/forStep.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { type RecipeOnPage, useRecipe } from '../context/recipeContext.ts';
import { useAskForChange } from '../context/useAskForChange.ts';
import { useOnHand } from '../context/useOnHand.ts';
import { Button } from '../controls/Button.tsx';
import { readRecipe } from '../drawing/readRecipe.ts';

/** With less, nobody would ask for it to be quicker. */
const QUICK_MINUTES = 15;

export function ChangeIt() {
  const recipe = useRecipe();
  const askForChange = useAskForChange();
  const { names } = readRecipe(recipe.recipe).needed(useOnHand());
  const isMaking = useRecipeState((s) => s.hasTag('busy'));
  const field = useRef<HTMLInputElement>(null);
  if (!askForChange) return null;

  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!field.current) return;
    const wish = field.current.value.trim();
    // By Enter, it came from the field, and otherwise from the button: on a phone, the field would call up the keyboard.
    const isByEnter = document.activeElement === field.current;
    const { submitter } = event.nativeEvent;
    if (wish === '') field.current.focus();
    else askForChange(wish, isByEnter || !submitter ? field.current : submitter);
  };

  return (
    <section className="change-it" aria-labelledby="change-it">
      <h3 id="change-it">Adjust this recipe</h3>
      <p className="soft">Saved as a new recipe.</p>
      <form className="line add" onSubmit={ask}>
        <input
          ref={field}
          type="text"
          aria-labelledby="change-it"
          placeholder="e.g. no oven, one pan only"
          maxLength={MAX_WISH_CHARS}
          autoComplete="off"
          enterKeyHint="go"
        />
        <Button type="submit" className="button-tint" aria-disabled={isMaking}>
          Adjust
        </Button>
      </form>
      <div className="line wishes">
        {wishesFor(recipe, names).map((wish) => (
          <Button
            key={wish}
            className="round"
            aria-disabled={isMaking}
            onClick={({ currentTarget }) => askForChange(wish, currentTarget)}
          >
            {wish}
          </Button>
        ))}
      </div>
    </section>
  );
}

function wishesFor({ recipe, reading, steps }: RecipeOnPage, needed: string[]): string[] {
  const { facts, language } = reading;
  const method = steps.map(({ text }) => text).join('\n') || reading.text;
  const wishes = {
    Quicker: facts.total === null || facts.total > QUICK_MINUTES,
    'Without an oven': usesOven(method, language),
    'Kid-friendly': true,
    'Fewer groceries': needed.length > 0,
  };
  return Object.entries(wishes)
    .filter(([wish, isOffered]) => isOffered && wish !== recipe.changed?.wish)
    .map(([wish]) => wish);
}
