import { type CalculatorFields, defaultFields, forVehicle } from './calculator-fields.ts';
import { plainFields, readCalculation, tidyFields } from './read-calculation.ts';

const crafter = { id: 43, make: 'Volkswagen', model: 'Crafter', price: '28995.50', vatQualifying: true };
const relay = { id: 7, make: 'Citroën', model: 'Relay', price: '6995.00', vatQualifying: false };
const typed = (fields: Partial<CalculatorFields>) => readCalculation({ ...defaultFields(12, null), ...fields });

describe('the calculator fields', () => {
  it('begin with £30,000, no deposit, the rate of the dealership and 60 months', () => {
    expect(defaultFields(12, null)).toEqual({
      vehicle: null,
      vatQualifying: true,
      price: '30,000',
      deposit: '0',
      rate: '12',
      term: 60,
    });
  });

  it('take the price and the VAT of a chosen vehicle, and £30,000 again for a custom amount', () => {
    const chosen = { ...defaultFields(12, null), deposit: '500', ...forVehicle(relay) };
    expect(chosen).toMatchObject({ price: '6,995', vatQualifying: false, deposit: '500' });
    expect({ ...chosen, ...forVehicle(null) }).toMatchObject({ vehicle: null, price: '30,000', vatQualifying: true });
  });

  it("keep the pence of a vehicle's price until it is changed", () => {
    const fields = defaultFields(12, crafter);
    expect(fields.price).toBe('28,995.50');
    expect(readCalculation(fields).input?.price).toBe(28995.5);
    expect(readCalculation({ ...fields, price: '28000.50' }).input?.price).toBe(28000);
  });

  it.each<[Partial<CalculatorFields>, object]>([
    [{ price: '20k' }, { price: 20_000 }],
    [{ price: '£ 28 000' }, { price: 28_000 }],
    [{ price: '28000.99' }, { price: 28_000 }],
    [{ deposit: '5k' }, { deposit: 5_000 }],
    [{ deposit: '' }, { deposit: 0 }],
    [{ rate: '6.9%' }, { annualRatePercent: 6.9 }],
    [{ rate: '6.94' }, { annualRatePercent: 6.9 }],
    [{ rate: '0' }, { annualRatePercent: 0 }],
    [{ price: '20000', deposit: '24000' }, { deposit: 24_000 }],
  ])('mean by %j: %j', (fields, input) => {
    expect(typed(fields)).toEqual({ input: expect.objectContaining(input) });
  });

  it.each<[Partial<CalculatorFields>, object]>([
    [{ price: '' }, { price: 'Enter a price, for example 14,250 or 14k' }],
    [{ price: 'abc' }, { price: 'Enter a price, for example 14,250 or 14k' }],
    [{ price: '0' }, { price: 'Enter a price, for example 14,250 or 14k' }],
    [{ price: '-500', deposit: '500' }, { price: 'Enter a price, for example 14,250 or 14k' }],
    [{ price: '1,000,000,000' }, { price: 'Enter a price of £10,000,000 or less' }],
    [{ deposit: 'abc' }, { deposit: 'Enter a deposit in pounds, for example 5,000 or 5k' }],
    [{ deposit: '10%' }, { deposit: 'Enter a deposit in pounds, for example 5,000 or 5k' }],
    [{ price: '23700', deposit: '99999' }, { deposit: 'The deposit is more than the price with VAT: enter £28,440 or less' }],
    [
      { price: '23700', deposit: '99999', vatQualifying: false },
      { deposit: 'The deposit is more than the price: enter £23,700 or less' },
    ],
    [{ rate: '' }, { rate: 'Enter a rate, for example 6.9' }],
    [{ rate: '150' }, { rate: 'Enter a rate of 100% or less' }],
    [
      { price: 'x', rate: 'y' },
      { price: 'Enter a price, for example 14,250 or 14k', rate: 'Enter a rate, for example 6.9' },
    ],
  ])('are told what to enter for %j', (fields, faults) => {
    expect(typed(fields)).toEqual({ faults });
  });

  it('are normalised on blur, unless they cannot be read', () => {
    const fields: CalculatorFields = { ...defaultFields(12, null), price: '28.5k', deposit: '', rate: 'x' };
    expect(tidyFields(fields)).toMatchObject({ price: '28,500', deposit: '0', rate: 'x' });
    expect(plainFields({ ...fields, deposit: 'some' })).toMatchObject({ price: '28500', deposit: 'some' });
    expect(tidyFields(defaultFields(12, crafter)).price).toBe('28,995.50');
  });
});
