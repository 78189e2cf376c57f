import { warrantyClaim, warrantyPage } from '@forecourt/content';
import { buttonClass, ClosingCall } from '@forecourt/ui';
import { Link, useDealership } from '@forecourt/web-kit';
import { ContentMeta } from '../page/content-meta.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Steps } from '../page/steps.tsx';
import { Coverage } from './coverage.tsx';
import { StatutoryRights } from './statutory-rights.tsx';
import { WarrantyByAge } from './warranty-by-age.tsx';

/** Product §2, Warranty page. */
export function Component() {
  const dealership = useDealership();
  const { path, title, description, lead, closing } = warrantyPage(dealership);
  return (
    <>
      <ContentMeta title={title} description={description} path={path} />
      <PageHead title={title} lead={lead} />
      <WarrantyByAge />
      <Coverage />
      <Steps {...warrantyClaim(dealership)} />
      <StatutoryRights />
      <ClosingCall {...closing} telephone={dealership}>
        <Link to="/vehicles" className={buttonClass({ variant: 'primary' })}>
          Browse Vans
        </Link>
        <Link to="/" className={buttonClass({ variant: 'onDark' })}>
          Home
        </Link>
      </ClosingCall>
    </>
  );
}

export const tags = (): readonly string[] => [];
export const isOnlyRead = true;
