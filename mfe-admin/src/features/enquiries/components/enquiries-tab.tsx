import { ENQUIRY_STATUSES, type EnquiryStatus, NOBODY, OPEN_STATUSES } from '@forecourt/contracts';
import { today, useQuery } from '@forecourt/web-kit';
import { accountsQuery } from '../../../notes/get-accounts.ts';
import { ownAccount } from '../../../session/own-account.ts';
import { countsQuery } from '../api/get-enquiry-counts.ts';
import { OPEN, queryOf } from '../enquiry-view.ts';
import { useEnquiryView } from '../hooks/use-enquiry-view.ts';
import { EnquiriesHead } from './enquiries-head.tsx';
import { EnquiryFilters } from './enquiry-filters.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { HandOver } from './hand-over.tsx';
import { StatusChoices } from './status-choices.tsx';

/** Visitors' enquiries, with their status. */
export function EnquiriesTab() {
  const { view, sort, isNarrowed, showAll } = useEnquiryView();
  const query = queryOf(view, today(), ownAccount());
  const { data: counts } = useQuery(countsQuery(queryOf({ ...view, status: null }, today(), ownAccount())));
  const { status, assignee } = view;
  const statuses: readonly EnquiryStatus[] = status === OPEN ? OPEN_STATUSES : status ? [status] : ENQUIRY_STATUSES;
  const person = assignee === 'me' ? ownAccount() : assignee === NOBODY ? null : assignee;
  // Somebody may have been disabled since the names were read.
  useQuery({ ...accountsQuery, refetchOnMount: 'always' });
  const total = counts && statuses.reduce((sum, status) => sum + counts[status], 0);
  return (
    <>
      <EnquiriesHead total={total} query={query} />
      <StatusChoices counts={counts} />
      <EnquiryFilters />
      {person && <HandOver key={person} assignee={person} />}
      <EnquiryList
        key={`${query} ${sort}`}
        query={query}
        sort={sort}
        total={total}
        isNarrowed={isNarrowed}
        isOne={view.enquiry !== null}
        onShowAll={showAll}
      />
    </>
  );
}
