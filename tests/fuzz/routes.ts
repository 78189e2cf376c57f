import {
  auditLogQuerySchema,
  calculationSchema,
  changePasswordSchema,
  chatEnquirySchema,
  chatQuestionSchema,
  createVehicleSchema,
  dataSubjectRequestSchema,
  deadLetterSelectionSchema,
  deadLettersQuerySchema,
  editDeadLetterSchema,
  enquiryFilterQuerySchema,
  enquiryFormSchema,
  enquiryListQuerySchema,
  erasePersonSchema,
  generateDescriptionSchema,
  generatePostSchema,
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  listPostsQuerySchema,
  lockSchema,
  newReleaseSchema,
  newStaffNoteSchema,
  personSchema,
  previewRequestSchema,
  publishPostSchema,
  releaseHistoryQuerySchema,
  retryDeadLettersSchema,
  rollbackSchema,
  SERVICES,
  type ServiceName,
  savedCalculationsQuerySchema,
  settlePostSchema,
  signInSchema,
  unlockSchema,
  updateDataRequestSchema,
  updateEnquirySchema,
  updateVehicleSchema,
  vehicleFilterQuerySchema,
  vehicleLookupQuerySchema,
  vehicleSearchQuerySchema,
  vehicleSuggestionQuerySchema,
} from '@forecourt/contracts';
import { z } from 'zod';

/** An API call as its contract defines it. Path parameters are in braces. */
export interface Route {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Never sent with a valid token: it would revoke the session that later requests use. */
  readonly endsSession?: true;
}

const pictureQuery = z.object({
  src: z.string(),
  w: z.enum(IMAGE_WIDTHS.map(String)),
  fmt: z.enum(IMAGE_FORMATS).optional(),
});
const ticketQuery = z.object({ expires: z.string().regex(/^\d{10}$/), signature: z.string() });

