import fc from 'fast-check';
import { isValidTicket, signTicket } from './upload-ticket.ts';

const SECRET = 'a secret of the service';
const NOW = Date.UTC(2026, 0, 5, 9);
const EXPIRES = NOW / 1000 + 60;
const KEY = '7b1c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a11';

describe('an upload ticket', () => {
  const ticket = signTicket(SECRET, KEY, EXPIRES);

  it('is valid until it expires', () => {
    expect(isValidTicket(SECRET, ticket, NOW)).toBe(true);
    expect(isValidTicket(SECRET, ticket, EXPIRES * 1000 - 1)).toBe(true);
    expect(isValidTicket(SECRET, ticket, EXPIRES * 1000)).toBe(false);
  });

  it.each([
    ['another key', { ...ticket, key: '7b1c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a12' }],
    ['a later expiry', { ...ticket, expires: EXPIRES + 1 }],
    ['no signature', { ...ticket, signature: '' }],
    ['a shortened signature', { ...ticket, signature: ticket.signature.slice(0, -4) }],
  ])('does not hold for %s', (_what, forged) => {
    expect(isValidTicket(SECRET, forged, NOW)).toBe(false);
  });

  it('is not valid under another secret or with another signature', () => {
    expect(isValidTicket('another secret', ticket, NOW)).toBe(false);
    fc.assert(
      fc.property(fc.string(), (signature) => {
        fc.pre(Buffer.from(signature, 'base64url').compare(Buffer.from(ticket.signature, 'base64url')) !== 0);
        return !isValidTicket(SECRET, { ...ticket, signature }, NOW);
      }),
    );
  });
});
