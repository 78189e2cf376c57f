import { DESCRIPTION_LIMITS, listingImage, truncate } from '@forecourt/rules';
import fc from 'fast-check';
import { van } from '../testing/van.ts';
import { listedVehicle } from './listed-vehicle.ts';

describe('a van in a list', () => {
  it('keeps the picture that lists show, whichever it is', () => {
    for (const mainImageIndex of [0, 1, 7]) {
      const vehicle = { ...van, mainImageIndex };
      expect(listingImage(listedVehicle(vehicle))).toBe(listingImage(vehicle));
    }
    expect(listingImage(listedVehicle({ ...van, images: [], imageUrl: null, imageGallery: [] }))).toBeNull();
  });

  it('shows the same description on every card as the whole text would', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 40 }), (description) => {
        const listed = listedVehicle({ ...van, description });
        for (const limit of [DESCRIPTION_LIMITS.grid, DESCRIPTION_LIMITS.list]) {
          expect(truncate(listed.description ?? '', limit)).toBe(truncate(description, limit));
        }
      }),
    );
    expect(listedVehicle({ ...van, description: null }).description).toBeNull();
  });

  it('contains only what lists show', () => {
    const listed = listedVehicle(van);
    expect(listed.specifications).toEqual({ euroStatus: 'Euro 6' });
    expect(Object.keys(listed)).not.toContain('features');
    expect(Object.keys(listed)).not.toContain('colour');
  });
});
