import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

export interface ApiRequest {
  /** Defaults to GET. */
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** The part of fetch's Response that is used. */
export interface ApiAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: { get(name: string): string | null };
  /** The stream of the body; not every transport has one. */
  readonly body?: ReadableStream<Uint8Array> | null;
  text(): Promise<string>;
  json(): Promise<unknown>;
}

/** The transport, such as `fetch`; rejects if there is no answer. */
export type SendCall = (
  address: string,
  call: {
    readonly method: NonNullable<ApiRequest['method']>;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly signal?: AbortSignal;
  },
) => Promise<ApiAnswer>;

/** The API client of micro-frontends. Paths are as specified ("/api/vehicles?make=Ford"), in the browser and on the server. */
export interface Api {
  /** The response. Throws {@link ApiError} if it is unsuccessful, TypeError if there is none. */
  request(path: string, request?: ApiRequest): Promise<ApiAnswer>;
  /** The JSON of the response, or `null` if it has no body (204). Errors as for `request`. */
  json<Answer>(path: string, request?: ApiRequest): Promise<Answer>;
}

export interface ApiSettings {
  /** The URL for a path: the path itself in the browser, the service's URL on the server. */
  readonly resolve?: (path: string) => string;
  /** Sent with every call, such as the correlation id on the server. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with every response before it is read. */
  readonly onAnswer?: (path: string, answer: ApiAnswer) => void;
  /** `fetch` with cookies by default. */
  readonly send?: SendCall;
  /** Parses a response's JSON. Browsers trust it, which saves downloading the contracts. */
  readonly read?: (method: string, path: string, answer: unknown) => unknown;
}

const NO_CONTENT = 204;

/** Creates the client. The shell does this once in the browser, and for each request on the server. */
export function createApi({
  resolve = (path) => path,
  headers: always,
  onAnswer,
  send = (address, call) => fetch(address, { ...call, credentials: 'include' }),
  read,
}: ApiSettings = {}): Api {
  const request = async (path: string, { method = 'GET', body, headers, signal }: ApiRequest = {}) => {
    const sent = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await send(resolve(path), {
      method,
      headers: { accept: 'application/json', ...sent, ...always, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    onAnswer?.(path, response);
    if (!response.ok) {
      throw new ApiError(response.status, await response.text(), response.statusText, response.headers.get('retry-after'));
    }
    if (!read) return response;
    const { ok, status, statusText, headers: given } = response;
    const json = async () => read(method, path, await response.json());
    return { ok, status, statusText, headers: given, text: () => response.text(), json };
  };
  return {
    request,
    json: async <Answer>(path: string, options?: ApiRequest) => {
      const answer = await request(path, options);
      return (answer.status === NO_CONTENT ? null : await answer.json()) as Answer;
    },
  };
}

const apis = new WeakMap<QueryClient, Api>();

/** Associates the API client with a query client, so that query functions find it without a global. */
export function bindApi(queryClient: QueryClient, api: Api): void {
  apis.set(queryClient, api);
}

/** The API client of this visit: `queryFn: ({ client, signal }) => apiOf(client).json('/api/…', { signal })`. */
export function apiOf(queryClient: QueryClient): Api {
  const api = apis.get(queryClient);
  if (!api) throw new Error('This query client was not made by createQueryClient');
  return api;
}
