import { parseArgs } from 'node:util';
import { loadDemoStock, loadLargeStock } from './demo-stock/load-demo-stock.ts';
import type { LoadProgress } from './demo-stock/load-vans.ts';
import { Failure } from './failure.ts';

const MOST = 200_000;

const readCount = (words: string[]): number | undefined => {
  const { values } = parseArgs({ args: words, options: { count: { type: 'string' } } });
  if (values.count === undefined) return undefined;
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1 || count > MOST) {
    throw new Failure(`--count is "${values.count}": give a whole number from 1 to ${MOST}.`);
  }
  return count;
};

const need = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Failure(`${name} is not set: it says where the stock is loaded to.`);
  return value;
};

/** Prints a line for every tenth of each step. */
const print = ({ step, done, total }: LoadProgress): void => {
  if (Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total)) console.log(`${done} of ${total} ${step}`);
};

/** `npm run stock [-- --count N]`: loads the demo stock, or N vans, into the services at INVENTORY_URL and MEDIA_URL. */
export const stock = async (words: string[]): Promise<number> => {
  const count = readCount(words);
  const where = {
    inventoryUrl: need('INVENTORY_URL'),
    mediaUrl: need('MEDIA_URL'),
    staffToken: need('STAFF_TOKEN'),
    today: new Date().toISOString().slice(0, 10),
    onProgress: print,
  };
  const added = count === undefined ? await loadDemoStock(where) : await loadLargeStock(count, where);
  console.log(added === 0 ? 'The stock was already loaded.' : `${added} vans were added.`);
  return 0;
};
