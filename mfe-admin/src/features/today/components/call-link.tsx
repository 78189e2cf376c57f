import { telephoneLink } from '@forecourt/rules';
import { Icon, Phone } from '@forecourt/ui';
import styles from './call-link.module.css';

/** The number of a customer who is to be rung, beside their entry. */
export function CallLink({ phone }: { readonly phone: string | null }) {
  if (phone === null) return <span className={styles.none}>No phone number is known</span>;
  return (
    <a href={telephoneLink(phone)} className={styles.phone}>
      <Icon of={Phone} small />
      <span className="visually-hidden">Call </span>
      {phone}
    </a>
  );
}
