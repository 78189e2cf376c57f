import type { CreateVehicle, UpdateVehicle } from '@forecourt/contracts';
import { toChanges, toFacts } from './vehicle-input.mapper.ts';

const needed: CreateVehicle = { make: 'Ford', model: 'Transit', year: 2022, price: '20000', condition: 'used' };

describe('a new vehicle', () => {
  it('has defaults for absent fields', () => {
    expect(toFacts(needed)).toMatchObject({
      ...needed,
      price: '20000.00',
      vatQualifying: true,
      stockStatus: 'In Stock',
      isSold: false,
      isElectric: false,
      monthlyPrice: null,
      mainImageIndex: 0,
      images: [],
      specifications: {},
    });
  });

  it.each([
    [{ fuelType: 'Electric' }, true],
    [{ fuelType: 'Diesel' }, false],
    [{ fuelType: 'Electric', isElectric: false }, false],
    [{ isElectric: true }, true],
    [{}, false],
  ] as const)('given %p is electric: %p (D14)', (body, isElectric) => {
    expect(toFacts({ ...needed, ...body }).isElectric).toBe(isElectric);
  });
});

describe('the changes of a body', () => {
  it.each<[UpdateVehicle, object]>([
    [{}, {}],
    [{ version: 7 }, {}],
    [{ price: '19999.5' }, { price: '19999.50' }],
    [{ price: '7' }, { price: '7.00' }],
    [{ seatingCapacity: 3 }, { seats: 3 }],
    [{ seats: 3, seatingCapacity: 3 }, { seats: 3 }],
    [{ maxGrossWeight: null }, { grossWeight: null }],
    [{ images: ['a', 'b', 'c'] }, { images: ['a', 'b', 'c'], imageUrl: 'a', imageGallery: ['b', 'c'] }],
    [{ images: [] }, { images: [], imageUrl: null, imageGallery: [] }],
    [
      { images: ['a', 'b'], imageUrl: 'x' },
      { images: ['a', 'b'], imageUrl: 'x', imageGallery: ['b'] },
    ],
    [{ imageUrl: 'x' }, { imageUrl: 'x' }],
    [{ fuelType: 'Electric' }, { fuelType: 'Electric' }],
    [{ colour: undefined }, {}],
  ])('%p are %p', (body, changes) => {
    expect(toChanges(body)).toEqual(changes);
    expect(Object.keys(toChanges(body)).toSorted()).toEqual(Object.keys(changes).toSorted());
  });
});
