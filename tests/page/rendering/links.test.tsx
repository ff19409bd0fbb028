import { expect, it } from 'vitest';
import { textsOf } from '../visitor.ts';
import { renderRecipe } from './renderRecipe.tsx';

it.each([
  ['[www.pinterest.com](https://t.co/x)', ['(t.co)']],
  ['[www.pinterest.com/t.co](https://t.co/x)', ['(t.co)']],
  ['[a recipe](https://t.co/x)', ['(t.co)']],
  ['[my site, t.co](https://t.co/x)', []],
  ['https://t.co/x.html', []],
])('link %s: shows its host, unless the link text already names the host (%j)', (link, places) => {
  renderRecipe(`# Rice\n\n- 200 g rice\n\n1. Cook it as on ${link}`);
  expect(textsOf('.place').map((place) => place.trim())).toEqual(places);
});
