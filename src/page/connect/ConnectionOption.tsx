import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Option } from '../../../machines/connectionMachine.ts';
import { useConnectionState } from '../context/pageContext.ts';
import { Summary } from '../controls/Foldout.tsx';
import { Icon } from '../controls/Icon.tsx';

type ConnectionOptionProps = {
  option: Option;
  icon: string;
  name: string;
  badge?: string;
  line: string;
  children: ReactNode;
};

/** Browsers that know `name` close it when another of the same name is opened. */
export function ConnectionOption({ option, icon, name, badge, line, children }: ConnectionOptionProps) {
  const isOpen = useConnectionState((s) => s.context.option === option);
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
