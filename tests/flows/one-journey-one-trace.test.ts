import { randomUUID } from 'node:crypto';
import type { RecentTraces, Span, Trace, Vehicle } from '@forecourt/contracts';
import { eventually } from '@forecourt/testing';

const baseUrl = process.env['BASE_URL'] ?? '';
const authorization = `Bearer ${process.env['STAFF_TOKEN']}`;

const read = async <Answer>(path: string): Promise<Answer> =>
  (await (await fetch(`${baseUrl}${path}`, { headers: { authorization } })).json()) as Answer;

const send = async (method: string, path: string, body: object, headers: Record<string, string> = {}): Promise<void> => {
  const json = { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers };
  const answer = await fetch(`${baseUrl}${path}`, { method, headers: json, body: JSON.stringify(body) });
  expect(answer.ok ? 'accepted' : await answer.text()).toBe('accepted');
};

const parentOf = ({ spans }: Trace, { parentId }: Span): Span | undefined => spans.find(({ spanId }) => spanId === parentId);

/** The latest trace that begins with these words, once it has all these spans, and of each span the one that it is within. */
const traceOf = (began: string, needed: readonly string[]): Promise<Trace> =>
  eventually(async () => {
    const { traces } = await read<RecentTraces>('/api/operations/releases/traces');
    const id = traces.find(({ name }) => name.startsWith(began))?.id;
    const trace = await read<Trace>(`/api/operations/releases/traces/${id}`);
    expect(trace.spans.map(({ part, name }) => `${part}: ${name}`)).toEqual(expect.arrayContaining([...needed]));
    // A span ends, and is told, after those within it.
    for (const span of trace.spans) if (span.parentId) expect(parentOf(trace, span)).toBeDefined();
    return trace;
  }, 15_000);

it('an edit of a price is one trace, from the edge to everybody who hears of it', async () => {
  const [van] = await read<Vehicle[]>('/api/vehicles?stockStatus=In%20Stock');
  const price = van?.price;
  await send(
    'PATCH',
    `/api/vehicles/${van?.id}`,
    { price: '12345.00' },
    { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
  );

  const event = 'inventory.vehicle.updated.v1';
  const trace = await traceOf('PATCH /api/vehicles', [
    'shell: PATCH /api/vehicles/*',
    'inventory: PATCH /api/vehicles/:id',
    'inventory: UPDATE vehicle',
    'inventory: INSERT outbox',
    `inventory: publish ${event}`,
    `shell: hear ${event}`,
    `assistant: process ${event}`,
    `social: process ${event}`,
    `enquiries: process ${event}`,
  ]);

  // What strangers say of a trace is not believed.
  expect(trace.id).not.toBe('a'.repeat(32));
  expect(trace.spans.filter(({ parentId }) => parentId === null)).toHaveLength(1);
  await send('PATCH', `/api/vehicles/${van?.id}`, { price });
});

it('an enquiry is one trace, from the form to the mails, and names nobody', async () => {
  const enquiry = {
    customerName: 'Ada Plumber',
    customerEmail: 'ada@plumbing.example',
    customerPhone: '0151 496 0177',
    inquiryType: 'callback',
    message: 'On Friday?',
  };
  await send('POST', '/api/inquiries', enquiry, { 'x-forwarded-for': '2001:db8:42::1' });

  const event = 'enquiries.enquiry.received.v1';
  const trace = await traceOf('POST /api/inquiries', [
    'shell: POST /api/inquiries',
    'enquiries: POST /api/inquiries',
    `enquiries: publish ${event}`,
    `enquiries: process ${event}`,
    'enquiries: INSERT mail',
    'enquiries: send mail to dealership',
    'enquiries: send mail to visitor',
  ]);

  expect(trace.spans.filter(({ parentId }) => parentId === null)).toHaveLength(1);
  // Whole words, because ids are hexadecimal.
  expect(JSON.stringify(trace)).not.toMatch(/\bada\b|plumb|\b0151\b|496 ?0177|Friday|2001:db8/i);
});
