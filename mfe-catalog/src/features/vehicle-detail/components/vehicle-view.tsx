import type { Vehicle } from '@forecourt/contracts';
import { Container, classes } from '@forecourt/ui';
import { Served, Slice } from '@forecourt/web-kit';
import { AboutTabs } from './about-tabs.tsx';
import { ActionBar } from './action-bar.tsx';
import { BackLink } from './back-link.tsx';
import { BuyColumn } from './buy-column.tsx';
import { Gallery } from './gallery.tsx';
import { KeyFacts } from './key-facts.tsx';
import { LoadSpace } from './load-space.tsx';
import { PrintContact } from './print-contact.tsx';
import { SimilarVans } from './similar-vans.tsx';
import { Specifications } from './specifications.tsx';
import { StaffLinks } from './staff-links.tsx';
import styles from './vehicle-layout.module.css';
import { VehicleMeta } from './vehicle-meta.tsx';

const ON_SERVER = typeof globalThis.document === 'undefined';

export function VehicleView({ vehicle }: { readonly vehicle: Vehicle }) {
  return (
    <Container className={styles.sheet}>
      <BackLink />
      <StaffLinks vehicle={vehicle} />
      <div className={styles.layout}>
        <div className={styles.gallery}>
          <Gallery vehicle={vehicle} />
        </div>
        <Slice>
          <div className={styles.buy}>
            <BuyColumn vehicle={vehicle} />
          </div>
        </Slice>
        <Served as="div" name="key-facts" className={styles.facts}>
          {ON_SERVER && (
            <>
              <VehicleMeta vehicle={vehicle} />
              <KeyFacts vehicle={vehicle} />
            </>
          )}
        </Served>
        <Slice>
          <section aria-labelledby="about-heading" className={classes(styles.about, styles.block)}>
            <h2 id="about-heading" className="visually-hidden">
              About this van
            </h2>
            <AboutTabs vehicle={vehicle} />
          </section>
        </Slice>
      </div>
      <Served as="div" name="load-space">
        {ON_SERVER && <LoadSpace vehicle={vehicle} />}
      </Served>
      <Served
        as="section"
        name="specifications"
        aria-labelledby="specifications-heading"
        className={classes(styles.block, styles.specifications)}
      >
        {ON_SERVER && (
          <>
            <h2 id="specifications-heading" className={styles.heading}>
              Vehicle Specifications
            </h2>
            <Specifications vehicle={vehicle} />
          </>
        )}
      </Served>
      <SimilarVans vehicle={vehicle} />
      <ActionBar vehicle={vehicle} />
      <PrintContact vehicle={vehicle} />
    </Container>
  );
}
