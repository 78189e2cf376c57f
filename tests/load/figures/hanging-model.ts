import type { Figure } from '../measure/figure.ts';
import { median, ratioFigure } from '../measure/interleaved.ts';
import { medianLatency } from '../measure/latency.ts';
import { openChats } from '../measure/open-chats.ts';
import type { SystemUnderTest } from '../measure/system.ts';

const CHATS = 200;
const ROUNDS = 6;
const REQUESTS = 60;
const SLOWER = 1.2;

let bound = 1_000_000 + (Date.now() % 4_000_000);

/** Stock pages while two hundred visitors wait for a model that never answers, compared with the same pages before. */
export async function measureHangingModel({ baseUrl }: SystemUnderTest, vehicleId: number): Promise<Figure[]> {
  // A unique price bound above every van, so that the page is not cached.
  const list = (): string[] => Array.from({ length: REQUESTS }, () => `${baseUrl}/vehicles?priceMax=${bound++}`);
  const van = (): string[] => Array.from({ length: REQUESTS }, () => `${baseUrl}/vehicle/${vehicleId}`);
  return [await slowed('list page, made anew', list, baseUrl), await slowed('vehicle page', van, baseUrl)];
}

async function slowed(page: string, urls: () => readonly string[], baseUrl: string): Promise<Figure> {
  await medianLatency(urls());
  const rounds: { readonly product: number; readonly peer: number; readonly waiting: number; readonly answered: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const peer = await medianLatency(urls());
    const chats = await openChats(baseUrl, CHATS);
    try {
      const product = await medianLatency(urls());
      rounds.push({ product, peer, waiting: chats.waiting(), answered: chats.answered() });
    } finally {
      chats.close();
    }
  }
  const middle = (key: 'waiting' | 'answered'): number => median(rounds.map((round) => round[key]));
  const name = `${page}, with ${CHATS} chats and a model that hangs ÷ without, p50`;
  const figure = ratioFigure(rounds, { name, limit: SLOWER, bound: 'at most', of: 'ms' });
  return { ...figure, detail: `${figure.detail}; ${middle('waiting')} waiting at the end, ${middle('answered')} answered` };
}
