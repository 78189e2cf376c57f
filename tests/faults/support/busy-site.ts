import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type StoredUpload, storedUploadSchema, uploadTicketSchema, type Vehicle } from '@forecourt/contracts';
import { address, staffCall } from './system.ts';

const PICTURE = join(import.meta.dirname, '../../../infra/demo-stock/pictures/v01-front.jpg');
const AGAIN_MS = 300;

/** What visitors and staff do at once, until {@link stop}. */
export class BusySite {
  /** Answers to visitors that are neither a page nor say when to come back. */
  readonly failedPages: string[] = [];
  readonly edited: { readonly id: number; readonly version: number; readonly price: string }[] = [];
  readonly uploaded: StoredUpload[] = [];
  pages = 0;
  /** Pages that said when to come back. */
  later = 0;
  /** Writes of staff that had to be sent again. */
  repeats = 0;
  private readonly stopping = new AbortController();
  private readonly work: readonly Promise<void>[];

  constructor(vans: readonly Vehicle[]) {
    this.work = [this.each(this.browse(vans)), this.each(this.edit(vans)), this.each(this.upload())];
  }

  /** Resolves once what has begun is done. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.work);
  }

  private async each(step: (round: number) => Promise<void>): Promise<void> {
    for (let round = 0; !this.stopping.signal.aborted; round += 1) await step(round);
  }

  private browse(vans: readonly Vehicle[]) {
    const paths = ['/', '/vehicles', '/vehicles?make=Ford', ...vans.map(({ id }) => `/vehicle/${id}`)];
    return async (round: number) => {
      const path = paths[round % paths.length] ?? '/';
      const answer = await fetch(address('BASE') + path).then(
        async ({ status, headers, body }) => {
          await body?.pipeTo(new WritableStream());
          return status === 503 && headers.has('retry-after') ? 'later' : status;
        },
        (error: unknown) => String(error),
      );
      if (answer === 'later') this.later += 1;
      else if (answer !== 200) this.failedPages.push(`${path} ${answer}`);
      this.pages += 1;
      await pause(20);
    };
  }

  private edit(vans: readonly Vehicle[]) {
    return async (round: number) => {
      const { id } = vans[round % vans.length] as Vehicle;
      const price = `${18_000 + round}.00`;
      const key = `busy-site-${Date.now()}-${round}`;
      const stored = await this.untilDone(() => staffCall(`/api/vehicles/${id}`, 'PATCH', { price }, key));
      this.edited.push({ id, price, version: ((await stored.json()) as Vehicle).version });
      await pause(100);
    };
  }

  private upload() {
    const picture = readFile(PICTURE);
    return async () => {
      const body = new Uint8Array(await picture);
      const stored = await this.untilDone(async () => {
        const ticket = await staffCall('/api/objects/upload', 'POST');
        if (!ticket.ok) return ticket;
        const { uploadURL } = uploadTicketSchema.parse(await ticket.json());
        const headers = { 'content-type': 'image/jpeg' };
        return fetch(new URL(uploadURL, address('BASE')), { method: 'PUT', headers, body });
      });
      this.uploaded.push(storedUploadSchema.parse(await stored.json()));
      await pause(500);
    };
  }

  private async untilDone(attempt: () => Promise<Response>): Promise<Response> {
    for (;;) {
      const response = await attempt().catch(() => null);
      if (response?.ok) return response;
      this.repeats += 1;
      await pause(AGAIN_MS);
    }
  }
}
