import { readFileSync } from 'node:fs';
import { dealershipSchema, type Vehicle } from '@forecourt/contracts';
import { estimateMonthlyPrice } from '@forecourt/rules';
import { someVehicle } from '@forecourt/testing';
import type { Answer, Grounds, Situation } from '../grading/grounds.ts';

export const settings = dealershipSchema.parse(JSON.parse(readFileSync('tests/dealership.json', 'utf8')));

export const someVan = (facts: Partial<Vehicle>): Vehicle => {
  const van = someVehicle({ price: '20000.00', ...facts });
  return { ...van, monthlyPrice: facts.monthlyPrice ?? estimateMonthlyPrice(van.price, settings.finance) };
};

export const crafter = someVan({
  id: 43,
  make: 'Volkswagen',
  model: 'Crafter',
  derivative: 'CR35 MWB High Roof 2.0 TDI 140',
  registrationNumber: 'HV24 QUW',
  year: 2024,
  price: '28995.00',
  mileage: 18_420,
  bodyType: 'Panel Van',
  transmission: 'Manual',
  fuelType: 'Diesel',
  payload: 1_214,
  loadLength: 3_450,
  loadVolume: 11.3,
  height: 2_590,
  power: 140,
  colour: 'Candy White',
  features: ['Air Conditioning', 'Reversing Camera', 'Ply Lined'],
  specifications: { euroStatus: 'Euro 6', motDueDate: '2027-03-11' },
});
export const vivaro = someVan({
  id: 7,
  make: 'Vauxhall',
  model: 'Vivaro',
  derivative: '2900 L2 Prime 2.0 Turbo D 145',
  year: 2021,
  price: '15995.00',
  mileage: 61_000,
  bodyType: 'Panel Van',
  transmission: 'Automatic',
  fuelType: 'Diesel',
  payload: 1_005,
  loadLength: 2_862,
  colour: 'Diamond Black',
  features: ['Towbar', 'Bluetooth'],
  specifications: { euroStatus: 'Euro 6' },
});
export const tipper = someVan({
  id: 9,
  make: 'Iveco',
  model: 'Daily',
  derivative: '35C14 Single Cab Tipper 2.3',
  year: 2015,
  price: '9495.00',
  condition: 'p/ex to clear',
  mileage: 103_700,
  bodyType: 'Tipper',
  transmission: 'Manual',
  fuelType: 'Diesel',
  payload: 1_180,
  colour: 'Polar White',
  specifications: { euroStatus: 'Euro 5' },
});
export const california = someVan({
  id: 12,
  make: 'Volkswagen',
  model: 'California',
  derivative: 'Ocean 2.0 TDI 150 DSG',
  year: 2021,
  price: '47995.00',
  vatQualifying: false,
  stockStatus: 'Due In',
  mileage: 28_700,
  bodyType: 'Campervan',
  transmission: 'Automatic',
  fuelType: 'Diesel',
  colour: 'Bay Leaf Green',
  seats: 4,
  specifications: { euroStatus: 'Euro 6' },
});
export const soldTransit = someVan({
  id: 5,
  year: 2021,
  price: '16495.00',
  stockStatus: 'Sold',
  isSold: true,
  bodyType: 'Panel Van',
});
export const reservedSprinter = someVan({
  id: 6,
  make: 'Mercedes',
  model: 'Sprinter',
  year: 2023,
  price: '27750.00',
  stockStatus: 'Deposit Taken',
  bodyType: 'Dropside',
});

export const grounds: Grounds = {
  stock: [crafter, vivaro, tipper, california, soldTransit, reservedSprinter],
  settings,
  today: '2026-11-22',
};

export const situation = (known: Partial<Situation> = {}): Situation => ({
  wish: {},
  counts: {},
  shown: [],
  seen: [],
  page: null,
  marked: null,
  said: [],
  ...known,
});

export const answer = (text: string, vans: readonly Vehicle[] = []): Answer => ({ text, vans, unknownIds: [], cardFacts: [] });
