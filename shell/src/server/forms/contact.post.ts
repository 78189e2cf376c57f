import { postForm } from '@forecourt/web-kit/forms';
import { fetchAskedVehicle, subjectVehicle, vehicleIdIn } from '../../app/enquiries/asked-vehicle.ts';
import { ENQUIRY_FIELDS, enquiryPayload, sentEnquiry } from '../../app/enquiries/enquiry-values.ts';
import type { FormPost } from './form-post.ts';

/** /contact (D5) */
export const contactPost: FormPost = {
  page: 'contact',
  path: '/contact',
  fields: ENQUIRY_FIELDS,
  send: async ({ values, query, start, api }) => {
    const id = vehicleIdIn(query);
    const vehicle = subjectVehicle(id, id === null ? undefined : await fetchAskedVehicle(api, id));
    const text = (name: string) => values[name] ?? '';
    const enquiry = {
      customerName: text('customerName'),
      customerEmail: text('customerEmail'),
      customerPhone: text('customerPhone'),
      inquiryType: text('inquiryType'),
      preferredContactTime: text('preferredContactTime'),
      message: text('message'),
      website: text('website'),
    };
    await postForm(api, '/api/inquiries', enquiryPayload(enquiry, { vehicle }), start);
    return sentEnquiry(enquiry, { vehicle });
  },
};
