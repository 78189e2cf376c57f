import { ENQUIRY_STATUS_LABELS, ENQUIRY_STATUSES, type EnquiryCounts } from '@forecourt/contracts';
import { useSearchParams } from '@forecourt/web-kit';
import { officeAddress } from '../../../address/office-address.ts';
import { Choices } from '../../../choices/choices.tsx';
import { viewOf } from '../enquiry-view.ts';

/** Filters the list by status, with the number of each. */
export function StatusChoices({ counts }: { readonly counts: EnquiryCounts | undefined }) {
  const [params] = useSearchParams();
  const { status: chosen } = viewOf(params);
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const choices = [null, ...ENQUIRY_STATUSES].map((status) => ({
    label: status === null ? 'All' : ENQUIRY_STATUS_LABELS[status],
    count: status === null ? all : counts?.[status],
    to: officeAddress(params, { status }),
    isChosen: status === chosen,
  }));
  return <Choices label="Status" choices={choices} />;
}
