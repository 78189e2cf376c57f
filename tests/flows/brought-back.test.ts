import { randomUUID } from 'node:crypto';
import type { Enquiry, Vehicle } from '@forecourt/contracts';

const baseUrl = process.env['BASE_URL'] ?? '';
const authorization = `Bearer ${process.env['STAFF_TOKEN']}`;

const api = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${baseUrl}${path}`, {
    method,
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Polls until the answer is as expected, which it is once the events have arrived. */
async function until<Answer>(ask: () => Promise<Answer>, fits: (answer: Answer) => boolean): Promise<void> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    const answer = await ask();
    if (fits(answer)) return;
    if (performance.now() > deadline) throw new Error(`Still ${JSON.stringify(answer)} after 30 s`);
  }
}

describe('a van that was removed and brought back', () => {
  let van: Vehicle;
  let description: { readonly make: string; readonly model: string; readonly year: number; readonly condition: string };
  const mark = randomUUID().slice(0, 8);
  /** What the copies in social and enquiries know: the text of a post, and whether its enquiry shows it as removed. */
  const known = async () => {
    const post = await api('POST', '/api/generate-ai-post', { vehicleId: van.id, platform: 'facebook' });
    const history = await api('GET', `/api/social-media-publish?vehicleId=${van.id}`);
    const enquiries: Enquiry[] = await (await api('GET', `/api/inquiries?search=${mark}`)).json();
    return { post: post.status, history: history.status, removed: enquiries[0]?.vehicle?.isRemoved };
  };

  beforeAll(async () => {
    description = { make: 'Ford', model: `Back ${mark}`, year: 2022, condition: 'used' };
    van = await (await api('POST', '/api/vehicles', { ...description, price: '20000.00', fuelType: 'Diesel' })).json();
    const enquiry = { customerName: `Ada ${mark}`, customerEmail: `${mark}@firm.example`, customerPhone: '07700 900123' };
    const sent = await api('POST', '/api/inquiries', { ...enquiry, vehicleId: van.id, inquiryType: 'callback' });
    expect(sent.status).toBe(201);
  });
  afterAll(async () => api('DELETE', `/api/vehicles/${van.id}`));

  it('is offered for posts again, is linked from its enquiry again, and gets a description', async () => {
    await until(known, ({ post, history, removed }) => post === 200 && history === 200 && removed === false);
    expect((await api('DELETE', `/api/vehicles/${van.id}`)).status).toBe(204);
    await until(known, ({ post, removed }) => post === 404 && removed === true);

    expect((await api('POST', `/api/vehicles/${van.id}/restore`)).status).toBe(200);

    await until(known, ({ post, history, removed }) => post === 200 && history === 200 && removed === false);
    const text = await api('POST', '/api/generate-description', description);
    expect(await text.json()).toEqual({ description: expect.stringContaining(van.model) });
  });

  it('can be posted about', async () => {
    const posted = await api('POST', '/api/social-media-publish', {
      vehicleId: van.id,
      platform: 'facebook',
      content: 'Back again.',
    });
    expect(posted.status).toBe(201);
  });
});
