import type { Enquiry } from '@forecourt/contracts';
import { useEffect, useState } from 'react';
import { EnquiryCard } from './enquiry-card.tsx';
import styles from './enquiry-list.module.css';

/** More than a tall window shows. */
const AT_ONCE = 6;
/** Few enough that whoever presses something meanwhile does not wait for them. */
const THEN_EACH_TIME = 8;

/** Draws the first cards at once, and the others after them where their places are: fifty take a third of a second. */
export function EnquiryCards({ enquiries }: { readonly enquiries: readonly Enquiry[] }) {
  const [drawn, setDrawn] = useState(AT_ONCE);
  const isWhole = drawn >= enquiries.length;
  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setTimeout(() => setDrawn(drawn + THEN_EACH_TIME));
    return () => clearTimeout(timer);
  }, [drawn, isWhole]);
  if (enquiries.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {enquiries.map((enquiry, place) => (
        <li key={enquiry.id}>{place < drawn && <EnquiryCard enquiry={enquiry} />}</li>
      ))}
    </ul>
  );
}
