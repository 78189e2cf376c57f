import type { Vehicle } from '@forecourt/contracts';
import { urgency, vehicleFlags } from './vehicle-flags.ts';

const TODAY = '2026-11-22';

it.each<[Vehicle['specifications'], string | null, boolean, boolean, number]>([
  [{}, null, false, false, 0],
  [{ motDueDate: '2026-11-21' }, 'MOT EXPIRED', false, false, 2],
  [{ motDueDate: '2026-12-22' }, null, false, true, 1],
  [{ motDueDate: '2026-12-23' }, null, false, false, 0],
  [{ taxStatus: 'Untaxed' }, 'TAX EXPIRED', true, false, 2],
  [{ taxStatus: 'SORN', taxDueDate: '2020-01-01' }, null, false, false, 0],
  [{ motDueDate: '2026-01-01', taxDueDate: '2026-11-21' }, 'MOT & TAX EXPIRED', true, false, 2],
])('papers %j are flagged %s', (specifications, expired, untaxed, soon, rank) => {
  expect(vehicleFlags({ specifications }, TODAY)).toEqual({ expired, untaxed, soon });
  expect(urgency({ specifications }, TODAY)).toBe(rank);
});
