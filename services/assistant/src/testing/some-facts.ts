import type { VanFacts } from '../texts/van-facts.ts';

/** A van with every fact that a text can use. */
export const TRANSIT: VanFacts = {
  make: 'Ford',
  model: 'Transit Custom',
  year: 2022,
  derivative: '300 L2 Trend 2.0 EcoBlue 130',
  condition: 'used',
  mileage: 42_350,
  bodyType: 'Panel Van',
  transmission: 'Manual',
  fuelType: 'Diesel',
  engineSize: 2,
  power: 130,
  fuelEconomy: 40.4,
  payload: 1_131,
  loadVolume: 6.8,
  seats: 3,
  colour: 'Agate Black',
  features: ['Air Conditioning', 'DAB Radio', 'Apple CarPlay/Android Auto', 'Ply Lined'],
};
