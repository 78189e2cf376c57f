import { ENQUIRY_STATUS_LABELS, ENQUIRY_STATUSES, type EnquiryCounts, OPEN_STATUSES } from '@forecourt/contracts';
import { useSearchParams } from '@forecourt/web-kit';
import { officeAddress } from '../../../address/office-address.ts';
import { Choices } from '../../../choices/choices.tsx';
import { OPEN, type ViewedStatus, viewOf } from '../enquiry-view.ts';

/** Filters the list by status, with the number of each. */
export function StatusChoices({ counts }: { readonly counts: EnquiryCounts | undefined }) {
  const [params] = useSearchParams();
  const { status: chosen } = viewOf(params);
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const open = counts && OPEN_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const choices = ([null, OPEN, ...ENQUIRY_STATUSES] as (ViewedStatus | null)[]).map((status) => ({
    label: status === null ? 'All' : status === OPEN ? 'Open' : ENQUIRY_STATUS_LABELS[status],
    count: status === null ? all : status === OPEN ? open : counts?.[status],
    to: officeAddress(params, { status }),
    isChosen: status === chosen,
  }));
  return <Choices label="Status" choices={choices} />;
}
