import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BODY_TYPES, CONDITIONS, FUEL_TYPES, STOCK_STATUSES, TRANSMISSIONS, VEHICLE_FEATURES } from '@forecourt/rules';
import { root } from '../paths.ts';
import { DEMO_STOCK, type DemoVan, readDemoVans } from './demo-van.ts';
import { plateYear } from './fictional-plate.ts';
import { identityOf } from './known-stock.ts';

interface PictureSet {
  readonly body: string;
  readonly colour: string;
  readonly views: readonly string[];
}

const BODIES: Record<string, string> = {
  panel: 'Panel Van',
  crew: 'Crew Van',
  tipper: 'Tipper',
  chassis: 'Chassis Cab',
  dropside: 'Dropside',
  pickup: 'Pickup',
  camper: 'Campervan',
  luton: 'Other',
  minibus: 'Other',
};
const COLOURS: Record<string, string> = { navy: 'blue', lightgrey: 'grey' };

const vans = await readDemoVans();
const manifest = JSON.parse(await readFile(join(DEMO_STOCK, 'pictures/manifest.json'), 'utf8')) as Record<string, PictureSet>;
const each = vans.map((van) => [`${van.make} ${van.model} ${van.derivative}`, van] as const);
const count = (test: (van: DemoVan) => boolean) => vans.filter(test).length;

describe('the demo stock as a whole', () => {
  it('is 48 distinct vans of the seven brands', async () => {
    const { brands } = JSON.parse(await readFile(join(root, 'tests/dealership.json'), 'utf8')) as { brands: string[] };
    expect(vans).toHaveLength(48);
    expect(new Set(vans.map((van) => van.make))).toEqual(new Set(brands));
    expect(new Set(vans.map(identityOf)).size).toBe(48);
    expect(new Set(vans.map((van) => van.description)).size).toBe(48);
    expect(new Set(vans.map((van) => van.stockNumber)).size).toBe(48);
  });

  it.each([
    ['bodyType', BODY_TYPES],
    ['fuelType', FUEL_TYPES],
    ['condition', CONDITIONS],
    ['stockStatus', STOCK_STATUSES],
    ['transmission', TRANSMISSIONS],
  ] as const)('has every %s', (field, values) => {
    expect(new Set(vans.map((van) => van[field]))).toEqual(new Set(values));
  });

  it.each<[string, number, (van: DemoVan) => boolean]>([
    ['sold', 2, (van) => van.isSold && van.stockStatus === 'Sold'],
    ['not VAT qualifying', 2, (van) => !van.vatQualifying],
    ['electric with a range', 5, (van) => van.fuelType === 'Electric' && van.range !== null],
    ['new without mileage', 3, (van) => van.condition === 'new' && van.mileage === null],
    ['with an expired MOT', 1, (van) => (van.motDueInDays ?? 0) < 0],
    ['with a MOT due within 30 days', 1, (van) => van.motDueInDays !== null && van.motDueInDays >= 0 && van.motDueInDays <= 30],
    ['untaxed', 1, (van) => van.taxStatus === 'Untaxed'],
    ['off the road (SORN)', 1, (van) => van.taxStatus === 'SORN'],
    ['in stock, unsold and pictured, to be van of the week', 10, (van) => van.stockStatus === 'In Stock' && !van.isSold],
  ])('has vans %s: at least %i', (_what, least, test) => {
    expect(count(test)).toBeGreaterThanOrEqual(least);
  });

  it('uses every picture, and no set for more than two vans', async () => {
    const used = vans.flatMap((van) => van.pictures.map((picture) => `${picture}.jpg`));
    const files = (await readdir(join(DEMO_STOCK, 'pictures'))).filter((name) => name.endsWith('.jpg'));
    expect([...new Set(used)].sort()).toEqual(files.sort());
    expect(Math.max(...Object.keys(manifest).map((set) => count((van) => van.pictures.includes(`${set}-front`))))).toBe(2);
  });
});

