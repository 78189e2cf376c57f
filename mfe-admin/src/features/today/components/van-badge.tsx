import type { VanIs } from '@forecourt/contracts';
import { Badge } from '@forecourt/ui';

/** Warns that the van of a call or an appointment cannot be had. A release before this one does not say it. */
export function VanBadge({ vanIs }: { readonly vanIs: VanIs | undefined }) {
  if (vanIs === 'sold') return <Badge tone="red">Sold</Badge>;
  return vanIs === 'gone' ? <Badge tone="grey">Not on the site</Badge> : null;
}
