import type { RangeKind } from '../wishes/wish.ts';

/** With less than so much to spare a van fits only just: what is on its roof, its mirrors and tyres take that. */
const OUTSIDE_MM = 100;
/** A load is seldom cut and measured to less. */
const INSIDE_MM = 50;
/** A driver weighs as much, with a bag. */
const LOADED_KG = 100;
/** Cold, speed and load take so much of a range. */
const RANGE_SHARE = 0.5;

const MARGINS: Readonly<Partial<Record<RangeKind, number>>> = {
  height: OUTSIDE_MM,
  length: OUTSIDE_MM,
  width: OUTSIDE_MM,
  loadLength: INSIDE_MM,
  loadWidth: INSIDE_MM,
  loadHeight: INSIDE_MM,
  payload: LOADED_KG,
  towing: LOADED_KG,
};

const OUTSIDE: ReadonlySet<RangeKind> = new Set(['height', 'length', 'width']);
/** Whether a van may have no more than what is demanded of it: it has to fit into something. */
export const isOutside = (kind: RangeKind): boolean => OUTSIDE.has(kind);

/** Whether what a van has is so near to what is demanded that the verdict has to say so. */
export const isTight = (kind: RangeKind, measure: number, demanded: number): boolean =>
  Math.abs(measure - demanded) < (MARGINS[kind] ?? demanded * RANGE_SHARE);

/** The floor that is left where a load needs some room about it. */
export const withMargin = (floor: number): number => floor - INSIDE_MM;
