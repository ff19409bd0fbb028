import { type ReactNode, useId } from 'react';

type NamedProps = { name: string; isPair?: boolean; children: ReactNode };

/** `isPair`: places the name beside the fields instead of above. */
export function Named({ name, isPair = false, children }: NamedProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside its fields
    <div className={isPair ? 'line pair' : ''} role="group" aria-labelledby={id}>
      <span id={id} className="name-of soft">
        {name}
      </span>
      {children}
    </div>
  );
}

/** `onChoose` decides whether several values can be chosen. Pressing a chosen value clears it. */
type ChoiceProps<Value> = {
  name: string;
  values: readonly Value[];
  isChosen: (value: Value) => boolean;
  format: (value: Value) => string;
  onChoose: (value: Value, isChosen: boolean) => void;
  isPair?: boolean;
};

export function Choice<Value extends string | number>({
  name,
  values,
  isChosen,
  format,
  onChoose,
  isPair = false,
}: ChoiceProps<Value>) {
  return (
    <Named name={name} isPair={isPair}>
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
