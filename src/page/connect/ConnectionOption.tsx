import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../frame/Icon.tsx';

type ConnectionOptionProps = {
  icon: string;
  name: string;
  /** In a word, what is best about it. */
  badge?: string;
  /** What it costs, and where the ingredients go. */
  line: string;
  isOpen: boolean;
  children: ReactNode;
};

/** One thing that recipes can come from. Newer browsers close it when another of the same `name` is opened. */
export function ConnectionOption({ icon, name, badge, line, isOpen, children }: ConnectionOptionProps) {
  const details = useRef<HTMLDetailsElement>(null);

  // Not as an attribute: a browser closes what is put open beside another of the same name that is still open.
  useLayoutEffect(() => {
    if (details.current) details.current.open = isOpen;
  }, [isOpen]);

  return (
    <details ref={details} className="way" name="way">
      {/* The second half of a double click was meant for the button that has moved away from under it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
      <summary onClick={(event) => event.detail > 1 && event.preventDefault()}>
        <Icon name={icon} />
        <div>
          <h3>
            {name} {badge && <span className="badge">{badge}</span>}
          </h3>
          <p className="soft">{line}</p>
        </div>
      </summary>
      <div>{children}</div>
    </details>
  );
}
