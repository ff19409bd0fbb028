import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';

type DisclosureProps = ComponentProps<'details'> & {
  /** Content of the summary, which is visible even if the section is collapsed. */
  line: ReactNode;
  summaryId?: string;
};

export function Disclosure({ line, summaryId, children, ...details }: DisclosureProps) {
  return (
    <details {...details}>
      {/* Ignores the second click of a double click because the first click may have been on another element. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is already a button */}
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
  /** Accessible name, needed if there are several menus on the page. */
  label?: string;
  /** Visible text beside the dots. */
  word?: string;
  children: ReactNode;
};

/** Share of the window's height. If the button is lower, its menu opens upwards, to fit into the window. */
const LOW = 0.7;

/** Menu of rarely used buttons, which closes when a button is pressed. */
export function Menu({ id, label, word, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [isUpward, setUpward] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function toggle() {
    const { bottom = 0 } = opener.current?.getBoundingClientRect() ?? {};
    setUpward(bottom > innerHeight * LOW);
    setOpen(!isOpen);
  }

  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events of the buttons inside
    <div
      className="menu"
      // Safari focuses this element instead of a pressed button. Without `tabIndex`, the menu would lose focus and close before the button receives the click.
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
        // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events of the buttons inside
        // biome-ignore lint/a11y/useKeyWithClickEvents: pressing a button by key also sends a click
        <div
          className={`menu-list ${isUpward ? 'upward' : ''}`}
          onClick={({ target }) => (target as Element).closest('button') && setOpen(false)}
        >
          {children}
        </div>
      )}
    </div>
  );
}
