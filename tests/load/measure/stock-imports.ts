import type { StockImport } from '@forecourt/contracts';

/** As the page of the back office does. */
const ASK_EVERY_MS = 1_000;

/** Puts files of vans into stock, and takes them out again. */
export function stockImports(inventoryUrl: string, staffToken: string) {
  const call = async (method: string, path: string, body = '', type = 'application/json'): Promise<StockImport> => {
    const answer = await fetch(`${inventoryUrl}/api/stock-imports${path}`, {
      method,
      headers: { authorization: `Bearer ${staffToken}`, ...(body !== '' && { 'content-type': type }) },
      ...(body !== '' && { body }),
    });
    if (!answer.ok) throw new Error(`The import was answered ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<StockImport>;
  };
  const until = async (id: number, state: StockImport['state']): Promise<void> => {
    while ((await call('GET', `/${id}`)).state !== state) await new Promise((done) => setTimeout(done, ASK_EVERY_MS));
  };
  return {
    /** Imports so many vans, which go on the site, the same whenever it is called. Returns the id of the import. */
    take: async (count: number): Promise<number> => {
      const { id } = await call('POST', '?name=bench.csv', fileOfVans(count), 'text/csv');
      await until(id, 'checked');
      await call('POST', `/${id}/apply`, JSON.stringify({ isPublic: true }));
      await until(id, 'applied');
      return id;
    },
    undo: async (id: number): Promise<void> => {
      await call('POST', `/${id}/undo`);
      await until(id, 'undone');
    },
  };
}

/** As a dealer system writes them. */
function fileOfVans(count: number): string {
  const rows = Array.from({ length: count }, (_, place) =>
    [`B${place}`, 'FORD', 'TRANSIT CUSTOM 300', 2018 + (place % 8), `${9_000 + place} + VAT`, 1_000 + place, 'Diesel', TEXT].join(
      ',',
    ),
  );
  return ['Stock number,Make,Model,Year,Price,Mileage,Fuel,Description', ...rows].join('\n');
}

const TEXT = `"${'A clean van with a full service history, one owner, ply lined, air conditioning and parking sensors. '.repeat(5)}"`;
