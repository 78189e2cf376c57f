export interface StoredItem {
  readonly name: string;
  readonly purpose: string;
  readonly kept: string;
}

/** Everything the website stores without consent. Add new items here; a test fails if one is missing. */
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
    name: 'forecourt:list',
    purpose: 'Remembers which vans you listed last, so that a van leads back to them.',
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
    purpose: 'Remembers what you have typed into the chat but not yet sent.',
    kept: 'Until it is sent or you close the tab (session storage)',
  },
  {
    name: 'forecourt:enquiry',
    purpose: 'Remembers what you have typed into an enquiry but not yet sent.',
    kept: 'Until it is sent or you close the tab (session storage)',
  },
  {
    name: 'vatFirst',
    purpose: 'Remembers whether you want to see prices with or without VAT first, if you have used the switch.',
    kept: 'Until you delete it (local storage)',
  },
  {
    name: 'forecourt:calculations',
    purpose: 'Remembers the finance calculations that you save, so that the calculator shows them again.',
    kept: 'Until you delete them (local storage)',
  },
  {
    name: 'forecourt_uncounted',
    purpose: 'Says that your visits are not to be counted. Only set if you object on the page about counting.',
    kept: '400 days, or until you let them be counted again (cookie)',
  },
  {
    name: 'adminToken',
    purpose: 'Keeps our own staff signed in. Never set for visitors.',
    kept: 'Until they sign out (local storage)',
  },
  {
    name: 'forecourt_device',
    purpose: 'Recognises devices our staff have logged in on, so that password guessing can be blocked. Never set for visitors.',
    kept: '1 year from the last sign-in (cookie)',
  },
  {
    name: 'forecourt_preview',
    purpose: 'Shows our own staff a version of the website that is not live yet. Only set by a link that staff make.',
    kept: '1 hour, or until they leave the preview (cookie)',
  },
  {
    name: 'forecourt:add-vehicle:3',
    purpose: 'Keeps what our own staff have typed about a new van until it is saved. Never set for visitors.',
    kept: 'Until it is saved or the tab is closed (session storage)',
  },
  {
    name: 'forecourt:draft',
    purpose:
      'Keeps a note, a reply, a reason or another text that our own staff have begun until it is sent. Never set for visitors.',
    kept: 'Until it is added, they sign out or the tab is closed (session storage)',
  },
  {
    name: 'forecourt:shortcuts',
    purpose: 'Remembers that our own staff have turned keyboard shortcuts off. Never set for visitors.',
    kept: 'Until they turn them on again (local storage)',
  },
  {
    name: 'forecourt:edit-vehicle',
    purpose: 'Keeps the changes our own staff have made to a van until it is saved. Never set for visitors.',
    kept: 'Until it is saved or the tab is closed (session storage)',
  },
];
