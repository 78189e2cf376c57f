/**
 * Response header of every GET /api/vehicles…: the last event that the answer certainly includes, as a stream position
 * ("<creation time of the stream>/<sequence>"; ADR 003).
 *
 * A replica may answer before it has received a change that the caller already knows. A caller that caches answers and drops
 * them by event may therefore only cache one if {@link isAsRecentAs} holds for this header and the caller's own position at
 * that time; otherwise it may use the answer once. Without this check an outdated copy would stay for ever, because its
 * event has already passed.
 */
export const STOCK_AS_OF_HEADER = 'x-stock-as-of';

/** Formats a stream position. It includes `created`, because a recreated stream starts again at sequence one. */
export const streamPosition = (created: string, sequence: number): string => `${created}/${sequence}`;

/** Whether an answer includes every event up to `own`. False if either is unknown or they are from different streams. */
export const isAsRecentAs = (answer: string | null, own: string | null): boolean => {
  if (answer === null || own === null) return false;
  const [answerStream, answerSequence] = answer.split('/');
  const [ownStream, ownSequence] = own.split('/');
  return answerStream === ownStream && Number(answerSequence) >= Number(ownSequence);
};
