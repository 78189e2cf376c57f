import type { PortableError } from '../../app/portable-error.ts';

/** The status of a page whose route threw. What may work in a moment is 503, so that search engines come again. */
export function statusOf(error: PortableError): number {
  if (error.kind === 'response') return error.status;
  if (error.kind === 'api' && (error.status === 404 || error.status === 410)) return error.status;
  return 503;
}
