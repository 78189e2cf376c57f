import { NEXT_CURSOR_HEADER, type Problem } from '@forecourt/contracts';
import { Failure } from '../failure.ts';

const DEADLINE_MS = 60_000;

/** Reads the running system as staff do, through its public address on this machine. */
export class SiteApi {
  constructor(
    private readonly siteUrl: string,
    private readonly staffToken: string,
  ) {}

  /** @throws {Failure} with the problem's sentence. */
  async get(path: string): Promise<Response> {
    const url = new URL(path, this.siteUrl);
    const headers = { authorization: `Bearer ${this.staffToken}` };
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(DEADLINE_MS) });
    if (response.ok) return response;
    const { detail } = (await response.json().catch(() => ({}))) as Partial<Problem>;
    throw new Failure(`${url.pathname} answered ${response.status}: ${detail ?? 'no reason was given'} Run the export again.`);
  }

  /** A list, one page after the other. @param read what of an answer are its entries. */
  async *pages<Row>(path: string, read: (answer: unknown) => Row[] = (answer) => answer as Row[]): AsyncGenerator<Row[]> {
    let cursor: string | null = null;
    do {
      const url = new URL(path, this.siteUrl);
      if (cursor !== null) url.searchParams.set('cursor', cursor);
      const response = await this.get(url.pathname + url.search);
      yield read(await response.json());
      cursor = response.headers.get(NEXT_CURSOR_HEADER);
    } while (cursor !== null);
  }
}
