import { detailImages, type Pictured } from '@forecourt/rules';
import type { DemoVan } from './demo-van.ts';

type Named = Pick<DemoVan, 'registrationNumber' | 'make' | 'model' | 'derivative'>;

/** What tells one van from another: its plate, or while it has none what it is. */
export const identityOf = ({ registrationNumber, make, model, derivative }: Named): string =>
  registrationNumber ?? `${make} ${model} ${derivative}`;

/** What an interrupted load has left behind: the vans that need not be added, and where their pictures already are. */
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
    // Staff may have changed the pictures meanwhile; then it cannot be told which is which.
    if (images.length !== van.pictures.length) continue;
    for (const [position, picture] of van.pictures.entries()) {
      const path = images[position];
      if (path !== undefined) paths.set(picture, path);
    }
  }
  return { missing, paths };
};
