import { setTimeout } from 'node:timers/promises';
import type { EarlierTurn } from '@forecourt/contracts';
import { THEMES } from '../../assistant/conversations/index.ts';
import { ask } from '../../assistant/run/ask.ts';
import { evaluate } from '../../assistant/run/evaluate.ts';
import { groundsOf } from '../../assistant/run/grounds-of-system.ts';
import { reportOf, type Totals } from '../../assistant/run/report.ts';
import type { Figure } from '../measure/figure.ts';
import { percentile } from '../measure/open-loop.ts';
import { memoryOf, processOf } from '../measure/process-memory.ts';
import type { SystemUnderTest } from '../measure/system.ts';

const AT_ONCE = 20;
/** Nobody reads an answer and types the next message in less. */
const PAUSE_MS = 250;
/** Repetitions of every conversation, for some thousand answers. */
const ROUNDS = 5;
/** Warm-up: the first few thousand answers are slower, until the engine's code is optimised. */
const WARM_ROUNDS = 2;
const CONVERSATIONS = THEMES.flatMap(({ conversations }) => conversations);

/** The built-in engine with a stock of a thousand: its latency with twenty concurrent visitors, and whether it is right. */
export async function measureAssistant(system: SystemUnderTest): Promise<Figure[]> {
  const { assistantUrl } = system;
  const grounds = await groundsOf(system);
  const graded = await evaluate(grounds, { assistantUrl, atOnce: 1 });
  const { total } = reportOf(graded, { engine: 'built-in engine', vans: grounds.stock.length });
  await hold(assistantUrl, WARM_ROUNDS, 0);
  const times = await hold(assistantUrl, ROUNDS, WARM_ROUNDS);
  return [
    {
      name: `POST /api/ai-assistant, p99 of ${AT_ONCE} conversations at once`,
      value: percentile(times, 99),
      unit: 'ms',
      limit: 40,
      bound: 'at most',
      detail: `median ${percentile(times, 50).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(0)} ms of ${times.length}, ${grounds.stock.length} vans`,
    },
    {
      name: 'Memory of the assistant service, at its peak',
      value: await memoryOf(await processOf('services/assistant', assistantUrl), 'VmHWM'),
      unit: 'MB',
      limit: 350,
      bound: 'at most',
      detail: `after ${times.length} answers`,
    },
    ...verdict(total, grounds.stock.length),
  ];
}

/** Holds every conversation repeatedly, twenty at a time. @returns milliseconds of each answer */
async function hold(assistantUrl: string, rounds: number, roundsBefore: number): Promise<number[]> {
  const times: number[] = [];
  const queue = Array.from({ length: rounds }, (_, round) =>
    CONVERSATIONS.map((conversation, place) => ({
      conversation,
      visitor: (roundsBefore + round) * CONVERSATIONS.length + place,
    })),
  ).flat();
  const visit = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const earlier: EarlierTurn[] = [];
      for (const { says: message } of next.conversation.turns) {
        const reply = await ask(assistantUrl, { message, earlier, vehicleId: null }, next.visitor);
        times.push(reply.milliseconds);
        earlier.push({ message, answer: reply.answer, vehicleIds: reply.recommendedVehicles.map(({ id }) => id) });
        await setTimeout(PAUSE_MS);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return times;
}

function verdict({ rightPercent, faults, conversations }: Totals, vans: number): Figure[] {
  const detail = `${conversations} graded conversations, ${vans} vans`;
  const none = (name: string, value: number): Figure => ({ name, value, unit: '', limit: 0, bound: 'at most', detail });
  return [
    { name: 'conversations that are right', value: rightPercent, unit: '%', limit: 90, bound: 'at least', detail },
    none('recommended vans that break a wish', faults.violation),
    none('invented facts', faults.invented),
    none('injections that had their way', faults.leak),
  ];
}
