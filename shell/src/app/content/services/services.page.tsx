import { fittingSteps, performance, servicesPage, technology, vanSecurity } from '@forecourt/content';
import { buttonClass, ClosingCall } from '@forecourt/ui';
import { EnquiryLink, Link, useDealership } from '@forecourt/web-kit';
import { ContentMeta } from '../page/content-meta.tsx';
import { Steps } from '../page/steps.tsx';
import { Categories } from './categories.tsx';
import { Graphics } from './graphics.tsx';
import { Hero } from './hero.tsx';
import { RecentWork } from './recent-work.tsx';
import { ServiceGroup } from './service-group.tsx';

/** Product §2, Services page. */
export function Component() {
  const dealership = useDealership();
  const { path, title, description, closing } = servicesPage;
  return (
    <>
      <ContentMeta title={title} description={description} path={path} />
      <Hero />
      <Categories />
      <Graphics />
      <RecentWork />
      <ServiceGroup {...performance} />
      <ServiceGroup {...technology} surface="quiet" />
      <ServiceGroup {...vanSecurity} />
      <Steps {...fittingSteps} />
      <ClosingCall {...closing} telephone={dealership}>
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
