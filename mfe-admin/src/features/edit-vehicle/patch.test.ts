import type { UpdateVehicle, Vehicle } from '@forecourt/contracts';
import fc from 'fast-check';
import { checkValues } from './check-values.ts';
import { FIELD_NAMES, type FieldName, type FieldValue, type FormValues } from './fields.ts';
import { differences, valuesOf } from './form-values.ts';
import { patchOf } from './patch.ts';
import { BARE, vans } from './testing/vehicles.ts';

/** What the server stores for a patch. */
const stored = (vehicle: Vehicle, patch: UpdateVehicle) => ({ ...vehicle, ...patch, version: vehicle.version + 1 }) as Vehicle;
const edited = (vehicle: Vehicle, changes: Partial<FormValues>): FormValues => ({ ...valuesOf(vehicle), ...changes });
const patched = (vehicle: Vehicle, changes: Partial<FormValues>) => patchOf(vehicle, edited(vehicle, changes)).patch;

describe('what is saved of a form', () => {
  it('is nothing if nothing was changed', () => {
    fc.assert(
      fc.property(vans, (van) => {
        expect(patchOf(van, valuesOf(van))).toEqual({ changed: [], patch: {} });
      }),
    );
  });

  it('round-trips: once stored, the form shows it again', () => {
    fc.assert(
      fc.property(vans, vans, fc.subarray([...FIELD_NAMES]), (van, other, names) => {
        const theirs = valuesOf(other);
        const changes: Record<string, FieldValue> = Object.fromEntries(names.map((name) => [name, theirs[name]]));
        const values = edited(van, changes);
        const { changed, patch } = patchOf(van, values);
        expect(differences(valuesOf(stored(van, patch)), values)).toEqual([]);
        expect(changed.filter((name) => !names.includes(name))).toEqual([]);
        // An offered van has a price.
        const isWithoutPrice = values.price === '0' && changed.includes('price');
        const messages = checkValues(changed, values, patch);
        // Weights of different vans need not go together.
        expect({ ...messages, payload: undefined, grossWeight: undefined }).toEqual(
          isWithoutPrice ? { price: 'Please enter a selling price' } : {},
        );
      }),
    );
  });

  it.each<[string, Partial<FormValues>, UpdateVehicle]>([
    ['a price with pence', { price: '£18,500.5' }, { price: '18500.50' }],
    ['an emptied mileage is not known', { mileage: '' }, { mileage: null }],
    ['units are converted', { payload: '1.2t', height: '2.1 m' }, { payload: 1_200, height: 2_100 }],
    ['a registration in capitals', { registrationNumber: ' hv24 van ' }, { registrationNumber: 'HV24 VAN' }],
    ['spaces round a name do not count', { make: ' Ford ' }, {}],
    ['the same price written otherwise does not count', { price: '18,995.00' }, {}],
    ['only blanks are no description', { description: ' \n' }, {}],
    ['a flag', { isSold: true }, { isSold: true }],
    ['features, those that are on no list among them', { features: ['ABS', 'Tail lift'] }, { features: ['ABS', 'Tail lift'] }],
    [
      'pictures: the first is imageUrl, the rest the gallery',
      { pictures: { images: ['/objects/b', '/objects/a'], mainImageIndex: 1 } },
      { images: ['/objects/b', '/objects/a'], imageUrl: '/objects/b', imageGallery: ['/objects/a'], mainImageIndex: 1 },
    ],
  ])('%s', (_what, changes, patch) => {
    expect(patched({ ...BARE, mileage: 100 }, changes)).toEqual(patch);
  });

  it('keeps other specifications, and removes the fallback of a changed field', () => {
    const van: Vehicle = { ...BARE, specifications: { registrationPlace: 'Chester', doors: 5, taxStatus: 'Taxed', torque: 300 } };
    expect(valuesOf(van).doors).toBe('5');
    expect(patched(van, { taxStatus: 'SORN', torque: '' })).toEqual({
      specifications: { registrationPlace: 'Chester', doors: 5, taxStatus: 'SORN' },
    });
    expect(patched(van, { doors: '' })).toEqual({
      doors: null,
      specifications: { registrationPlace: 'Chester', taxStatus: 'Taxed', torque: 300 },
    });
  });

  it('starts from every picture the vehicle page shows', () => {
    const van = { ...BARE, images: [], imageUrl: '/objects/a', imageGallery: ['/objects/b, /objects/c', '/objects/a'] };
    expect(valuesOf(van).pictures).toEqual({ images: ['/objects/a', '/objects/b', '/objects/c'], mainImageIndex: 0 });
    expect(patched({ ...van, images: ['/objects/x', '/objects/y'], mainImageIndex: 1 }, {})).toEqual({});
  });
});

