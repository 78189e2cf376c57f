import { van } from '../../testing/van.ts';
import { cardFacts } from './card-facts.ts';

const TODAY = '2026-06-01';
const labelsOf = (change: Partial<typeof van>) => cardFacts({ ...van, ...change }, TODAY).map(({ label }) => label);

describe('the facts of a price card', () => {
  it('are those that buyers ask first, without what its subtitle says', () => {
    expect(labelsOf({})).toEqual([
      'Mileage',
      'Engine Size',
      'Power',
      'Euro Standard',
      'Payload',
      'Load Volume',
      'Seating',
      'Colour',
      'MOT',
    ]);
  });

  it('begin with the category of a van that was written off', () => {
    expect(cardFacts({ ...van, writeOffCategory: 'S' }, TODAY)[0]).toEqual({
      label: 'Written Off',
      value: 'Category S: structural damage, repaired',
    });
  });

  it('name the miles, which the page of the van names elsewhere', () => {
    expect(cardFacts(van, TODAY)[0]).toEqual({ label: 'Mileage', value: '18,420 miles' });
  });

  it('are at most ten', () => {
    expect(labelsOf({ range: 205, loadArea: '3,494 × 1,784 mm' })).toHaveLength(10);
  });

  it('leave out what is unknown', () => {
    expect(labelsOf({ mileage: null, power: null }).slice(0, 2)).toEqual(['Engine Size', 'Euro Standard']);
  });
});
