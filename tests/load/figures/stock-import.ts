import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { STOCK_FEEDS, type StockFeed } from '@forecourt/contracts';
import type { Figure } from '../measure/figure.ts';
import { memoryOf, processOf } from '../measure/process-memory.ts';
import { stockImports } from '../measure/stock-imports.ts';
import type { SystemUnderTest } from '../measure/system.ts';

const ROWS = 10_000;

/** How long a file of 10,000 vans takes, and the peak memory of the service meanwhile: new, again, fetched by portals, and undone. */
export async function measureStockImport({ inventoryUrl, staffToken }: SystemUnderTest): Promise<Figure[]> {
  const pid = await processOf('services/inventory', inventoryUrl);
  const imports = stockImports(inventoryUrl, staffToken);
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
  let added = 0;
  const first = await measured('checked and imported', 60, async () => {
    added = await imports.take(ROWS);
  });
  const again = await measured('checked and imported again', 60, async () => {
    await imports.take(ROWS);
  });
  const fetched = await measured('fetched as all feeds at once', 60, () => fetchFeeds(inventoryUrl, staffToken));
  const undone = await measured('put back', 60, () => imports.undo(added));
  return [...first, ...again, ...fetched, ...undone];
}

async function fetchFeeds(inventoryUrl: string, staffToken: string): Promise<void> {
  await Promise.all(
    STOCK_FEEDS.map(async (name) => {
      const headers = { authorization: `Bearer ${staffToken}` };
      const renewed = await fetch(`${inventoryUrl}/api/feeds/${name}`, { method: 'PUT', headers });
      const { address }: StockFeed = await renewed.json();
      const { pathname, search } = new URL(address ?? '');
      const rows = (await (await fetch(`${inventoryUrl}${pathname}${search}`)).text()).split('\n').length;
      if (rows < ROWS) throw new Error(`The feed "${name}" has ${rows} rows only.`);
    }),
  );
}
