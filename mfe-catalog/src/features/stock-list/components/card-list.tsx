import { classes } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { StockLayout } from '../../../stock/stock-path.ts';
import styles from './card-list.module.css';
import print from './card-list-print.module.css';

/** Cards in three columns or in rows, one line each in print; each child is an `li`. */
export function CardList({ layout, children }: { readonly layout: StockLayout; readonly children: ReactNode }) {
  return <ul className={classes(styles.cards, styles[layout], print.printed)}>{children}</ul>;
}
