import type { ReactNode } from 'react';
import { Icon } from '../frame/Icon.tsx';

type WayProps = {
  icon: string;
  name: string;
  /** In a word, what is best about it. */
  badge?: string;
  /** What it costs, and where the ingredients go. */
  line: string;
  isOpen: boolean;
  children: ReactNode;
};

/** One way to get recipes. Most browsers close it when another of the same `name` is opened. */
export function Way({ icon, name, badge, line, isOpen, children }: WayProps) {
  return (
    <details className="way" name="way" open={isOpen}>
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
