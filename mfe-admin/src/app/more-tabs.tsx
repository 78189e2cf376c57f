import { ChevronRight, Icon } from '@forecourt/ui';
import { type RefObject, useEffect, useState } from 'react';
import styles from './office-header.module.css';

/** On a narrow screen: says that the row of tabs goes on, and brings the rest into sight. */
export function MoreTabs({ row }: { readonly row: RefObject<HTMLElement | null> }) {
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    const look = () => setMore(current.scrollLeft + current.clientWidth < current.scrollWidth - 1);
    const observer = new ResizeObserver(look);
    observer.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [row]);
  if (!isMore) return null;
  return (
    <button
      type="button"
      className={styles.more}
      aria-label="More tabs"
      title="More tabs"
      onClick={() => row.current?.scrollBy({ left: row.current.clientWidth / 2 })}
    >
      <Icon of={ChevronRight} />
    </button>
  );
}
