import { Agent } from 'node:http';
import type { Figure } from '../measure/figure.ts';
import { percentile, timeOpenLoop } from '../measure/open-loop.ts';
import { postEnquiry } from '../measure/post-enquiry.ts';
import type { SystemUnderTest } from '../measure/system.ts';

const RATE = { perSecond: 50, seconds: 20 };
const WARM_UP = { perSecond: 50, seconds: 3 };

/** POST /api/inquiries at a fixed rate of arrivals, while the mail of every enquiry is written. */
export async function measureEnquiryLatency({ enquiriesUrl }: SystemUnderTest): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true });
  const send = (number: number): Promise<void> => postEnquiry(`${enquiriesUrl}/api/inquiries`, number, agent);
  try {
    await timeOpenLoop(WARM_UP, send);
    const times = await timeOpenLoop(RATE, send);
    return [
      {
        name: `POST /api/inquiries, p99 at ${RATE.perSecond} requests/s with mail`,
        value: percentile(times, 99),
        unit: 'ms',
        limit: 50,
        bound: 'at most',
        detail: `median ${percentile(times, 50).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(0)} ms of ${times.length}`,
      },
    ];
  } finally {
    agent.destroy();
  }
}
