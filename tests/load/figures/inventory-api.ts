import type { Figure } from '../measure/figure.ts';
import { interleave, ratioFigure } from '../measure/interleaved.ts';
import type { SystemUnderTest } from '../measure/system.ts';
import { UNIQUE_URLS } from '../measure/unique-urls.ts';
import { requestsPerSecond } from '../measure/wrk.ts';
import { startPeer } from '../peers/child-server.ts';

const load = { seconds: 3, connections: 16 };

/** GET /api/vehicles from the cache against the same bytes from a bare server, and uncached against a bare query. */
export async function measureInventoryApi({ inventoryUrl, inventoryDatabaseUrl }: SystemUnderTest): Promise<Figure[]> {
  const url = `${inventoryUrl}/api/vehicles`;
  const bytes = await startPeer('./same-bytes-server.js', { SAME_BYTES_AS: url });
  const query = await startPeer('./pg-query-server.js', { DATABASE_URL: inventoryDatabaseUrl });
  try {
    const cached = await interleave(
      () => requestsPerSecond({ url, ...load }),
      () => requestsPerSecond({ url: bytes.url, ...load }),
    );
    const uncached = await interleave(
      () => requestsPerSecond({ url, ...load, script: UNIQUE_URLS }),
      () => requestsPerSecond({ url: query.url, ...load }),
    );
    const figure = { bound: 'at least', of: 'requests/s' } as const;
    return [
      ratioFigure(cached, { ...figure, name: 'GET /api/vehicles, cached ÷ bare node:http', limit: 0.7 }),
      ratioFigure(uncached, { ...figure, name: 'GET /api/vehicles, uncached ÷ bare pg + JSON.stringify', limit: 0.6 }),
    ];
  } finally {
    await Promise.all([bytes.stop(), query.stop()]);
  }
}
