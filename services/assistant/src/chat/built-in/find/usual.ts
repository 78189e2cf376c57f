import type { Wishes, WishKind } from '../wishes/wish.ts';
import type { Van } from './van.ts';

/** What says itself which body is meant. */
const SAYS_BODY: readonly WishKind[] = ['body', 'name', 'code'];
const CONVERTED: ReadonlySet<string> = new Set(['Campervan', 'Chassis Cab', 'Minibus']);
const OPEN: ReadonlySet<string> = new Set(['Tipper', 'Dropside', 'Pickup']);

/** Whether somebody who names no body rarely means such a van: a camper, or an open bed. */
export const isUnusual = ({ values }: Van, wishes: Wishes): boolean => {
  if (wishes.size === 0 || SAYS_BODY.some((kind) => wishes.has(kind))) return false;
  return values.body.some((body) => (CONVERTED.has(body) && !wishes.has('seats')) || OPEN.has(body));
};
