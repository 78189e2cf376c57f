import { someVehicle } from '@forecourt/testing';
import { checkValues } from './check-values.ts';
import { copiedFrom, copyValues } from './copied-van.ts';
import { unseenFacts } from './unseen-facts.ts';

const FINANCE = { annualRatePercent: 12, termMonths: 60, deposit: 5_000 };

const van = someVehicle({
  registrationNumber: 'HV23 QVX',
  make: 'Ford',
  model: 'Transit',
  derivative: '350 L2H2 Leader',
  year: 2022,
  price: '18995.00',
  monthlyPrice: 999,
  condition: 'used',
  vatQualifying: false,
  stockStatus: 'Sold',
  isSold: true,
  mileage: 41_200,
  payload: 1_393,
  colour: null,
  doors: 5,
  loadWidthBetweenArches: 1_392,
  firstRegistered: '2022-03-14',
  stockNumber: 'HV-7',
  previousOwners: 2,
  serviceHistory: 'Full',
  keys: 1,
  writeOffCategory: 'None',
  branch: 'Poole',
  brakedTowingLimit: 2_500,
  features: ['Towbar'],
  images: ['/objects/uploads/a'],
  imageUrl: '/objects/uploads/a',
  specifications: {
    colour: 'White',
    euroStatus: 'Euro 6',
    co2Emissions: 189,
    torque: 310,
    motStatus: 'Valid',
    motDueDate: '2027-03-14',
    taxStatus: 'Taxed',
    taxDueDate: '2027-02-01',
    currentMileage: 41_000,
  },
});

const copied = copiedFrom(van);
const checked = checkValues(copyValues(van, FINANCE), unseenFacts({ lookup: null, copied }), FINANCE);
const body = 'body' in checked ? checked.body : null;

it('a copy has what vans of one kind share, also what the form does not show', () => {
  expect(body).toMatchObject({
    make: 'Ford',
    model: 'Transit',
    derivative: '350 L2H2 Leader',
    year: 2022,
    price: '18995.00',
    vatQualifying: false,
    payload: 1_393,
    colour: 'White',
    doors: 5,
    loadWidthBetweenArches: 1_392,
    branch: 'Poole',
    brakedTowingLimit: 2_500,
    features: ['Towbar'],
    specifications: { euroStatus: 'Euro 6', co2Emissions: 189, torque: 310 },
  });
});

it('a copy has nothing that is one van alone: its registration, history, pictures, dates and sale', () => {
  expect(body).toMatchObject({
    registrationNumber: null,
    stockNumber: null,
    mileage: null,
    previousOwners: null,
    serviceHistory: null,
    keys: null,
    writeOffCategory: null,
    stockStatus: 'In Stock',
    images: [],
  });
  expect(Object.keys(body?.specifications ?? {}).sort()).toEqual(['co2Emissions', 'euroStatus', 'torque']);
  for (const left of ['firstRegistered', 'isSold', 'imageUrl']) expect(body).not.toHaveProperty(left);
});

it('what the form of a copy empties stays empty', () => {
  const emptied = checkValues({ ...copyValues(van, FINANCE), colour: '' }, unseenFacts({ lookup: null, copied }), FINANCE);
  expect(emptied).toMatchObject({ body: { colour: null, specifications: expect.not.objectContaining({ colour: 'White' }) } });
});
