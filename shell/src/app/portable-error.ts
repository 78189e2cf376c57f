import { ApiError } from '@forecourt/web-kit';
import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl as RouteResponse } from 'react-router';
import { RemoteUnavailable } from './remote-unavailable-error.ts';

/** A route's error in serialisable form, so that the browser renders the same as the server. No stack, no internals. */
export type PortableError =
  | { readonly kind: 'response'; readonly status: number; readonly statusText: string }
  | { readonly kind: 'api'; readonly status: number }
  | { readonly kind: 'unavailable'; readonly remote: string }
  | { readonly kind: 'failure' };

export function toPortable(error: unknown): PortableError {
  if (isRouteErrorResponse(error)) return { kind: 'response', status: error.status, statusText: error.statusText };
  if (error instanceof ApiError) return { kind: 'api', status: error.status };
  if (error instanceof RemoteUnavailable) return { kind: 'unavailable', remote: error.remote };
  return { kind: 'failure' };
}

/** Restores the error, on the server too, so that both sides render the same. */
export function fromPortable(error: PortableError): unknown {
  switch (error.kind) {
    case 'response':
      return new RouteResponse(error.status, error.statusText, null);
    case 'api':
      return new ApiError(error.status, '');
    case 'unavailable':
      return new RemoteUnavailable(error.remote);
    case 'failure':
      return new Error('The page could not be shown');
  }
}
