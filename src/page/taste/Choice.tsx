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
  /** The name of the option that sets nothing. */
  any: string;
  values: readonly Value[];
  value: Value | null;
  tell: (value: Value) => string;
  onChoose: (value: Value | null) => void;
  isPair?: boolean;
};

export function Choice<Value extends string | number>({
  name,
  any,
  values,
  value,
  tell,
  onChoose,
  isPair = false,
}: ChoiceProps<Value>) {
  return (
    <Named name={name} role="radiogroup" isPair={isPair}>
      <div className="choice">
        {[null, ...values].map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
            {one === null ? any : tell(one)}
          </label>
        ))}
      </div>
    </Named>
  );
}
