import type { ReactNode } from 'react';
import { Icon } from '../controls/Icon.tsx';

type CardGroupProps = { name: string; isNamed: boolean; children: ReactNode };

/** Its name is no heading: each entry is one. */
export function CardGroup({ name, isNamed, children }: CardGroupProps) {
  return (
    <>
      {isNamed && (
        <p className="shelf" aria-hidden="true">
          {name === 'Liked' && <Icon name="heart" className="icon liked" />}
          {name}
        </p>
      )}
      <ul className="cards" aria-label={isNamed ? name : undefined}>
        {children}
      </ul>
    </>
  );
}
