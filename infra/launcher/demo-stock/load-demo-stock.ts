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

/** The finance terms that pages show beside the monthly prices. */
const financeTerms = async () => {
  const file = process.env['DEALERSHIP_FILE'] ?? join(root, 'infra/dealership.json');
  return dealershipSchema.parse(JSON.parse(await readFile(file, 'utf8'))).finance;
};

/** Loads the 48 demo vans with their pictures. Idempotent: existing vans are left alone. @returns how many were added */
export const loadDemoStock = async (where: Where): Promise<number> =>
  loadVans(await readDemoVans(), { ...where, terms: await financeTerms() }, 1);

/** Fills the stock up to `count` with variations of the demo vans, for measurements. May be repeated with a higher count. */
export const loadLargeStock = async (count: number, where: Where): Promise<number> =>
  loadVans(makeLargeStock(await readDemoVans(), count, SEED), { ...where, terms: await financeTerms() }, LARGE_STOCK_AT_ONCE);
