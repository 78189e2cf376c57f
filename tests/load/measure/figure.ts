/** A measured figure and its limit. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number;
  /** Whether the limit is a maximum or a minimum. */
  readonly bound: 'at most' | 'at least';
  /** What it was compared with, or how it was measured. */
  readonly detail: string;
}

/** Whether the figure is within its limit. */
export const holds = (figure: Figure): boolean =>
  figure.bound === 'at most' ? figure.value <= figure.limit : figure.value >= figure.limit;

/** One line of the printed table. */
export function formatFigure(figure: Figure): string {
  const verdict = holds(figure) ? 'holds' : 'MISSED';
  const value = Number(figure.value.toPrecision(4));
  return `${verdict.padEnd(7)} ${figure.name.padEnd(58)} ${value} ${figure.unit} (${figure.bound} ${figure.limit}) ${figure.detail}`;
}
