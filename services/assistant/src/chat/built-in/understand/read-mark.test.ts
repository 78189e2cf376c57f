import { readMark } from './read-mark.ts';
import type { StockNames } from './read-names.ts';
import { Typed } from './typed.ts';

const names: StockNames = {
  makes: new Map(),
  models: new Map(),
  isTrim: () => false,
  vanOfMark: (mark) =>
    new Map([
      ['hv22qhk', 7],
      ['l2wps', 8],
    ]).get(mark),
};

describe('a registration', () => {
  it.each([
    ['is HV22 QHK still for sale?', 7],
    ['hv22qhk', 7],
    ['how much is Hv22-Qhk', 7],
    ['have you still got L2 WPS', 8],
    ['is BD70 ABC still there', null],
    ['the one with reg A123 BCD', null],
  ])('in "%s" names a van, or none of ours', (message, van) => {
    expect(readMark(new Typed(message), names)).toEqual({ van });
  });

  it.each([
    'a CR35 LWB crafter',
    'a t28 swb',
    '2022 van under 20k',
    'i want to px my BD70 ABC',
    'a 4x4 with 150bhp',
    'does it do 60mpg',
  ])('is not in "%s"', (message) => {
    expect(readMark(new Typed(message), names)).toBeNull();
  });

  it('is read by nobody else', () => {
    const typed = new Typed('is HV22 QHK automatic');
    readMark(typed, names);
    expect(typed.rest).toBe(' is {} automatic ');
  });
});
