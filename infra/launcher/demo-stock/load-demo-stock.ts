import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dealershipSchema } from '@forecourt/contracts';
import { root } from '../paths.ts';
import { readDemoVans } from './demo-van.ts';
import { type Load, loadVans } from './load-vans.ts';
import { makeLargeStock } from './make-large-stock.ts';

const LARGE_STOCK_AT_ONCE = 8;
const SEED = 48;

type Where = Omit<Load, 'terms'>;

/** The dealership's own finance terms: those the pages show beside the monthly prices. */
const financeTerms = async () => {
  const file = process.env['DEALERSHIP_FILE'] ?? join(root, 'infra/dealership.json');
  return dealershipSchema.parse(JSON.parse(await readFile(file, 'utf8'))).finance;
};

/** Loads the 48 demo vans with their pictures. May be repeated: vans that are there are left alone. @returns how many were added */
export const loadDemoStock = async (where: Where): Promise<number> =>
  loadVans(await readDemoVans(), { ...where, terms: await financeTerms() }, 1);

/** Brings the stock to `count` vans made after the demo vans, for measuring. May be repeated, also with a higher count. */
export const loadLargeStock = async (count: number, where: Where): Promise<number> =>
  loadVans(makeLargeStock(await readDemoVans(), count, SEED), { ...where, terms: await financeTerms() }, LARGE_STOCK_AT_ONCE);
