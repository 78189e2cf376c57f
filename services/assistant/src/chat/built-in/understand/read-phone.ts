import type { Typed } from './typed.ts';

/** A British telephone number, spaced as people space them. */
const PHONE = /(?<![\d£.])(?:\+?44 ?|0)(?:7(?: ?\d){9}|[12](?: ?\d){8,9})(?!\d)/g;

/** Whether the visitor's telephone number stands in it; taken away, for it is no budget. */
export const readPhone = (typed: Typed): boolean => typed.drop(PHONE);
