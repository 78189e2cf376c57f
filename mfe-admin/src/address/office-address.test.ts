import { officeAddress } from './office-address.ts';

it.each<[string, Parameters<typeof officeAddress>[1], string]>([
  ['', {}, '/admin'],
  ['q=ford', { edit: '7' }, '/admin?q=ford&edit=7'],
  ['q=ford&edit=7', { edit: null }, '/admin?q=ford'],
  ['tab=inquiries', { tab: null, q: null }, '/admin'],
  ['', { add: '' }, '/admin?add='],
])('%j with %j is %s', (now, change, address) => {
  expect(officeAddress(new URLSearchParams(now), change)).toBe(address);
});
