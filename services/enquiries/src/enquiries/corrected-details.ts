import { CUSTOMER_DETAILS, type CustomerDetail, type UpdateEnquiry } from '@forecourt/contracts';
import type { EnquiryRow } from './enquiry.entity.ts';

type Details = Pick<UpdateEnquiry, CustomerDetail>;

/** Which details of the customer a change makes different. */
export const correctedDetails = (stored: Pick<EnquiryRow, CustomerDetail>, change: Details): CustomerDetail[] =>
  CUSTOMER_DETAILS.filter((detail) => change[detail] !== undefined && change[detail] !== stored[detail]);

/** These details of a change. */
export const only = (change: Details, details: readonly CustomerDetail[]): Partial<Pick<EnquiryRow, CustomerDetail>> =>
  Object.fromEntries(details.map((detail) => [detail, change[detail]]));
