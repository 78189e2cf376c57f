import type { Enquiry } from '@forecourt/contracts';
import { replyLink } from './reply-link.ts';

const transit = { id: 7, make: 'Ford', model: 'Transit', year: 2022, registrationNumber: 'HV22 ABC', isRemoved: false };
const enquiry = {
  customerName: 'Siân Roberts',
  customerEmail: 'sian+vans@ogwen.example',
  vehicleId: 7,
  vehicle: transit,
} as Enquiry;
const read = (link: string) => {
  const { pathname, searchParams } = new URL(link);
  return [pathname, searchParams.get('subject'), searchParams.get('body')];
};

it.each<[Partial<Enquiry>, string, string]>([
  [
    {},
    'Your enquiry to Halyard Vans: 2022 Ford Transit, HV22 ABC',
    'Thank you for your enquiry about the 2022 Ford Transit, HV22 ABC.',
  ],
  [
    { vehicle: { ...transit, registrationNumber: null } },
    'Your enquiry to Halyard Vans: 2022 Ford Transit',
    'about the 2022 Ford Transit.',
  ],
  [{ vehicleId: null, vehicle: null }, 'Your enquiry to Halyard Vans', 'Thank you for your enquiry.'],
])('an enquiry with %j is answered under a subject that names it', (facts, subject, thanks) => {
  const [address, said, body] = read(replyLink({ ...enquiry, ...facts }, 'Halyard Vans'));
  expect(address).toBe('sian%2Bvans@ogwen.example');
  expect(said).toBe(subject);
  expect(body).toMatch(/^Dear Siân Roberts,\r\n/);
  expect(body).toContain(thanks);
});