describe('what is wrong with a form', () => {
  const wrong = (changes: Partial<FormValues>) => {
    const values = edited(BARE, changes);
    const { changed, patch } = patchOf(BARE, values);
    return checkValues(changed, values, patch);
  };

  it.each<[FieldName, string, string]>([
    ['make', ' ', 'Enter the make'],
    ['model', 'x'.repeat(81), 'Use at most 80 characters'],
    ['year', '', 'Enter the year'],
    ['year', '1989', 'Enter a whole number from 1990 to 2030'],
    ['year', '2031', 'Enter a whole number from 1990 to 2030'],
    ['year', 'new', 'Enter a whole number from 1990 to 2030'],
    ['price', '', 'Please enter a selling price'],
    ['price', '0', 'Please enter a selling price'],
    ['price', 'POA', 'Enter an amount in pounds, for example 14,250 or 14k'],
    ['price', '1.999', 'Enter an amount in pounds, for example 14,250 or 14k'],
    ['price', '123456789', 'Give the price in pounds, for example 28995.00'],
    ['monthlyPrice', 'abc', 'Enter whole pounds a month, for example 250'],
    ['mileage', 'unknown', 'Enter miles, for example 45,000 or 45k'],
    ['mileage', '-1', 'Enter miles, for example 45,000 or 45k'],
    ['mileage', '10.5', 'Enter miles, for example 45,000 or 45k'],
    ['payload', '1.2 m', 'Enter a weight, for example 1,200 kg or 1.2 t'],
    ['torque', 'lots', 'Enter a torque, for example 340 Nm'],
    ['seats', 'three', 'Enter a whole number from 1 to 9'],
    ['registrationNumber', 'AA19 AAA!!!', 'Enter a UK registration, for example AB12 CDE'],
    ['mileage', '9999999', 'Enter 2,000,000 or less'],
    ['doors', '1', 'Enter a whole number from 2 to 6'],
    ['doors', '7', 'Enter a whole number from 2 to 6'],
    ['seats', '10', 'Enter a whole number from 1 to 9'],
    ['engineSize', '20.5', 'Enter 20 or less'],
    ['firstRegistered', '1/1/1850', 'Enter a date from 1900 to 2099'],
    ['motDueDate', '14/3/0007', 'Enter a date from 1900 to 2099'],
    ['motDueDate', '31/02/2027', 'Enter a date, for example 14 March 2027 or 14/3/27'],
    ['euroStatus', 'x'.repeat(81), 'Use at most 80 characters'],
    ['loadLength', '20001', 'Enter 20,000 or less'],
    ['description', '\0', 'Remove the characters that are not text'],
  ])('%s %j: %s', (name, typed, message) => {
    expect(wrong({ [name]: typed })).toEqual({ [name]: message });
  });

  it.each<[FieldName, string]>([
    ['doors', '2'],
    ['doors', '6'],
    ['seats', '1'],
    ['seats', '9'],
    ['year', '1990'],
    ['year', '2030'],
    ['mileage', '0'],
  ])('nothing with %s %s', (name, typed) => {
    expect(wrong({ [name]: typed })).toEqual({});
  });

  it('names the changed weight if the payload exceeds the gross weight', () => {
    const van = { ...BARE, grossWeight: 3_500, payload: 1_200 };
    const weighed = (changes: Partial<FormValues>) => {
      const values = edited(van, changes);
      const { changed, patch } = patchOf(van, values);
      return checkValues(changed, values, patch);
    };
    expect(weighed({ payload: '4t' })).toEqual({ payload: "The payload can't be more than the gross weight, 3,500 kg" });
    expect(weighed({ grossWeight: '1,100' })).toEqual({
      grossWeight: "The payload can't be more than the gross weight, 1,100 kg",
    });
    expect(weighed({ colour: 'Red' })).toEqual({});
  });

  it('names too many pictures and features', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);
    expect(wrong({ pictures: { images: many(21), mainImageIndex: 0 } })).toEqual({ pictures: 'Too many images: 20 at most' });
    expect(wrong({ features: many(101) })).toEqual({ features: 'Too many features: 100 at most' });
  });

  it('ignores unchanged fields', () => {
    const odd = { ...BARE, year: 1950, price: '0.00' };
    const values = edited(odd, { colour: 'Red' });
    const { changed, patch } = patchOf(odd, values);
    expect(checkValues(changed, values, patch)).toEqual({});
  });
});
