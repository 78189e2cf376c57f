import { aboutPage } from '@forecourt/content';
import { buttonClass, ClosingCall, Container, Section } from '@forecourt/ui';
import { Link, useDealership } from '@forecourt/web-kit';
import { DealershipMap } from '../../map/dealership-map.tsx';
import { ContentMeta } from '../page/content-meta.tsx';
import { PageHead } from '../page/page-head.tsx';
import styles from './about.module.css';
import { Benefits } from './benefits.tsx';
import { Showroom } from './showroom.tsx';
import { Story } from './story.tsx';

/** Closer than elsewhere (product §9). */
const ZOOM = 17;

/** Product §2: story, six benefit cards, showroom address, hours, map, links to the vans. */
export function Component() {
  const dealership = useDealership();
  const { path, title, description, lead, closing } = aboutPage(dealership);
  return (
    <>
      <ContentMeta title={title} description={description} path={path} />
      <PageHead title={title} lead={lead} />
      <Container className={styles.split}>
        <Story />
        <Showroom />
      </Container>
      <Benefits />
      <Section labelledBy="map-heading">
        <h2 id="map-heading" className={styles.heading}>
          Find the showroom
        </h2>
        <DealershipMap zoom={ZOOM} />
      </Section>
      <ClosingCall {...closing} telephone={dealership}>
        <Link to="/vehicles" className={buttonClass({ variant: 'primary' })}>
          Browse Vans
        </Link>
      </ClosingCall>
    </>
  );
}

export const tags = (): readonly string[] => [];
export const isOnlyRead = true;
