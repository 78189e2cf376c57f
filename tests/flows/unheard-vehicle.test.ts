import { randomUUID } from 'node:crypto';
import type { Enquiry, GeneratedPost, SocialPost, Vehicle } from '@forecourt/contracts';
import { Client } from 'pg';

const baseUrl = process.env['BASE_URL'] ?? '';
const authorization = `Bearer ${process.env['STAFF_TOKEN']}`;

const api = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${baseUrl}${path}`, {
    method,
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Blocks a service's event handling by locking its inbox. */
const holdUpEvents = async (service: 'SOCIAL' | 'ENQUIRIES'): Promise<Client> => {
  const client = new Client({ connectionString: process.env[`${service}_DATABASE_URL`] });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE inbox IN EXCLUSIVE MODE');
  return client;
};

const isKnown = async (held: Client, id: number): Promise<boolean> =>
  (await held.query('SELECT id FROM vehicle WHERE id = $1', [id])).rows.length > 0;

it('a new van can be viewed, posted about and asked about at once, before its event has been handled', async () => {
  const [social, enquiries] = await Promise.all([holdUpEvents('SOCIAL'), holdUpEvents('ENQUIRIES')]);
  const mark = randomUUID().slice(0, 8);
  const facts = {
    make: 'Ford',
    model: `Flow ${mark}`,
    year: 2022,
    price: '20000.00',
    condition: 'used',
    registrationNumber: 'ab12cde',
  };
  try {
    const van: Vehicle = await (await api('POST', '/api/vehicles', facts)).json();
    expect(await isKnown(social, van.id)).toBe(false);

    expect((await api('GET', `/vehicle/${van.id}`)).status).toBe(200);
    const about = { vehicleId: van.id, platform: 'facebook' };
    const text: GeneratedPost = await (await api('POST', '/api/generate-ai-post', about)).json();
    expect(text.generatedPost).toContain(van.model);
    const post: SocialPost = await (await api('POST', '/api/social-media-publish', { ...about, content: 'A fine van.' })).json();
    expect(post).toMatchObject({ vehicleId: van.id, state: 'published' });

    const person = { customerName: `Ada ${mark}`, customerEmail: `${mark}@firm.example`, customerPhone: '07700 900123' };
    expect((await api('POST', '/api/inquiries', { ...person, vehicleId: van.id, inquiryType: 'callback' })).status).toBe(201);
    const listed: Enquiry[] = await (await api('GET', `/api/inquiries?search=${mark}`)).json();
    expect(listed).toMatchObject([{ vehicle: { model: van.model, registrationNumber: 'AB12 CDE' } }]);

    expect(await isKnown(social, van.id)).toBe(false);
    await api('DELETE', `/api/vehicles/${van.id}`);
  } finally {
    await Promise.all([social.end(), enquiries.end()]);
  }
});
