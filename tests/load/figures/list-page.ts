import type { Figure } from '../measure/figure.ts';
import { interleave, type Round, ratioFigure } from '../measure/interleaved.ts';
import type { SystemUnderTest } from '../measure/system.ts';
import { UNIQUE_URLS } from '../measure/unique-urls.ts';
import { requestsPerSecond } from '../measure/wrk.ts';
import { startPeer } from '../peers/child-server.ts';
import { publicPages } from './public-pages.ts';

const connections = 16;
const headers = { 'accept-encoding': 'br' };
/** The list page is requested most; the others are measured for a shorter time. */
const LIST = { path: '/vehicles', seconds: 3 };
const OTHERS = { seconds: 1 };

interface Measured {
  readonly path: string;
  readonly seconds: number;
}

/** Every public page: cached ones against the same bytes from a bare server, uncached ones against Preact alone. */
export async function measureListPage({ baseUrl }: SystemUnderTest, vehicleId: number): Promise<Figure[]> {
  const figures = [
    asFigure(`${LIST.path} through the shell, cached ÷ bare node:http`, await cached(baseUrl, LIST)),
    asFigure(`${LIST.path} through the shell, uncached ÷ renderToString alone`, await uncached(baseUrl, LIST)),
  ];
  for (const { path, kept } of publicPages(vehicleId).filter((page) => page.path !== LIST.path)) {
    const page = { path, ...OTHERS };
    figures.push(
      kept
        ? asFigure(`${path} through the shell, cached ÷ bare node:http`, await cached(baseUrl, page))
        : asFigure(`${path} through the shell ÷ renderToString alone`, await uncached(baseUrl, page)),
    );
  }
  return figures;
}

async function cached(baseUrl: string, { path, seconds }: Measured): Promise<readonly Round[]> {
  const url = baseUrl + path;
  const bytes = await startPeer('./same-bytes-server.js', { SAME_BYTES_AS: url, ACCEPT_ENCODING: 'br' });
  const ask = (address: string) => () => requestsPerSecond({ url: address, seconds, connections, headers });
  try {
    return await interleave(ask(url), ask(bytes.url));
  } finally {
    await bytes.stop();
  }
}

async function uncached(baseUrl: string, { path, seconds }: Measured): Promise<readonly Round[]> {
  const alone = await startPeer('../../../../shell/dist/render-alone.js', {}, [path]);
  const ask = (url: string, script?: string) => () =>
    requestsPerSecond({ url, seconds, connections, headers: {}, ...(script !== undefined && { script }) });
  try {
    return await interleave(ask(baseUrl + path, UNIQUE_URLS), ask(alone.url));
  } finally {
    await alone.stop();
  }
}

const asFigure = (name: string, rounds: readonly Round[]): Figure =>
  ratioFigure(rounds, { name, limit: 0.5, bound: 'at least', of: 'pages/s' });
