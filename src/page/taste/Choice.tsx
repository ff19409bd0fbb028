import { type ReactNode, useId } from 'react';

type NamedProps = { name: string; role?: 'group' | 'radiogroup'; isPair?: boolean; children: ReactNode };

/** `isPair`: the name stands beside, not above. */
export function Named({ name, role = 'group', isPair = false, children }: NamedProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: either role can be labelled
    <div className={isPair ? 'pair' : ''} role={role} aria-labelledby={id}>
      <span id={id} className="name-of soft">
        {name}
      </span>
      {children}
    </div>
  );
}

type ChoiceProps<Value> = {
  name: string;
  type: 'checkbox' | 'radio';
  values: readonly Value[];
  isChosen: (value: Value) => boolean;
  tell: (value: Value) => string;
  onChoose: (value: Value, isChosen: boolean) => void;
  isPair?: boolean;
};

export function Choice<Value extends string | number | null>({
  name,
  type,
  values,
  isChosen,
  tell,
  onChoose,
  isPair = false,
}: ChoiceProps<Value>) {
  return (
    <Named name={name} role={type === 'radio' ? 'radiogroup' : 'group'} isPair={isPair}>
      <div className="choice">
        {values.map((value) => (
          <label key={value}>
            <input
              type={type}
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
