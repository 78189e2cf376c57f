import { someVehicle } from '@forecourt/testing';
import { auditedChanges } from './vehicle.changes.ts';

const van = someVehicle({
  id: 7,
  price: '14250.00',
  colour: 'White',
  images: ['/objects/a'],
  specifications: { taxStatus: 'Taxed' },
});

it.each([
  ['nothing', {}, []],
  ['a price', { price: '14995.00' }, [{ field: 'price', from: '14250.00', to: '14995.00' }]],
  ['a colour that is taken out', { colour: null }, [{ field: 'colour', from: 'White', to: null }]],
  ['seats under both of their names', { seats: 3, seatingCapacity: 3 }, [{ field: 'seats', from: van.seats, to: 3 }]],
  ['a specification', { specifications: { taxStatus: 'SORN' } }, [{ field: 'taxStatus', from: 'Taxed', to: 'SORN' }]],
  ['how many pictures there are', { images: ['/objects/a', '/objects/b'] }, [{ field: 'images', from: 1, to: 2 }]],
  ['no free text and no list', { description: 'Sold to Mr Smith.', features: ['ABS'] }, []],
  ['the beginning of what is long', { model: 'm'.repeat(300) }, [{ field: 'model', from: van.model, to: 'm'.repeat(200) }]],
])('tells of %s', (_what, facts, changes) => {
  expect(auditedChanges(van, { ...van, ...facts })).toEqual(changes);
});
