import { type ListedVehicle, listedVehicle } from '@forecourt/contracts';
import { someVehicle } from '@forecourt/testing';
import { withChanges } from './with-changes.ts';

const [one, two, three] = [1, 2, 3].map((id) => listedVehicle(someVehicle({ id, stockStatus: 'In Stock' }))) as [
  ListedVehicle,
  ListedVehicle,
  ListedVehicle,
];

it('a changed van is replaced, a deleted one leaves the list, and one that comes back stands first', () => {
  const changed = { ...two, stockStatus: 'Due In' as const };
  const list = withChanges(
    [one, two],
    [
      { before: two, now: changed },
      { before: one, now: null },
      { before: three, now: three },
    ],
  );
  expect(list).toEqual([three, changed]);
});
