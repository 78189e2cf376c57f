import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VehicleFacts, VehicleSpecifications } from '@forecourt/contracts';
import { root } from '../paths.ts';

export const DEMO_STOCK = join(root, 'infra/demo-stock');

type WorkedOutOnLoading =
  | 'monthlyPrice'
  | 'isElectric'
  | 'images'
  | 'mainImageIndex'
  | 'imageUrl'
  | 'imageGallery'
  | 'specifications';

/** A van in `infra/demo-stock/vans/`, with the API's names and units. */
export interface DemoVan extends Omit<VehicleFacts, WorkedOutOnLoading> {
  /** Files of `infra/demo-stock/pictures/` without extension, front first. */
  readonly pictures: readonly string[];
  /** Nm. */
  readonly torque: number;
  /** g/km. */
  readonly co2Emissions: number;
  readonly euroStatus: string;
  readonly vehicleCategory: string;
  /** Days from the day of loading; null for a new van. Not used for vans under three years old, whose first MOT is due then. */
  readonly motDueInDays: number | null;
  readonly taxStatus: Exclude<VehicleSpecifications['taxStatus'], undefined> | null;
  /** Days from the day of loading; null if none is due. */
  readonly taxDueInDays: number | null;
}

/** All demo vans, by make and in file order. They are not validated here; a test does that. */
export const readDemoVans = async (): Promise<DemoVan[]> => {
  const folder = join(DEMO_STOCK, 'vans');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const parts = await Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as DemoVan[]));
  return parts.flat();
};
