import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CONNECTION_TITLE_ID } from '../browser/focus.ts';
import { Disclosure } from '../controls/Foldout.tsx';
import { Icon } from '../controls/Icon.tsx';

type ConnectionOptionProps = {
  icon: string;
  name: string;
  /** Text that says how long a recipe takes and what it costs. */
  line: string;
  /** True if recipes are now requested with this connection. */
  isOn: boolean;
  isOpen: boolean;
  children: ReactNode;
};

/**
 * Collapsible section for one way to connect. In browsers that support `name` on <details>, only one such section can
 * be open at a time.
 */
export function ConnectionOption({ isOn, isOpen, children, ...texts }: ConnectionOptionProps) {
  const details = useRef<HTMLDetailsElement>(null);

  // Opens the section only after it is mounted. If another section is open, the browser would close a section that is inserted open.
  useLayoutEffect(() => {
    if (details.current) details.current.open = isOpen;
  }, [isOpen]);

  return (
    <Disclosure
      ref={details}
      className={isOn ? 'foldout way is-on' : 'foldout way'}
      name="way"
      line={<OptionLine {...texts} isOn={isOn} />}
    >
      <div className="stack" data-next-focus={CONNECTION_TITLE_ID}>
        {children}
      </div>
    </Disclosure>
  );
}

/** Row for the cookbook, which needs no connection. */
export function CookbookOption({ isOn }: { isOn: boolean }) {
  return (
    <div className={isOn ? 'way row is-on' : 'way row'}>
      {/* Says why the dialog opens if a visitor without a model presses 'Adjust'. */}
      <OptionLine
        icon="book"
        name="The kitchen’s cookbook"
        line="Now · free, no AI · cannot adjust a recipe"
        isOn={isOn}
      />
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
        <span className="beside on">
          <Icon name="check" />
          <span className="visually-hidden">On</span>
        </span>
      )}
    </>
  );
}
