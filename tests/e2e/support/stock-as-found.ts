import type { Vehicle } from '@forecourt/contracts';

/**
 * Playwright's global setup: the whole run must leave the stock as it found it, because the tests after it (the graded
 * conversations) speak of the demo stock. Tests of packages run without a system.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls a module's default export.
export default async function stockAsFound(): Promise<(() => Promise<void>) | undefined> {
  const baseUrl = process.env['BASE_URL'];
  if (!baseUrl) return undefined;
  const before = await stockOf(baseUrl);
  return async () => {
    const after = await stockOf(baseUrl);
    const left = [...after].filter(([id]) => !before.has(id)).map(([, name]) => name);
    const gone = [...before].filter(([id]) => !after.has(id)).map(([, name]) => name);
    if (left.length > 0) throw new Error(`Tests left vans behind: ${left.join(', ')}.`);
    if (gone.length > 0) throw new Error(`Tests deleted vans of the demo stock: ${gone.join(', ')}.`);
  };
}

async function stockOf(baseUrl: string): Promise<ReadonlyMap<number, string>> {
  const headers = { authorization: `Bearer ${process.env['STAFF_TOKEN'] ?? ''}` };
  const stock: Vehicle[] = [];
  // Also what is not on the site yet.
  for (const path of ['/api/vehicles', '/api/vehicles/held']) {
    const response = await fetch(`${baseUrl}${path}`, { headers });
    if (!response.ok) throw new Error(`The stock can't be read: ${response.status}.`);
    stock.push(...((await response.json()) as Vehicle[]));
  }
  return new Map(
    stock.map(({ id, make, model, registrationNumber }) => [id, `${make} ${model} ${registrationNumber ?? ''} (#${id})`]),
  );
}
