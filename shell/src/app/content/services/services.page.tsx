import { buttonClass, ClosingCall } from '@forecourt/ui';
import { EnquiryLink, Link, useDealership } from '@forecourt/web-kit';
import { ContentMeta } from '../page/content-meta.tsx';
import { Categories } from './categories.tsx';
import { Graphics } from './graphics.tsx';
import { Hero } from './hero.tsx';
import { Process } from './process.tsx';
import { RecentWork } from './recent-work.tsx';
import { ServiceGroup } from './service-group.tsx';
import { PERFORMANCE, SECURITY, TECHNOLOGY } from './service-groups.ts';

const TITLE = 'Van Accessories & Bespoke Services';

/** Product §2, Services page. */
export function Component() {
  const dealership = useDealership();
  return (
    <>
      <ContentMeta
        title={TITLE}
        description="Graphics and full wraps, body kits, alloy wheels, Apple CarPlay, parking sensors, heated seats, immobilisers and locks, fitted before you collect your van."
        path="/services"
      />
      <Hero title={TITLE} />
      <Categories />
      <Graphics />
      <RecentWork />
      <ServiceGroup {...PERFORMANCE} />
      <ServiceGroup {...TECHNOLOGY} surface="quiet" />
      <ServiceGroup {...SECURITY} />
      <Process />
      <ClosingCall
        title="Tell us what the van has to do"
        text="Send us a few words or a sketch, or give us a call. You get a written price before anything is fitted."
        telephone={dealership}
      >
        <EnquiryLink form="quote" className={buttonClass({ variant: 'primary' })}>
          Get a Quote
        </EnquiryLink>
        <Link to="/vehicles" className={buttonClass({ variant: 'onDark' })}>
          Browse Vehicles
        </Link>
      </ClosingCall>
    </>
  );
}

export const tags = (): readonly string[] => [];
export const isOnlyRead = true;
