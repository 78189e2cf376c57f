import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AnsweringService } from '../../testing/answering-service.ts';
import { freePort, ShellProcess } from '../../testing/shell-process.ts';

let service: AnsweringService;
let shell: ShellProcess;
let stateDir: string;

beforeAll(async () => {
  service = await AnsweringService.start();
  stateDir = await mkdtemp(join(tmpdir(), 'shell-forms-'));
  const nobody = `127.0.0.1:${await freePort()}`;
  shell = await ShellProcess.start({
    natsUrl: `nats://${nobody}`,
    remotesUrl: `http://${nobody}`,
    stateDir,
    environment: { ENQUIRIES_URL: service.url },
  });
});

afterAll(async () => {
  await shell?.stop();
  await service?.stop();
  await rm(stateDir, { recursive: true, force: true });
});

const enquiry = {
  idempotencyKey: '1f3a9c52-3c5e-4d4a-9d0b-0f8f7c1f2a11',
  formToken: 'token-of-the-page',
  customerName: 'Ann Example',
  customerEmail: 'ann@example.org',
  customerPhone: '0151 496 0999',
  inquiryType: 'finance',
  preferredContactTime: 'morning',
  message: '=SUM(A1) <script>alert("x")</script> & more',
};

const post = (path: string, fields: Record<string, string>) =>
  fetch(shell.url + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { 'x-correlation-id': 'a-strangers', 'x-forwarded-for': '203.0.113.9' },
  });

const refusal = (errors: { path: string; message: string }[]) => ({
  status: 400,
  body: { code: 'SERVICE.INVALID_INPUT', detail: 'Bad', errors },
});

/** The value, or the text, of a field of the page. */
const typed = (html: string, name: string): string | undefined =>
  new RegExp(`<input[^>]*value="([^"]*)"[^>]*name="${name}"`).exec(html)?.[1] ??
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ??
  new RegExp(`<textarea[^>]*name="${name}"[^>]*>([^<]*)`).exec(html)?.[1];

