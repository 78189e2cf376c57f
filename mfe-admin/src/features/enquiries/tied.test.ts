import { areTied } from './tied.ts';

const enquiry = (id: number, ids: readonly number[], count = ids.length) => ({
  id,
  others: {
    count,
    newest: ids.map((other) => ({
      id: other,
      inquiryType: 'callback' as const,
      cameBy: null,
      status: 'new' as const,
      createdAt: '2026-11-28T09:00:00.000Z',
      assignee: null,
    })),
  },
});

it.each([
  ['that names it', enquiry(1, [2]), enquiry(2, []), true],
  ['that it names', enquiry(1, []), enquiry(2, [1]), true],
  ['of somebody else', enquiry(1, [3]), enquiry(2, [4]), false],
  ['with more than are named', enquiry(1, [3, 4, 5, 6, 7], 6), enquiry(2, []), true],
])('an enquiry is tied to one %s: %#', (_what, one, other, expected) => {
  expect(areTied(one, other)).toBe(expected);
  expect(areTied(other, one)).toBe(expected);
});
