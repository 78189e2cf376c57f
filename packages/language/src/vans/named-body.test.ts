import { namedBody } from './named-body.ts';

it.each([
  ['TRANSIT 350 LUTON WITH TAIL LIFT', 'Luton'],
  ['Box Van', 'Luton'],
  ['Transit Single-Cab Tipper', 'Tipper'],
  ['Daily 35S14 Drop-side', 'Dropside'],
  ['Crafter Flatbed', 'Dropside'],
  ['Vivaro Crew Van', 'Crew Van'],
  ['Transit Custom Double cab-in-van', 'Crew Van'],
  ['Ranger Double Cab Wildtrak', 'Double Cab'],
  ['Sprinter 314 Panel Van', 'Panel Van'],
  ['Boxer 335 L3H2', null],
  ['Transit Custom Limited', null],
  ['', null],
])('%s names %s', (text, body) => expect(namedBody(text)).toBe(body));
