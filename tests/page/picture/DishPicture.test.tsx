import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scenesOf, Vessel } from '../../../src/page/picture/DishPicture.tsx';

const EGG = { vessel: 'pan' as const, foods: ['eggs'] };
const SOUP = { vessel: 'bowl' as const, foods: ['leeks', 'potatoes'] };

it('pictures in a row: have different walls, and are mirrored if they would look the same', () => {
  const pictures = [EGG, { ...EGG, foods: ['large eggs'] }, EGG, SOUP];
  const scenes = scenesOf(pictures.map((picture) => ({ dish: 'Same name', picture })));
  expect(scenes.map(({ isMirrored }) => isMirrored)).toEqual([false, true, false, false]);
  expect(new Set(scenes.slice(0, 3).map(({ ground }) => ground)).size).toBe(3);
  expect(new Set(scenes.slice(1).map(({ ground }) => ground)).size).toBe(3);
});

it('picture of a dish: leaves no room above the food, and cuts the food off at the rim', () => {
  const { container } = render(<Vessel {...EGG} />);
  const [, top, , height] = container.querySelector('svg')?.getAttribute('viewBox')?.split(' ') ?? [];
  expect(Number(top)).toBeGreaterThan(100);
  expect(Number(top) + Number(height)).toBe(242);
  const food = container.querySelector('[href="#food-egg"]');
  expect(food?.closest('svg')?.getAttribute('viewBox')).toBe('-40 -40 320 186');
});
