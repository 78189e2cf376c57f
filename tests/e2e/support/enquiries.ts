import type { Enquiry } from '@forecourt/contracts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const authorization = `Bearer ${process.env['STAFF_TOKEN']}`;

/** What staff see of the enquiries of one visitor; each test has an address of its own. */
export async function enquiriesFrom(request: APIRequestContext, email: string): Promise<Enquiry[]> {
  const response = await request.get('/api/inquiries', { headers: { authorization } });
  expect(response.status()).toBe(200);
  const all: Enquiry[] = await response.json();
  return all.filter(({ customerEmail }) => customerEmail === email);
}

let visitors = 0;

/** An e-mail address that nobody has used before. */
export function newEmail(): string {
  visitors += 1;
  return `visitor-${Date.now()}-${process.pid}-${visitors}@example.org`;
}

export const NAME = 'Ann Example';
export const PHONE = '0151 496 0999';

/** Fills in who is asking. */
export async function fillPerson(form: Page | Locator, email: string): Promise<void> {
  await form.getByLabel('Name *').fill(NAME);
  await form.getByLabel('Phone *').fill(PHONE);
  await form.getByLabel('Email *').fill(email);
}
