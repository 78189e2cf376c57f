import type { Archived, DeadLetterSelection, Retried, RetryDeadLetters, ServiceName } from '@forecourt/contracts';
import { type QueryClient, showToast, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { addRetried, NOTHING_RETRIED, retriedToast } from '../retried.ts';
import { operationsQuery } from './get-operations.ts';

/** Dead letters of one service: one, a group, or all. */
export interface Chosen extends DeadLetterSelection {
  readonly service: ServiceName;
}

/** Not awaited: a group that has gone from the page would no longer be told what became of its call. */
const readAgain = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: operationsQuery().queryKey });
  void client.invalidateQueries({ queryKey: ['staff', 'dead-letters'] });
};

/** POST /api/operations/{service}/retry, until everything was tried: a call answers after some seconds, and is then continued. */
const retry = async ({ service, ...selection }: Chosen): Promise<Retried> => {
  let done = NOTHING_RETRIED;
  for (let after: number | null = 0; after !== null; ) {
    const body: RetryDeadLetters = { ...selection, ...(after > 0 && { after }) };
    const answer: Retried = await staffApi.json<Retried>(`/api/operations/${service}/retry`, { method: 'POST', body });
    done = addRetried(done, answer);
    after = answer.after;
  }
  return done;
};

export function useRetry() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: async (chosen: readonly Chosen[]) => {
      let done = NOTHING_RETRIED;
      for (const selection of chosen) done = addRetried(done, await retry(selection));
      return done;
    },
    onSuccess: (done) => showToast(retriedToast(done)),
    onError: (error) => showToast({ tone: 'error', title: 'Not retried', text: whyNot(error) }),
    onSettled: () => readAgain(client),
  });
}

/** POST /api/operations/{service}/archive. */
export function useArchive() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ service, ...body }: Chosen) =>
      staffApi.json<Archived>(`/api/operations/${service}/archive`, { method: 'POST', body }),
    onSuccess: ({ archived }) => showToast({ title: archived === 1 ? 'Message archived' : `${archived} messages archived` }),
    onError: (error) => showToast({ tone: 'error', title: 'Not archived', text: whyNot(error) }),
    onSettled: () => readAgain(client),
  });
}

/** POST /api/operations/{service}/edit. The dialog shows what is wrong. */
export function useEdit(service: ServiceName) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: { readonly id: number; readonly payload: string }) =>
      staffApi.json<Retried>(`/api/operations/${service}/edit`, { method: 'POST', body }),
    onSuccess: (done) => {
      if (done.failed === 0) showToast(retriedToast(done));
    },
    onSettled: () => readAgain(client),
  });
}
