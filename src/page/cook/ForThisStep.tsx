import { useMemo, useState } from 'react';
import { ingredientsOf } from '../../newReading/foods/forStep.ts';
import { nameOf } from '../../newReading/foods/needed.ts';
import { tellScaled } from '../../newReading/numbers/amounts.ts';
import { ClosedByBack } from '../browser/useBack.ts';
import { Icon } from '../controls/Icon.tsx';
import type { RecipeOutline } from '../drawing/recipeOutline.ts';

type ForThisStepProps = { at: number; outline: RecipeOutline; scale: number };

export function ForThisStep({ at, outline, scale }: ForThisStepProps) {
  // Two groups may each hold 'Salt'.
  const used = useMemo(
    () => [...new Set(ingredientsOf(at, outline, outline.language).map(({ text }) => text))],
    [at, outline],
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
            {used.map((text) => nameOf(text, outline.language)).join(', ')}
          </span>
        )}
        <Icon name="down" className="icon chevron" />
      </button>
      {/* Where there is room, the list is always open, and nothing has to be pressed. */}
      <p className="for-step-title">{title}</p>
      <ul className={isOpen ? '' : 'closed'} dir="auto">
        {used.map((text) => (
          <li key={text}>{tellScaled(text, outline.language, scale)}</li>
        ))}
      </ul>
    </div>
  );
}
