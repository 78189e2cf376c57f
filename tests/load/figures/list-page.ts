import type { Figure } from '../measure/figure.ts';
import { interleave } from '../measure/interleaved.ts';
import type { SystemUnderTest } from '../measure/system.ts';
import { UNIQUE_URLS } from '../measure/unique-urls.ts';
import { requestsPerSecond } from '../measure/wrk.ts';
import { startPeer } from '../peers/child-server.ts';

const ROUNDS = 5;
const load = { seconds: 3, connections: 16, headers: { 'accept-encoding': 'br' } };

/** The list page through the shell: ready copies against the same bytes from a bare server, fresh ones against React alone. */
export async function measureListPage({ baseUrl }: SystemUnderTest): Promise<Figure[]> {
  const url = `${baseUrl}/vehicles`;
  const react = await startPeer('../../../../shell/dist/render-alone.js', {}, ['/vehicles']);
  const bytes = await startPeer('./same-bytes-server.js', { SAME_BYTES_AS: url, ACCEPT_ENCODING: 'br' });
  try {
    const cached = await interleave(
      () => requestsPerSecond({ url, ...load }),
      () => requestsPerSecond({ ...load, url: bytes.url }),
      ROUNDS,
    );
    const uncached = await interleave(
      () => requestsPerSecond({ ...load, url, script: UNIQUE_URLS, headers: {} }),
      () => requestsPerSecond({ ...load, url: react.url, headers: {} }),
      ROUNDS,
    );
    return [
      {
        name: 'list page through the shell, cached ÷ bare node:http',
        value: cached.ratio,
        unit: '×',
        limit: 0.5,
        bound: 'at least',
        detail: `${Math.round(cached.product)} ÷ ${Math.round(cached.peer)} pages/s`,
      },
      {
        name: 'list page through the shell, uncached ÷ renderToString alone',
        value: uncached.ratio,
        unit: '×',
        limit: 0.5,
        bound: 'at least',
        detail: `${Math.round(uncached.product)} ÷ ${Math.round(uncached.peer)} pages/s`,
      },
    ];
  } finally {
    await Promise.all([bytes.stop(), react.stop()]);
  }
}
