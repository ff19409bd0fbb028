import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { APOLOGY, type Recipe } from '../../machines/recipeMachine.ts';
import { CookingAids } from '../recipe/CookingAids.tsx';
import { RecipeText } from '../recipe/RecipeText.tsx';
import { readAnswer } from '../recipe/readAnswer.ts';
import { ChefIcon } from './icons.tsx';
import { useKitchen } from './kitchen.ts';
import { useRecipeBox } from './recipeBox.ts';

export function RecipePane({ brand }: { brand: string }) {
  const kitchen = useKitchen();
  const recipe = useSelector(kitchen, (s) => (s.matches('shown') ? s.context.recipe : null));
  const busy = useSelector(kitchen, (s) => s.hasTag('busy'));
  const answer = useMemo(
    () => (recipe && recipe.id !== APOLOGY.id ? readAnswer(recipe.text) : null),
    [recipe],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const [served, setServed] = useState(0);

  useEffect(() => {
    const subscription = kitchen.on('recipe.served', () => setServed((times) => times + 1));
    return () => subscription.unsubscribe();
  }, [kitchen]);

  useEffect(() => {
    if (served > 0 && heading.current && isOutOfSight(heading.current) && !isTyping()) {
      heading.current.scrollIntoView();
    }
  }, [served]);

  // While the next recipe is generated the pane keeps its height, or the page would shrink under the pointer.
  const card = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (recipe !== null) setHeight(card.current?.offsetHeight ?? 0);
  }, [recipe]);

  return (
    <div
      ref={card}
      className={recipe === null ? 'card card-blank' : 'card'}
      style={busy && height > 0 ? { minHeight: height } : {}}
    >
      {recipe === null && <ChefIcon />}
      {recipe !== null && <h2 ref={heading}>{brand}'s Kitchen Recommends:</h2>}
      {recipe && answer && <CookingAids key={recipe.id} {...answer} />}
      {/* Stands before the recipe comes, or screen readers would miss the first one. */}
      <div aria-live="polite">
        {recipe && !answer && <p>{recipe.text}</p>}
        {recipe && answer && <TextOf key={recipe.id} recipe={recipe} answer={answer} />}
      </div>
    </div>
  );
}

type TextOfProps = { recipe: Recipe; answer: ReturnType<typeof readAnswer> };

function TextOf({ recipe, answer }: TextOfProps) {
  const { box, entries } = useRecipeBox();
  const entry = entries.find((kept) => kept.recipe.id === recipe.id);
  // A recipe that was deleted from the box can still be cooked from.
  const [unkept, setUnkept] = useState<number[]>([]);
  const ticks = entry?.ticks ?? unkept;

  function toggle(item: number) {
    const others = ticks.filter((tick) => tick !== item);
    const next = others.length < ticks.length ? others : [...ticks, item];
    if (entry) box.tick(recipe.id, next);
    else setUnkept(next);
  }

  return <RecipeText {...answer} cutShort={recipe.cutShort} ticks={ticks} onTick={toggle} />;
}

function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < 0 || bottom > window.innerHeight;
}

function isTyping(): boolean {
  return document.activeElement?.matches('input[type="text"], textarea') ?? false;
}
