import { Icon } from '../frame/Icon.tsx';
import { AnotherOne } from './AnotherOne.tsx';

/** A word to be left out that the recipe names all the same. */
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

/** Where none is found, that proves nothing. */
export function CheckLabels({ avoid }: { avoid: string[] }) {
  return (
    avoid.length > 0 && (
      <p className="soft note">Models can be wrong about what is in a food: check the labels.</p>
    )
  );
}
