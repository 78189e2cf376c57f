import { createVehicleSchema } from '@forecourt/contracts';
import { addDays, expiryBadge, motFlag } from '@forecourt/rules';
import { type DemoVan, readDemoVans } from './demo-van.ts';
import { vehicleBody } from './vehicle-body.ts';

const terms = { annualRatePercent: 12, termMonths: 60, deposit: 5000 };
const vans = await readDemoVans();
const crafter = vans.find((van) => van.derivative === 'CR35 MWB High Roof 2.0 TDI 140') as DemoVan;
const body = (van: DemoVan, today: string) => vehicleBody(van, ['/objects/uploads/a'], { today, terms });

describe('the body that adds a demo van', () => {
  it.each(vans.map((van) => [`${van.make} ${van.model}`, van] as const))('is valid for inventory: %s', (_name, van) => {
    expect(createVehicleSchema.safeParse(body(van, '2026-11-20'))).toMatchObject({ success: true });
  });

  it.each(['2026-11-23', '2028-02-29'])('has tax that ends on the last day of a month, when loaded on %s', (today) => {
    const ends = vans.flatMap((van) => body(van, today).specifications?.taxDueDate ?? []);
    expect(ends.length).toBeGreaterThan(10);
    expect(ends.filter((end) => addDays(end, 1).slice(8) !== '01')).toEqual([]);
  });

  it('has the monthly price by the dealership’s terms', () => {
    expect(body(crafter, '2026-11-20').monthlyPrice).toBe(534);
    expect(body({ ...crafter, price: '5000.00' }, '2026-11-20').monthlyPrice).toBeNull();
  });

  it.each([
    ['2026-11-20', '2027-03-12'],
    ['2027-03-11', '2027-03-12'],
    ['2027-03-12', '2028-03-11'],
    ['2030-01-01', '2031-01-01'],
  ])('loaded on %s a van of March 2024 has its MOT due on %s', (today, due) => {
    const { motDueDate, motStatus } = body(crafter, today).specifications ?? {};
    expect({ motDueDate, motStatus }).toEqual({ motDueDate: due, motStatus: 'Valid' });
  });

  it.each(['2026-11-20', '2028-02-29', '2031-06-01'])('shows every flag of the admin area when loaded on %s', (today) => {
    const states = vans.map((van) => body(van, today).specifications ?? {});
    expect(states.filter((state) => motFlag(state, today) === 'soon').length).toBeGreaterThan(0);
    expect(new Set(states.map((state) => expiryBadge(state, today)))).toEqual(new Set(['MOT EXPIRED', 'TAX EXPIRED', null]));
  });
});
