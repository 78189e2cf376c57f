import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDemoStock } from '../demo-stock/load-demo-stock.ts';
import type { LoadProgress } from '../demo-stock/load-vans.ts';
import { listVehicles, type StockServices } from '../demo-stock/stock-services.ts';

const settledFile = (dataDir: string) => join(dataDir, 'stock-settled');

/** Whether the first stock has been loaded already. */
export const isStockSettled = (dataDir: string): boolean => existsSync(settledFile(dataDir));

/** Notes that there is a stock, however few vans it has. */
export const settleStock = (dataDir: string): Promise<void> => writeFile(settledFile(dataDir), '');

/**
 * Loads the demo stock if a new data directory has an empty inventory, and never again: a dealer who has deleted the demo vans
 * does not want them back. Resumes an interrupted load.
 */
export async function loadFirstStock(dataDir: string, services: StockServices, say: (line: string) => void): Promise<void> {
  const begun = join(dataDir, 'stock-begun');
  if (isStockSettled(dataDir)) return;
  if (existsSync(begun) || (await listVehicles(services)).length === 0) {
    await writeFile(begun, '');
    say('Loading the demo stock');
    const today = new Date().toISOString().slice(0, 10);
    await loadDemoStock({ ...services, today, onProgress: (progress) => sayEveryQuarter(progress, say) });
  }
  await settleStock(dataDir);
  await rm(begun, { force: true });
}

function sayEveryQuarter({ step, done, total }: LoadProgress, say: (line: string) => void) {
  if (Math.floor((done * 4) / total) > Math.floor(((done - 1) * 4) / total)) say(`Demo stock: ${done} of ${total} ${step}`);
}
