import { createHmac, timingSafeEqual } from 'node:crypto';

/** A form is filled in for at least this long by people, in milliseconds. */
export const SHORTEST_FILLING_MS = 2_000;
/** A form that was opened longer ago is to be opened again, in milliseconds. */
export const LONGEST_FILLING_MS = 24 * 60 * 60 * 1_000;

export type TokenVerdict = 'valid' | 'forged' | 'expired' | 'early';

/** Says when a form was opened, and that this service said so: `<Unix milliseconds in base 36>.<signature>`. */
export const signFormToken = (secret: string, openedAt: number): string => {
  const time = openedAt.toString(36);
  return `${time}.${proof(secret, time).toString('base64url')}`;
};

/** @param now Unix milliseconds. */
export const judgeFormToken = (secret: string, token: string, now: number): TokenVerdict => {
  const [time = '', signature = ''] = token.split('.', 2);
  const given = Buffer.from(signature, 'base64url');
  const expected = proof(secret, time);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  const age = now - Number.parseInt(time, 36);
  if (age < SHORTEST_FILLING_MS) return 'early';
  return age > LONGEST_FILLING_MS ? 'expired' : 'valid';
};

const proof = (secret: string, time: string): Buffer => createHmac('sha256', secret).update(`form opened ${time}`).digest();
