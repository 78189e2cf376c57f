import { statutoryRights } from '@forecourt/content';
import { Section } from '@forecourt/ui';
import { Blocks } from '../page/blocks.tsx';
import styles from './statutory-rights.module.css';

/** A warranty comes on top of the law, never instead of it. */
export function StatutoryRights() {
  const { id, title, blocks } = statutoryRights;
  return (
    <Section labelledBy={id}>
      <div className={styles.rights}>
        <h2 id={id}>{title}</h2>
        <div className={styles.text}>
          <Blocks blocks={blocks} />
        </div>
      </div>
    </Section>
  );
}
