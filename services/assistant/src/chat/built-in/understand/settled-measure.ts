import { lengthsOf, type Slot } from '@forecourt/language';
import type { Heard } from './heard-slot.ts';

type Axis = 'length' | 'width' | 'height';
/** What follows a measure and says of what it is. */
const AXES: readonly (readonly [Axis, RegExp])[] = [
  ['width', /^(?:in )?(?:wide|width|across)\b/],
  ['length', /^(?:in )?(?:long|length)\b/],
  ['height', /^(?:in )?(?:high|tall|height)\b/],
];
const OUTSIDE: Readonly<Record<Axis, Slot>> = { length: 'van_length', width: 'van_width', height: 'van_height' };
const INSIDE: Readonly<Record<Axis, Slot>> = { length: 'load_length', width: 'load_width', height: 'load_height' };
const OUTSIDE_SLOTS: ReadonlySet<Slot> = new Set(Object.values(OUTSIDE));
const INSIDE_SLOTS: ReadonlySet<Slot> = new Set(Object.values(INSIDE));

/** What stands before it: "inside height at least 1.85". */
const AXES_BEFORE: readonly (readonly [Axis, RegExp])[] = [
  ['width', /\bwidth(?: \w+){0,3}$/],
  ['length', /\blength(?: \w+){0,3}$/],
  ['height', /\b(?:height|headroom)(?: \w+){0,3}$/],
];
/** "It must be under 2.6 m tall": the van, unless the inside is spoken of. */
const AT_MOST = /\b(?:under|below|max\w*|(?:no|not) (?:more|over|taller|higher)(?: than)?|up to)$/;
const INSIDE_SAID = /\b(?:inside|internal\w*|load\w*|headroom|stand\w*|in the back)\b/;

/** Where a van is parked lengthways. */
const PARKED = /\b(?:drive|driveway|parking (?:space|bay|spot)|kerb|outside (?:my|our|the) house)\b/;
const UPWARDS = /\b(?:high|height|tall|barrier|roof|multi ?-?stor\w+|car ?port|clearance|headroom|under)\b/;
const ARCHES = /\barch/;
/** No van is as high as this, in mm. */
const TALLEST = 3_600;
/** Nor is any this high inside: "a 3.1 m arch" stands over a gate. */
const TALLEST_INSIDE = 2_450;
const SHORTEST = 3_300;

/** The measure that is meant, where its size or what follows it says so for certain; null where they do not. */
export const settledMeasure = (heard: Heard, whole: string, hasCargo: boolean): Slot | null => {
  const { slot, before, after, tokens } = heard;
  const isOutside = OUTSIDE_SLOTS.has(slot);
  if (!isOutside && !INSIDE_SLOTS.has(slot) && slot !== 'cargo_size') return null;
  const about = `${before} ${after}`;
  const axis = AXES.find(([, pattern]) => pattern.test(after))?.[0];
  const ahead = AXES_BEFORE.find(([, pattern]) => pattern.test(before))?.[0];
  if (!isOutside && slot !== 'cargo_size' && axis === undefined && ahead !== undefined) return INSIDE[ahead];
  if (slot === 'load_height' && AT_MOST.test(before) && !INSIDE_SAID.test(about)) return 'van_height';
  if (slot === 'van_width' && ARCHES.test(whole)) return 'load_width';
  if (isOutside && axis !== undefined && !hasCargo && OUTSIDE[axis] !== slot) return OUTSIDE[axis];
  const longest = Math.max(0, ...lengthsOf(tokens));
  if (slot === 'van_height' && longest > TALLEST) return 'van_length';
  if (slot === 'van_height' && longest > TALLEST_INSIDE) return slot;
  // No van is so short: "a 3 metre garage" is so high.
  if (slot === 'van_length' && longest < SHORTEST && !hasCargo) return 'van_height';
  const parks = PARKED.test(about) && !UPWARDS.test(about) && !hasCargo;
  if (parks && (slot === 'van_height' || slot === 'load_length' || slot === 'cargo_size'))
    return axis === 'width' ? 'van_width' : 'van_length';
  return null;
};
