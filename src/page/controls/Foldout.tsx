import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';

type FoldoutProps = {
  /** Of the summary: a notice that closes moves the focus there. */
  id: string;
  icon: string;
  name: string;
  /** What is in it, in a line. */
  told: string;
  children: ReactNode;
};

/** A line that opens. What is in it is rendered once it was opened. */
export function Foldout({ id, icon, name, told, children }: FoldoutProps) {
  const [wasOpened, setWasOpened] = useState(false);

  return (
    <Disclosure
      className="foldout"
      summaryId={id}
      line={
        <>
          <Icon name={icon} />
          <span>
            <strong>{name}</strong>
            <small className="some-lines" dir="auto">
              {told}
            </small>
          </span>
        </>
      }
      onToggle={() => setWasOpened(true)}
      // It may have been opened before the script came: then no `toggle` tells of it, and it would stay empty.
      ref={(details) => {
        if (details?.open && !wasOpened) setWasOpened(true);
      }}
    >
      {wasOpened && children}
    </Disclosure>
  );
}

type DisclosureProps = ComponentProps<'details'> & {
  /** What is seen while it is closed, too. */
  line: ReactNode;
  summaryId?: string;
};

export function Disclosure({ line, summaryId, children, ...details }: DisclosureProps) {
  return (
    <details {...details}>
      {/* A double click on what has just unmounted or moved away lands its second click here, and must not open it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
      <summary id={summaryId} onClick={(event) => event.detail > 1 && event.preventDefault()}>
        {line}
        <Icon name="down" className="icon chevron" />
      </summary>
      {children}
    </details>
  );
}

type MenuProps = {
  /** Of the button that opens it. */
  id?: string;
  /** Its name for screen readers, where several stand on the page. */
  label?: string;
  /** What is seen beside the dots. */
  word?: string;
  children: ReactNode;
};

/** Of the window's height: what opens below that would be cut off. */
const LOW = 0.7;

/** What is not needed daily, a press away. What is pressed in it closes it. */
export function Menu({ id, label, word, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [isUpward, setUpward] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function toggle() {
    const { bottom = 0 } = opener.current?.getBoundingClientRect() ?? {};
    setUpward(bottom > innerHeight * LOW);
    setOpen(!isOpen);
  }

  function close() {
    // What was pressed may have moved it already.
    if (opener.current?.parentElement?.contains(document.activeElement)) opener.current.focus();
    setOpen(false);
  }

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its buttons do
    <div
      className="menu"
      // Safari focuses no button that is pressed, but what it stands in: otherwise the press would count as one outside.
      tabIndex={-1}
      onKeyDown={leave}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={opener}
        type="button"
        id={id}
        className={word ? 'button button-quiet' : 'icon-button'}
        aria-label={label}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Icon name="dots" />
        {word && <span>{word}</span>}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its buttons do
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses a button clicks, too
        <div
          className={`menu-list ${isUpward ? 'upward' : ''}`}
          onClick={({ target }) => (target as Element).closest('button') && close()}
        >
          {children}
        </div>
      )}
    </div>
  );
}
