import { ProblemError } from '@forecourt/server-kit';

/** No van is known yet, but inventory has not confirmed that the stock is empty. */
export const stockNotKnown = (): ProblemError =>
  new ProblemError(
    {
      status: 503,
      code: 'ASSISTANT.STOCK_NOT_KNOWN',
      title: 'Temporarily unavailable',
      detail: 'The assistant does not know the stock yet. Please try again in 5 seconds.',
    },
    { 'retry-after': '5' },
  );
