import { BadgeCheck, Container, Icon, ShieldCheck } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import styles from './trust-strip.module.css';

const MARKS = [ShieldCheck, BadgeCheck];

/** The yellow strip: what customers can rely on, with links. */
export function TrustStrip() {
  const { approvals, areasText } = useDealership();
  return (
    <section className={styles.strip} aria-label="Approvals">
      <Container className={styles.row}>
        {approvals.map((approval, index) => (
          <span key={approval} className={styles.item}>
            <Icon of={MARKS[index % MARKS.length] ?? ShieldCheck} />
            {approval}
          </span>
        ))}
        <span className={styles.areas}>{areasText}</span>
      </Container>
    </section>
  );
}
