import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Option } from '../../../machines/connectionMachine.ts';
import { useConnectionState } from '../context/pageContext.ts';
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
    <details ref={details} className="way" name="way">
      {/* A double click on a button that has just moved away lands its second click on this summary, and must not open it. */}
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
