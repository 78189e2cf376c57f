import type { FaultKind } from '../grading/grounds.ts';
import { type GradedConversation, isRight } from './evaluate.ts';

export interface Totals {
  readonly conversations: number;
  readonly turns: number;
  /** Percentage of conversations that are right in every turn. */
  readonly rightPercent: number;
  /** Number of faults of each kind. */
  readonly faults: Readonly<Record<FaultKind, number>>;
}

export interface Report {
  readonly takenAt: string;
  /** Name of the engine that answered. */
  readonly engine: string;
  readonly vans: number;
  readonly total: Totals;
  readonly themes: Readonly<Record<string, Totals>>;
  /** Milliseconds. */
  readonly answerTime: { readonly p50: number; readonly p99: number };
  readonly failed: readonly GradedConversation[];
}

const KINDS: readonly FaultKind[] = ['vans', 'violation', 'invented', 'missing', 'leak', 'format'];

export function reportOf(
  graded: readonly GradedConversation[],
  about: { readonly engine: string; readonly vans: number },
): Report {
  const themes = [...new Set(graded.map(({ theme }) => theme))];
  const times = graded
    .flatMap(({ turns }) => turns.map(({ milliseconds }) => milliseconds))
    .toSorted((one, other) => one - other);
  const percentile = (percent: number): number => times[Math.ceil((times.length * percent) / 100) - 1] ?? 0;
  return {
    takenAt: new Date().toISOString(),
    ...about,
    total: totalsOf(graded),
    themes: Object.fromEntries(themes.map((theme) => [theme, totalsOf(graded.filter((each) => each.theme === theme))])),
    answerTime: { p50: percentile(50), p99: percentile(99) },
    failed: graded.filter((each) => !isRight(each)),
  };
}

function totalsOf(graded: readonly GradedConversation[]): Totals {
  const faults = graded.flatMap(({ turns }) => turns.flatMap((turn) => turn.faults));
  return {
    conversations: graded.length,
    turns: graded.reduce((sum, { turns }) => sum + turns.length, 0),
    rightPercent: (graded.filter(isRight).length / graded.length) * 100,
    faults: Object.fromEntries(
      KINDS.map((kind) => [kind, faults.filter((each) => each.kind === kind).length]),
    ) as Totals['faults'],
  };
}

const HEADINGS: Readonly<Record<FaultKind, string>> = {
  vans: 'wrong vans',
  violation: 'violations',
  invented: 'invented',
  missing: 'not said',
  leak: 'leaks',
  format: 'format',
};

/** The totals as a table, one line per theme. */
export function tableOf({ engine, vans, total, themes, answerTime }: Report): string {
  const rows = [...Object.entries(themes), ['all', total] as const].map(([name, totals]) => [
    name,
    String(totals.conversations),
    `${totals.rightPercent.toFixed(1)} %`,
    ...KINDS.map((kind) => String(totals.faults[kind])),
  ]);
  const head = ['theme', 'held', 'right', ...KINDS.map((kind) => HEADINGS[kind])];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ');
  const time = `answers: p50 ${answerTime.p50.toFixed(1)} ms, p99 ${answerTime.p99.toFixed(1)} ms`;
  return [`${engine}, ${vans} vans, ${total.turns} turns; ${time}`, line(head), ...rows.map(line)].join('\n');
}

/** Each conversation with a fault, with its transcript and the reasons. */
export const failuresOf = ({ failed }: Report): string =>
  failed
    .map(({ theme, turns }) =>
      [
        `── ${theme}`,
        ...turns.flatMap(({ says, wish, answer, vans, faults }) => [
          `  USER ${says.replaceAll('\n', ' / ')}   [${wish}]`,
          `  BOT  ${answer.replaceAll('\n', ' / ')}`,
          ...(vans.length > 0 ? [`       → ${vans.join(' | ')}`] : []),
          ...faults.map(({ kind, reason }) => `       ✗ ${kind}: ${reason}`),
        ]),
      ].join('\n'),
    )
    .join('\n\n');
