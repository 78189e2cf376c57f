import type { ReceivedDataRequest } from '@forecourt/contracts';

const PAGE = '/data-subject-rights';

/** The address that says a request was received, so that reloading it sends nothing again. */
export const receivedPath = ({ reference, dueDate }: ReceivedDataRequest): string =>
  `${PAGE}?${new URLSearchParams({ sent: reference, due: dueDate })}`;

/** What {@link receivedPath} says; null where it says nothing of the kind. */
export function receivedIn(query: URLSearchParams): ReceivedDataRequest | null {
  const [reference, dueDate] = [query.get('sent') ?? '', query.get('due') ?? ''];
  const wellFormed = /^[A-Z\d]+(-[A-Z\d]+)+$/.test(reference) && reference.length < 32 && /^\d{4}-[01]\d-[0-3]\d$/.test(dueDate);
  return wellFormed ? { reference, dueDate } : null;
}
