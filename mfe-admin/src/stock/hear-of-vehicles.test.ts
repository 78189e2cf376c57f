import type { ListedVehicle } from '@forecourt/contracts';
import { withVan } from './hear-of-vehicles.ts';

const van = (id: number, version: number) => ({ id, version }) as ListedVehicle;
const list = [van(1, 3), van(2, 1)];

it.each<[string, number, ListedVehicle | null, ListedVehicle[]]>([
  ['takes a newer one', 1, van(1, 4), [van(1, 4), van(2, 1)]],
  ['keeps what is newer', 1, van(1, 2), list],
  ['adds one that was not listed', 3, van(3, 1), [...list, van(3, 1)]],
  ['drops one that is gone', 2, null, [van(1, 3)]],
  ['has nothing to drop', 9, null, list],
])('%s', (_what, id, stored, expected) => expect(withVan(list, id, stored)).toEqual(expected));

it('leaves the others the objects they were', () => {
  expect(withVan(list, 2, van(2, 2))[0]).toBe(list[0]);
});
