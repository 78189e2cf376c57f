import type { FinanceTerms, IsoDate } from '@forecourt/rules';
import pMap from 'p-map';
import type { DemoVan } from './demo-van.ts';
import { compareStock } from './known-stock.ts';
import { addVehicle, listVehicles, type StockServices, uploadPicture } from './stock-services.ts';
import { vehicleBody } from './vehicle-body.ts';

/** How far a load has come. */
export interface LoadProgress {
  readonly step: 'pictures' | 'vans';
  readonly done: number;
  readonly total: number;
}

export interface Load extends StockServices {
  /** MOT, tax and age are relative to this day. */
  readonly today: IsoDate;
  /** For the monthly prices. */
  readonly terms: FinanceTerms;
  readonly onProgress?: ((progress: LoadProgress) => void) | undefined;
}

/** Media encodes each upload: more at once would only queue there. */
const PICTURES_AT_ONCE = 4;

/**
 * Loads vans through the real services: each picture once, then the vans in order. Resumes an interrupted load, reusing its vans
 * and pictures.
 *
 * @param vansAtOnce 1 keeps ids in the order of `vans`; more is faster
 * @returns how many vans were added
 */
export const loadVans = async (vans: readonly DemoVan[], load: Load, vansAtOnce: number): Promise<number> => {
  const { missing, paths } = compareStock(vans, await listVehicles(load));
  const pictures = [...new Set(missing.flatMap((van) => van.pictures))].filter((picture) => !paths.has(picture));

  const report = (step: LoadProgress['step'], total: number) => {
    let done = 0;
    return () => load.onProgress?.({ step, done: ++done, total });
  };
  const uploaded = report('pictures', pictures.length);
  const upload = async (picture: string) => {
    paths.set(picture, await uploadPicture(load, picture));
    uploaded();
  };
  await pMap(pictures, upload, { concurrency: PICTURES_AT_ONCE });

  const added = report('vans', missing.length);
  const add = async (van: DemoVan) => {
    const images = van.pictures.map((picture) => paths.get(picture)).filter((path) => path !== undefined);
    await addVehicle(load, vehicleBody(van, images, load));
    added();
  };
  await pMap(missing, add, { concurrency: vansAtOnce });
  return missing.length;
};
