import type { Enquiry } from '@forecourt/contracts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const authorization = `Bearer ${process.env['STAFF_TOKEN']}`;

/** The enquiries of one visitor, as staff see them; each test has an email address of its own. */
export async function enquiriesFrom(request: APIRequestContext, email: string): Promise<Enquiry[]> {
  const response = await request.get('/api/inquiries', { headers: { authorization } });
  expect(response.status()).toBe(200);
  const all: Enquiry[] = await response.json();
  return all.filter(({ customerEmail }) => customerEmail === email);
}

let visitors = 0;

/** A unique email address. */
export function newEmail(): string {
  visitors += 1;
  return `visitor-${Date.now()}-${process.pid}-${visitors}@example.org`;
}

export const NAME = 'Ann Example';
export const PHONE = '0151 496 0999';

/** Fills in the personal details. */
export async function fillPerson(form: Page | Locator, email: string): Promise<void> {
  await form.getByLabel('Name *').fill(NAME);
  await form.getByLabel('Phone *').fill(PHONE);
  await form.getByLabel('Email *').fill(email);
}
