import { type ReactNode, useState } from 'react';
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
      {/* A double click on something that has just unmounted here lands its second click on this summary, and must not open it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself */}
      <summary id={id} onClick={(event) => event.detail > 1 && event.preventDefault()}>
        <Icon name={icon} />
        <span>
          <strong>{name}</strong>
          <small dir="auto">{told}</small>
        </span>
        <Icon name="down" className="icon chevron" />
      </summary>
      {wasOpened && children}
    </details>
  );
}
