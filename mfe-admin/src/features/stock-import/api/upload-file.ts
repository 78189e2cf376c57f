import type { StockImport } from '@forecourt/contracts';
import { ApiError } from '@forecourt/web-kit';
import { bearer } from '../../../session/bearer.ts';
import { signInAgain } from '../../../session/sign-in-again.ts';
import { storedToken } from '../../../session/token.ts';

const send = (address: string, file: File): Promise<Response> =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'text/csv', ...bearer(storedToken.current()) }, body: file });

/** POSTs a file as it is: its encoding is found out by the service. Errors are those of an API call. */
export async function uploadFile(address: string, file: File): Promise<StockImport> {
  const first = await send(address, file);
  const answer = first.status === 401 && (await signInAgain.ask()) ? await send(address, file) : first;
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText, answer.headers.get('retry-after'));
  return answer.json();
}
