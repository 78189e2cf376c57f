import type { Readable } from 'node:stream';
import { Agent, type Dispatcher, errors, request } from 'undici';
import { CannotCopy } from './cannot-copy.ts';
import { checkUrl, type Reach, reachableLookup } from './public-address.ts';

const MAX_REDIRECTS = 3;
const CONNECT_MS = 10_000;
/** Until the first byte of an answer, and between two of its body. */
const SILENCE_MS = 15_000;

/** Fetches pictures from other sites, without anything that would say who asks. */
export class FetchPicture {
  private readonly agent: Agent;

  /** @param timeLimitMs for all of it, with the use of the picture. */
  constructor(
    private readonly reach: Reach,
    private readonly timeLimitMs = 60_000,
    lookup = reachableLookup(reach),
  ) {
    this.agent = new Agent({ connect: { lookup, timeout: CONNECT_MS }, headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS });
  }

  /**
   * @param use reads the body, which may be of any length and type, and need not read all of it.
   * @throws {CannotCopy}
   */
  async fetch<T>(address: string, use: (body: Readable) => Promise<T>): Promise<T> {
    const signal = AbortSignal.timeout(this.timeLimitMs);
    try {
      const body = await this.open(address, signal);
      try {
        return await use(body);
      } finally {
        body.destroy();
      }
    } catch (error) {
      if (signal.aborted) throw new CannotCopy('The other website takes too long.');
      throw error;
    }
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }

  private async open(address: string, signal: AbortSignal): Promise<Readable> {
    let url = new URL(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      checkUrl(url, this.reach);
      const { statusCode, headers, body } = await this.ask(url, signal);
      if (statusCode === 200) return body;
      body.destroy();
      const location = statusCode >= 300 && statusCode < 400 ? headers['location'] : undefined;
      if (typeof location !== 'string' || !URL.canParse(location, url.href))
        throw new CannotCopy(`The other website answers with the code ${statusCode}.`);
      url = new URL(location, url);
    }
    throw new CannotCopy('The other website leads from one address to the next.');
  }

  private async ask(url: URL, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    // JPEG first, because large pictures in newer formats are refused.
    const headers = { accept: 'image/jpeg, image/png, image/webp;q=0.8', 'accept-encoding': 'identity' };
    try {
      const answer = await request(url, { dispatcher: this.agent, headers, signal });
      // One that is destroyed early says so by an event, which would end the process if nobody listened.
      answer.body.on('error', () => undefined);
      return answer;
    } catch (error) {
      if (error instanceof CannotCopy || signal.aborted) throw error;
      const isLate = error instanceof errors.HeadersTimeoutError || error instanceof errors.ConnectTimeoutError;
      throw new CannotCopy(isLate ? 'The other website does not answer.' : 'The other website cannot be reached.', {
        cause: error,
      });
    }
  }
}
