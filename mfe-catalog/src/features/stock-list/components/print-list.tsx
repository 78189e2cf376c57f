import { formatNumber } from '@forecourt/rules';
import { Button } from '@forecourt/ui';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { PRINTED_PARTS, type useStockParts } from '../hooks/use-stock-parts.ts';
import { PART_SIZE } from '../stock-request.ts';
import styles from './results.module.css';

interface PrintListProps {
  readonly stock: ReturnType<typeof useStockParts>;
  readonly total: number;
}

/** Loads all results, then prints, from its button or Ctrl+P. The browser's own menu prints only what is loaded. */
export function PrintList({ stock, total }: PrintListProps) {
  const [asked, ask] = useReducer((count: number) => count + 1, 0);
  // Once the cards of every page are rendered.
  useEffect(() => {
    if (asked > 0) window.print();
  }, [asked]);
  // If a page fails to load, the print still says how many of the vans it contains.
  const print = () => stock.loadAll().then(ask, ask);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (stock.next === null || event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void print();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const most = PART_SIZE * PRINTED_PARTS;
  return (
    <Button size="small" variant="quiet" className={styles.print} onClick={() => void print()}>
      {total > most
        ? `Print the first ${formatNumber(most)} vans`
        : total === 1
          ? 'Print this van'
          : `Print all ${formatNumber(total)} vans`}
    </Button>
  );
}
