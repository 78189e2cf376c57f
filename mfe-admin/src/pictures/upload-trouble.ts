import { ApiError } from '@forecourt/web-kit';
import { whyNot } from '../calls/why-not.ts';
import type { UploadTrouble } from './upload-queue.ts';

/** The file itself is refused: no picture, damaged, too large. It will be the next time too. */
const OF_THE_FILE = new Set([400, 413, 415]);

/** Why a picture was not stored, in the server's words if it gave any. */
export const uploadTrouble = (error: unknown): UploadTrouble => {
  if (!(error instanceof ApiError)) return { text: 'The connection was lost.', mayRetry: true };
  return { text: whyNot(error), mayRetry: !OF_THE_FILE.has(error.status) };
};
