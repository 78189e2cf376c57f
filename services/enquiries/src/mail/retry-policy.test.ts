import fc from 'fast-check';
import type { QueuedMail } from './queued-mail.ts';
import { retryPlan } from './retry-policy.ts';

const NOW = Date.UTC(2026, 0, 5, 9);
const DAY = 24 * 60 * 60 * 1_000;
const mail = (facts: Partial<QueuedMail> = {}): QueuedMail => ({
  id: '1',
  eventId: '7b1c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a11',
  recipient: 'visitor',
  enquiryId: 1,
  dataRequestId: null,
  isReminder: false,
  createdAt: new Date(NOW),
  attempts: 1,
  traceparent: null,
  ...facts,
});
const failure = (facts: object = {}) => Object.assign(new Error('refused'), facts);

describe('a mail that could not be sent', () => {
  it.each([
    ['an address that does not exist', { permanent: true, command: 'RCPT TO', responseCode: 550 }, 'abandon'],
    ['a message taken for spam', { permanent: true, command: 'DATA', responseCode: 554 }, 'abandon'],
    ['a full mailbox', { permanent: false, command: 'RCPT TO', responseCode: 452 }, { retryInSeconds: 5 }],
    ['greylisting', { permanent: false, command: 'RCPT TO', responseCode: 451 }, { retryInSeconds: 5 }],
    ['a password of ours that is wrong', { permanent: true, command: 'AUTH PLAIN', responseCode: 535 }, { retryInSeconds: 5 }],
    ['a sender that is not allowed', { permanent: true, command: 'MAIL FROM', responseCode: 553 }, { retryInSeconds: 5 }],
    ['a server that is away', { code: 'ESOCKET', command: 'CONN' }, { retryInSeconds: 5 }],
    ['a server that does not answer', { code: 'ETIMEDOUT', command: 'CONN' }, { retryInSeconds: 5 }],
    ['anything else', {}, { retryInSeconds: 5 }],
  ])('to a visitor: %s', (_what, facts, plan) => {
    expect(retryPlan(failure(facts), mail(), NOW)).toEqual(plan);
  });

  it('to another system is tried for five days, also while its address is refused', () => {
    const refused = failure({ permanent: true, command: 'RCPT TO', responseCode: 550 });
    const lead = mail({ recipient: 'crm' });
    expect(retryPlan(refused, lead, NOW + 5 * DAY)).toEqual({ retryInSeconds: 5 });
    expect(retryPlan(refused, lead, NOW + 5 * DAY + 1)).toBe('abandon');
  });

  it('to a visitor is abandoned after five days, and not before', () => {
    expect(retryPlan(failure(), mail({ attempts: 99 }), NOW + 5 * DAY)).toEqual({ retryInSeconds: 3_600 });
    expect(retryPlan(failure(), mail({ attempts: 99 }), NOW + 5 * DAY + 1)).toBe('abandon');
  });

  it('to the dealership is never abandoned, whatever the refusal and for however long', () => {
    fc.assert(
      fc.property(
        fc.record({ permanent: fc.boolean(), command: fc.constantFrom('RCPT TO', 'DATA', 'CONN', 'AUTH PLAIN') }),
        fc.integer({ min: 1, max: 1_000 }),
        fc.integer({ min: 0, max: 1_000 }),
        (facts, attempts, days) =>
          retryPlan(failure(facts), mail({ recipient: 'dealership', attempts }), NOW + days * DAY) !== 'abandon',
      ),
    );
  });

  it.each([
    [1, 5],
    [2, 10],
    [3, 20],
    [10, 2_560],
    [11, 3_600],
    [500, 3_600],
  ])('after attempt %i waits %i seconds', (attempts, retryInSeconds) => {
    expect(retryPlan(failure(), mail({ attempts }), NOW)).toEqual({ retryInSeconds });
  });
});
