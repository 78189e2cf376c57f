import { readBare } from '../understand/read-bare.ts';
import { Typed } from '../understand/typed.ts';
import { bareFigure } from './bare-figure.ts';
import { NOTHING_SAID } from './conversation.ts';
import type { RangeKind } from './wish.ts';

const asked = { ...NOTHING_SAID, asked: new Set(['budget' as const]) };
const holding = (kind: RangeKind) => ({ ...NOTHING_SAID, wishes: new Map([[kind, { kind, min: null, max: 1 }]]) });

const ofRange = { ...NOTHING_SAID, wishes: new Map([['range', { kind: 'range' as const, min: 200, max: null }]]) };

describe('a figure alone', () => {
  it('is another bound of what was wished, where it is near', () => {
    expect(bareFigure(readBare(new Typed('150 would do')), ofRange)).toEqual({ kind: 'range', min: 150, max: null });
    expect(bareFigure(readBare(new Typed('20')), ofRange)).toBeNull();
  });

  it.each([
    ['25', asked, { kind: 'price', min: null, max: 25_000 }],
    ['more than that then, 60', holding('price'), { kind: 'price', min: null, max: 60_000 }],
    ['say 18 mate', holding('priceWithVat'), { kind: 'priceWithVat', min: null, max: 18_000 }],
    ['what about 19', holding('priceWithVat'), { kind: 'priceWithVat', min: null, max: 19_000 }],
    ['300', asked, { kind: 'monthly', min: null, max: 300 }],
    ['12.5 ish', asked, { kind: 'price', min: null, max: 12_500 }],
  ] as const)('"%s" is a budget where one is spoken of', (typed, before, wish) => {
    expect(bareFigure(readBare(new Typed(typed)), before)).toEqual(wish);
  });

  it.each([
    ['25', NOTHING_SAID],
    ['i have 4 kids', asked],
    ['2', asked],
    ['the 3 of us', asked],
  ] as const)('"%s" is none otherwise', (typed, before) => {
    expect(bareFigure(readBare(new Typed(typed)), before)).toBeNull();
  });
});
