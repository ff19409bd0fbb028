import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatScaled, type Language, nameOf, type System } from 'recipe-reading';
import { distinct } from '../../../machines/textLists.ts';
import { NEXT_STEP_ID } from '../browser/focus.ts';
import { ClosedByBack } from '../browser/useBack.ts';
import { useUnits } from '../context/pageContext.ts';
import type { StepOnPage } from '../context/recipeContext.ts';
import { Icon } from '../controls/Icon.tsx';
import { AmountFirst } from '../rendering/elements.tsx';
import { UP_TO_NOTE } from '../rendering/placeItems.ts';

const ROWS_WORTH_SHOWING = 2;

/** `lang`: the language in which the recipe was requested, if any. */
type ForThisStepProps = { step: StepOnPage; language: Language; lang: string | undefined; scale: number };

/** List of a step's ingredients. If there is not enough room for the list, a button opens the list. */
export function ForThisStep({ step, language, lang, scale }: ForThisStepProps) {
  const units = useUnits();
  const used = useMemo(() => usedIn(step, language), [step, language]);
  const [opened, setOpened] = useState<'by itself' | 'by a press' | null>('by itself');
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    function closeWithoutRoom() {
      const rows = [...(list.current?.children ?? [])].slice(0, ROWS_WORTH_SHOWING);
      const [first, last] = [rows[0], rows.at(-1)].map((row) => row?.getBoundingClientRect());
      const height = (last?.bottom ?? 0) - (first?.top ?? 0);
      const hasRoom = list.current && list.current.clientHeight > 0 && list.current.clientHeight >= height;
      if (!hasRoom) setOpened((now) => (now === 'by itself' ? null : now));
    }
    closeWithoutRoom();
    // Checks for enough room again when the window is resized, for example by turning a phone.
    window.addEventListener('resize', closeWithoutRoom);
    return () => window.removeEventListener('resize', closeWithoutRoom);
  }, []);

  if (used.length === 0) return null;
  const isOpen = opened !== null;
  // Shows the number of ingredients because a list that is cut off exactly between two rows looks complete.
  const count = `${used.length} ${used.length === 1 ? 'ingredient' : 'ingredients'}`;
  // Allows line breaks only between ingredients.
  const names = used.map((one) => formatBriefly(one, language, scale, units).replaceAll(' ', '\u00a0'));
  const summary = isOpen ? count : distinct(names).join(' ·\u00a0');
  const title = (
    <>
      <Icon name="leaf" />
      <b>For this step</b>
    </>
  );
  return (
    <div className="for-step" data-opened={opened} data-next-focus={NEXT_STEP_ID}>
      {opened === 'by a press' && <ClosedByBack close={() => setOpened(null)} />}
      <button
        type="button"
        className="beside"
        aria-label="For this step"
        aria-expanded={isOpen}
        onClick={() => setOpened(isOpen ? null : 'by a press')}
      >
        {title}
        <span className="some-lines soft">
          <bdi lang={isOpen ? undefined : lang}>{summary}</bdi>
        </span>
        <Icon name="down" className="icon chevron" />
      </button>
      {/* Replaces the button with a title if there is room for an open list. */}
      <p className="beside for-step-title">{title}</p>
      <ul ref={list} className={isOpen ? '' : 'closed'} lang={lang} dir="auto">
        {used.map(({ text, group }, index) => (
          <li key={text}>
            {group && group !== used[index - 1]?.group && <b className="for-part">{group}</b>}{' '}
            <AmountFirst text={text} language={language} scale={scale} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Merges identical lines from different groups of ingredients. Adds the name of the group to an ingredient that occurs
 * with several amounts.
 */
function usedIn({ ingredients }: StepOnPage, language: Language) {
  const found = ingredients();
  const used = distinct(found.map(({ text }) => text)).map((text) => ({
    text,
    name: nameOf(text, language),
  }));
  return used.map(({ text, name }) => {
    const isTwice = used.filter((one) => one.name === name).length > 1;
    const groups = found.filter((one) => one.text === text).map(({ group }) => group);
    return { text, name, isTwice, group: isTwice ? distinct(groups).join(', ') : '' };
  });
}

/** Formats an ingredient without its preparation: '4 cloves garlic, chopped' becomes '4 cloves garlic'. */
function formatBriefly(
  { text, name, isTwice }: ReturnType<typeof usedIn>[number],
  language: Language,
  scale: number,
  units: System | null,
) {
  if (isTwice) return name;
  const line = formatScaled(text, language, scale, units);
  return UP_TO_NOTE.exec(line)?.[0].trim() ?? line;
}
