import type { DataRequest } from '@forecourt/contracts';
import { Button, buttonClass, EmptyState, ErrorState, Skeleton } from '@forecourt/ui';
import { useQuery, useSearchParams } from '@forecourt/web-kit';
import { officeAddress } from '../../../address/office-address.ts';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { Choices } from '../../../choices/choices.tsx';
import { ListHead } from '../../../list-head/list-head.tsx';
import { dataRequestsQuery } from '../api/get-data-requests.ts';
import { DataRequestCard } from './data-request-card.tsx';
import styles from './data-requests.module.css';
import { ExtendDialog } from './extend-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';

/** Data requests by due date, and the search for data held on a person. */
export function DataRequests() {
  const [params] = useSearchParams();
  const { data: all, isError, refetch } = useQuery(dataRequestsQuery());
  const idOf = (overlay: string) => all?.find(({ id }) => String(id) === params.get(overlay));
  const extended = idOf('extend');
  return (
    <>
      <ListHead title="Data requests">
        <OverlayLink open={{ person: 'new' }} className={buttonClass({ size: 'small' })}>
          Find a person's data
        </OverlayLink>
      </ListHead>
      {all && <Requests all={all} />}
      {!all && !isError && <Loading />}
      {isError && !all && (
        <ErrorState
          title="Error Loading Data Requests"
          text="The requests could not be loaded. Nothing has changed."
          action={
            <Button variant="primary" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {extended && <ExtendDialog request={extended} />}
      {all && params.has('person') && <PersonDialog request={idOf('person')} />}
    </>
  );
}

function Requests({ all }: { readonly all: readonly DataRequest[] }) {
  const [params] = useSearchParams();
  const isDone = params.get('status') === 'done';
  const shown = all.filter(({ state }) => (state === 'done') === isDone);
  const choice = (label: string, status: string | null, ofThem: boolean) => ({
    label,
    count: all.filter(({ state }) => (state === 'done') === ofThem).length,
    to: officeAddress(params, { status }),
    isChosen: isDone === ofThem,
  });
  return (
    <>
      <Choices label="State" choices={[choice('To do', null, false), choice('Done', 'done', true)]} />
      {shown.length === 0 && (
        <EmptyState
          title={isDone ? 'Nothing done yet' : 'No data requests to do'}
          text={
            isDone
              ? 'Requests that you mark as done appear here. What was erased without a request is under Activity.'
              : 'Requests from people about their data appear here, with the date by which you must answer.'
          }
          action={null}
        />
      )}
      {shown.length > 0 && (
        <ul className={styles.cards}>
          {shown.map((request) => (
            <li key={request.id}>
              <DataRequestCard request={request} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Loading() {
  return (
    <div role="status" className={styles.cards}>
      <span className="visually-hidden">Loading data requests</span>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  );
}
