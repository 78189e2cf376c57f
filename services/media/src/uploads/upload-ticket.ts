import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long an upload URL may be used, in seconds: long enough for twenty photographs over a phone. */
export const TICKET_SECONDS = 15 * 60;

/** What an upload URL says: under which key one picture may be stored, until when (Unix seconds), and the proof of both. */
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

/** Whether this service made the ticket and it has not expired. @param now Unix milliseconds */
export const isValidTicket = (secret: string, ticket: UploadTicket, now: number): boolean => {
  const given = Buffer.from(ticket.signature, 'base64url');
  const expected = proof(secret, ticket.key, ticket.expires);
  return given.length === expected.length && timingSafeEqual(given, expected) && now < ticket.expires * 1000;
};

const proof = (secret: string, key: string, expires: number): Buffer =>
  createHmac('sha256', secret).update(`PUT ${key} ${expires}`).digest();
