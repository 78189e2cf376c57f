import type { Vehicle } from '@forecourt/contracts';
import { estimateMonthlyPrice, type FinanceTerms, stockEntry } from '@forecourt/rules';
import { someDealership, someVehicle } from '@forecourt/testing';
import type { ChatStock, StockedVan } from '../../chat-engine.ts';

const TERMS: FinanceTerms = { annualRatePercent: 12, termMonths: 60, deposit: 5_000 };

const USUAL: Partial<Vehicle> = {
  year: 2021,
  price: '15000.00',
  mileage: 40_000,
  bodyType: 'Panel Van',
  transmission: 'Manual',
  fuelType: 'Diesel',
  seats: 3,
  specifications: { euroStatus: 'Euro 6' },
};

/** A usual van, but for this. */
export const someVan = (facts: Partial<Vehicle>): Vehicle => {
  const van = someVehicle({ ...USUAL, ...facts });
  const monthly = estimateMonthlyPrice(van.price, TERMS);
  return { ...van, monthlyPrice: monthly > 0 ? monthly : null };
};

export const stockOf = (vehicles: readonly Vehicle[]): ChatStock => {
  const byId = new Map(vehicles.map((vehicle): [number, StockedVan] => [vehicle.id, { vehicle, entry: stockEntry(vehicle) }]));
  return { vans: [...byId.values()], find: (id) => byId.get(id) };
};

export const CUSTOM = someVan({
  id: 11,
  model: 'Transit Custom',
  derivative: '300 L2 Limited',
  price: '19750.00',
  transmission: 'Automatic',
  payload: 1_052,
  loadLength: 2_922,
  loadVolume: 8.3,
  loadHeight: 1_778,
  colour: 'Orca Blue',
  features: ['Ply Lined', 'Air Conditioning'],
  loadWidthBetweenArches: 1_390,
  year: 2021,
  mileage: 57_300,
});
export const CRAFTER = someVan({
  id: 12,
  make: 'Volkswagen',
  model: 'Crafter',
  derivative: 'CR35 MWB High Roof',
  price: '28995.00',
  payload: 1_214,
  loadLength: 3_450,
  loadVolume: 11.3,
  loadHeight: 1_961,
  loadWidthBetweenArches: 1_380,
  colour: 'Candy White',
  features: ['Ply Lined', 'Apple CarPlay/Android Auto'],
  year: 2024,
  mileage: 18_420,
  specifications: { euroStatus: 'Euro 6', motDueDate: '2027-03-01' },
});
export const CADDY = someVan({
  id: 13,
  make: 'Volkswagen',
  model: 'Caddy Maxi Cargo',
  price: '14250.00',
  payload: 675,
  loadLength: 2_150,
  loadVolume: 3.7,
  colour: 'Candy White',
  year: 2022,
  mileage: 31_205,
  features: ['Air Conditioning'],
});
export const TIPPER = someVan({
  id: 14,
  registrationNumber: 'HV69 MQP',
  make: 'Vauxhall',
  model: 'Movano',
  bodyType: 'Tipper',
  price: '15495.00',
  payload: 1_136,
  loadLength: 3_200,
  year: 2019,
  mileage: 54_800,
  features: ['Towbar'],
});
export const DUE_TIPPER = someVan({
  id: 15,
  make: 'Peugeot',
  model: 'Boxer',
  bodyType: 'Tipper',
  price: '24450.00',
  stockStatus: 'Due In',
  payload: 1_204,
  year: 2023,
  mileage: 18_300,
});
export const SOLD_TIPPER = someVan({
  id: 16,
  registrationNumber: 'HV18 SLD',
  make: 'Iveco',
  model: 'Daily',
  bodyType: 'Tipper',
  price: '9995.00',
  stockStatus: 'Sold',
  isSold: true,
});
export const E_EXPERT = someVan({
  id: 17,
  make: 'Peugeot',
  model: 'E-Expert',
  price: '18995.00',
  fuelType: 'Electric',
  transmission: 'Automatic',
  range: 205,
  payload: 1_005,
  loadVolume: 6.1,
  loadLength: 2_862,
  mileage: 12_960,
  year: 2023,
  isElectric: true,
});
export const RANGER = someVan({
  id: 18,
  model: 'Ranger',
  bodyType: 'Pickup',
  derivative: 'Wildtrak Double Cab',
  price: '29995.00',
  transmission: 'Automatic',
  seats: 5,
  payload: 1_043,
  year: 2023,
  mileage: 26_480,
});
export const CAMPER = someVan({
  id: 19,
  make: 'Volkswagen',
  model: 'California',
  bodyType: 'Campervan',
  price: '47995.00',
  vatQualifying: false,
  transmission: 'Automatic',
  seats: 4,
  year: 2021,
  mileage: 28_700,
});

export const SOME_STOCK: readonly Vehicle[] = [CUSTOM, CRAFTER, CADDY, TIPPER, DUE_TIPPER, SOLD_TIPPER, E_EXPERT, RANGER, CAMPER];

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

export const DEALERSHIP = someDealership({
  salesHours: [
    { days: [...weekdays], opens: '09:00', closes: '17:30', text: 'Monday to Friday 09:00-17:30' },
    { days: ['Saturday'], opens: '09:00', closes: '16:00', text: 'Saturday 09:00-16:00' },
  ],
  showroomHours: [
    { days: [...weekdays], opens: '09:00', closes: '17:30', text: 'Monday-Friday 9:00-17:30' },
    { days: ['Saturday', 'Sunday'], opens: null, closes: null, text: 'Saturday and Sunday closed' },
  ],
  areasText: 'Wirral, Liverpool, Merseyside, Chester and North Wales',
  phoneHours: 'Mon–Fri 9am–5.30pm, Sat 9am–4pm',
  visitHours: 'Mon–Fri 9am–5.30pm, closed Sat and Sun',
  creditStatement: 'Test Vans is a credit broker, not a lender. Finance is subject to status.',
  policies: {
    partExchange: 'We take vans in part-exchange.',
    delivery: 'What delivery costs depends on the distance.',
    reservation: 'A van is held once the deposit is confirmed in writing.',
    testDrive: 'Test drives are by appointment.',
  },
  finance: TERMS,
});
