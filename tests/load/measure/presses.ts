import { expect, type Page } from '@playwright/test';

export interface Press {
  readonly name: string;
  readonly path: string;
  /** A phone's by default. */
  readonly width?: number;
  /** The cookie banner has not been answered. */
  readonly isFirstVisit?: boolean;
  readonly act: (page: Page) => Promise<void>;
  /** Resolves once it has done what it should. */
  readonly done: (page: Page) => Promise<void>;
}

const DESK = 1_440;

const dialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(1);
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().tap();
const mainLink = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first().tap();

/** Every control that somebody may press first. */
export const pressesOf = (vehicleId: number): readonly Press[] => {
  const van = `/vehicle/${vehicleId}`;
  return [
    {
      name: 'menu',
      path: '/',
      act: button('Menu'),
      done: (page) => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible(),
    },
    { name: 'filters', path: '/vehicles', act: button(/^Filters/), done: dialog },
    {
      name: 'a filter',
      path: '/vehicles',
      width: DESK,
      act: (page) => page.getByRole('checkbox', { name: /^Ford/ }).tap(),
      done: (page) => expect(page).toHaveURL('/vehicles?make=Ford'),
    },
    {
      name: 'sort',
      path: '/vehicles',
      act: (page) => page.getByRole('combobox', { name: 'Sort by' }).press('ArrowDown'),
      done: (page) => expect(page).toHaveURL(/sortBy=/),
    },
    {
      name: 'more vans',
      path: '/vehicles',
      act: mainLink('Show more vans'),
      done: (page) => expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(24),
    },
    { name: 'gallery', path: van, act: mainLink(/Click to view gallery/), done: dialog },
    {
      name: 'thumbnail',
      path: van,
      act: mainLink(/^Image 2 of/),
      done: (page) => expect(page.getByRole('link', { name: /^Image 2 of/ })).toHaveAttribute('aria-current', 'true'),
    },
    { name: 'callback', path: van, act: mainLink('Request Callback'), done: dialog },
    { name: 'calculator', path: van, act: mainLink('Calculate Finance'), done: dialog },
    {
      name: 'deposit',
      path: '/finance',
      act: (page) => page.getByLabel('Deposit').pressSequentially('2', { delay: 120 }),
      done: (page) => expect(page.getByRole('main')).toContainText('deposit £20.00'),
    },
    {
      name: 'VAT switch',
      path: van,
      act: button('inc. VAT'),
      done: (page) => expect(page.locator('html')).toHaveAttribute('data-vat-first', 'inc'),
    },
    {
      name: 'suggestion',
      path: '/vehicles',
      act: (page) => page.getByLabel('Search make, model or registration').pressSequentially('tran', { delay: 120 }),
      done: (page) => expect(page.getByRole('option').first()).toBeVisible(),
    },
    {
      name: 'cookie choice',
      path: '/',
      isFirstVisit: true,
      act: button('Reject All'),
      done: (page) => expect(page.getByRole('button', { name: 'Reject All' })).toBeHidden(),
    },
    {
      name: 'cookie settings',
      path: '/',
      isFirstVisit: true,
      act: button('Customize'),
      done: dialog,
    },
    {
      name: 'chat',
      path: '/vehicles',
      width: DESK,
      act: button('Chat with our sales assistant'),
      done: (page) => expect(page.getByRole('textbox', { name: /message/i })).toBeVisible(),
    },
  ];
};
