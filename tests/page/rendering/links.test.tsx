import { expect, it } from 'vitest';
import { rowsIn } from '../../rowsIn.ts';
import { textsOf } from '../visitor.ts';
/** Each row has a link and its host, if the text of the link does not name it. */
import LINKS from './links.tsv?raw';
import { renderRecipe } from './renderRecipe.tsx';

it.each(rowsIn(LINKS))(
  'link %s: shows its host, unless the link text already names it (%j)',
  (link, host) => {
    renderRecipe(`# Rice\n\n- 200 g rice\n\n1. Cook it as on ${link}`);
    expect(textsOf('.place').join()).toBe(host);
  },
);
