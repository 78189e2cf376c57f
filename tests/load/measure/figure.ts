/** One measured figure with the limit it is held to. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number;
  /** Whether the value has to stay below the limit or reach it. */
  readonly bound: 'at most' | 'at least';
  /** What it was measured against or how, for the reader of the results. */
  readonly detail: string;
}

/** Whether the figure keeps its limit. */
export const holds = (figure: Figure): boolean =>
  figure.bound === 'at most' ? figure.value <= figure.limit : figure.value >= figure.limit;

/** One line of the printed table. */
export function formatFigure(figure: Figure): string {
  const verdict = holds(figure) ? 'holds' : 'MISSED';
  const value = Number(figure.value.toPrecision(4));
  return `${verdict.padEnd(7)} ${figure.name.padEnd(58)} ${value} ${figure.unit} (${figure.bound} ${figure.limit}) ${figure.detail}`;
}
