import type { Span, TraceKind } from '@forecourt/contracts';

/** What a span makes of its trace. A request that is refused (4xx) changes nothing, whatever its method. */
export const kindOfSpan = ({ kind, name, error, facts }: Span): TraceKind => {
  if (error !== null) return 'failure';
  if (kind === 'client' || kind === 'internal') return 'other';
  const isRefused = Number(facts['http.response.status_code'] ?? 0) >= 400;
  return kind === 'server' && (isRefused || /^(GET|HEAD|page|answer) /.test(name)) ? 'other' : 'change';
};
