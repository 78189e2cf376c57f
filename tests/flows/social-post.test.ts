import { randomUUID } from 'node:crypto';
import type { AuditEntry, GeneratedPost, SocialPost, SocialPosts, Vehicle } from '@forecourt/contracts';

const baseUrl = process.env['BASE_URL'] ?? '';
const authorization = `Bearer ${process.env['STAFF_TOKEN']}`;

const api = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${baseUrl}${path}`, {
    method,
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Polls until the answer is as expected, which it is once the events have arrived. */
async function until(ask: () => Promise<Response>, status: number): Promise<Response> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    const answer = await ask();
    if (answer.status === status) return answer;
    if (performance.now() > deadline)
      throw new Error(`${answer.url} answered ${answer.status}, not ${status}: ${await answer.text()}`);
  }
}

describe('a post about a van', () => {
  let van: Vehicle;

  beforeAll(async () => {
    const model = `Flow ${randomUUID().slice(0, 8)}`;
    const facts = { make: 'Ford', model, year: 2022, price: '20000.00', condition: 'used', fuelType: 'Diesel' };
    van = await (await api('POST', '/api/vehicles', facts)).json();
  });

  it("is written by the assistant from social's copy of the stock, with the price after an edit", async () => {
    const ask = () => api('POST', '/api/generate-ai-post', { vehicleId: van.id, platform: 'facebook' });
    const first: GeneratedPost = await (await until(ask, 200)).json();
    expect(first.generatedPost).toContain('Price: £20,000 plus VAT (£24,000 including VAT)');

    await api('PATCH', `/api/vehicles/${van.id}`, { price: '19000.00', vatQualifying: false });

    const deadline = performance.now() + 30_000;
    for (;;) {
      const { generatedPost }: GeneratedPost = await (await ask()).json();
      if (generatedPost.includes('Price: £19,000, no VAT')) break;
      if (performance.now() > deadline) throw new Error(`the price is not in: ${generatedPost}`);
    }
  });

  it('is in the audit log, and stays in the history when the van is gone', async () => {
    const post = { vehicleId: van.id, platform: 'facebook', content: 'A fine van.' };
    const published: SocialPost = await (await until(() => api('POST', '/api/social-media-publish', post), 201)).json();
    expect(published).toMatchObject({ state: 'published', channel: 'outbox' });

    const logged = async (): Promise<boolean> => {
      const answer = await api('GET', `/api/admin/audit-log?recordType=vehicle&recordId=${van.id}`);
      const entries: AuditEntry[] = await answer.json();
      return entries.some(({ action }) => action === 'post.saved');
    };
    const deadline = performance.now() + 30_000;
    while (!(await logged())) if (performance.now() > deadline) throw new Error('the audit log was not told');

    expect((await api('DELETE', `/api/vehicles/${van.id}`)).status).toBe(204);
    await until(() => api('POST', '/api/generate-ai-post', { vehicleId: van.id, platform: 'facebook' }), 404);
    const history: SocialPosts = await (await api('GET', `/api/social-media-publish?vehicleId=${van.id}`)).json();
    expect(history.posts).toMatchObject([{ id: published.id, state: 'published' }]);
  });
});
