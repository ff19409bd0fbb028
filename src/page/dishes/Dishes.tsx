import type { FocusEvent } from 'react';
import type { OfferedDish } from '../../../machines/dishesMachine.ts';
import { placeOfDishes } from '../../../machines/pane.ts';
import { formatSome } from '../../shared/formatCounts.ts';
import { formatMinutes } from '../../shared/formatMinutes.ts';
import { type Cookable, useCookable } from '../box/useCookable.ts';
import { CANCEL_BUTTON_ID, idOf, RECIPE_HEADING_ID } from '../browser/focus.ts';
import { useIsConnected, usePane, useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { NOT_LOADED, usePicture, useReadRecipe } from '../context/renderer.ts';
import { useOpenRecipe } from '../context/requests.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { DishPicture, groundsOf } from '../picture/DishPicture.tsx';
import { useDishes } from './useDishes.ts';

const PLACES = [0, 1, 2];
const MOST_NAMED = 2;
const MOST_FOODS = 3;

/** Dishes that the visitor can cook at once, if the page offers them in this place. */
export function Dishes({ place }: { place: 'pane' | 'list' }) {
  const isHere = useRecipeState((s) => placeOfDishes(s) === place);
  return isHere && <OfferedDishes />;
}

function OfferedDishes() {
  const { dishes, isListed, showsMore, listed, most, isSearching, hasFailed, showMore } = useDishes();
  const isConnected = useIsConnected();
  const isInPane = usePane().shows === 'nothing';
  const read = useReadRecipe();
  const isOffered = (name: string) => dishes?.some(({ dish }) => dish === name);
  const own = useCookable().filter(({ entry }) => !isOffered(read(entry.recipe).dish));
  const shownOwn = showsMore ? own : own.slice(0, 1);
  const shown = dishes?.slice(0, showsMore ? dishes.length : PLACES.length - shownOwn.length);
  const best = dishes?.[0];
  const grounds = groundsOf([
    ...(shown ?? []).map(({ dish }) => dish),
    ...shownOwn.map(({ entry }) => read(entry.recipe).dish),
  ]);
  const canShowMore = isListed ? !showsMore && (best?.others ?? 0) >= PLACES.length : best !== undefined;

  return (
    <section className={isInPane ? 'dishes large-dishes' : 'dishes'} aria-label="Dishes">
      <div className="row">
        <h2>{hasFailed ? 'The cookbook did not load' : headingFor(dishes, isListed, isConnected, most)}</h2>
        {canShowMore ? (
          <Button id="more-dishes" variant="quiet" className="at-end" onClick={showMore}>
            {isListed ? 'All that fit' : 'Three others'}
          </Button>
        ) : (
          // Takes the button's room, so that nothing moves when the button appears.
          <span className="button button-quiet at-end unseen" aria-hidden="true">
            All that fit
          </span>
        )}
      </div>
      <p className="soft" role="status">
        {hasFailed && NOT_LOADED}
      </p>
      <ul
        className="dish-cards"
        data-next-focus={`${RECIPE_HEADING_ID} ${CANCEL_BUTTON_ID}`}
        onFocus={showWhole}
      >
        {shown?.map((dish, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place and focus when its dish changes
          <DishCard key={index} {...dish} {...{ listed, most, isSearching }} ground={grounds[index]} />
        ))}
        {!shown &&
          !hasFailed &&
          PLACES.map((place) => (
            <li key={place} className="dish-card checking">
              Checking…
            </li>
          ))}
        {shown &&
          shownOwn.map((one, index) => (
            <OwnCard key={one.entry.recipe.id} {...one} ground={grounds[shown.length + index]} />
          ))}
      </ul>
    </section>
  );
}

/** Scrolls to a card that has the focus from a key. 'All that fit' passes the focus to a card that may be covered. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/** Says why these dishes are offered. */
function headingFor(
  dishes: OfferedDish[] | null,
  isListed: boolean,
  isConnected: boolean,
  most: number | null,
): string {
  if (dishes?.length === 0) return 'No dish keeps to your taste';
  const why = dishes?.[0]?.why ?? 'fits';
  if (!isListed) return 'Or cook one of these';
  if (why === 'fits') return isConnected ? 'At once, from the cookbook' : 'What fits best now';
  if (why === 'takes longer') return `None in ${formatMinutes(most ?? 0)}. Quickest:`;
  return why === 'near' ? 'No dish fits. The nearest:' : 'No dish fits. Try these:';
}

type DishCardProps = OfferedDish & {
  /** Number of ingredients on the list. */
  listed: number;
  /** The visitor's limit in minutes, or null. */
  most: number | null;
  /** True if the list has changed since the dish was found. */
  isSearching: boolean;
  ground: string | undefined;
};

function DishCard(props: DishCardProps) {
  const { dish, why, minutes, uses, toBuy, picture, listed, most, isSearching, ground } = props;
  const recipeActor = useRecipeActor();
  const isAll = uses.length === listed;
  return (
    <li>
      <button
        type="button"
        id={idOf('dish', dish)}
        className="dish-card"
        onClick={() => isSearching || recipeActor.send({ type: 'dish.requested', dish })}
      >
        <DishPicture {...picture} ground={ground} className="card-picture" />
        <span className="title some-lines">{dish}</span>{' '}
        <span className="facts-of">
          <b>{formatMinutes(minutes)}</b>{' '}
          {most !== null && minutes > most && <span>{formatMinutes(minutes - most)} over your limit </span>}
          {why === 'near' && <span className="soft">does not quite fit </span>}
          {why === 'everyday' ? (
            <span className="soft">{toBuy.slice(0, MOST_FOODS).join(', ')}</span>
          ) : (
            <>
              <span className="beside has">
                <Icon name="leaf" />
                uses{' '}
                {isAll && listed > 1 ? `all ${listed}` : listed > 1 ? `${uses.length} of ${listed}` : uses[0]}
              </span>{' '}
              <ToBuy foods={toBuy} />
            </>
          )}
        </span>
      </button>
    </li>
  );
}

/** A recipe of the visitor's own box for which all or nearly all ingredients are there. */
function OwnCard({ entry, missing, ground }: Cookable & { ground: string | undefined }) {
  const { canOpen, open } = useOpenRecipe(entry.recipe);
  const { dish, facts } = useReadRecipe()(entry.recipe);
  const picture = usePicture(entry.recipe);
  return (
    <li>
      <button type="button" className="dish-card" aria-disabled={!canOpen} onClick={open}>
        <DishPicture {...picture} ground={ground} className="card-picture" />
        <span className="title some-lines" dir="auto">
          {dish}
        </span>{' '}
        <span className="facts-of">
          {facts.total !== null && <b>{formatMinutes(facts.total)}</b>}{' '}
          <span className="beside">
            <Icon name={entry.liked ? 'heart' : 'cards'} />
            from your box
          </span>{' '}
          <ToBuy foods={missing} />
        </span>
      </button>
    </li>
  );
}

function ToBuy({ foods }: { foods: string[] }) {
  return (
    <span className="beside soft">
      <Icon name="basket" />
      {foods.length > 0 ? (
        <>
          <span className="visually-hidden">to buy: </span>
          <bdi className="some-lines">{formatSome(foods, MOST_NAMED)}</bdi>
        </>
      ) : (
        'nothing to buy'
      )}
    </span>
  );
}
