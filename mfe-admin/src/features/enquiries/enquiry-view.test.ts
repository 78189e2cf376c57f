import { queryOf, viewOf } from './enquiry-view.ts';

it.each([
  ['', ''],
  ['tab=inquiries', ''],
  ['status=new', 'status=new'],
  ['status=new&type=test_drive', 'status=new&type=test_drive'],
  ['period=today', 'from=2026-07-05'],
  ['period=week', 'from=2026-06-29'],
  ['period=month', 'from=2026-06-06'],
  ['vehicle=7', 'vehicleId=7'],
  ['q=+Si%C3%A2n+R', 'search=Si%C3%A2n+R'],
  ['status=sold&type=fax&period=ever&vehicle=x&q=+', ''],
  [`q=${'x'.repeat(150)}`, `search=${'x'.repeat(100)}`],
])('the address %j asks for %j', (address, query) => {
  expect(queryOf(viewOf(new URLSearchParams(address)), '2026-07-05')).toBe(query);
});
