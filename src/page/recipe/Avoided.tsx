import { Icon } from '../frame/Icon.tsx';
import { AnotherOne } from './AnotherOne.tsx';

export function Warning({ found }: { found: string[] }) {
  if (found.length === 0) return null;
  return (
    <div className="warning">
      <Icon name="warning" />
      <p>
        This recipe names what you leave out: <strong dir="auto">{found.join(', ')}</strong>.
      </p>
      <AnotherOne goes />
    </div>
  );
}

/** It is shown also where no such word was found: that proves nothing, and people with an allergy rely on it. */
export function CheckLabels({ avoid }: { avoid: string[] }) {
  return (
    avoid.length > 0 && (
      <p className="soft note">Models can be wrong about what is in a food: check the labels.</p>
    )
  );
}
