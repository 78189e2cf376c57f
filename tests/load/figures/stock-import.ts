import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import type { StockImport } from '@forecourt/contracts';
import type { Figure } from '../measure/figure.ts';
import { memoryOf, processOf } from '../measure/process-memory.ts';
import type { SystemUnderTest } from '../measure/system.ts';

const ROWS = 10_000;
const ASK_EVERY_MS = 200;

/** How long a file of 10,000 vans takes, and the peak memory of the service meanwhile: new, again, and undone. */
export async function measureStockImport({ inventoryUrl, staffToken }: SystemUnderTest): Promise<Figure[]> {
  const pid = await processOf('services/inventory', inventoryUrl);
  const call = async <Body>(method: string, path: string, body?: BodyInit, type?: string): Promise<Body> => {
    const headers = { authorization: `Bearer ${staffToken}`, ...(type !== undefined && { 'content-type': type }) };
    const answer = await fetch(`${inventoryUrl}/api/stock-imports${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    if (!answer.ok) throw new Error(`The import was answered ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<Body>;
  };
  const until = async (id: number, state: StockImport['state']): Promise<void> => {
    while ((await call<StockImport>('GET', `/${id}`)).state !== state)
      await new Promise((done) => setTimeout(done, ASK_EVERY_MS));
  };
  const measured = async (what: string, limit: number, work: () => Promise<void>): Promise<Figure[]> => {
    await writeFile(`/proc/${pid}/clear_refs`, '5');
    const began = performance.now();
    await work();
    const seconds = (performance.now() - began) / 1_000;
    const detail = `load of the machine ${loadavg()[0]?.toFixed(1)}`;
    const common = { bound: 'at most', detail } as const;
    return [
      { name: `${ROWS} vans of a file ${what}`, value: seconds, unit: 's', limit, ...common },
      {
        name: `Memory of the inventory service, ${ROWS} vans ${what}`,
        value: await memoryOf(pid, 'VmHWM'),
        unit: 'MB',
        limit: 400,
        ...common,
      },
    ];
  };
  let id = 0;
  const imported = async (): Promise<void> => {
    id = (await call<StockImport>('POST', '?name=bench.csv', fileOfVans(), 'text/csv')).id;
    await until(id, 'checked');
    await call('POST', `/${id}/apply`);
    await until(id, 'applied');
  };
  const first = await measured('checked and imported', 60, imported);
  const added = id;
  const again = await measured('checked and imported again', 60, imported);
  const undone = await measured('put back', 60, async () => {
    await call('POST', `/${added}/undo`);
    await until(added, 'undone');
  });
  return [...first, ...again, ...undone];
}

/** As a dealer system writes them. */
function fileOfVans(): string {
  const rows = Array.from({ length: ROWS }, (_, place) =>
    [`B${place}`, 'FORD', 'TRANSIT CUSTOM 300', 2018 + (place % 8), `${9_000 + place} + VAT`, 1_000 + place, 'Diesel', TEXT].join(
      ',',
    ),
  );
  return ['Stock number,Make,Model,Year,Price,Mileage,Fuel,Description', ...rows].join('\n');
}

const TEXT = `"${'A clean van with a full service history, one owner, ply lined, air conditioning and parking sensors. '.repeat(5)}"`;
