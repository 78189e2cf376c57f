import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Figure } from '../measure/figure.ts';
import { percentile, timeOpenLoop } from '../measure/open-loop.ts';
import type { SystemUnderTest } from '../measure/system.ts';

const RATE = { perSecond: 50, seconds: 20 };
const WARM_UP = { perSecond: 50, seconds: 3 };

/** POST /api/inquiries from visitors who come at their own pace, while the mail of every enquiry is written. */
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

/** As a browser sends it: a key and an address of its own each time. */
function postEnquiry(url: string, number: number, agent: Agent): Promise<void> {
  const body = JSON.stringify({
    customerName: `Visitor ${number}`,
    customerEmail: `visitor-${number}@load.example`,
    customerPhone: '07700 900123',
    inquiryType: 'callback',
    message: 'Is the van still there? I could come by on Friday after four to have a look at it.',
    preferredContactTime: 'afternoon',
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
    'x-forwarded-for': `10.0.${(number >> 8) & 255}.${number & 255}`,
  };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.on('end', resolve).resume();
      if (response.statusCode !== 201) reject(new Error(`${url} answered ${response.statusCode}`));
    })
      .on('error', reject)
      .end(body);
  });
}
