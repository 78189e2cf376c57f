import type { PortableError } from '../../app/portable-error.ts';

/** The status of a page whose route threw: 503 for temporary failures, so that search engines come back. */
export function statusOf(error: PortableError): number {
  if (error.kind === 'response') return error.status;
  if (error.kind === 'api' && (error.status === 404 || error.status === 410)) return error.status;
  return 503;
}
