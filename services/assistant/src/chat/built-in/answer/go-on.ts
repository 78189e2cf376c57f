import type { FactTopic } from '../questions/topic.ts';
import type { Demand } from '../understand/read-demands.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';

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
const WEIGHTS: ReadonlySet<Demand['kind']> = new Set(['towing', 'payload']);
const MOST_PALLETS = 20;

/** The figure that takes the place of the one before: of a weight a weight, of anything else one of its kind or one alone. */
const figureFor = ({ kind }: Demand, { demands, lone }: Reading): number | null => {
  const own = demands.find((demand) => demand.kind === kind || (WEIGHTS.has(kind) && WEIGHTS.has(demand.kind)));
  return own?.value ?? (kind === 'range' ? lone : null);
};

/** "What about 4", after pallets, "and 3 tonne", after what it tows: the question before with another figure. */
export const goOnWith = (reading: Reading, { questioned }: Conversation): Reading | null => {
  if (questioned === null || !reading.goesOn) return null;
  const { pallets, demands } = questioned;
  if (pallets !== null && reading.lone !== null && reading.lone <= MOST_PALLETS)
    return { ...reading, topics: ['loadLength'], wishes: [], pallets: { ...pallets, count: reading.lone } };
  const [demand] = demands;
  const topic = demand && TOPICS[demand.kind];
  const figure = demand === undefined || demands.length > 1 ? null : figureFor(demand, reading);
  if (demand === undefined || topic === undefined || figure === null) return null;
  return { ...reading, topics: [topic], wishes: [], demands: [{ ...demand, value: figure }] };
};
