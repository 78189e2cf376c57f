import { randomUUID } from 'node:crypto';
import type { Vehicle } from '@forecourt/contracts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test as visitors } from './test.ts';

const TOKEN = process.env['STAFF_TOKEN'] ?? '';
/** For direct API calls. */
export const staffHeaders = { authorization: `Bearer ${TOKEN}` };

interface OfficeFixtures {
  /** The test's own van, with a unique model; deleted afterwards if the test has not done so. */
  readonly van: Vehicle;
  /** A page whose user is signed in. */
  readonly office: Page;
}

/** Tests of the back office. */
export const test = visitors.extend<OfficeFixtures>({
  van: async ({ request }, use) => {
    const van = await addVan(request);
    await use(van);
    await request.delete(`/api/vehicles/${van.id}`, { headers: staffHeaders });
  },
  office: async ({ page }, use) => {
    await page.addInitScript((token) => localStorage.setItem('adminToken', token), TOKEN);
    await use(page);
  },
});

/** What the page Operations keeps closed. */
export const openTechnical = (office: Page): Promise<void> => office.getByText('For whoever runs the system').click();

/** Signs the user out in another tab, and in again. */
export async function signInAgainElsewhere(office: Page): Promise<void> {
  const other = await office.context().newPage();
  await other.goto('/about');
  await other.evaluate(() => localStorage.removeItem('adminToken'));
  await expect(office.getByText('What you typed is kept.')).toBeVisible();
  await other.evaluate((token) => localStorage.setItem('adminToken', token), TOKEN);
  await other.close();
}

/** Presses a button that sends, and lets the call through only once the dialog has refused to close. */
export async function expectHeldWhileSending(dialog: Locator, path: string, button: string): Promise<void> {
  const office = dialog.page();
  let letThrough = () => {};
  const isSeen = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await office.route(path, async (route) => {
    if (route.request().method() !== 'GET') await isSeen;
    await route.fallback();
  });
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  await office.keyboard.press('Escape');
  if (/[?&](do|extend|person|post)=/.test(office.url())) await office.goBack();
  await expect(dialog.getByRole('button', { name: /ing\.\.\.$/ })).toBeVisible();
  await expectAccessible(office);
  letThrough();
}

/** A unique registration, because the stock allows each only once. */
export const newPlate = (): string => {
  const letters = Array.from({ length: 4 }, () => 'ABCDEFGHJKLMNOPRSTUVWXYZ'[Math.floor(Math.random() * 24)]).join('');
  return `Q${letters[0]}${Math.floor(10 + Math.random() * 90)} ${letters.slice(1)}`;
};

/** Adds a van to the stock as staff do. */
export async function addVan(request: APIRequestContext, facts: Partial<Vehicle> = {}): Promise<Vehicle> {
  const response = await request.post('/api/vehicles', {
    headers: staffHeaders,
    data: { make: 'Ford', model: `Test ${randomUUID().slice(0, 8)}`, year: 2022, price: '18995.00', condition: 'used', ...facts },
  });
  expect(response.status()).toBe(201);
  return response.json();
}

export async function storedVan(request: APIRequestContext, id: number): Promise<Vehicle> {
  const response = await request.get(`/api/vehicles/${id}`);
  expect(response.status()).toBe(200);
  return response.json();
}

/** A phone has no room for the filters beside a list. */
export const openFilters = async (office: Page): Promise<void> => {
  if ((office.viewportSize()?.width ?? 0) < 768) await office.getByRole('button', { name: /^Filters/ }).click();
};
