import type { Trial } from '../http/release.ts';

/** The share of visitors of a trial's next step, in per cent; undefined after the last one, which is that of everybody or becomes it. */
export const nextShare = ({ steps, percent }: Pick<Trial, 'steps' | 'percent'>): number | undefined =>
  steps.find((step) => step > percent && step < 100);
