import { queryOf, sortOf, viewOf } from './enquiry-view.ts';

const OWN = '7b1c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a11';
const COLLEAGUE = '9d2c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a12';

it.each([
  ['', ''],
  ['tab=inquiries', ''],
  ['status=new', 'status=new'],
  ['status=new&type=test_drive', 'status=new&type=test_drive'],
  ['type=walk-in', 'type=walk-in'],
  ['period=today', 'from=2026-07-05'],
  ['period=week', 'from=2026-06-29'],
  ['period=month', 'from=2026-06-06'],
  ['vehicle=7', 'vehicleId=7'],
  ['vehicle=7,12', 'vehicleId=7%2C12'],
  ['vehicle=7,x', ''],
  ['assignee=me', `assignee=${OWN}`],
  ['assignee=nobody', 'assignee=nobody'],
  ['assignee=ann', ''],
  [`assignee=${COLLEAGUE}`, `assignee=${COLLEAGUE}`],
  ['status=open', 'status=new%2Ccontacted%2Cappointment'],
  ['replies=unsent', 'replies=unsent'],
  ['replies=all', ''],
  ['due=call', 'due=call'],
  ['due=appointment', 'due=appointment'],
  ['due=ever', ''],
  ['enquiry=7', 'id=7'],
  ['with=7', 'samePersonAs=7'],
  ['enquiry=x&with=0', ''],
  ['q=+Si%C3%A2n+R', 'search=Si%C3%A2n+R'],
  ['status=sold&type=fax&period=ever&vehicle=x&q=+', ''],
  [`q=${'x'.repeat(150)}`, `search=${'x'.repeat(100)}`],
])('the address %j asks for %j', (address, query) => {
  expect(queryOf(viewOf(new URLSearchParams(address)), '2026-07-05', OWN)).toBe(query);
});

it.each(['operator', null])('finds nothing that is %j’s own, who has no account', (own) => {
  expect(queryOf(viewOf(new URLSearchParams('assignee=me')), '2026-07-05', own)).toBe(
    'assignee=00000000-0000-0000-0000-000000000000',
  );
});

it.each([
  ['', 'newest'],
  ['status=won', 'newest'],
  ['status=new', 'longest-wait'],
  ['status=new&sort=newest', 'newest'],
  ['sort=longest-wait', 'longest-wait'],
  ['status=new&sort=price', 'longest-wait'],
])('the address %j has the order %s', (address, sort) => {
  expect(sortOf(new URLSearchParams(address))).toBe(sort);
});
