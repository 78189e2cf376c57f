import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long an upload URL is valid, in seconds: enough for twenty photographs over a phone connection. */
export const TICKET_SECONDS = 15 * 60;

/** The contents of an upload URL: the key to store under, when it expires (Unix seconds), and a signature of both. */
export interface UploadTicket {
  readonly key: string;
  readonly expires: number;
  readonly signature: string;
}

export const signTicket = (secret: string, key: string, expires: number): UploadTicket => ({
  key,
  expires,
  signature: proof(secret, key, expires).toString('base64url'),
});

/** Whether this service signed the ticket and it has not expired. @param now Unix milliseconds */
export const isValidTicket = (secret: string, ticket: UploadTicket, now: number): boolean => {
  const given = Buffer.from(ticket.signature, 'base64url');
  const expected = proof(secret, ticket.key, ticket.expires);
  return given.length === expected.length && timingSafeEqual(given, expected) && now < ticket.expires * 1000;
};

const proof = (secret: string, key: string, expires: number): Buffer =>
  createHmac('sha256', secret).update(`PUT ${key} ${expires}`).digest();
