import { useMemo, useState } from 'react';
import { ingredientsOf } from '../../reading/foods/forStep.ts';
import { nameOf } from '../../reading/foods/needed.ts';
import { tellScaled } from '../../reading/numbers/amounts.ts';
import type { Reading } from '../../reading/read.ts';
import { ClosedByBack } from '../browser/useBack.ts';
import { Icon } from '../controls/Icon.tsx';

type ForThisStepProps = { at: number; reading: Reading; scale: number };

export function ForThisStep({ at, reading, scale }: ForThisStepProps) {
  const { language } = reading;
  // Two groups may each hold 'Salt'.
  const used = useMemo(
    () => [...new Set(ingredientsOf(at, reading, language).map(({ text }) => text))],
    [at, reading, language],
  );
  const [isOpen, setOpen] = useState(false);
  if (used.length === 0) return null;
  const title = (
    <>
      <Icon name="basket" />
      <b>For this step</b>
    </>
  );
  return (
    <div className="for-step">
      {isOpen && <ClosedByBack close={() => setOpen(false)} />}
      <button
        type="button"
        aria-label="For this step"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        {!isOpen && (
          <span className="one-line soft" dir="auto">
            {used.map((text) => nameOf(text, language)).join(', ')}
          </span>
        )}
        <Icon name="down" className="icon chevron" />
      </button>
      {/* Where there is room, the list is always open, and nothing has to be pressed. */}
      <p className="for-step-title">{title}</p>
      <ul className={isOpen ? '' : 'closed'} dir="auto">
        {used.map((text) => (
          <li key={text}>{tellScaled(text, language, scale)}</li>
        ))}
      </ul>
    </div>
  );
}
