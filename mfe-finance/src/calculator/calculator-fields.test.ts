import {
  type CalculatorFields,
  defaultFields,
  forVehicle,
  readInput,
  readPounds,
  readRate,
  tidyFields,
} from './calculator-fields.ts';

const crafter = { id: 43, make: 'Volkswagen', model: 'Crafter', price: '28995.50', vatQualifying: true };
const relay = { id: 7, make: 'Citroën', model: 'Relay', price: '6995.00', vatQualifying: false };

describe('the calculator fields', () => {
  it('begin with £30,000, no deposit, the rate of the dealership and 60 months', () => {
    expect(defaultFields(12, null)).toEqual({
      vehicle: null,
      vatQualifying: true,
      price: '30000',
      deposit: '0',
      rate: '12',
      term: 60,
    });
  });

  it('take the price and the VAT of a chosen vehicle, and £30,000 again for a custom amount', () => {
    const chosen = { ...defaultFields(12, null), deposit: '500', ...forVehicle(relay) };
    expect(chosen).toMatchObject({ price: '6995', vatQualifying: false, deposit: '500' });
    expect({ ...chosen, ...forVehicle(null) }).toMatchObject({ vehicle: null, price: '30000', vatQualifying: true });
  });

  it('count the pence of a vehicle until its price is changed', () => {
    const fields = defaultFields(12, crafter);
    expect(fields.price).toBe('28995.50');
    expect(readInput(fields).price).toBe(28995.5);
    expect(readInput({ ...fields, price: '28000.50' }).price).toBe(28000);
  });

  it.each([
    ['28000', 28000],
    ['28,000', 28000],
    ['£ 28 000', 28000],
    ['28000.99', 28000],
    ['007', 7],
    ['', 0],
    ['abc', 0],
    ['-5', 0],
    ['1e6', 0],
    ['99999999999', 10_000_000],
  ])('read %j as %i whole pounds', (text, pounds) => {
    expect(readPounds(text)).toBe(pounds);
  });

  it.each([
    ['6.9', 6.9],
    ['12', 12],
    ['.5', 0.5],
    ['5.', 5],
    ['6.94', 6.9],
    ['', 0],
    ['.', 0],
    ['abc', 0],
    ['-1', 0],
    ['1e3', 0],
    ['250', 100],
  ])('read %j as %p per cent', (text, percent) => {
    expect(readRate(text)).toBe(percent);
  });

  it('show what they count as once they are left', () => {
    const typed: CalculatorFields = { ...defaultFields(12, null), price: '28,500', deposit: '', rate: 'x' };
    expect(tidyFields(typed)).toMatchObject({ price: '28500', deposit: '0', rate: '0' });
    expect(tidyFields(defaultFields(12, crafter)).price).toBe('28995.50');
  });
});
