import type { FactTopic, Topic } from '../questions/topic.ts';
import type { Demand } from '../understand/read-demands.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import { isRange } from '../wishes/wish.ts';

/** What a demand asks for, where it has a verdict. */
const TOPICS: Readonly<Partial<Record<Demand['kind'], FactTopic>>> = {
  towing: 'towing',
  payload: 'payload',
  range: 'range',
  height: 'height',
  length: 'length',
  loadLength: 'loadLength',
  loadHeight: 'loadHeight',
};
const OF_DEMANDS: ReadonlySet<Topic | undefined> = new Set(Object.values(TOPICS));
const WEIGHTS: ReadonlySet<Demand['kind']> = new Set(['towing', 'payload']);
const MOST_PALLETS = 20;

/** The figure that takes the place of the one before: of a weight a weight, of anything else one of its kind or one alone. */
const figureFor = ({ kind }: Demand, { demands, lone }: Reading): number | null => {
  const own = demands.find((demand) => demand.kind === kind || (WEIGHTS.has(kind) && WEIGHTS.has(demand.kind)));
  return own?.value ?? (kind === 'range' ? lone : null);
};

const THE_SAME = /\b(?:do|manage|carry|take|tow|pull|fit|handle|hold)s? (?:it|that|this|them|all that|so|as well)\b|\btoo\b/;
/** "Does the Ranger do it", "would the crew van carry that": what was asked of another, or wished, is asked of this one. */
const theSame = (reading: Reading, { questioned, wishes }: Conversation): Reading | null => {
  const { pointer, topics, demands, loads, text } = reading;
  const isOpen = demands.length + loads.length === 0 && topics.every((topic) => OF_DEMANDS.has(topic));
  if (pointer === null || pointer.by === 'it' || !isOpen || !THE_SAME.test(text)) return null;
  const wished = [...wishes.values()].flatMap((wish) => {
    const value = isRange(wish) ? (wish.min ?? wish.max) : null;
    return isRange(wish) && value !== null ? [{ kind: wish.kind, value }] : [];
  });
  const same = (questioned?.demands.length ? questioned.demands : wished).filter(({ kind }) => TOPICS[kind] !== undefined);
  const asked = same.flatMap(({ kind }) => TOPICS[kind] ?? []);
  return asked.length === 0 ? null : { ...reading, topics: asked, demands: same, wishes: [] };
};

/** "What about 4", after pallets, "and 3 tonne", after what it tows: the question before with another figure. */
export const goOnWith = (reading: Reading, state: Conversation): Reading | null => {
  const same = theSame(reading, state);
  const { questioned } = state;
  if (same !== null || questioned === null || !reading.goesOn) return same;
  const { pallets, demands } = questioned;
  if (pallets !== null && reading.lone !== null && reading.lone <= MOST_PALLETS)
    return { ...reading, topics: ['loadLength'], wishes: [], pallets: { ...pallets, count: reading.lone } };
  const [demand] = demands;
  const topic = demand && TOPICS[demand.kind];
  const figure = demand === undefined || demands.length > 1 ? null : figureFor(demand, reading);
  if (demand === undefined || topic === undefined || figure === null) return null;
  return { ...reading, topics: [topic], wishes: [], demands: [{ ...demand, value: figure }] };
};
