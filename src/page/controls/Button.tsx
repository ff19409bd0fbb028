import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

const VARIANTS = {
  /** The one press that leads on. */
  main: 'button-main',
  basil: 'button-basil',
  tint: 'button-tint',
  edge: 'button-edge',
  quiet: 'button-quiet',
};

export type Variant = keyof typeof VARIANTS;
export type ButtonProps = ComponentProps<'button'> & { variant?: Variant | undefined; icon?: string };

export function Button({ variant, className, icon, children, ...button }: ButtonProps) {
  const classes = ['button', variant && VARIANTS[variant], className].filter(Boolean);
  return (
    <button type="button" className={classes.join(' ')} {...button}>
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
