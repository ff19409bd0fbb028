import { useSelector } from '@xstate/react';
import { type OfferedDish, shownDishes } from '../../../machines/dishesMachine.ts';
import { formatMinutes } from '../../shared/formatMinutes.ts';
import { useWhilePressed } from '../browser/useWhilePressed.ts';
import { usePage } from '../context/pageContext.ts';

const COUNTS = ['', 'One idea', 'Two ideas', 'Three ideas'];

/** Returns the state of the offered dishes. While the pointer is down, nothing changes, so that a press hits what was there. */
export function useDishes() {
  const { dishesActor } = usePage();
  const snapshot = useWhilePressed(useSelector(dishesActor, (s) => s));
  const { kitchen, listed, showsMore } = snapshot.context;
  const isListed = kitchen !== null && kitchen.ingredients.length > 0;
  const dishes = shownDishes(snapshot);
  return {
    dishes,
    isListed,
    showsMore,
    most: kitchen?.taste.minutes ?? null,
    listed,
    isSearching: snapshot.matches('looking'),
    hasFailed: snapshot.matches('failed'),
    isAnnounced: snapshot.hasTag('announced'),
    sentence: isListed && dishes ? formatSentence(dishes) : '',
    showMore: () => dishesActor.send({ type: 'more.requested' }),
  };
}

function formatSentence(dishes: OfferedDish[]): string {
  const times = dishes.filter(({ why }) => why === 'fits').map(({ minutes }) => minutes);
  const count = COUNTS[times.length] ?? `${times.length} ideas`;
  const time = formatMinutes(Math.min(...times));
  if (times.length === 0)
    return dishes.every(({ why }) => why === 'everyday') ? 'No dish uses these foods.' : 'No dish fits yet.';
  // Keeps the sentence short enough for one line on a phone, so that nothing moves when the sentence changes.
  return `${count}, ${times.length === 1 ? 'in' : 'from'} ${time}.`;
}
