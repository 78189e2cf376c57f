import { ProblemError } from '@forecourt/server-kit';

/** The same for a feed that is off, a wrong secret and an unknown format, so that nobody learns which feeds there are. */
export const feedNotFound = (): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'INVENTORY.FEED_NOT_FOUND',
    title: 'Feed not found',
    detail: 'There is no feed at this address. Ask the dealership for its present one.',
  });
