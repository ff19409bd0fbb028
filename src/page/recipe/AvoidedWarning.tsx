import { Icon } from '../frame/Icon.tsx';
import { AnotherOne } from './AnotherOne.tsx';

export function AvoidedWarning({ found }: { found: string[] }) {
  if (found.length === 0) return null;
  return (
    <div className="warning">
      <Icon name="warning" />
      <p>
        This recipe names what you leave out: <strong dir="auto">{found.join(', ')}</strong>.
      </p>
      <AnotherOne unmounts />
    </div>
  );
}
