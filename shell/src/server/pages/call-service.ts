import { STATUS_CODES } from 'node:http';
import type { SendCall } from '@forecourt/web-kit';
import { Agent, request } from 'undici';
import { IDLE_CONNECTIONS } from '../http/idle-connections.ts';

const dispatcher = new Agent(IDLE_CONNECTIONS);

/** Calls a service while a page is rendered. `fetch` would take a tenth of the whole page's time. */
export const callService: SendCall = async (address, call) => {
  const { statusCode, headers, body } = await request(address, { ...call, dispatcher });
  return {
    ok: statusCode >= 200 && statusCode < 300,
    status: statusCode,
    statusText: STATUS_CODES[statusCode] ?? '',
    headers: { get: (name) => headers[name]?.toString() ?? null },
    text: () => body.text(),
    json: () => body.json(),
  };
};
