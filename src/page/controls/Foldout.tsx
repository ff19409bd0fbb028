import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';

type FoldoutProps = {
  /** Id of the summary, which gets the focus when a notice closes. */
  id: string;
  icon: string;
  name: string;
  /** Short version of the content, shown while the foldout is closed. */
  summary: string;
  children: ReactNode;
};

/** Foldout that renders its children once it has been opened. */
export function Foldout({ id, icon, name, summary, children }: FoldoutProps) {
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
              {summary}
            </small>
          </span>
        </>
      }
      onToggle={() => setWasOpened(true)}
      // Renders the content of a foldout opened before the script has loaded, which sends no `toggle` event.
      ref={(details) => {
        if (details?.open && !wasOpened) setWasOpened(true);
      }}
    >
      {wasOpened && children}
    </Disclosure>
  );
}

type DisclosureProps = ComponentProps<'details'> & {
  /** Content of the summary, which is always visible. */
  line: ReactNode;
  summaryId?: string;
};

export function Disclosure({ line, summaryId, children, ...details }: DisclosureProps) {
  return (
    <details {...details}>
      {/* Ignores the second click of a double click, since the first click may have been on another element. */}
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
  /** Id of the button that opens the menu. */
  id?: string;
  /** Name for screen readers, if there are several menus on the page. */
  label?: string;
  /** Visible text beside the dots. */
  word?: string;
  children: ReactNode;
};

/** Share of the window's height. Menus below it open upwards, since the window would cut off their list. */
const LOW = 0.7;

/** Menu of rarely needed buttons. Pressing a button closes the menu. */
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
    // Returns the focus to the opener, unless the pressed button has already moved it.
    if (opener.current?.parentElement?.contains(document.activeElement)) opener.current.focus();
    setOpen(false);
  }

  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the events of its buttons
    <div
      className="menu"
      // Safari focuses this element instead of a pressed button. Without `tabIndex`, pressing a button would close the menu.
      tabIndex={-1}
      onKeyDown={closeByEscape}
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
        // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the events of its buttons
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
