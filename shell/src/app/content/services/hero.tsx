import { recentWork, servicesPage } from '@forecourt/content';
import { buttonClass, Container } from '@forecourt/ui';
import { EnquiryLink, Link } from '@forecourt/web-kit';
import styles from './hero.module.css';
import { WorkPicture } from './work-picture.tsx';

export function Hero() {
  return (
    <div className={styles.hero} data-surface="dark">
      <Container className={styles.inner}>
        <div className={styles.copy}>
          <h1 className="inherit">{servicesPage.title}</h1>
          <p className={styles.lead}>{servicesPage.lead}</p>
          <div className="cluster gap-3">
            <EnquiryLink form="quote" className={buttonClass({ variant: 'primary' })}>
              Get a Quote
            </EnquiryLink>
            <Link to="/vehicles" className={buttonClass({ variant: 'onDark' })}>
              Browse Vehicles
            </Link>
          </div>
        </div>
        <WorkPicture
          work={recentWork.items[0]}
          sizes="(min-width: 1024px) 55vw, 100vw"
          loading="hero"
          className={styles.picture}
        />
      </Container>
    </div>
  );
}
