import { withoutMarks } from './withoutMarks.ts';

const ROW = /^\s*\|?([^|]*\|.*?)\|?\s*$/;
const ROW_RULE = /^[\s|:-]*-[\s|:-]*$/;

export function isRow(line: string): boolean {
  return line.includes('|') && ROW.test(line);
}

export function isRowRule(line: string): boolean {
  return ROW_RULE.test(line);
}

export function cellsOf(row: string): string[] {
  return (ROW.exec(row)?.[1] ?? '').split(/(?<!\\)\|/).map(withoutMarks);
}
