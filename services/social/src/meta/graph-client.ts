import { createHmac } from 'node:crypto';
import { ExternalError, ExternalService } from '@forecourt/server-kit';
import { z } from 'zod';

export interface GraphAccount {
  readonly accessToken: string;
  readonly appSecret?: string | undefined;
  /** `https://graph.facebook.com/v25.0`. */
  readonly baseUrl: string;
  readonly deadlineMs: number;
}

/** The error object of the Graph API. */
const graphErrorSchema = z.object({
  code: z.int(),
  message: z.string().default(''),
  error_subcode: z.int().optional(),
  /** For people, in the account's language. */
  error_user_msg: z.string().optional(),
  is_transient: z.boolean().optional(),
  fbtrace_id: z.string().optional(),
});
export type GraphError = z.infer<typeof graphErrorSchema>;

/**
 * - `done`: it answered as documented.
 * - `refused`: it did not act, and says why.
 * - `unsent`: the request was never sent, because Meta could not be reached or the circuit breaker is open.
 * - `unclear`: the request was sent, and nobody knows whether Meta acted on it.
 */
export type GraphReply<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  | { readonly kind: 'refused'; readonly error: GraphError }
  | { readonly kind: 'unsent' | 'unclear'; readonly cause: unknown };

/** "API Unknown" and "API Service": internal errors of Meta, before or after it acted. */
const UNCLEAR_CODES = new Set([-1, 1, 2]);

/** Error codes of fetch when no connection was made. */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

const codesOf = (error: unknown): readonly string[] => {
  if (typeof error !== 'object' || error === null) return [];
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown[] };
  return [String(code ?? ''), ...codesOf(cause), ...(errors ?? []).flatMap(codesOf)];
};

const wasSent = (error: ExternalError): boolean =>
  error.mayHaveActed && !codesOf(error).some((code) => NEVER_CONNECTED.has(code));

/** A client of the Graph API. The token goes into a header, never into the URL, because URLs end up in logs. */
export class GraphClient {
  private readonly meta: ExternalService;

  /** @param report logs each failed call: what Meta's support asks for, never the token. */
  constructor(
    private readonly account: GraphAccount,
    private readonly report: (trouble: object) => void,
  ) {
    this.meta = new ExternalService('Meta', { deadlineMs: account.deadlineMs, atOnce: 4 });
  }

  get<Shape extends z.ZodType>(path: string, fields: string, shape: Shape): Promise<GraphReply<z.output<Shape>>> {
    const query = new URLSearchParams({ fields, ...this.proof() });
    return this.call(`${path}?${query}`, { method: 'GET' }, shape);
  }

  post<Shape extends z.ZodType>(
    path: string,
    parameters: Readonly<Record<string, string>>,
    shape: Shape,
  ): Promise<GraphReply<z.output<Shape>>> {
    return this.call(path, { method: 'POST', body: new URLSearchParams({ ...parameters, ...this.proof() }) }, shape);
  }

  private async call<Shape extends z.ZodType>(
    path: string,
    init: RequestInit,
    shape: Shape,
  ): Promise<GraphReply<z.output<Shape>>> {
    const reply = await this.ask(path, init, shape);
    if (reply.kind === 'refused') this.report({ kind: reply.kind, graph: reply.error });
    else if (reply.kind !== 'done') this.report({ kind: reply.kind, err: reply.cause });
    return reply;
  }

  private async ask<Shape extends z.ZodType>(
    path: string,
    init: RequestInit,
    shape: Shape,
  ): Promise<GraphReply<z.output<Shape>>> {
    const { accessToken, baseUrl } = this.account;
    try {
      const answer = await this.meta.request(`${baseUrl}/${path}`, {
        ...init,
        headers: { authorization: `Bearer ${accessToken}` },
      });
      if (answer.status < 400) return { kind: 'done', data: answer.json(shape) };
      const { error } = answer.json(z.object({ error: graphErrorSchema }));
      const isUnclear = answer.status >= 500 || UNCLEAR_CODES.has(error.code);
      return isUnclear ? { kind: 'unclear', cause: error } : { kind: 'refused', error };
    } catch (cause) {
      if (!(cause instanceof ExternalError)) throw cause;
      return { kind: wasSent(cause) ? 'unclear' : 'unsent', cause };
    }
  }

  /** `appsecret_proof` makes a stolen token useless without the app's secret. */
  private proof(): Record<string, string> {
    const { accessToken, appSecret } = this.account;
    if (appSecret === undefined) return {};
    return { appsecret_proof: createHmac('sha256', appSecret).update(accessToken).digest('hex') };
  }
}
