import { ApiError } from '@forecourt/web-kit';
import { RemoteUnavailable } from './remote-unavailable-error.ts';

/** A route's error in serialisable form, so that the browser renders the same as the server. No stack, no internals. */
export type PortableError =
  | { readonly kind: 'response'; readonly status: number }
  | { readonly kind: 'api'; readonly status: number }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'failure' };

export function toPortable(error: unknown): PortableError {
  if (error instanceof Response) return { kind: 'response', status: error.status };
  if (error instanceof ApiError) return { kind: 'api', status: error.status };
  if (error instanceof RemoteUnavailable) return { kind: 'unavailable' };
  return { kind: 'failure' };
}
