import type { ReactNode } from 'react';

export function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="name-of soft">{name}</legend>
      {children}
    </fieldset>
  );
}

/** `onChoose` may allow one value or several. Pressing a chosen value clears the choice. */
type ChoiceProps<Value> = {
  name: string;
  values: readonly Value[];
  isChosen: (value: Value) => boolean;
  format: (value: Value) => string;
  onChoose: (value: Value, isChosen: boolean) => void;
};

export function Choice<Value extends string | number>({
  name,
  values,
  isChosen,
  format,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <Named name={name}>
      <div className="line choice">
        {values.map((value) => (
          <label key={value} className="button round">
            <input
              type="checkbox"
              name={name}
              checked={isChosen(value)}
              onChange={({ target }) => onChoose(value, target.checked)}
            />
            {format(value)}
          </label>
        ))}
      </div>
    </Named>
  );
}
