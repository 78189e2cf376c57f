import { BadgeCheck, Container, Icon, ShieldCheck } from '@forecourt/ui';
import { Served, useDealership } from '@forecourt/web-kit';
import styles from './trust-strip.module.css';

const ON_SERVER = typeof globalThis.document === 'undefined';

const MARKS = [ShieldCheck, BadgeCheck];

/** The yellow strip: what customers can rely on, with links. */
export function TrustStrip() {
  return (
    <Served as="section" name="trust-strip" className={styles.strip} aria-label="Approvals">
      {ON_SERVER && <Marks />}
    </Served>
  );
}

function Marks() {
  const { approvals, areasText } = useDealership();
  return (
    <Container className={styles.row}>
      {approvals.map((approval, index) => (
        <span key={approval} className={styles.item}>
          <Icon of={MARKS[index % MARKS.length] ?? ShieldCheck} />
          {approval}
        </span>
      ))}
      <span className={styles.areas}>{areasText}</span>
    </Container>
  );
}
