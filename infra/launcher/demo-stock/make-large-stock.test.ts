import { createVehicleSchema } from '@forecourt/contracts';
import { readDemoVans } from './demo-van.ts';
import { makeLargeStock } from './make-large-stock.ts';
import { vehicleBody } from './vehicle-body.ts';

const demoVans = await readDemoVans();
const terms = { annualRatePercent: 12, termMonths: 60, deposit: 5000 };
const large = makeLargeStock(demoVans, 10_000, 1);

describe('a large stock', () => {
  it('is the same for the same seed, starts with the demo vans, and only grows with the count', () => {
    expect(makeLargeStock(demoVans, 10_000, 1)).toEqual(large);
    expect(makeLargeStock(demoVans, 500, 1)).toEqual(large.slice(0, 500));
    expect(large.slice(0, 48)).toEqual(demoVans);
    expect(makeLargeStock(demoVans, 10, 1)).toEqual(demoVans.slice(0, 10));
    expect(makeLargeStock(demoVans, 500, 2)).not.toEqual(large.slice(0, 500));
  });

  it('gives every generated van a unique plate that was never issued', () => {
    const plates = large.slice(48).map((van) => van.registrationNumber);
    expect(new Set(plates).size).toBe(10_000 - 48);
    expect(plates.filter((plate) => !/^[A-Z]{2}\d\d [A-Z]Q[A-Z]$/.test(plate ?? ''))).toEqual([]);
    expect(plates).not.toContain(demoVans[0]?.registrationNumber);
    expect(new Set(large.map((van) => van.stockNumber)).size).toBe(large.length);
  });

  it('consists of vans that inventory accepts', () => {
    const refused = large.filter(
      (van) => !createVehicleSchema.safeParse(vehicleBody(van, [], { today: '2026-11-20', terms })).success,
    );
    expect(refused).toEqual([]);
  });

  it('distributes prices and statuses like a dealer’s stock', () => {
    const prices = large.map((van) => Number(van.price));
    expect(new Set(prices).size).toBeGreaterThan(1000);
    expect(Math.min(...prices)).toBeGreaterThan(4000);
    expect(Math.max(...prices)).toBeLessThan(70_000);
    const inStock = large.filter((van) => van.stockStatus === 'In Stock').length / large.length;
    expect(inStock).toBeGreaterThan(0.77);
    expect(inStock).toBeLessThan(0.83);
  });
});
