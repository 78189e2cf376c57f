/**
 * Response header of every GET /api/vehicles…: the last event that the answer certainly includes, as a stream position
 * ("<when the stream was made>/<sequence>"; ADR 003).
 *
 * A replica may answer before it has heard of a change that its caller knows already. Who keeps copies and drops them by
 * event therefore keeps an answer only when {@link isAsRecentAs} says so of this header and the caller's own position at
 * the moment of keeping; any other answer may be shown once, but not kept. Without that check a copy made in between
 * would stay for ever, because its event has gone by.
 */
export const STOCK_AS_OF_HEADER = 'x-stock-as-of';

/** Writes a position in the stream: `created` as JetStream gives it, since a stream made anew counts from one again. */
export const streamPosition = (created: string, sequence: number): string => `${created}/${sequence}`;

/** Whether an answer includes every event until `own`. False when either is unknown or of another stream: then it can't be told. */
export const isAsRecentAs = (answer: string | null, own: string | null): boolean => {
  if (answer === null || own === null) return false;
  const [answerStream, answerSequence] = answer.split('/');
  const [ownStream, ownSequence] = own.split('/');
  return answerStream === ownStream && Number(answerSequence) >= Number(ownSequence);
};
