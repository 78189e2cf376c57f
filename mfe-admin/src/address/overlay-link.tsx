import { Link, useSearchParams } from '@forecourt/web-kit';
import type { ComponentProps } from 'react';
import { type OfficeParam, OPENED_HERE, officeAddress } from './office-address.ts';

interface OverlayLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'preventScrollReset'> {
  readonly open: Readonly<Partial<Record<OfficeParam, string>>>;
}

/** Opens an overlay over the current page; the back button closes it. */
export function OverlayLink({ open, ...rest }: OverlayLinkProps) {
  const [params] = useSearchParams();
  return <Link {...rest} to={officeAddress(params, open)} state={OPENED_HERE} preventScrollReset />;
}
