import { type ReactNode, useId } from 'react';

type NamedProps = { name: string; isPair?: boolean; children: ReactNode };

/** `isPair`: the name stands beside, not above. */
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

/** Any number of values, or one at most, as `onChoose` keeps it: what is chosen is unchosen by a press. */
type ChoiceProps<Value> = {
  name: string;
  values: readonly Value[];
  isChosen: (value: Value) => boolean;
  tell: (value: Value) => string;
  onChoose: (value: Value, isChosen: boolean) => void;
  isPair?: boolean;
};

export function Choice<Value extends string | number>({
  name,
  values,
  isChosen,
  tell,
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
            {tell(value)}
          </label>
        ))}
      </div>
    </Named>
  );
}
