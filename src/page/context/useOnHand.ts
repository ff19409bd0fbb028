import { useSelector } from '@xstate/react';
import { staplesOf } from '../../../machines/staples.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { useRecipeActor } from './pageContext.ts';

/** What is at home at first, as recipes in other languages name it. Water is everywhere, so the reader knows it. */
export const NAMED_ELSEWHERE = [
  'Salz, Pfeffer, Öl, sel, poivre, huile, sal, pimienta, aceite, pimenta, pimenta-do-reino, óleo, sale, pepe, olio',
  'zout, peper, olie, peppar, olja, olje, peber, sól, pieprz, olej, tuz, karabiber, sıvı yağ',
  'соль, перец, чёрный перец, масло растительное, растительное масло, ملح, فلفل أسود, زيت, नमक, काली मिर्च, तेल',
  '盐, 胡椒, 胡椒粉, 黑胡椒, 油, 食用油, 塩, こしょう, 胡椒, サラダ油, 소금, 후추, 식용유',
].flatMap((line) => line.split(', '));

/** What need not be bought: what is on the list, and what is always in the kitchen. */
export function useOnHand(): string[] {
  return useSelector(
    useRecipeActor(),
    ({ context: { ingredients, staples } }) => [
      ...ingredients,
      ...staplesOf(staples),
      ...(staples ? [] : NAMED_ELSEWHERE),
    ],
    isSameList,
  );
}
