import { classes } from '../classes.ts';
import styles from './skeleton.module.css';

/** A grey placeholder of the size of what is loading; `className` sets the size. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <span aria-hidden="true" className={classes(styles.skeleton, className)} />;
}
