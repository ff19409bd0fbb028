import { type ComponentProps, type ReactNode, useState } from 'react';
import { Icon } from './Icon.tsx';

type FoldoutProps = {
  /** Of the summary: a notice that closes moves the focus there. */
  id: string;
  icon: string;
  name: string;
  /** What is in it, in a line. */
  told: string;
  children: ReactNode;
};

/** A line that opens. What is in it is rendered once it was opened. */
export function Foldout({ id, icon, name, told, children }: FoldoutProps) {
  const [wasOpened, setWasOpened] = useState(false);

  return (
    <details
      className="foldout"
      onToggle={() => setWasOpened(true)}
      // It may have been opened before the script came: then no `toggle` tells of it, and it would stay empty.
      ref={(details) => {
        if (details?.open && !wasOpened) setWasOpened(true);
      }}
    >
      <Summary id={id}>
        <Icon name={icon} />
        <span>
          <strong>{name}</strong>
          <small dir="auto">{told}</small>
        </span>
        <Icon name="down" className="icon chevron" />
      </Summary>
      {wasOpened && children}
    </details>
  );
}

/** A double click on what has just unmounted or moved away lands its second click on the summary, and must not open it. */
export function Summary(summary: ComponentProps<'summary'>) {
  // biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself
  return <summary {...summary} onClick={(event) => event.detail > 1 && event.preventDefault()} />;
}
