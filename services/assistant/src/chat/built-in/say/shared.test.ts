import { sharedOut } from './shared.ts';

const UNKNOWN = "I don't have a record of its history.";

describe('what is said of several vans', () => {
  it('is said once where it is the same of all', () => {
    const { own, shared } = sharedOut(['A', 'B'], [['It is red.', UNKNOWN], [UNKNOWN]]);
    expect(own).toEqual([['It is red.'], []]);
    expect(shared).toEqual(["I don't have a record of their history."]);
  });

  it('names those it is said of where it is not of all', () => {
    expect(sharedOut(['A', 'B', 'C'], [[UNKNOWN], [], [UNKNOWN]]).shared).toEqual([
      "A and C: I don't have a record of their history.",
    ]);
  });

  it('stands with each where it begins with the van', () => {
    expect(sharedOut(['A', 'B'], [['It is red.'], ['It is red.']]).shared).toEqual([]);
  });
});
