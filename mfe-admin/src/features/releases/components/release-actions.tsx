import type { ReleaseOverview } from '@forecourt/contracts';
import { Button } from '@forecourt/ui';
import { useNavigate, useSearchParams } from '@forecourt/web-kit';
import { OPENED_HERE, officeAddress } from '../../../address/office-address.ts';
import { ACTIONS, actionsOf } from '../release-actions.ts';

/** The buttons that open the dialogs of {@link ReleaseDialog}. */
export function ReleaseActions({ release }: { readonly release: ReleaseOverview }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return actionsOf(release).map((action) => (
    <Button
      key={action}
      size="small"
      onClick={() =>
        navigate(officeAddress(params, { do: `${action}.${release.name}` }), { state: OPENED_HERE, preventScrollReset: true })
      }
    >
      {ACTIONS[action]}
    </Button>
  ));
}
