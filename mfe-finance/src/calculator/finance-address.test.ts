import { type CalculatorFields, defaultFields } from './calculator-fields.ts';
import { financePath, readFinanceAddress, readVehicleId } from './finance-address.ts';

const query = (path: string) => new URLSearchParams(path.split('?')[1]);
const relay = { id: 7, make: 'Citroën', model: 'Relay', price: '6995.00', vatQualifying: false };

describe('the URL of a calculation', () => {
  it('without a query is the default', () => {
    expect(readFinanceAddress(query('/finance'), 12)).toEqual({ fields: defaultFields(12, null), unread: [] });
  });

  it('restores the fields', () => {
    const fields: CalculatorFields = { ...defaultFields(6.9, relay), deposit: '1,500', term: 36 };
    const path = financePath(fields);
    expect(path).toBe('/finance?price=6995&deposit=1500&rate=6.9&term=36&vat=no&vehicle=7');
    expect(readFinanceAddress(query(path), 12)).toEqual({ fields: { ...fields, vehicle: null }, unread: [] });
    expect(readVehicleId(query(path))).toBe(7);
  });

  it('parses amounts like the fields, keeps unreadable ones, and ignores empty ones', () => {
    const { fields } = readFinanceAddress(query('/finance?price=20k&deposit=&rate=-3'), 12);
    expect(fields).toEqual({ ...defaultFields(12, null), price: '20,000', rate: '-3' });
  });

  it('ignores a term that is not offered and an unknown VAT, and names them', () => {
    expect(readFinanceAddress(query('/finance?term=999&vat=maybe'), 12)).toEqual({
      fields: defaultFields(12, null),
      unread: [
        { value: '999', reason: 'not a term we offer (24, 36, 48, 60)' },
        { value: 'maybe', reason: 'neither “yes” nor “no”' },
      ],
    });
  });

  it.each(['', '0', '-1', 'x', '1.5', '9999999999'])('names no van by %j', (id) => {
    expect(readVehicleId(new URLSearchParams({ vehicle: id }))).toBeNull();
  });
});
