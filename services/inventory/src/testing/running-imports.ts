import { randomUUID } from 'node:crypto';
import type { ImportRow, ImportState, StockImport, Vehicle } from '@forecourt/contracts';
import { eventually } from '@forecourt/testing';
import { type InventoryProcess, staff } from './inventory-process.ts';

/** Imports of a running service, as the back office makes them. */
export class RunningImports {
  /** Nobody else's: the ids of vans are those of others too, whose events come by the same server. */
  readonly fileName = `vans-${randomUUID()}.csv`;
  readonly #bearer = { authorization: `Bearer ${staff.sign()}` };

  constructor(private readonly inventory: InventoryProcess) {}

  /** A file whose rows are checked. */
  async checked(file: string): Promise<StockImport> {
    const headers = { ...this.#bearer, 'content-type': 'text/csv' };
    const address = `${this.inventory.address}/api/stock-imports?name=${this.fileName}`;
    const { id } = (await (await fetch(address, { method: 'POST', headers, body: file })).json()) as StockImport;
    return this.inState(id, 'checked');
  }

  inState(id: number, state: ImportState, withinMs?: number): Promise<StockImport> {
    return eventually(async () => {
      const { body } = await this.inventory.get<StockImport>(`/api/stock-imports/${id}`, this.#bearer);
      expect(body.state).toBe(state);
      return body;
    }, withinMs);
  }

  /** @returns the status of the answer. */
  async start(id: number, what: 'apply' | 'publish' | 'undo', isPublic?: boolean): Promise<number> {
    const body = isPublic === undefined ? undefined : { isPublic };
    return (await this.inventory.send('POST', `/api/stock-imports/${id}/${what}`, body)).status;
  }

  async applied(file: string, isPublic?: boolean): Promise<StockImport> {
    const { id } = await this.checked(file);
    await this.start(id, 'apply', isPublic);
    return this.inState(id, 'applied');
  }

  async undone(id: number): Promise<StockImport> {
    await this.start(id, 'undo');
    return this.inState(id, 'undone');
  }

  async rows(id: number, outcome: string): Promise<ImportRow[]> {
    return (await this.inventory.get<ImportRow[]>(`/api/stock-imports/${id}/rows?outcome=${outcome}`, this.#bearer)).body;
  }

  async onSite(): Promise<Vehicle[]> {
    return (await this.inventory.get<Vehicle[]>('/api/vehicles')).body;
  }

  async held(): Promise<Vehicle[]> {
    return (await this.inventory.get<Vehicle[]>('/api/vehicles/held', this.#bearer)).body;
  }
}
