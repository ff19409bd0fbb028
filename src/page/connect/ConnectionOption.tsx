import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Summary } from '../controls/Foldout.tsx';
import { Icon } from '../controls/Icon.tsx';

type ConnectionOptionProps = {
  isOpen: boolean;
  icon: string;
  name: string;
  badge?: string;
  line: string;
  children: ReactNode;
};

/** Browsers that know `name` close it when another of the same name is opened. */
export function ConnectionOption({ isOpen, icon, name, badge, line, children }: ConnectionOptionProps) {
  const details = useRef<HTMLDetailsElement>(null);

  // Not as an attribute: a browser closes one that is inserted open while another of the same name is still open.
  useLayoutEffect(() => {
    if (details.current) details.current.open = isOpen;
  }, [isOpen]);

  return (
    <details ref={details} className="foldout way" name="way">
      <Summary>
        <Icon name={icon} />
        <div>
          <h3>
            {name} {badge && <span className="badge">{badge}</span>}
          </h3>
          <p className="soft">{line}</p>
        </div>
        <Icon name="down" className="icon chevron" />
      </Summary>
      <div className="stack">{children}</div>
    </details>
  );
}
