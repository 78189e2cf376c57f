import fc from 'fast-check';
import { featuredVehicle } from './featured-vehicle.ts';
import { addDays } from './iso-date.ts';

const van = (id: number, change: object = {}) => ({
  id,
  stockStatus: 'In Stock',
  isSold: false,
  images: [`/objects/uploads/${id}`],
  mainImageIndex: 0,
  imageUrl: null,
  imageGallery: [],
  ...change,
});

const vans = fc
  .uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 30 })
  .map((ids) => ids.map((id) => van(id)));
const monday = '2026-11-16';

describe('the van of the week', () => {
  it.each([
    ['there are no vans', []],
    ['none is in stock', [van(1, { stockStatus: 'Due In' }), van(2, { stockStatus: 'Deposit Taken' })]],
    ['all are sold', [van(1, { isSold: true })]],
    ['none has a picture', [van(1, { images: [] })]],
  ])('is absent when %s', (_name, stock) => {
    expect(featuredVehicle(stock, monday)).toBeNull();
  });

  it('is the same from Monday to Sunday, whatever the order of the vans', () => {
    fc.assert(
      fc.property(vans, fc.integer({ min: 0, max: 6 }), (stock, day) => {
        expect(featuredVehicle(stock.toReversed(), addDays(monday, day))).toEqual(featuredVehicle(stock, monday));
      }),
    );
  });

  it('does not change when another van is removed', () => {
    fc.assert(
      fc.property(vans, (stock) => {
        const featured = featuredVehicle(stock, monday);
        for (const other of stock) {
          if (other !== featured)
            expect(
              featuredVehicle(
                stock.filter((one) => one !== other),
                monday,
              ),
            ).toBe(featured);
        }
      }),
    );
  });

  it('gives every van its turn', () => {
    const stock = [1, 2, 3, 4, 5, 6].map((id) => van(id));
    const shown = new Set(Array.from({ length: 60 }, (_, week) => featuredVehicle(stock, addDays(monday, 7 * week))?.id));
    expect(shown.size).toBe(6);
  });
});
