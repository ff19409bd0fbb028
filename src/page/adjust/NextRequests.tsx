import { type SubmitEvent, useRef, useState } from 'react';
import { usesOven } from 'recipe-reading';
import { isForList } from '../../../machines/pane.ts';
import { MAX_WISH_CHARS } from '../../../machines/request.ts';
import { focusFirst, thenFocus } from '../browser/focus.ts';
import { useIsModelOffline, useRecipeState } from '../context/pageContext.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { useCookbookDishesLeft, useOnHand, useRequestChange } from '../context/requests.ts';
import { Button } from '../controls/Button.tsx';
import { WishButton } from '../controls/WishButton.tsx';
import { readRecipe } from '../rendering/readRecipe.ts';
import { AnotherOne } from './AnotherOne.tsx';

/** A recipe that takes at most this many minutes has no 'Quicker' button. */
const QUICK_MINUTES = 15;

const FIELD_ID = 'adjust';

/** Buttons that request another recipe, or a change to the recipe on the page. */
export function NextRequests() {
  const isForThisList = useRecipeState(isForList);
  const isOffline = useIsModelOffline();
  const asked = useRecipeState((s) => s.hasTag('busy') && s.context.requestInput?.change?.wish);
  const left = useCookbookDishesLeft();
  const change = useRequestChange();
  const wishes = useWishes();
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const toggle = () => !isOffline && thenFocus(() => setOpen(!isOpen), FIELD_ID);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wish = field.current?.value.trim();
    if (wish) change?.request(wish);
    else focusFirst(FIELD_ID);
  }

  if (!isForThisList && !change) return null;
  return (
    <section className="next-requests" aria-label="Another dish, or this one changed">
      <h3>{isForThisList ? 'Not this one?' : 'Change it'}</h3>
      <div className="line next-row" title={isOffline ? 'Needs a connection' : undefined}>
        <AnotherOne />
        {change && (
          <Button icon="sliders" aria-expanded={isOpen} aria-disabled={isOffline} onClick={toggle}>
            Adjust…
          </Button>
        )}
        {/* `CookbookNote` below has the button that asks a model. */}
        {left === 0 && <p className="soft">The cookbook has no more recipes for this list.</p>}
      </div>
      {change && (
        <div className="stack wishes" hidden={!isOpen}>
          <div className="line">
            {wishes.map((wish) => (
              <WishButton
                key={wish}
                wish={wish}
                className={`round wish-button ${wish === asked ? 'is-asked' : ''}`}
              />
            ))}
          </div>
          <form className="line add" onSubmit={submit}>
            <input
              ref={field}
              id={FIELD_ID}
              type="text"
              aria-label="Adjust this recipe"
              placeholder="e.g. one pan only, less spicy"
              maxLength={MAX_WISH_CHARS}
              autoComplete="off"
              enterKeyHint="go"
            />
            <Button type="submit" variant="tint" aria-disabled={change.isBlocked}>
              Adjust
            </Button>
          </form>
        </div>
      )}
    </section>
  );
}

function useWishes(): string[] {
  const { recipe, reading, steps } = useRecipe();
  const { names } = readRecipe(recipe).needed(useOnHand());
  const { facts, language } = reading;
  const method = steps.map(({ text }) => text).join('\n') || reading.text;
  const wishes = {
    Quicker: facts.total === null || facts.total > QUICK_MINUTES,
    'Without an oven': usesOven(method, language),
    'Kid-friendly': true,
    'Fewer groceries': names.length > 0,
  };
  return Object.entries(wishes)
    .filter(([wish, isOffered]) => isOffered && wish !== recipe.changed?.wish)
    .map(([wish]) => wish);
}
