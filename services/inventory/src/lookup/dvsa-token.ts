import { ExternalError, ExternalService } from '@forecourt/server-kit';
import { z } from 'zod';

export interface DvsaSignIn {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  readonly deadlineMs: number;
}

const tokenSchema = z.looseObject({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });

/** How long before its expiry a token is replaced, so that none expires in transit. */
const EARLY_MS = 60_000;

interface Token {
  readonly value: string;
  readonly goodUntil: number;
}

/** Access tokens for DVSA's API by OAuth 2.0 client credentials. One is shared until shortly before it expires. */
export class DvsaToken {
  readonly #signIn: ExternalService;
  #token: Promise<Token> | undefined;

  constructor(private readonly access: DvsaSignIn) {
    this.#signIn = new ExternalService('DVSA sign-in', { deadlineMs: access.deadlineMs, atOnce: 1, inLine: 4 });
  }

  async get(): Promise<string> {
    this.#token ??= this.#fetch();
    const asked = this.#token;
    try {
      const { value, goodUntil } = await asked;
      if (Date.now() < goodUntil) return value;
    } catch (error) {
      this.#forget(asked);
      throw error;
    }
    this.#forget(asked);
    return this.get();
  }

  /** Discards a token that DVSA has refused, unless it has been replaced already. */
  async refused(value: string): Promise<void> {
    const kept = this.#token;
    if (kept && (await kept).value === value) this.#forget(kept);
  }

  #forget(token: Promise<Token>): void {
    if (this.#token === token) this.#token = undefined;
  }

  async #fetch(): Promise<Token> {
    const { tokenUrl, clientId, clientSecret, scope } = this.access;
    const answer = await this.#signIn.request(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        scope,
      }),
    });
    if (answer.status !== 200) throw new ExternalError('DVSA sign-in', answer.status >= 500 ? 'failed' : 'refused');
    const { access_token: value, expires_in: seconds } = answer.json(tokenSchema);
    // A token with a shorter lifetime is still used once.
    return { value, goodUntil: Date.now() + Math.max(seconds * 1_000 - EARLY_MS, 1_000) };
  }
}
