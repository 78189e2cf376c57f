import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** One `primary` (red) per view; `onDark` for outlines on dark areas. */
  readonly variant?: 'primary' | 'dark' | 'line' | 'quiet' | 'onDark';
  /** `icon`: a 44 px square that contains only an icon and therefore needs an `aria-label`. */
  readonly size?: 'normal' | 'small' | 'icon';
  /** As wide as its container. */
  readonly block?: boolean;
}

/** The look of a button for other elements: a router's link, an `<a href="tel:…">`. */
export function buttonClass({ variant = 'line', size = 'normal', block = false }: ButtonLook = {}): string {
  return classes(styles.button, styles[variant], size !== 'normal' && styles[size], block && styles.block);
}

export function Button({ variant, size, block, className, type = 'button', ...rest }: ButtonLook & ComponentProps<'button'>) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return <button {...rest} type={type} className={classes(buttonClass(look), className)} />;
}
