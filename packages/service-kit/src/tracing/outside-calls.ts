import { subscribe } from 'node:diagnostics_channel';
import { type ActiveSpan, tracing } from '@forecourt/server-kit';
import { currentContext } from '../logging/request-context.ts';

/** What undici says of a request on its channels. */
interface Call {
  readonly request: object & { readonly method: string; readonly origin: string };
  readonly response?: { readonly statusCode: number };
  readonly error?: unknown;
}

const spans = new WeakMap<object, ActiveSpan>();

/** Gives each call to an outside service a span, named by its host: paths and queries may name a person. It is not told the trace. */
export const traceOutsideCalls = (): void => {
  const on = (event: string, listener: (call: Call) => void) =>
    subscribe(`undici:request:${event}`, (message) => listener(message as Call));
  const end = ({ request, error }: Call) => {
    const span = spans.get(request);
    spans.delete(request);
    if (error !== undefined) span?.fail(error);
    span?.end();
  };
  on('create', ({ request }) => {
    const parent = currentContext()?.traceparent;
    if (parent === undefined) return;
    const { method, origin } = request;
    const { host } = new URL(origin);
    const span = tracing()?.start(`${method} ${host}`, { kind: 'client', parent, facts: { 'server.address': host } });
    if (span) spans.set(request, span);
  });
  on('headers', ({ request, response }) => {
    const span = spans.get(request);
    const status = response?.statusCode ?? 0;
    span?.set('http.response.status_code', status);
    if (status >= 500) span?.fail(String(status));
  });
  on('trailers', end);
  on('error', end);
};
