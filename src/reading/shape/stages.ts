import type { Words } from '../words/readyLanguage.ts';
import type { Block } from './blocks.ts';
import { isAside, type Title } from './titles.ts';

/** The blocks of an answer below one title. */
export type Section = { title: Title | null; blocks: Block[] };

/** Maximum number of lines below the title of a step. */
const MOST_LINES = 4;

/** True if titles such as 'Make the slaw' begin steps, each with a few bullets or sentences below the title. */
export function areStages(sections: Section[], words: Words): boolean {
  const stages = sections.filter(isStage);
  const isRest = ({ title, blocks }: Section) =>
    blocks.every(({ lines }) => lines.length === 0) || isAside(title?.kind ?? null);
  return (
    stages.length > 1 &&
    sections.every((one) => stages.includes(one) || isRest(one)) &&
    !stages.some(({ title }) => words.beginsWith('for', title?.text ?? ''))
  );
}

export function isStage({ title, blocks }: Section): boolean {
  const [first] = blocks;
  const isTitled = title !== null && title.kind === null && first?.isFirst === true && first.lines.length > 0;
  return isTitled && blocks.every(({ shape, lines }) => /^-?$/.test(shape) && lines.length <= MOST_LINES);
}
