import { ApiError } from '@forecourt/web-kit';
import type { UploadTrouble } from './upload-queue.ts';

/** The file itself is refused: no picture, damaged, too large. It will be the next time too. */
const OF_THE_FILE = new Set([400, 413, 415]);

/** Why a picture was not stored, in the words of the server where it had some. */
export const uploadTrouble = (error: unknown): UploadTrouble => {
  if (!(error instanceof ApiError)) return { text: 'The connection was lost.', mayRetry: true };
  const text = error.problem?.detail ?? 'The server could not take it.';
  return { text, mayRetry: !OF_THE_FILE.has(error.status) };
};
