import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_CONTENT_TYPE, type Problem } from '@forecourt/contracts';
import { endConnection } from '../http/end-connection.ts';

interface Refusal {
  /** The code without its prefix: "BODY_TOO_LARGE". */
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}

const UNREADABLE: Refusal = {
  code: 'BAD_REQUEST',
  title: 'The request cannot be read',
  detail: 'What was sent cannot be read. Please send it again.',
};

/** Requests that the server refuses before our code runs, by status. */
const REFUSALS: Readonly<Record<number, Refusal>> = {
  400: UNREADABLE,
  401: { code: 'UNAUTHORISED', title: 'Sign in first', detail: 'This needs a valid sign-in.' },
  403: { code: 'FORBIDDEN', title: 'Not allowed', detail: 'You are not allowed to do that from here.' },
  404: { code: 'NOT_FOUND', title: 'Not found', detail: 'There is nothing at this address.' },
  405: { code: 'METHOD_NOT_ALLOWED', title: 'Method not allowed', detail: 'This address does not take that method.' },
  408: { code: 'REQUEST_TIMEOUT', title: 'Request took too long', detail: 'The request did not arrive in time.' },
  413: {
    code: 'BODY_TOO_LARGE',
    title: 'Body too large',
    detail: 'The body of the request is larger than this address takes.',
  },
  414: { code: 'ADDRESS_TOO_LONG', title: 'Address too long', detail: 'The address of the request is too long.' },
  415: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    title: 'Unsupported content type',
    detail: 'This address cannot read that kind of content. Please send it as JSON (application/json), not compressed.',
  },
  417: { code: 'EXPECTATION_FAILED', title: 'Expectation failed', detail: 'Only Expect: 100-continue is understood.' },
  429: { code: 'TOO_MANY_REQUESTS', title: 'Too many requests', detail: 'Please wait a moment before trying again.' },
  431: {
    code: 'HEADERS_TOO_LARGE',
    title: 'Request headers too large',
    detail: 'The headers of the request are larger than this server takes.',
  },
  501: { code: 'NOT_IMPLEMENTED', title: 'Method not known', detail: 'This site does not know that method.' },
  505: { code: 'VERSION_NOT_SUPPORTED', title: 'HTTP version not supported', detail: 'Please use HTTP/1.1.' },
};

/**
 * The problem (RFC 9457) for a request that the server refuses before our code runs.
 * @param service prefix of the code: "EDGE", "SERVICE".
 * @returns undefined for a status that is not a refusal.
 */
export const refusalProblem = (service: string, status: number): Problem | undefined => {
  const refusal = REFUSALS[status];
  if (refusal === undefined) return undefined;
  const code = `${service}.${refusal.code}`;
  return { type: `urn:forecourt:problem:${code}`, title: refusal.title, status, code, detail: refusal.detail };
};

/** For 429, in seconds. */
const RETRY_AFTER_SECONDS = '10';

/** Refuses requests that never reach the framework, on a response or on a bare socket. */
export class Refusals {
  readonly #service: string;
  readonly #headers: Readonly<Record<string, string>>;

  /** @param headers sent with every refusal. */
  constructor(service: string, headers: Readonly<Record<string, string>>) {
    this.#service = service;
    this.#headers = headers;
  }

  /** Answers with a problem and closes the connection. */
  answer(response: ServerResponse, status: number): void {
    const { body, headers } = this.#problem(status);
    response.shouldKeepAlive = false;
    response.writeHead(status, headers).end(body);
  }

  /** The same on a socket without a request. */
  end(socket: Socket, status: number): void {
    const { body, headers, title } = this.#problem(status);
    const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${title}`, ...lines, '', body].join('\r\n'));
    endConnection(socket);
  }

  #problem(status: number) {
    const problem = refusalProblem(this.#service, status);
    const body = JSON.stringify(problem);
    const headers = {
      ...this.#headers,
      'content-type': PROBLEM_CONTENT_TYPE,
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      ...(status === 429 && { 'retry-after': RETRY_AFTER_SECONDS }),
    };
    return { body, headers, title: problem?.title ?? '' };
  }
}
