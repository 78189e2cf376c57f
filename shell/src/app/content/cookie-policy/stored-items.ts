export interface StoredItem {
  readonly name: string;
  readonly purpose: string;
  readonly kept: string;
}

/** All that the website stores without asking. Whoever stores something new adds it here; a test looks for what is missing. */
export const ESSENTIAL_ITEMS: readonly StoredItem[] = [
  {
    name: 'forecourt:splash',
    purpose: 'Remembers that you have seen the opening screen, so that it is not shown on every page.',
    kept: 'Until you close the tab (session storage)',
  },
  {
    name: 'forecourt:cookie-consent',
    purpose: 'Remembers when you answered the cookie banner.',
    kept: '2 years, unless you delete it sooner (local storage)',
  },
  {
    name: 'forecourt:cookie-preferences',
    purpose: 'Remembers which cookies you allow.',
    kept: '2 years, unless you delete it sooner (local storage)',
  },
  {
    name: 'react-router-scroll-positions',
    purpose: 'Remembers how far down a page you were, for when you go back to it.',
    kept: 'Until you close the tab (session storage)',
  },
  {
    name: 'forecourt:chat-view',
    purpose: 'Remembers that you have the chat open or minimised, for the next page.',
    kept: 'Until you close the chat or the tab (session storage)',
  },
  {
    name: 'forecourt:chat',
    purpose: 'Remembers your conversation with the sales assistant, if you use the chat.',
    kept: 'Until you close the tab (session storage)',
  },
  {
    name: 'forecourt:chat-unsent',
    purpose: 'Remembers what you have typed into the chat and not sent yet.',
    kept: 'Until it is sent or you close the tab (session storage)',
  },
  {
    name: 'vatFirst',
    purpose: 'Remembers whether you want prices with or without VAT first, if you have used the switch.',
    kept: 'Until you delete it (local storage)',
  },
  {
    name: 'adminToken',
    purpose: 'Keeps our own staff signed in. Visitors never have it.',
    kept: 'Until they sign out (local storage)',
  },
  {
    name: 'forecourt_device',
    purpose: 'Tells a device that our own staff have signed in on from one that is guessing. Visitors never have it.',
    kept: '1 year from the last sign-in (cookie)',
  },
  {
    name: 'forecourt:add-vehicle:1',
    purpose: 'Keeps what our own staff have typed about a new vehicle until it is saved. Visitors never have it.',
    kept: 'Until it is saved or the tab is closed (session storage)',
  },
  {
    name: 'forecourt:edit-vehicle',
    purpose: 'Keeps what our own staff have changed on a vehicle until it is saved. Visitors never have it.',
    kept: 'Until it is saved or the tab is closed (session storage)',
  },
];
