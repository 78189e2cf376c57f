import { STATUS_CODES } from 'node:http';
import { TRACE_HEADER, traced } from '@forecourt/server-kit';
import type { SendCall } from '@forecourt/web-kit';
import { Agent, request } from 'undici';
import { IDLE_CONNECTIONS } from '../http/idle-connections.ts';
import { waitForRestart } from './wait-for-restart.ts';

const dispatcher = new Agent(IDLE_CONNECTIONS);

/** "GET /api/vehicles": what follows may be an id. */
const nameOf = (address: string, method: string): string => `${method} ${new URL(address).pathname.split('/', 3).join('/')}`;

/** Calls a service while a page is rendered. `fetch` would take a tenth of the whole page's time. */
export const callService: SendCall = async (address, call) => {
  const parent = call.headers[TRACE_HEADER];
  const send = (parent?: string) => {
    const headers = parent === undefined ? call.headers : { ...call.headers, [TRACE_HEADER]: parent };
    return request(address, { ...call, headers, dispatcher });
  };
  const { statusCode, headers, body } = await waitForRestart(address, call.method, () =>
    parent === undefined
      ? send()
      : traced(nameOf(address, call.method), { kind: 'client', parent }, (span) => send(span?.traceparent ?? parent)),
  );
  return {
    ok: statusCode >= 200 && statusCode < 300,
    status: statusCode,
    statusText: STATUS_CODES[statusCode] ?? '',
    headers: { get: (name) => headers[name]?.toString() ?? null },
    text: () => body.text(),
    json: () => body.json(),
  };
};
