import { van } from '../../testing/van.ts';
import { specificationGroups } from './specification-groups.ts';

const TODAY = '2026-06-01';
const cardsOf = (change: Partial<typeof van>) =>
  new Map(
    specificationGroups({ ...van, ...change }, TODAY).flatMap(({ cards }) => cards.map(({ label, value }) => [label, value])),
  );

describe('the specification cards', () => {
  it('have three headings', () => {
    expect(specificationGroups(van, TODAY).map(({ title }) => title)).toEqual([
      'Body and load',
      'Engine and performance',
      'Identity',
    ]);
  });

  it.each([
    ['Mileage', '18,420'],
    ['Engine Size', '2.0 litres'],
    ['Power', '140 bhp'],
    ['Torque', '340 Nm'],
    ['Fuel Economy', '34 mpg'],
    ['CO2 Emissions', '219 g/km'],
    ['Euro Standard', 'Euro 6'],
    ['Length', '5,986 mm'],
    ['Max Gross Weight', '3,500 kg'],
    ['Seating', '3 seats'],
    ['Registered', 'March 2024'],
    ['Registration', 'HV24 QAN'],
    ['Between the Wheel Arches', '1,380 mm'],
    ['Load Volume', '11.3 m³'],
    ['Vehicle Category', 'N1'],
    ['MOT', 'Valid until 14 March 2027'],
    ['Wheelbase', 'Long, 3,640 mm'],
    ['Roof', 'High'],
    ['Towing, Braked', '2,500 kg'],
    ['Gross Train Weight', '6,000 kg'],
    ['Rear Axle Limit', '2,250 kg'],
    ['Drivetrain', 'Front-wheel drive'],
    ['Clean-air Zones', 'No charge'],
    ['Previous Owners', '1'],
    ['Service History', 'Full, by main dealers'],
    ['Keys', '2'],
    ['Written Off', 'Never'],
    ['Stock Number', 'VW0431'],
  ])('%s: %s', (label, value) => {
    expect(cardsOf({}).get(label)).toBe(value);
  });

  it('fall back to the specifications if the vehicle itself has no value', () => {
    const cards = cardsOf({ colour: null, power: null, specifications: { colour: 'White', power: 141 } });
    expect(cards.get('Colour')).toBe('White');
    expect(cards.get('Power')).toBe('141 bhp');
  });

  it.each([[0], [null]])('say N/A for a mileage of %p', (mileage) => {
    expect(cardsOf({ mileage }).get('Mileage')).toBe('N/A');
  });

  it('say plainly what a written-off van was, and nothing of one that was not checked', () => {
    expect(cardsOf({ writeOffCategory: 'S' }).get('Written Off')).toBe('Category S: structural damage, repaired');
    expect(cardsOf({ writeOffCategory: null }).has('Written Off')).toBe(false);
  });

  it('promise no free way into clean-air zones to a van that may be charged or whose standard is unknown', () => {
    expect(cardsOf({ specifications: { euroStatus: 'Euro 5' } }).has('Clean-air Zones')).toBe(false);
    expect(cardsOf({ specifications: {} }).has('Clean-air Zones')).toBe(false);
  });

  it('count no owners of a new van, and none as none of a used one', () => {
    expect(cardsOf({ condition: 'new', previousOwners: 0 }).has('Previous Owners')).toBe(false);
    expect(cardsOf({ previousOwners: 0 }).get('Previous Owners')).toBe('0');
  });

  it('leave out unknown values, but not zero emissions', () => {
    const cards = cardsOf({ engineSize: null, width: null, specifications: { co2Emissions: 0 } });
    expect(cards.has('Engine Size')).toBe(false);
    expect(cards.has('Width')).toBe(false);
    expect(cards.get('CO2 Emissions')).toBe('0 g/km');
  });
});
