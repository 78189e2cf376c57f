import { Section } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import styles from './statutory-rights.module.css';

/** A warranty comes on top of the law, never instead of it. */
export function StatutoryRights() {
  return (
    <Section labelledBy="rights-heading">
      <div className={styles.rights}>
        <h2 id="rights-heading">Your statutory rights</h2>
        <div className={styles.text}>
          <p>
            A warranty adds to your rights and takes none away. If you buy as a consumer, the Consumer Rights Act 2015 says that
            the van must be of satisfactory quality, fit for its purpose and as described. If it is not, you may reject it within
            30 days, or have it repaired or replaced, and if that fails get some money back. You have those rights with or without
            a warranty and after it ends. You claim them from us.
          </p>
          <p>
            If you buy for your business, what you can rely on is the warranty, the order form and our{' '}
            <Link to="/terms-conditions#warranty">terms and conditions</Link>.
          </p>
        </div>
      </div>
    </Section>
  );
}
