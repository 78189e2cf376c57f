import { type CalculatorFields, defaultFields, tidyFields } from './calculator-fields.ts';
import { financePath, readFinanceAddress, readVehicleId } from './finance-address.ts';

const query = (path: string) => new URLSearchParams(path.split('?')[1]);
const relay = { id: 7, make: 'Citroën', model: 'Relay', price: '6995.00', vatQualifying: false };

describe('the address of a calculation', () => {
  it('without a query is the default', () => {
    expect(readFinanceAddress(query('/finance'), 12)).toEqual(defaultFields(12, null));
  });

  it('brings the fields back', () => {
    const fields: CalculatorFields = { ...defaultFields(6.9, relay), deposit: '1500', term: 36 };
    const path = financePath(fields);
    expect(path).toBe('/finance?price=6995&deposit=1500&rate=6.9&term=36&vat=no&vehicle=7');
    expect(readFinanceAddress(query(path), 12)).toEqual({ ...fields, vehicle: null });
    expect(readVehicleId(query(path))).toBe(7);
  });

  it('takes nonsense as the fields would, an unknown term as the default and an empty value as not there', () => {
    const fields = readFinanceAddress(query('/finance?price=lots&deposit=&rate=-3&term=25'), 12);
    expect(tidyFields(fields)).toEqual({ ...defaultFields(12, null), price: '0', rate: '0' });
  });

  it.each(['', '0', '-1', 'x', '1.5', '9999999999'])('names no van by %j', (id) => {
    expect(readVehicleId(new URLSearchParams({ vehicle: id }))).toBeNull();
  });
});
