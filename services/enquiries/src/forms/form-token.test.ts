import fc from 'fast-check';
import { MAX_FILL_TIME_MS, MIN_FILL_TIME_MS, signFormToken, verifyFormToken } from './form-token.ts';

const SECRET = 'a secret of the service';
const OPENED = Date.UTC(2026, 0, 5, 9);
const token = signFormToken(SECRET, OPENED);

describe('a form token', () => {
  it.each([
    ['at once', 0, 'early'],
    ['a moment before two seconds are over', MIN_FILL_TIME_MS - 1, 'early'],
    ['after two seconds', MIN_FILL_TIME_MS, 'valid'],
    ['after a day', MAX_FILL_TIME_MS, 'valid'],
    ['a moment later', MAX_FILL_TIME_MS + 1, 'expired'],
    ['before it was opened, by a clock that is behind', -5_000, 'early'],
  ] as const)('%s', (_when, later, verdict) => {
    expect(verifyFormToken(SECRET, token, OPENED + later)).toBe(verdict);
  });

  it('is short enough for the contract', () => {
    expect(token.length).toBeLessThanOrEqual(200);
  });

  it.each([
    ['nothing', ''],
    ['no signature', token.split('.')[0]],
    ['a shortened signature', token.slice(0, -4)],
    ['another time', `${(OPENED - 60_000).toString(36)}.${token.split('.')[1]}`],
    ['the signature alone', `.${token.split('.')[1]}`],
  ])('is forged with %s', (_what, forged = '') => {
    expect(verifyFormToken(SECRET, forged, OPENED + 60_000)).toBe('forged');
  });

  it('is forged under another secret, or if it is made up', () => {
    expect(verifyFormToken('another secret', token, OPENED + 60_000)).toBe('forged');
    fc.assert(fc.property(fc.string(), (made) => verifyFormToken(SECRET, made, OPENED + 60_000) === 'forged'));
  });
});
