import type { ReceivedDataRequest } from '@forecourt/contracts';
import { postForm } from '@forecourt/web-kit/forms';
import { DATA_REQUEST_FIELDS, dataRequestPayload } from '../../app/data-requests/data-request-values.ts';
import type { FormPost } from './form-post.ts';

/** /data-subject-rights (D31) */
export const dataRequestPost: FormPost = {
  page: 'data-subject-rights',
  path: '/data-subject-rights',
  fields: DATA_REQUEST_FIELDS,
  send: async ({ values, start, api }) => {
    const text = (name: string) => values[name] ?? '';
    const request = dataRequestPayload({
      requestType: text('requestType'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      phone: text('phone'),
      description: text('description'),
      identityVerification: values['identityVerification'] === 'on',
      website: text('website'),
    });
    return postForm<ReceivedDataRequest>(api, '/api/data-subject-request', request, start);
  },
};
