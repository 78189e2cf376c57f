/** A file of the log: 16 MiB, named by timeline and number. */
const SEGMENT = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})/;
/** Of a file in bits: 16 MiB. */
const SEGMENT_BITS = 24n;
const SEGMENTS_IN_LOG = 256;

export interface Segment {
  readonly timeline: number;
  readonly number: number;
}

/** The segment that a file name of the store begins with; undefined for a timeline's history. */
export function segmentOf(name: string): Segment | undefined {
  const [, timeline, log, segment] = SEGMENT.exec(name) ?? [];
  if (timeline === undefined || log === undefined || segment === undefined) return undefined;
  return {
    timeline: Number.parseInt(timeline, 16),
    number: Number.parseInt(log, 16) * SEGMENTS_IN_LOG + Number.parseInt(segment, 16),
  };
}

/** Whether a base that begins with `first` may need this file of the store. Histories are always kept. */
export function isNeededFrom(first: string, name: string): boolean {
  const segment = segmentOf(name);
  return segment === undefined || segment.number >= (segmentOf(first)?.number ?? 0);
}

/** A place in the log: "0/3000148". */
export function positionOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** One piece of the way that leads to a timeline; `until` is where the next one leaves it. */
export interface Stretch {
  readonly timeline: number;
  readonly until: bigint | undefined;
}

/** @param history the content of the timeline's history file; empty for the first timeline. */
export function stretchesTo(timeline: number, history: string): Stretch[] {
  const lines = history.split('\n').filter((line) => /^\s*\d/.test(line));
  const before = lines.map((line) => {
    const [from = '', until = ''] = line.trim().split(/\s+/);
    return { timeline: Number(from), until: positionOf(until) };
  });
  return [...before, { timeline, until: undefined }];
}

/** Whether the way leads through a base. */
export function leadsThrough(stretches: readonly Stretch[], base: { timeline: number; stopPosition: string }): boolean {
  const stretch = stretches.find(({ timeline }) => timeline === base.timeline);
  return stretch !== undefined && (stretch.until === undefined || positionOf(base.stopPosition) <= stretch.until);
}

/**
 * The number of the first file that is missing between a base and the last file there is; undefined if none is.
 *
 * @param names of the store's files of the log.
 */
export function firstGap(names: readonly string[], stretches: readonly Stretch[], firstSegment: string): number | undefined {
  const begin = segmentOf(firstSegment)?.number ?? 0;
  const there = new Set<number>();
  for (const name of names) {
    const segment = name.endsWith('.partial.gz') ? undefined : segmentOf(name);
    const stretch = stretches.find(({ timeline }) => timeline === segment?.timeline);
    if (segment === undefined || stretch === undefined) continue;
    if (stretch.until === undefined || BigInt(segment.number) <= stretch.until >> SEGMENT_BITS) there.add(segment.number);
  }
  const last = Math.max(begin, ...there);
  for (let number = begin; number <= last; number += 1) if (!there.has(number)) return number;
  return undefined;
}
