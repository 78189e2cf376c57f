import type { Wishes, WishKind } from '../wishes/wish.ts';
import type { Van } from './van.ts';

/** What says itself which body is meant. */
const SAYS_BODY: readonly WishKind[] = ['body', 'name', 'code'];
const CONVERTED: ReadonlySet<string> = new Set(['Campervan', 'Chassis Cab']);
const SEATED: ReadonlySet<string> = new Set(['Minibus', 'Crew Van']);
/** A box body is for who speaks of what goes in. */
const BOXED = 'Luton';
const SAYS_LOAD: readonly WishKind[] = ['loadVolume', 'loadLength', 'loadHeight', 'loadWidth', 'payload', 'feature'];
const OPEN: ReadonlySet<string> = new Set(['Tipper', 'Dropside', 'Pickup']);

/** Whether somebody who names no body rarely means such a van: a camper, a crew van, a box or an open bed. */
export const isUnusual = ({ values }: Van, wishes: Wishes): boolean => {
  if (SAYS_BODY.some((kind) => wishes.has(kind))) return false;
  const saysLoad = [...wishes.values()].some(({ kind }) => SAYS_LOAD.includes(kind));
  return values.body.some(
    (body) =>
      CONVERTED.has(body) || (SEATED.has(body) && !wishes.has('seats')) || OPEN.has(body) || (body === BOXED && !saysLoad),
  );
};
