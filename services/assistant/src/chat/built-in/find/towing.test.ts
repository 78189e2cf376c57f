import { describedTowing } from './towing.ts';

describe('what a van may tow is read from what staff wrote of it', () => {
  it.each([
    ['Rear-wheel drive, twin rear wheels and a towing limit of 3,000 kg.', 3_000],
    ['A nine-speed automatic, so it pulls a 2,500 kg trailer without fuss.', 2_500],
    ['With a ladder rack and a towbar rated to 3,500 kg.', 3_500],
    ['It still tows 3,500 kg and still has four-wheel drive.', 3_500],
    ['A payload of 1,043 kg. Selectable four-wheel drive and a 3,500 kg towing limit.', 3_500],
    ['Tows 2.5 tonnes braked.', 2_500],
    ['A payload of 1,053 kg and a towbar wired for 13 pins.', null],
    ['Not rated to tow more than 750 kg.', null],
    [null, null],
  ])('%s', (description, limit) => {
    expect(describedTowing(description)).toBe(limit);
  });
});
