import type { Entry } from '../context/page.ts';
import { Icon } from '../controls/Icon.tsx';

export const PILLS = {
  All: () => true,
  Liked: ({ liked }: Entry) => liked,
  Cooked: ({ timesCooked }: Entry) => timesCooked > 0,
};
export type Pill = keyof typeof PILLS;

type FindFieldProps = { query: string; onSearch: (query: string) => void };

export function FindField({ query, onSearch }: FindFieldProps) {
  return (
    <div className="find">
      <Icon name="find" />
      <input
        type="search"
        className="field"
        aria-label="Search"
        placeholder="Search"
        value={query}
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  );
}

type PillsProps = {
  pills: { name: Pill; count: number }[];
  chosen: Pill;
  onChoose: (pill: Pill) => void;
};

export function Pills({ pills, chosen, onChoose }: PillsProps) {
  return (
    <fieldset className="line choice">
      <legend className="visually-hidden">Show</legend>
      {pills.map(({ name, count }) => (
        <label key={name} className="button round">
          <input type="radio" name="box-pill" checked={name === chosen} onChange={() => onChoose(name)} />
          {name === 'Liked' && <Icon name="heart" className="icon in-text liked" />}
          {name} <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
