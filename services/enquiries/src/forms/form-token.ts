import { createHmac, timingSafeEqual } from 'node:crypto';

/** The least time that people take to fill in a form, in milliseconds. */
export const MIN_FILL_TIME_MS = 2_000;
/** How long a form may stay open, in milliseconds. */
export const MAX_FILL_TIME_MS = 24 * 60 * 60 * 1_000;

export type TokenVerdict = 'valid' | 'forged' | 'expired' | 'early';

/** A signed record of when a form was opened: `<Unix milliseconds in base 36>.<signature>`. */
export const signFormToken = (secret: string, openedAt: number): string => {
  const time = openedAt.toString(36);
  return `${time}.${proof(secret, time).toString('base64url')}`;
};

/** @param now Unix milliseconds. */
export const verifyFormToken = (secret: string, token: string, now: number): TokenVerdict => {
  const [time = '', signature = ''] = token.split('.', 2);
  const given = Buffer.from(signature, 'base64url');
  const expected = proof(secret, time);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  const age = now - Number.parseInt(time, 36);
  if (age < MIN_FILL_TIME_MS) return 'early';
  return age > MAX_FILL_TIME_MS ? 'expired' : 'valid';
};

const proof = (secret: string, time: string): Buffer => createHmac('sha256', secret).update(`form opened ${time}`).digest();
