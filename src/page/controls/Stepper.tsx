import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type StepperProps = {
  /** Names of the two buttons for screen readers. */
  fewer: string;
  more: string;
  isLeast: boolean;
  isMost: boolean;
  onStep: (by: -1 | 1) => void;
  moreId?: string;
  /** The number between the buttons. */
  children: ReactNode;
};

export function Stepper({ fewer, more, isLeast, isMost, onStep, moreId, children }: StepperProps) {
  return (
    <div className="stepper">
      <button
        type="button"
        className="icon-button"
        aria-label={fewer}
        aria-disabled={isLeast}
        onClick={() => onStep(-1)}
      >
        <Icon name="minus" />
      </button>
      {children}
      <button
        type="button"
        className="icon-button"
        id={moreId}
        aria-label={more}
        aria-disabled={isMost}
        onClick={() => onStep(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
