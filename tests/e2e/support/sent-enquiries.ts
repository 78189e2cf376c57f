import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

/**
 * The service itself, called from a new address each time: all tests together would exceed the rate limit of one address (D32).
 */
const SERVICE = process.env['ENQUIRIES_URL'] ?? '';
const fromElsewhere = () => ({ 'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1` });

/** A person unique to one test. */
export interface SomeCustomer {
  /** A marker in everything they send, so that a search finds only that. */
  readonly mark: string;
  readonly name: string;
  readonly email: string;
  /** Nobody else's: one number is one person, whose enquiries are tied. */
  readonly phone: string;
}

export function someCustomer(): SomeCustomer {
  const mark = `zz${randomUUID().slice(0, 8)}`;
  const phone = `0151 ${String(randomInt(10_000_000)).padStart(7, '0')}`;
  return { mark, name: `Ada ${mark}`, email: `${mark}@example.org`, phone };
}

/** Sends an enquiry as the vehicle page does. @returns its number. */
export async function enquire(
  request: APIRequestContext,
  { name, email, phone }: SomeCustomer,
  facts: object = {},
): Promise<number> {
  const response = await request.post(`${SERVICE}/api/inquiries`, {
    headers: fromElsewhere(),
    data: {
      customerName: name,
      customerEmail: email,
      customerPhone: phone,
      inquiryType: 'test_drive',
      message: 'On Friday?',
      preferredContactTime: 'morning',
      ...facts,
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()).id;
}

/** Sends an enquiry as the chat does. */
export async function enquireByChat(request: APIRequestContext, { name, email }: SomeCustomer, message: string): Promise<void> {
  const data = { customerName: name, email, phone: null, message, source: 'chatbot' };
  expect((await request.post(`${SERVICE}/api/inquiries`, { headers: fromElsewhere(), data })).status()).toBe(201);
}

/** @returns its reference. */
export async function askAboutData(request: APIRequestContext, { mark, email }: SomeCustomer): Promise<string> {
  const data = { requestType: 'erasure', firstName: 'Ada', lastName: mark, email, identityVerification: true };
  const response = await request.post(`${SERVICE}/api/data-subject-request`, { headers: fromElsewhere(), data });
  expect(response.status()).toBe(201);
  return (await response.json()).reference;
}
