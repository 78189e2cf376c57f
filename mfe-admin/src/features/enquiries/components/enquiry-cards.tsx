import type { Enquiry } from '@forecourt/contracts';
import { EnquiryCard } from './enquiry-card.tsx';
import styles from './enquiry-list.module.css';

export function EnquiryCards({ enquiries }: { readonly enquiries: readonly Enquiry[] }) {
  if (enquiries.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <EnquiryCard enquiry={enquiry} />
        </li>
      ))}
    </ul>
  );
}
