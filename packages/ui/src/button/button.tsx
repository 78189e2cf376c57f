import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** One `primary` (red) in each view; `onDark` for outlines on dark areas. */
  readonly variant?: 'primary' | 'dark' | 'line' | 'quiet' | 'onDark';
  /** `icon`: a 44 px square that holds an icon only and therefore needs an `aria-label`. */
  readonly size?: 'normal' | 'small' | 'icon';
  /** As wide as its place. */
  readonly block?: boolean;
}

/** The look of a button for elements that are not one: a router's link, an `<a href="tel:…">`. */
export function buttonClass({ variant = 'line', size = 'normal', block = false }: ButtonLook = {}): string {
  return classes(styles.button, styles[variant], size !== 'normal' && styles[size], block && styles.block);
}

/** Selects every button, and whatever has the look of one, in all micro-frontends: each names the class with its own name before it. */
export const BUTTONS = 'button, [class*="_button_"]';

export function Button({ variant, size, block, className, type = 'button', ...rest }: ButtonLook & ComponentProps<'button'>) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return <button {...rest} type={type} className={classes(buttonClass(look), className)} />;
}
