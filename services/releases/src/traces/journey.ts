import type { Span, TraceSummary } from '@forecourt/contracts';

/** What its spans say of a trace, as far as they have arrived: the one that began it may still be under way. */
export const journeyOf = (id: string, spans: readonly Span[]): Omit<TraceSummary, 'kind'> => {
  const inOrder = spans.toSorted((one, other) => one.startedAt - other.startedAt);
  const first = inOrder.find(({ parentId }) => parentId === null) ?? inOrder[0];
  // The edge knows only the beginning of a route; the service that it asked knows all of it.
  const asked = inOrder.find(({ kind, parentId }) => kind === 'server' && parentId === first?.spanId);
  const startedAt = inOrder[0]?.startedAt ?? 0;
  const endedAt = Math.max(...spans.map((span) => span.startedAt + span.durationMs));
  return {
    id,
    repeats: first?.repeats ?? null,
    name: (asked ?? first)?.name ?? '',
    part: first?.part ?? '',
    startedAt,
    durationMs: Math.max(0, endedAt - startedAt),
    parts: [...new Set(inOrder.map(({ part }) => part))],
  };
};
