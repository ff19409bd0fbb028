import type { OfferedDish } from '../../../machines/dishesMachine.ts';
import { placeOfDishes } from '../../../machines/pane.ts';
import type { RecipeEvent } from '../../../machines/recipeMachine.ts';
import { formatSome } from '../../shared/formatCounts.ts';
import { formatMinutes } from '../../shared/formatMinutes.ts';
import { idOf, PROGRESS_ID, RECIPE_HEADING_ID } from '../browser/focus.ts';
import { useIsConnected, usePane, useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { DishPicture, type Scene, scenesOf } from '../picture/DishPicture.tsx';
import { QuickTaste } from './QuickTaste.tsx';
import { useDishes } from './useDishes.ts';

const PLACES = [0, 1, 2];
const MOST_FOODS = 3;

/** Dishes that the visitor can cook at once, if the page offers them in this place. */
export function Dishes({ place }: { place: 'pane' | 'list' }) {
  const isHere = useRecipeState((s) => placeOfDishes(s) === place);
  return isHere && <OfferedDishes />;
}

function OfferedDishes() {
  const offer = useDishes();
  const { dishes, isListed, showsMore, listed, most, isSearching, hasFailed, showMore } = offer;
  const isConnected = useIsConnected();
  const { shows } = usePane();
  const isInPane = shows === 'nothing';
  const best = dishes?.[0];
  const scenes = scenesOf(dishes ?? []);
  const canShowMore = best && (!isListed || (!showsMore && best.others >= scenes.length));

  return (
    <section className={isInPane ? 'dishes large-dishes' : 'dishes'} aria-label="Dishes">
      <div className="row">
        <h2>{headingFor(offer, isConnected, shows === 'noDish')}</h2>
        {canShowMore && (
          <Button id="more-dishes" variant="word" data-next-focus={best && idOfCard(best)} onClick={showMore}>
            {isListed ? 'All that fit' : 'Three others'}
          </Button>
        )}
        {isInPane && <QuickTaste />}
      </div>
      <ul className="dish-cards" data-next-focus={`${RECIPE_HEADING_ID} ${PROGRESS_ID}`}>
        {dishes?.map((dish, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place and focus when its dish changes
          <DishCard key={index} {...dish} {...{ listed, most, isSearching }} scene={scenes[index]} />
        ))}
        {!dishes &&
          !hasFailed &&
          PLACES.map((place) => (
            <li key={place} className="dish-card checking">
              Checking…
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Says why these dishes are offered. */
function headingFor(
  { dishes, isListed, most, hasFailed }: ReturnType<typeof useDishes>,
  isConnected: boolean,
  /** True if a message above says that no dish fits. */
  isSaid: boolean,
): string {
  if (hasFailed) return 'The cookbook did not load';
  if (dishes?.length === 0) return 'No dish keeps to your taste';
  const why = dishes?.[0]?.why ?? 'fits';
  if (!isListed) return 'Or cook one of these';
  if (why === 'fits') return isConnected ? 'At once, from the cookbook' : 'What fits best now';
  if (why === 'takes longer') return `None in ${formatMinutes(most ?? 0)}. Quickest:`;
  if (why === 'near') return isSaid ? 'The nearest dishes' : 'No dish fits. The nearest:';
  return isSaid ? 'Everyday dishes' : 'No dish fits. Try these:';
}

type DishCardProps = OfferedDish & {
  /** Number of ingredients on the list. */
  listed: number;
  /** The visitor's limit in minutes, or null. */
  most: number | null;
  /** True if the list has changed since the dish was found. */
  isSearching: boolean;
  scene: Scene | undefined;
};

function DishCard(props: DishCardProps) {
  const { dish, why, minutes, uses, toBuy, picture, saved, listed, most, isSearching, scene } = props;
  const recipeActor = useRecipeActor();
  const event: RecipeEvent = saved
    ? { type: 'recipe.opened', recipe: saved }
    : { type: 'dish.requested', dish };
  const canPress = useRecipeState((s) => s.can(event));
  return (
    <li>
      <button
        type="button"
        id={idOfCard(props)}
        className="dish-card"
        aria-disabled={!canPress}
        onClick={() => isSearching || recipeActor.send(event)}
      >
        <DishPicture {...picture} {...scene} className="card-picture" />
        <span className="title some-lines" dir="auto">
          {dish}
        </span>{' '}
        <span className="facts-of">
          {minutes > 0 && <b>{formatMinutes(minutes)}</b>}{' '}
          {most !== null && minutes > most && <span>{formatMinutes(minutes - most)} over your limit </span>}
          {why === 'near' && <span className="soft">does not quite fit </span>}
          {why === 'everyday' ? (
            <span className="soft">{toBuy.slice(0, MOST_FOODS).join(', ')}</span>
          ) : (
            <>
              <span className={saved ? 'beside' : 'beside has'}>
                <Icon name={saved ? 'cards' : 'leaf'} />
                {saved ? 'from your box' : formatUses(uses, listed)}
              </span>{' '}
              <span className="beside soft">
                <Icon name="basket" />
                {toBuy.length > 0 && <span className="visually-hidden">to buy: </span>}
                <bdi className="some-lines">{formatSome(toBuy) || 'nothing to buy'}</bdi>
              </span>
            </>
          )}
        </span>
      </button>
    </li>
  );
}

function idOfCard({ dish, saved }: OfferedDish): string {
  return idOf('dish', saved?.id ?? dish);
}

function formatUses(uses: string[], listed: number): string {
  if (listed <= 1) return `uses ${uses[0]}`;
  if (uses.length < listed) return `uses ${uses.length} of ${listed}`;
  return listed === 2 ? 'uses both' : `uses all ${listed}`;
}
