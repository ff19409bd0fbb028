import type { ReactNode } from 'react';
import { IconButton } from './Button.tsx';

type StepperProps = {
  /** Names of the two buttons for screen readers. */
  fewer: string;
  more: string;
  isLeast: boolean;
  isMost: boolean;
  /** Not called beyond the least or the most. */
  onStep: (by: -1 | 1) => void;
  moreId?: string;
  /** The number between the buttons. */
  children: ReactNode;
};

export function Stepper({ fewer, more, isLeast, isMost, onStep, moreId, children }: StepperProps) {
  return (
    <div className="stepper">
      <IconButton icon="minus" label={fewer} aria-disabled={isLeast} onClick={() => isLeast || onStep(-1)} />
      {children}
      <IconButton
        id={moreId}
        icon="plus"
        label={more}
        aria-disabled={isMost}
        onClick={() => isMost || onStep(1)}
      />
    </div>
  );
}
