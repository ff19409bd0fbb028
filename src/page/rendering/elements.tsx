import { type ComponentProps, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { findAmounts, formatScaled, type Language, type ShownFigure } from 'recipe-reading';
import { orUndefined } from '../../shared/orUndefined.ts';
import { useUnits } from '../context/pageContext.ts';
import { type StepTimer, useRecipe } from '../context/recipeContext.ts';
import { TimerChip } from '../timers/StepTimers.tsx';
import { keepNumbersTogether } from './hast.ts';
import { UP_TO_NOTE } from './placeItems.ts';

type LinkProps = ComponentProps<'a'> & { node?: unknown };

export function Link({ node: _, href = '', children, ...rest }: LinkProps) {
  if ('data-footnote-ref' in rest || 'data-footnote-backref' in rest) {
    return (
      <a {...rest} href={href} onClick={jump}>
        {children}
      </a>
    );
  }
  const url = absoluteUrl(href);
  if (!url) return <>{children}</>;
  const destination = url.protocol === 'mailto:' ? url.pathname : url.hostname;
  const words = typeof children === 'string' ? children : '';
  const hosts: string[] = words.toLowerCase().match(/[^\s/:]+\.[^\s/:]+/g) ?? [];
  const namesDestination = words === href || (hosts.length === 1 && hosts[0] === destination);
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={url.href}
      className={children === href ? 'bare' : undefined}
    >
      {children}
      {!namesDestination && <span className="place soft"> ({destination})</span>}
      <span className="visually-hidden">, opens in a new tab</span>
    </a>
  );
}

/** Scrolls to a footnote without changing the URL or the history. */
function jump(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  if (target.tagName !== 'A') target.tabIndex = -1;
  target.focus();
  target.scrollIntoView({ block: 'nearest' });
}

function absoluteUrl(href: string): URL | undefined {
  return /^(?:https?:\/\/|mailto:)/i.test(href) ? orUndefined(() => new URL(href)) : undefined;
}

/** Puts a table into a box that scrolls, unless the table is shown as a list of ingredients. */
export function ScrollingTable({ node: _, ...table }: ComponentProps<'table'> & { node?: unknown }) {
  if (table.className === 'foods') return <table {...table} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and regions would make each table a landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div className="table-box" role="group" aria-label="Table" tabIndex={0}>
      <table {...table} />
    </div>
  );
}

type FigureProps = { format: ShownFigure['at'] };

export function AmountText({ format }: FigureProps) {
  const { scale, units } = useRecipe();
  return (
    <b className={scale === 1 ? 'amount' : 'amount scaled'} aria-live="off">
      {format(scale, units)}
    </b>
  );
}

/** Figure in a step or note. */
export function FigureText({ format }: FigureProps) {
  const { scale, units } = useRecipe();
  return <bdi aria-live="off">{keepNumbersTogether(format(scale, units))}</bdi>;
}

export function NotScaled() {
  const { scale } = useRecipe();
  return scale !== 1 && <small className="not-scaled"> (as written)</small>;
}

/** Keeps a timer together with the punctuation after it, which some browsers would put on the next line. */
export function TimerSlot({ closing, ...timer }: StepTimer & { closing: string }) {
  return (
    <span className="timed">
      <TimerChip timer={timer} />
      {closing}
    </span>
  );
}

type TickBoxProps = { item: string; ticked: boolean; remarkId?: string; children?: ReactNode };

/** Checkbox beside a text. The text may contain timers, whose buttons must not be inside a `<label>`. */
export function TickBox({ item, ticked, remarkId, children }: TickBoxProps) {
  const { ticked: marked, onTick, steps, broken } = useRecipe();
  const box = useRef<HTMLInputElement>(null);
  const textId = useId();
  const isDone = ticked !== marked.includes(item);
  const step = steps.findIndex((other) => other.id === item) + 1;
  // Names the checkbox of a step by the step's number because a screen reader would otherwise read the whole step twice.
  const name =
    step > 0 ? { 'aria-label': `Step ${step}${isDone ? ' done' : ''}` } : { 'aria-labelledby': textId };

  function press({ target }: MouseEvent) {
    const isControl = (target as Element).closest('a, button, input') !== null;
    // Does not tick the item if the visitor is selecting text in order to copy it.
    if (!isControl && getSelection()?.isCollapsed !== false) box.current?.click();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the checkbox inside is reachable by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the checkbox inside is reachable by keyboard
    <div className="tick" onClick={press}>
      <input
        ref={box}
        type="checkbox"
        {...name}
        aria-describedby={remarkId}
        checked={isDone}
        onChange={() => onTick(item, !marked.includes(item))}
      />
      <span id={textId}>
        {children}
        {broken.get(item)?.map((wish) => (
          <small key={wish} className="breaks-wish" dir="auto">
            {' '}
            {wish}
          </small>
        ))}
      </span>
    </div>
  );
}

type AmountFirstProps = { text: string; language: Language; scale: number };

/** Shows a scaled ingredient, with the first amount in bold and the preparation in grey. */
export function AmountFirst({ text, language, scale }: AmountFirstProps) {
  const line = formatScaled(text, language, scale, useUnits());
  const noteStart = UP_TO_NOTE.exec(line)?.[0].length ?? line.length;
  const amount = findAmounts(line, language).find(({ unitEnd }) => unitEnd <= noteStart);
  const [start, end] = amount ? [amount.start, amount.unitEnd] : [0, 0];
  return (
    <>
      {line.slice(0, start)}
      {amount && <b>{line.slice(start, end)}</b>}
      {line.slice(end, noteStart)}
      {noteStart < line.length && (
        <small className="note">{keepNumbersTogether(line.slice(noteStart))}</small>
      )}
    </>
  );
}
