import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Recipe } from '../../../machines/recipe.ts';
import {
  changeUnderWay,
  isPaneEmpty,
  recipeBehind,
  recipeInPane,
  shows,
} from '../../../machines/recipeMachine.ts';
import { CanCook } from '../box/CanCook.tsx';
import { useCookable } from '../box/useCookable.ts';
import { focusFirst, holdsText, RECIPE_HEADING_ID } from '../browser/focus.ts';
import { ChangeUnderWay } from '../change/ChangeUnderWay.tsx';
import { NOT_LOADED, useDrawing } from '../context/drawing.ts';
import { useIsModelOffline, useRecipeActor } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { Apology } from './Apology.tsx';
import { Interrupted } from './Interrupted.tsx';
import { RecipeSkeleton } from './RecipeSkeleton.tsx';
import { Welcome } from './Welcome.tsx';

export function RecipePane({ brand }: { brand: string }) {
  const recipeActor = useRecipeActor();
  const { code, failed } = useDrawing();
  const isSample = useSelector(recipeActor, (s) => shows(s, 'sample'));
  const isReceived = useSelector(recipeActor, (s) => shows(s, 'received'));
  const behind = useSelector(recipeActor, recipeBehind);
  const apologises = useSelector(recipeActor, (s) => s.matches({ shown: 'apology' }));
  const interrupted = useSelector(recipeActor, (s) => s.matches({ shown: 'interrupted' }));
  const making = useSelector(recipeActor, (s) => s.hasTag('making'));
  const change = useSelector(recipeActor, changeUnderWay);
  const failedChange = useSelector(recipeActor, (s) =>
    s.matches({ shown: 'apology' }) ? s.context.askedWith.change : null,
  );
  const own = useSelector(recipeActor, recipeInPane);
  const recipe = isSample ? (code?.SAMPLE ?? null) : own;
  // Read while the attempts still run: read later, its rows would come below the apology and push the box down.
  const cookable = (useCookable() ?? []).filter(({ entry }) => entry.recipe.id !== behind?.id);
  const isEmpty = useSelector(recipeActor, isPaneEmpty);
  const isOfferedOffline = useIsModelOffline() && isEmpty && cookable.length > 0;
  const isLaid = interrupted || (isEmpty && !isOfferedOffline);
  const heading = useRef<HTMLHeadingElement>(null);
  const [served, setServed] = useState(0);
  const [news, setNews] = useState<Recipe | null>(null);

  useEffect(() => {
    const subscriptions = [
      recipeActor.on('recipe.served', () => setServed((times) => times + 1)),
      recipeActor.on('recipe.kept', ({ recipe }) => setNews(recipe)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [recipeActor]);

  // A screen reader announces a recipe that has just come, until the visitor turns to another one: coming back is no news.
  if (news && recipe && news !== recipe) setNews(null);
  const live = recipe && recipe !== news ? 'off' : 'polite';

  const isDrawn = code !== null && !(recipe && code.readRecipe(recipe).words);
  // Before it can be drawn, a recipe may be too short to be scrolled to the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a recipe that is drawn late is what it is for
  useEffect(() => {
    if (
      served > 0 &&
      heading.current &&
      isOutOfSight(heading.current) &&
      !holdsText(document.activeElement)
    ) {
      heading.current.scrollIntoView();
    }
  }, [served, isDrawn]);

  useEffect(() => {
    // What had the focus may have unmounted. Nobody who types is to lose it.
    if ((isSample || isReceived) && !holdsText(document.activeElement)) heading.current?.focus();
  }, [isSample, isReceived]);

  const pane = useRef<HTMLElement>(null);
  const [request, setRequest] = useState({
    making,
    height: 0,
    pressed: null as Element | null,
    pressedAt: 0,
  });
  if (request.making !== making) {
    // While the next recipe is made the pane keeps its height: otherwise the page would shrink under the pointer.
    const height = pane.current?.offsetHeight ?? 0;
    const pressed = making ? document.activeElement : request.pressed;
    const pressedAt = pane.current ? placeOfFocus(pane.current) : 0;
    setRequest({ making, height, pressed, pressedAt });
  }

  function goBack() {
    const isAsItWas = failedChange && pane.current?.contains(request.pressed);
    flushSync(() => recipeActor.send({ type: 'recipe.reopened' }));
    if (isAsItWas) (request.pressed as HTMLElement).focus();
    else focusFirst(RECIPE_HEADING_ID);
  }

  const wayBack = behind && (
    <Button className="back" onClick={goBack}>
      <span>
        Back to {code ? <span dir="auto">{code.readRecipe(behind).reading().dish}</span> : 'your recipe'}
      </span>
    </Button>
  );

  return (
    <section
      ref={pane}
      className={`pane ${isLaid ? 'pane-empty' : isOfferedOffline ? 'pane-offline pane-over-cloth' : apologises ? 'pane-over-cloth' : ''}`}
      aria-label="Recipe"
      style={making ? { minHeight: request.height } : {}}
    >
      {isLaid && (
        <>
          {interrupted ? <Interrupted>{wayBack}</Interrupted> : <Welcome />}
          <Icon name="table" className="drawing table" />
          <div className="cloth" />
        </>
      )}
      {making && <RecipeSkeleton />}
      {change && <ChangeUnderWay wish={change.wish} at={request.pressedAt} />}
      {recipe && (
        <h2 ref={heading} id={RECIPE_HEADING_ID} className="kicker" tabIndex={-1}>
          {isSample ? 'A sample' : isReceived ? 'Sent to you' : `${brand}'s Kitchen Recommends:`}
        </h2>
      )}
      {/* The live regions are on the page before their text: screen readers do not announce one that comes with its text. */}
      <div aria-live="polite">{apologises && <Apology heading={heading} />}</div>
      {apologises && wayBack}
      {(apologises || isOfferedOffline) && cookable.length > 0 && <CanCook cookable={cookable} />}
      {code ? (
        <code.ServedRecipe recipe={recipe} behind={(change ?? failedChange)?.of ?? null} live={live} />
      ) : (
        <div className="recipe" aria-live={live} dir="auto">
          {recipe && <pre className="plain late">{recipe.text}</pre>}
        </div>
      )}
      <p className="soft" role="status">
        {recipe && failed && NOT_LOADED}
      </p>
      {!interrupted && !apologises && wayBack}
      {(apologises || isOfferedOffline) && <div className="cloth" />}
    </section>
  );
}

/** What says that a change is under way does not stand out below the pane. */
const ROOM_PX = 160;

/** How far below the top of the pane what was pressed stands. */
function placeOfFocus(pane: Element): number {
  const { activeElement } = document;
  const from = pane.contains(activeElement) && activeElement ? activeElement : pane;
  const place = from.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  return Math.max(0, Math.min(place, pane.getBoundingClientRect().height - ROOM_PX));
}

/** Below the first third it counts as out of sight: too little of the recipe would be seen. */
function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < 0 || bottom > window.innerHeight / 3;
}
