import { expect, type Locator, type Page } from '@playwright/test';

export interface Press {
  readonly name: string;
  readonly path: string;
  /** A phone's by default. */
  readonly width?: number;
  /** The cookie banner has not been answered. */
  readonly isFirstVisit?: boolean;
  readonly control: (page: Page) => Locator;
  /** Taps it by default. */
  readonly act?: (control: Locator) => Promise<void>;
  /** Resolves once it has done what it should. */
  readonly done: (page: Page) => Promise<void>;
}

const DESK = 1_440;

const dialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(1);
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const mainLink = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first();

/** Resolves once the frame is shown that answers what has happened so far. */
export const nextPaint = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));

/**
 * Presses as a person does, who brings the control into view and sees it there first: a scroll of thousands of pixels and the tap
 * in one frame is what no hand does.
 */
export async function carryOut(page: Page, { control, act = (found) => found.tap() }: Press): Promise<void> {
  const found = control(page);
  await found.scrollIntoViewIfNeeded();
  await nextPaint(page);
  await act(found);
  // What looks for the outcome searches the whole page, which takes a slow one 200 ms: after the frame that is measured.
  await nextPaint(page);
}

/** Every control that somebody may press first. */
export const pressesOf = (vehicleId: number): readonly Press[] => {
  const van = `/vehicle/${vehicleId}`;
  return [
    {
      name: 'menu',
      path: '/',
      control: button('Menu'),
      done: (page) => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible(),
    },
    { name: 'filters', path: '/vehicles', control: button(/^Filters/), done: dialog },
    {
      name: 'a filter',
      path: '/vehicles',
      width: DESK,
      control: (page) => page.getByRole('checkbox', { name: /^Ford/ }),
      done: (page) => expect(page).toHaveURL('/vehicles?make=Ford'),
    },
    {
      name: 'sort',
      path: '/vehicles',
      control: (page) => page.getByRole('combobox', { name: 'Sort by' }),
      act: (sort) => sort.press('ArrowDown'),
      done: (page) => expect(page).toHaveURL(/sortBy=/),
    },
    {
      name: 'more vans',
      path: '/vehicles',
      control: mainLink('Show more vans'),
      done: (page) => expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(24),
    },
    { name: 'gallery', path: van, control: mainLink(/Click to view gallery/), done: dialog },
    {
      name: 'thumbnail',
      path: van,
      control: mainLink(/^Image 2 of/),
      done: (page) => expect(page.getByRole('link', { name: /^Image 2 of/ })).toHaveAttribute('aria-current', 'true'),
    },
    { name: 'callback', path: van, control: mainLink('Request Callback'), done: dialog },
    { name: 'calculator', path: van, control: mainLink('Calculate Finance'), done: dialog },
    {
      name: 'deposit',
      path: '/finance',
      control: (page) => page.getByLabel('Deposit'),
      act: (deposit) => deposit.pressSequentially('2', { delay: 120 }),
      done: (page) => expect(page.getByRole('main')).toContainText('deposit £20.00'),
    },
    {
      name: 'VAT switch',
      path: van,
      control: button('inc. VAT'),
      done: (page) => expect(page.locator('html')).toHaveAttribute('data-vat-first', 'inc'),
    },
    {
      name: 'suggestion',
      path: '/vehicles',
      control: (page) => page.getByLabel('Search make, model or registration'),
      act: (search) => search.pressSequentially('tran', { delay: 120 }),
      done: (page) => expect(page.getByRole('option').first()).toBeVisible(),
    },
    {
      name: 'cookie choice',
      path: '/',
      isFirstVisit: true,
      control: button('Reject All'),
      done: (page) => expect(page.getByRole('button', { name: 'Reject All' })).toBeHidden(),
    },
    {
      name: 'cookie settings',
      path: '/',
      isFirstVisit: true,
      control: button('Customize'),
      done: dialog,
    },
    {
      name: 'chat',
      path: '/vehicles',
      width: DESK,
      control: button('Chat with our sales assistant'),
      done: (page) => expect(page.getByRole('textbox', { name: /message/i })).toBeVisible(),
    },
  ];
};