describe.each(each)('%s', (_name, van) => {
  const set = van.pictures[0]?.slice(0, 3) ?? '';
  const pictured = manifest[set];

  it('may weigh no more with a trailer than van and trailer may weigh', () => {
    const { grossTrainWeight, grossWeight, brakedTowingLimit } = van;
    expect(grossTrainWeight ?? 0).toBeLessThanOrEqual((grossWeight ?? 0) + (brakedTowingLimit ?? 0));
    expect(van.features.some((feature) => feature.startsWith('Tow')) && brakedTowingLimit === null).toBe(false);
  });

  it('says the same in its text and its record', () => {
    const text = van.description ?? '';
    const tows = /([\d,]+) kg (?:towing limit|trailer)|tow(?:s| ?bar rated to|ing limit of) ([\d,]+) kg/.exec(text);
    if (tows) expect(van.brakedTowingLimit).toBe(Number((tows[1] ?? tows[2])?.replace(',', '')));
    if (/four-wheel drive/i.test(text)) expect(van.drivetrain).toBe('Four-wheel drive');
    if (/rear-wheel drive/i.test(text)) expect(van.drivetrain).toBe('Rear-wheel drive');
    if (/one owner/i.test(text)) expect(van.previousOwners).toBe(1);
    if (van.condition === 'new') expect([van.previousOwners, van.serviceHistory]).toEqual([0, null]);
  });

  it('has pictures of its body and colour, front first and every view', async () => {
    expect(BODIES[pictured?.body ?? '']).toBe(van.bodyType);
    expect(van.colour?.toLowerCase()).toContain(COLOURS[pictured?.colour ?? ''] ?? pictured?.colour);
    expect(van.pictures[0]).toBe(`${set}-front`);
    expect(van.pictures.map((picture) => picture.slice(4)).sort()).toEqual(pictured?.views.toSorted());
    await Promise.all(van.pictures.map((picture) => access(join(DEMO_STOCK, `pictures/${picture}.jpg`))));
  });

  it('has weights that are possible', () => {
    const { grossWeight, kerbWeight, payload } = van;
    expect((kerbWeight ?? 0) + (payload ?? 0)).toBe(grossWeight);
    expect(grossWeight).toBeLessThanOrEqual(3500);
    expect(payload).toBeGreaterThan(400);
    expect(payload).toBeLessThan(2000);
  });

  it('has a load space that fits inside it', () => {
    const { length, width, height, wheelbase, loadLength, loadWidth, loadHeight, loadWidthBetweenArches } = van;
    expect(wheelbase).toBeLessThan((length ?? 0) * 0.75);
    expect(loadLength ?? 0).toBeLessThan((length ?? 0) * 0.72);
    expect(loadWidth ?? 0).toBeLessThan(width ?? 0);
    expect(loadHeight ?? 0).toBeLessThan((height ?? 0) - 400);
    expect(loadWidthBetweenArches ?? 0).toBeLessThan(loadWidth ?? 1);
  });

  it('has the drivetrain that its fuel needs', () => {
    const electric = van.fuelType === 'Electric';
    expect(van.engineSize === null).toBe(electric);
    expect(van.fuelEconomy === null).toBe(electric);
    expect(van.co2Emissions === 0).toBe(electric);
    expect(van.range !== null).toBe(electric || van.fuelType === 'Hybrid');
    expect(van.euroStatus).toBe(electric ? 'Zero emission' : van.year < 2016 ? 'Euro 5' : 'Euro 6');
  });

  it('has paperwork that fits its age', () => {
    const isNew = van.condition === 'new';
    expect([van.registrationNumber, van.firstRegistered, van.mileage, van.motDueInDays, van.taxStatus].includes(null)).toBe(
      isNew,
    );
  });

  it('has a plain description and features from the lists', () => {
    const offered = new Set(VEHICLE_FEATURES);
    expect(van.features.filter((feature) => !offered.has(feature))).toEqual([]);
    expect(new Set(van.features).size).toBe(van.features.length);
    expect(van.description).not.toMatch(/!|stunning|fantastic|huge/i);
    expect(van.description?.match(/[.:]\s|\.$/g)?.length).toBeGreaterThanOrEqual(2);
  });
});

const named = (test: (van: DemoVan) => boolean) => each.filter(([, van]) => test(van));

describe.each(named(({ bodyType }) => bodyType === 'Panel Van' || bodyType === 'Crew Van'))(
  'the closed load space of %s',
  (_name, van) => {
    it('has the measurements for the drawing', () => {
      const { loadLength, loadWidth, loadHeight, loadWidthBetweenArches, loadVolume } = van;
      expect([loadLength, loadWidth, loadHeight, loadWidthBetweenArches, loadVolume]).not.toContain(null);
    });
  },
);

describe.each(named(({ loadHeight }) => loadHeight !== null))('the measured load space of %s', (_name, van) => {
  it('has the volume that follows from its measurements', () => {
    const box = ((van.loadLength ?? 0) * (van.loadWidth ?? 0) * (van.loadHeight ?? 0)) / 1e9;
    expect((van.loadVolume ?? 0) / box).toBeGreaterThan(0.8);
    expect((van.loadVolume ?? 0) / box).toBeLessThan(1.05);
  });
});

describe.each(named(({ firstRegistered }) => firstRegistered !== null))('the plate of %s', (_name, van) => {
  it('matches the year of first registration, and is never issued by DVLA', () => {
    const firstRegistered = van.firstRegistered ?? '';
    expect(firstRegistered.slice(0, 4)).toBe(String(van.year));
    // DVLA never issues plates with I or Q.
    expect(van.registrationNumber).toMatch(/^HV\d\d (?=.*[IQ])[A-Z]{3}$/);
    expect(Number(van.registrationNumber?.slice(2, 4))).toBe(plateYear(firstRegistered));
  });
});
