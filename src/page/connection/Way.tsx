import type { ReactNode } from 'react';
import { Icon } from '../../shared/Icon.tsx';

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

/** One way to get recipes. The browser closes it when another is opened. */
export function Way({ icon, name, badge, line, isOpen, children }: WayProps) {
  return (
    <details className="way" name="way" open={isOpen}>
      <summary>
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
