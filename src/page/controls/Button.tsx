import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

/**
 * `main`: for the most important button of the page. A page has only one `main` button. `word`: for a button within a
 * sentence.
 */
type Variant = 'main' | 'tint' | 'edge' | 'quiet' | 'word';
export type ButtonProps = ComponentProps<'button'> & {
  variant?: Variant | undefined;
  icon?: string | undefined;
};

export function Button({ variant, className, icon, children, ...button }: ButtonProps) {
  const look = variant === 'word' ? 'word-button' : variant ? `button button-${variant}` : 'button';
  return (
    <button type="button" className={className ? `${look} ${className}` : look} {...button}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type IconButtonProps = ComponentProps<'button'> & { icon: string; label: string };

export function IconButton({ icon, label, ...button }: IconButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} {...button}>
      <Icon name={icon} />
    </button>
  );
}
