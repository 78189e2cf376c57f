import type { HeldData } from '@forecourt/contracts';
import { handedOver } from './handed-over.ts';

it('hands over what is held, without our numbers', () => {
  const held = {
    enquiries: [
      {
        id: 7,
        vehicleId: 49,
        version: 2,
        customerName: 'Siân Roberts',
        vehicle: { id: 49, make: 'Ford', isRemoved: false },
        notes: [{ id: 1, by: 'owner', text: 'Rang', createdAt: '2026-07-05T10:00:00.000Z' }],
        calculation: null,
      },
    ],
    dataRequests: [],
    mails: [{ to: 'visitor', enquiryId: 7, dataRequestId: null, sentAt: null }],
  } as unknown as HeldData;
  expect(JSON.parse(handedOver(held))).toEqual({
    enquiries: [
      {
        customerName: 'Siân Roberts',
        vehicle: { make: 'Ford' },
        notes: [{ text: 'Rang', createdAt: '2026-07-05T10:00:00.000Z' }],
        calculation: null,
      },
    ],
    dataRequests: [],
    mails: [{ to: 'visitor', sentAt: null }],
  });
});
