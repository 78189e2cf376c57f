import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

/** A person whom no other test knows. */
export interface SomeCustomer {
  /** In everything they send, so that a search finds theirs alone. */
  readonly mark: string;
  readonly name: string;
  readonly email: string;
}

export function someCustomer(): SomeCustomer {
  const mark = `zz${randomUUID().slice(0, 8)}`;
  return { mark, name: `Ada ${mark}`, email: `${mark}@example.org` };
}

/** Sends an enquiry as the vehicle page does. @returns its number. */
export async function enquire(request: APIRequestContext, { name, email }: SomeCustomer, facts: object = {}): Promise<number> {
  const response = await request.post('/api/inquiries', {
    data: {
      customerName: name,
      customerEmail: email,
      customerPhone: '0151 496 0177',
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
  expect((await request.post('/api/inquiries', { data })).status()).toBe(201);
}

/** @returns its reference. */
export async function askAboutData(request: APIRequestContext, { mark, email }: SomeCustomer): Promise<string> {
  const data = { requestType: 'erasure', firstName: 'Ada', lastName: mark, email, identityVerification: true };
  const response = await request.post('/api/data-subject-request', { data });
  expect(response.status()).toBe(201);
  return (await response.json()).reference;
}