describe('the enquiry form without scripts', () => {
  it('has its own key and token in every page, and is never cached', async () => {
    const [first, second] = [await shell.page('/contact'), await shell.page('/contact')];
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    const [one, other] = [await first.text(), await second.text()];
    expect(typed(one, 'formToken')).toBe('token-of-the-service');
    expect(typed(one, 'idempotencyKey')).toMatch(/^[\da-f-]{36}$/);
    expect(typed(one, 'idempotencyKey')).not.toBe(typed(other, 'idempotencyKey'));
  });

  it('is forwarded as JSON on the visitor’s behalf, and answered with a confirmation', async () => {
    service.willAnswer({ status: 201, body: { id: 1, createdAt: '2026-11-20T12:00:00Z' } });
    const answer = await post('/contact', enquiry);
    expect(answer.status).toBe(200);
    const [{ path, headers, body } = { path: '', headers: {}, body: {} }] = service.posts;
    const { idempotencyKey, ...fields } = enquiry;
    expect(path).toBe('/api/inquiries');
    expect(body).toEqual(fields);
    expect(headers).toMatchObject({
      'idempotency-key': idempotencyKey,
      'x-correlation-id': answer.headers.get('x-correlation-id'),
    });
    expect(headers['x-correlation-id']).not.toBe('a-strangers');
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    const confirmation = await answer.text();
    for (const text of ['Request Submitted', "We'll call you back within 24 hours.", 'Finance Information', 'ann@example.org']) {
      expect(confirmation).toContain(text);
    }
  });

  it.each(['/contact?sent=finance', '/data-subject-rights?sent=DSR-4F7K-92MQ&due=2026-12-20'])(
    'claims nothing to those who open %s',
    async (path) => {
      expect(await shell.text(path)).not.toMatch(/Request Submitted|DSR-4F7K/);
    },
  );

  it('is shown again with a message beside the wrong field, the focus on it, and everything as typed', async () => {
    service.willAnswer(refusal([{ path: 'customerEmail', message: 'Please enter a valid email address' }]));
    const answer = await post('/contact', { ...enquiry, customerEmail: 'ann@"><b>' });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('Please enter a valid email address');
    expect(typed(html, 'customerEmail')).toBe('ann@&quot;>&lt;b>');
    expect(typed(html, 'customerName')).toBe('Ann Example');
    expect(typed(html, 'message')).toBe('=SUM(A1) &lt;script>alert(&quot;x&quot;)&lt;/script> &amp; more');
    expect(html).not.toContain('<script>alert');
    expect(html).toMatch(/<option value="finance" selected>/);
    expect(html).toMatch(/<input[^>]* autofocus [^>]*name="customerEmail"|<input[^>]*name="customerEmail"[^>]* autofocus[ />]/i);
    expect(typed(html, 'idempotencyKey')).toBe(enquiry.idempotencyKey);
    expect(typed(html, 'formToken')).toBe(enquiry.formToken);
  });

  it('says when to try again after too many requests', async () => {
    service.willAnswer({ status: 429, body: { code: 'X', detail: 'y' }, headers: { 'retry-after': '420' } });
    const answer = await post('/contact', enquiry);
    expect(answer.status).toBe(429);
    const html = await answer.text();
    expect(html).toContain('try again in 7 minutes');
    expect(typed(html, 'customerPhone')).toBe('0151 496 0999');
  });

  it('is sent under a new key if the old one was used for different content', async () => {
    service.willAnswer(
      { status: 422, body: { code: 'SERVICE.IDEMPOTENCY_KEY_REUSED', detail: 'y' } },
      { status: 201, body: { id: 1, createdAt: '2026-11-20T12:00:00Z' } },
    );
    expect((await post('/contact', enquiry)).status).toBe(200);
    const keys = service.posts.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(enquiry.idempotencyKey);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it.each(['EXPIRED', 'INVALID'])('is sent without its token if that is %s', async (what) => {
    const errors = [{ path: 'formToken', message: 'Open the form again' }];
    service.willAnswer(
      { status: 400, body: { code: `ENQUIRIES.FORM_TOKEN_${what}`, detail: 'y', errors } },
      { status: 201, body: { id: 1, createdAt: '2026-11-20T12:00:00Z' } },
    );
    expect((await post('/contact', enquiry)).status).toBe(200);
    expect(service.posts.map(({ body }) => body['formToken'])).toEqual(['token-of-the-page', undefined]);
  });

  it('asks to be sent again if it was sent too soon', async () => {
    const message = 'Please take a moment and send the form again';
    const errors = [{ path: 'formToken', message }];
    service.willAnswer({ status: 400, body: { code: 'ENQUIRIES.FORM_SENT_TOO_SOON', detail: 'y', errors } });
    expect(await (await post('/contact', enquiry)).text()).toContain(message);
  });

  it('is still sent if the van cannot be looked up', async () => {
    service.willAnswer({ status: 201, body: { id: 1, createdAt: '2026-11-20T12:00:00Z' } });
    expect((await post('/contact?vehicle=7&type=test_drive', { ...enquiry, inquiryType: 'test_drive' })).status).toBe(200);
    expect(service.posts[0]?.body).toMatchObject({ vehicleId: 7, inquiryType: 'test_drive' });
  });
});

describe('the data subject form without scripts', () => {
  const request = { requestType: 'erasure', firstName: 'Ann', lastName: 'Example', email: 'ann@example.org' };

  it('has its button enabled, and asks for proof of identity in the words of the specification (D31)', async () => {
    expect(await shell.text('/data-subject-rights')).toMatch(/<button(?![^>]*disabled)[^>]*>Submit Request/);
    const message = 'Identity Verification Required - Please confirm you understand the identity verification requirements.';
    service.willAnswer(refusal([{ path: 'identityVerification', message }]));
    const answer = await post('/data-subject-rights', request);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(message);
    expect(html).toMatch(/<input[^>]* checked [^>]*value="erasure"|<input[^>]*value="erasure"[^>]* checked[ />]/);
    expect(service.posts[0]?.body).toMatchObject({ ...request, identityVerification: false });
  });

  it('is answered with its reference and due date', async () => {
    service.willAnswer({ status: 201, body: { reference: 'DSR-4F7K-92MQ', dueDate: '2026-12-20' } });
    const answer = await post('/data-subject-rights', { ...request, identityVerification: 'on' });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('DSR-4F7K-92MQ');
    expect(html).toContain('20 December 2026');
  });
});

describe('forms while the enquiries service is down', () => {
  beforeAll(() => service.stop());

  it('are still shown, without a token', async () => {
    const html = await shell.text('/contact');
    expect(html).toContain('Send Enquiry');
    expect(html).not.toContain('name="formToken"');
  });

  it.each([
    ['/contact', enquiry, 'customerName', 'Ann Example', 'went wrong at our end. Nothing you typed is lost'],
    [
      '/data-subject-rights',
      { firstName: 'Ann' },
      'firstName',
      'Ann',
      'Submission Failed - Please try again or contact us directly.',
    ],
  ])('answer 503 at %s, and keep what was typed', async (path, fields, name, value, text) => {
    const answer = await post(path, fields);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    const html = await answer.text();
    expect(html).toContain(text);
    expect(typed(html, name)).toBe(value);
  });
});
