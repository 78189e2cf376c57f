import { detailImages, type Pictured } from '@forecourt/rules';
import type { DemoVan } from './demo-van.ts';

type Named = Pick<DemoVan, 'registrationNumber' | 'make' | 'model' | 'derivative'>;

/** Identifies a van: by its plate, or make, model and derivative if it has none. */
export const identityOf = ({ registrationNumber, make, model, derivative }: Named): string =>
  registrationNumber ?? `${make} ${model} ${derivative}`;

/** After an interrupted load: the vans that need not be added, and the paths of their pictures. */
export const compareStock = (wanted: readonly DemoVan[], present: readonly (Named & Pictured)[]) => {
  const known = new Map(present.map((vehicle) => [identityOf(vehicle), vehicle]));
  const paths = new Map<string, string>();
  const missing: DemoVan[] = [];
  for (const van of wanted) {
    const vehicle = known.get(identityOf(van));
    if (vehicle === undefined) {
      missing.push(van);
      continue;
    }
    const images = detailImages(vehicle);
    // Staff may have changed the pictures since; then they cannot be matched.
    if (images.length !== van.pictures.length) continue;
    for (const [position, picture] of van.pictures.entries()) {
      const path = images[position];
      if (path !== undefined) paths.set(picture, path);
    }
  }
  return { missing, paths };
};
