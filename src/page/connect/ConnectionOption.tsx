import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Disclosure } from '../controls/Foldout.tsx';
import { Icon } from '../controls/Icon.tsx';

type ConnectionOptionProps = {
  icon: string;
  name: string;
  /** How soon it writes, and what it costs. */
  line: string;
  /** It writes the recipes now. */
  isOn: boolean;
  isOpen: boolean;
  children: ReactNode;
};

/** Browsers that know `name` close it when another of the same name is opened. */
export function ConnectionOption({ isOn, isOpen, children, ...told }: ConnectionOptionProps) {
  const details = useRef<HTMLDetailsElement>(null);

  // Not as an attribute: a browser closes one that is inserted open while another of the same name is still open.
  useLayoutEffect(() => {
    if (details.current) details.current.open = isOpen;
  }, [isOpen]);

  return (
    <Disclosure
      ref={details}
      className={isOn ? 'foldout way is-on' : 'foldout way'}
      name="way"
      line={<OptionLine {...told} isOn={isOn} />}
    >
      <div className="stack">{children}</div>
    </Disclosure>
  );
}

/** There is nothing to do for it. */
export function CookbookOption({ isOn }: { isOn: boolean }) {
  return (
    <div className={isOn ? 'way row is-on' : 'way row'}>
      <OptionLine icon="book" name="The kitchen’s cookbook" line="Now · free, no AI" isOn={isOn} />
    </div>
  );
}

function OptionLine({ icon, name, line, isOn }: Omit<ConnectionOptionProps, 'isOpen' | 'children'>) {
  return (
    <>
      <Icon name={icon} />
      <div>
        <h3>{name}</h3>
        <p className="soft">{line}</p>
      </div>
      {isOn && (
        <span className="on">
          <Icon name="check" /> On
        </span>
      )}
    </>
  );
}
