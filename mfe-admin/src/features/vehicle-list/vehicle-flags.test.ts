import type { ListedVehicle } from '@forecourt/contracts';
import { urgency, vehicleFlags } from './vehicle-flags.ts';

const TODAY = '2026-11-22';

it.each<[ListedVehicle['specifications'], string | null, boolean, number]>([
  [{}, null, false, 0],
  [{ motDueDate: '2026-11-21' }, 'MOT EXPIRED', false, 2],
  [{ motDueDate: '2026-12-22' }, null, true, 1],
  [{ motDueDate: '2026-12-23' }, null, false, 0],
  [{ taxStatus: 'Untaxed' }, 'TAX EXPIRED', false, 2],
  [{ taxStatus: 'SORN', taxDueDate: '2020-01-01' }, null, false, 0],
  [{ motDueDate: '2026-01-01', taxDueDate: '2026-11-21' }, 'MOT & TAX EXPIRED', false, 2],
])('papers %j are flagged %s', (specifications, expired, soon, rank) => {
  expect(vehicleFlags({ specifications }, TODAY)).toEqual({ expired, soon });
  expect(urgency({ specifications }, TODAY)).toBe(rank);
});
