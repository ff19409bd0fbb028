import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

export type ButtonProps = ComponentProps<'button'> & { icon?: string };

export function Button({ className = '', icon, children, ...button }: ButtonProps) {
  return (
    <button type="button" className={`button ${className}`.trim()} {...button}>
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
