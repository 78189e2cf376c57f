import { bareFigure } from './bare-figure.ts';
import { NOTHING_SAID } from './conversation.ts';
import type { RangeKind } from './wish.ts';

const asked = { ...NOTHING_SAID, asked: new Set(['budget' as const]) };
const holding = (kind: RangeKind) => ({ ...NOTHING_SAID, wishes: new Map([[kind, { kind, min: null, max: 1 }]]) });
const ofRange = { ...NOTHING_SAID, wishes: new Map([['range', { kind: 'range' as const, min: 200, max: null }]]) };

describe('a figure alone', () => {
  it('is another bound of what was wished, where it is near', () => {
    expect(bareFigure(150, ofRange)).toEqual({ kind: 'range', min: 150, max: null });
    expect(bareFigure(20, ofRange)).toBeNull();
  });

  it.each([
    [25, asked, { kind: 'price', min: null, max: 25_000 }],
    [60, holding('price'), { kind: 'price', min: null, max: 60_000 }],
    [18, holding('priceWithVat'), { kind: 'priceWithVat', min: null, max: 18_000 }],
    [300, asked, { kind: 'monthly', min: null, max: 300 }],
    [12.5, asked, { kind: 'price', min: null, max: 12_500 }],
  ] as const)('%s is a budget where one is spoken of', (figure, before, wish) => {
    expect(bareFigure(figure, before)).toEqual(wish);
  });

  it.each([
    [25, NOTHING_SAID],
    [2, asked],
    [null, asked],
  ] as const)('%s is none otherwise', (figure, before) => {
    expect(bareFigure(figure, before)).toBeNull();
  });
});
