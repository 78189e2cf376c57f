import type { StockImport } from '@forecourt/contracts';
import { ApiError } from '@forecourt/web-kit';
import { bearer } from '../../../session/bearer.ts';
import { sendWithSession } from '../../../session/sign-in-again.ts';
import { storedToken } from '../../../session/token.ts';

const send = (address: string, file: File): Promise<Response> =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'text/csv', ...bearer(storedToken.current()) }, body: file });

/** POSTs a file as it is: its encoding is found out by the service. Errors are those of an API call. */
export async function uploadFile(address: string, file: File): Promise<StockImport> {
  const answer = await sendWithSession(() => send(address, file));
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText, answer.headers.get('retry-after'));
  return answer.json();
}
