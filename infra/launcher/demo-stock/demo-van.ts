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

/** One van of `infra/demo-stock/vans/`: names and units are those of the API's vehicle. */
export interface DemoVan extends Omit<VehicleFacts, WorkedOutOnLoading> {
  /** Files of `infra/demo-stock/pictures/` without their ending, the front first. */
  readonly pictures: readonly string[];
  /** Nm. */
  readonly torque: number;
  /** g/km. */
  readonly co2Emissions: number;
  readonly euroStatus: string;
  readonly vehicleCategory: string;
  /** Days from the day of loading; null for a new van. Until a van is three years old its first MOT is due instead. */
  readonly motDueInDays: number | null;
  readonly taxStatus: Exclude<VehicleSpecifications['taxStatus'], undefined> | null;
  /** Days from the day of loading; null where nothing is due. */
  readonly taxDueInDays: number | null;
}

/** All demo vans, by make and as they stand in their files. That each is a valid vehicle is tested, not checked again here. */
export const readDemoVans = async (): Promise<DemoVan[]> => {
  const folder = join(DEMO_STOCK, 'vans');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const parts = await Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as DemoVan[]));
  return parts.flat();
};