export const ROUTES: readonly Route[] = [
  { service: 'inventory', method: 'GET', path: '/api/vehicles', query: vehicleSearchQuerySchema },
  { service: 'inventory', method: 'POST', path: '/api/vehicles', body: createVehicleSchema },
  { service: 'inventory', method: 'GET', path: '/api/vehicles/stats', query: vehicleFilterQuerySchema },
  { service: 'inventory', method: 'GET', path: '/api/vehicles/suggestions', query: vehicleSuggestionQuerySchema },
  { service: 'inventory', method: 'GET', path: '/api/vehicles/featured' },
  { service: 'inventory', method: 'GET', path: '/api/vehicles/nearest', query: vehicleFilterQuerySchema },
  { service: 'inventory', method: 'GET', path: '/api/vehicles/removed' },
  { service: 'inventory', method: 'GET', path: '/api/vehicles/{id}' },
  { service: 'inventory', method: 'PATCH', path: '/api/vehicles/{id}', body: updateVehicleSchema },
  { service: 'inventory', method: 'DELETE', path: '/api/vehicles/{id}' },
  { service: 'inventory', method: 'GET', path: '/api/vehicles/{id}/similar' },
  { service: 'inventory', method: 'POST', path: '/api/vehicles/{id}/restore' },
  { service: 'inventory', method: 'GET', path: '/api/vehicle-lookup', query: vehicleLookupQuerySchema },
  { service: 'enquiries', method: 'GET', path: '/api/inquiries', query: enquiryListQuerySchema },
  { service: 'enquiries', method: 'POST', path: '/api/inquiries', body: z.union([enquiryFormSchema, chatEnquirySchema]) },
  { service: 'enquiries', method: 'GET', path: '/api/inquiries/counts', query: enquiryFilterQuerySchema },
  { service: 'enquiries', method: 'GET', path: '/api/inquiries/export', query: enquiryFilterQuerySchema },
  { service: 'enquiries', method: 'GET', path: '/api/inquiries/form-token' },
  { service: 'enquiries', method: 'PATCH', path: '/api/inquiries/{id}', body: updateEnquirySchema },
  { service: 'enquiries', method: 'POST', path: '/api/inquiries/{id}/notes', body: newStaffNoteSchema },
  { service: 'enquiries', method: 'POST', path: '/api/finance/save', body: calculationSchema },
  { service: 'enquiries', method: 'GET', path: '/api/finance/saved', query: savedCalculationsQuerySchema },
  { service: 'enquiries', method: 'GET', path: '/api/data-subject-request' },
  { service: 'enquiries', method: 'POST', path: '/api/data-subject-request', body: dataSubjectRequestSchema },
  { service: 'enquiries', method: 'PATCH', path: '/api/data-subject-request/{id}', body: updateDataRequestSchema },
  { service: 'enquiries', method: 'POST', path: '/api/data-subject-request/{id}/notes', body: newStaffNoteSchema },
  { service: 'enquiries', method: 'POST', path: '/api/data-subject-request/person', body: personSchema },
  { service: 'enquiries', method: 'POST', path: '/api/data-subject-request/erasure', body: erasePersonSchema },
  { service: 'assistant', method: 'POST', path: '/api/ai-assistant', body: chatQuestionSchema },
  { service: 'assistant', method: 'GET', path: '/api/ai-assistant/unmet-wishes' },
  { service: 'assistant', method: 'POST', path: '/api/generate-description', body: generateDescriptionSchema },
  { service: 'media', method: 'POST', path: '/api/objects/upload' },
  { service: 'media', method: 'PUT', path: '/objects/uploads/{key}', query: ticketQuery },
  { service: 'media', method: 'GET', path: '/objects/uploads/{key}' },
  { service: 'media', method: 'GET', path: '/img', query: pictureQuery },
  { service: 'social', method: 'POST', path: '/api/generate-ai-post', body: generatePostSchema },
  { service: 'social', method: 'GET', path: '/api/social-media-publish', query: listPostsQuerySchema },
  { service: 'social', method: 'POST', path: '/api/social-media-publish', body: publishPostSchema },
  { service: 'social', method: 'PATCH', path: '/api/social-media-publish/{id}', body: settlePostSchema },
  { service: 'identity', method: 'POST', path: '/api/admin/login', body: signInSchema },
  { service: 'identity', method: 'GET', path: '/api/admin/status' },
  { service: 'identity', method: 'POST', path: '/api/admin/logout', endsSession: true },
  { service: 'identity', method: 'POST', path: '/api/admin/password', body: changePasswordSchema },
  { service: 'identity', method: 'GET', path: '/api/admin/accounts' },
  { service: 'identity', method: 'GET', path: '/api/admin/audit-log', query: auditLogQuerySchema },
  { service: 'releases', method: 'GET', path: '/api/releases' },
  { service: 'releases', method: 'POST', path: '/api/releases/{name}', body: newReleaseSchema },
  { service: 'releases', method: 'GET', path: '/api/releases/{name}/history', query: releaseHistoryQuerySchema },
  { service: 'releases', method: 'POST', path: '/api/releases/{name}/rollback', body: rollbackSchema },
  { service: 'releases', method: 'POST', path: '/api/releases/{name}/preview', body: previewRequestSchema },
  { service: 'releases', method: 'POST', path: '/api/releases/{name}/lock', body: lockSchema },
  { service: 'releases', method: 'POST', path: '/api/releases/{name}/unlock', body: unlockSchema },
  { service: 'releases', method: 'GET', path: '/.well-known/frontend-discovery.json' },
  ...SERVICES.flatMap((service): Route[] => {
    const path = `/api/operations/${service}`;
    return [
      { service, method: 'GET', path },
      { service, method: 'GET', path: `${path}/dead-letters`, query: deadLettersQuerySchema },
      { service, method: 'POST', path: `${path}/retry`, body: retryDeadLettersSchema },
      { service, method: 'POST', path: `${path}/edit`, body: editDeadLetterSchema },
      { service, method: 'POST', path: `${path}/archive`, body: deadLetterSelectionSchema },
    ];
  }),
];
