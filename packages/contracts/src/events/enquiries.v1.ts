import { z } from 'zod';

import { CAME_BY, DATA_REQUEST_TYPES, INQUIRY_TYPES } from '../http/enquiry-constants.ts';
import { defineEvent } from './envelope.ts';

/** Ids and facts only; personal data stays in the service's own database (architecture §4). */
export const enquiryReceivedV1 = defineEvent(
  'enquiries.enquiry.received.v1',
  z.object({ inquiryType: z.enum(INQUIRY_TYPES), vehicleId: z.int().positive().nullable() }),
);
/** Staff have entered somebody who called, came in or wrote: the customer is not mailed about it. */
export const enquiryEnteredV1 = defineEvent(
  'enquiries.enquiry.entered.v1',
  z.object({ cameBy: z.enum(CAME_BY), vehicleId: z.int().positive().nullable() }),
);
export const dataRequestReceivedV1 = defineEvent(
  'enquiries.data-request.received.v1',
  z.object({ requestType: z.enum(DATA_REQUEST_TYPES), dueDate: z.iso.date() }),
);

export type EnquiryReceivedV1 = z.infer<typeof enquiryReceivedV1.schema>;
export type EnquiryEnteredV1 = z.infer<typeof enquiryEnteredV1.schema>;
export type DataRequestReceivedV1 = z.infer<typeof dataRequestReceivedV1.schema>;
