import { formatNumber } from '@forecourt/rules';
import { Container, classes } from '@forecourt/ui';
import styles from './hero.module.css';
import { HERO_VAN, HeroVan } from './hero-van.tsx';
import { SearchPanel } from './search-panel.tsx';

/** The headline, the measured van and the search (product §1, §2). */
export function Hero({ makes }: { readonly makes: readonly string[] }) {
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <Container className={styles.stage}>
        <div className={styles.copy}>
          <h1 id="hero-heading" className={styles.title}>
            Find Your Perfect Van
          </h1>
          <p className={styles.lead}>New and used commercial vans with competitive finance options</p>
        </div>
        <div aria-hidden="true" className={styles.figure}>
          <HeroVan className={styles.van} />
          <div className={classes(styles.measure, styles.load)}>{formatNumber(HERO_VAN.loadLength)} mm load length</div>
          <div className={classes(styles.measure, styles.overall)}>{formatNumber(HERO_VAN.length)} mm overall length</div>
        </div>
      </Container>
      <Container className={styles.panel}>
        <SearchPanel makes={makes} />
      </Container>
    </section>
  );
}
