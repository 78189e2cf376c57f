import { buttonClass, ClosingCall } from '@forecourt/ui';
import { Link, useDealership } from '@forecourt/web-kit';
import { ContentMeta } from '../page/content-meta.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Claim } from './claim.tsx';
import { Coverage } from './coverage.tsx';
import { StatutoryRights } from './statutory-rights.tsx';
import { WarrantyByAge } from './warranty-by-age.tsx';

/** Product §2, Warranty page. */
export function Component() {
  const dealership = useDealership();
  return (
    <>
      <ContentMeta
        title="Warranty"
        description="Which warranty comes with a van: the full manufacturer warranty on new vans, the remainder of it on vans under 3 years old, 6 months on older ones. What is covered and how to claim."
        path="/warranty"
      />
      <PageHead
        title="Warranty"
        lead="Which warranty a van comes with depends on its age. Here is what each one covers, and what to do if something breaks."
      />
      <WarrantyByAge />
      <Coverage />
      <Claim />
      <StatutoryRights />
      <ClosingCall
        title="Ask before you buy"
        text="We'll tell you how much warranty is left, to the month, and what longer cover would cost."
        telephone={dealership}
      >
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
