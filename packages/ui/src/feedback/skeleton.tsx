import { classes } from '../classes.ts';
import styles from './skeleton.module.css';

/** A grey shape in the size of what comes; `className` gives the size. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <span aria-hidden="true" className={classes(styles.skeleton, className)} />;
}
