import type { Element } from 'hast';
import { elementsOf, textIn } from './hast.ts';

/** In a narrow pane each cell shows the name of its column. CSS takes a table its role, so the roles are set here. */
export function nameCells(table: Element): void {
  table.properties.role = 'table';
  for (const group of elementsOf(table).filter(({ tagName }) => /^t(?:head|body)$/.test(tagName))) {
    group.properties.role = 'rowgroup';
  }
  const rows = elementsOf(table).filter(({ tagName }) => tagName === 'tr');
  const names = (rows[0]?.children ?? []).filter((cell) => cell.type === 'element').map(textIn);
  for (const row of rows) {
    row.properties.role = 'row';
    for (const [at, cell] of row.children.filter((child) => child.type === 'element').entries()) {
      cell.properties.role = cell.tagName === 'th' ? 'columnheader' : 'cell';
      if (cell.tagName === 'th') continue;
      cell.properties.dataOf = names[at] ?? '';
      // One element holds all of the cell: otherwise each part of it would become a cell of the grid.
      if (cell.children.length > 0) {
        cell.children = [{ type: 'element', tagName: 'span', properties: {}, children: cell.children }];
      }
    }
  }
}
