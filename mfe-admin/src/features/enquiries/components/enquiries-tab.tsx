import { ENQUIRY_STATUSES, type EnquiryStatus } from '@forecourt/contracts';
import { today, useQuery } from '@forecourt/web-kit';
import { ownAccount } from '../../../session/own-account.ts';
import { countsQuery } from '../api/get-enquiry-counts.ts';
import { queryOf } from '../enquiry-view.ts';
import { useEnquiryView } from '../hooks/use-enquiry-view.ts';
import { EnquiriesHead } from './enquiries-head.tsx';
import { EnquiryFilters } from './enquiry-filters.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { StatusChoices } from './status-choices.tsx';

/** Visitors' enquiries, with their status. */
export function EnquiriesTab() {
  const { view, sort, isNarrowed, showAll } = useEnquiryView();
  const query = queryOf(view, today(), ownAccount());
  const { data: counts } = useQuery(countsQuery(queryOf({ ...view, status: null }, today(), ownAccount())));
  const statuses: readonly EnquiryStatus[] = view.status ? [view.status] : ENQUIRY_STATUSES;
  const total = counts && statuses.reduce((sum, status) => sum + counts[status], 0);
  return (
    <>
      <EnquiriesHead total={total} query={query} />
      <StatusChoices counts={counts} />
      <EnquiryFilters />
      <EnquiryList key={`${query} ${sort}`} query={query} sort={sort} total={total} isNarrowed={isNarrowed} onShowAll={showAll} />
    </>
  );
}
