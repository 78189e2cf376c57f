import { z } from 'zod';
import { auditEntrySchema } from './audit-log.ts';
import { keptCalculationSchema, savedCalculationSchema } from './calculation.ts';
import { chatAnswerSchema, unmetWishesSchema } from './chat.ts';
import { dataRequestSchema } from './data-request-work.ts';
import { receivedDataRequestSchema } from './data-subject-request.ts';
import { dealerRecordSchema } from './dealer-record.ts';
import { dealershipStateSchema } from './dealership-settings.ts';
import { enquiryReceiptSchema } from './enquiry.ts';
import { enquiryAssigneeSchema, handedOverSchema } from './enquiry-assignee.ts';
import { enquiryCountsSchema } from './enquiry-filter.ts';
import { enquiryReplyReceiptSchema, retriedReplySchema } from './enquiry-reply.ts';
import { contactReceiptSchema, correctionReceiptSchema } from './enquiry-step.ts';
import { enquirySchema, staffNoteReceiptSchema } from './enquiry-work.ts';
import { formTokenSchema } from './form-guard.ts';
import { frontendDiscoverySchema } from './frontend-discovery.ts';
import { generatedDescriptionSchema } from './generate-description.ts';
import { listedVehicleSchema } from './listed-vehicle.ts';
import { mailStateSchema } from './mail-state.ts';
import { archivedSchema, deadLetterSchema, retriedSchema, serviceOperationsSchema } from './operations.ts';
import { passkeyOptionsSchema, passkeySchema } from './passkey.ts';
import { erasureSchema, heldDataSchema } from './person.ts';
import { previewLinkSchema, releaseChangeSchema, releaseOverviewSchema, releaseStateSchema } from './release.ts';
import { removedVehicleSchema } from './removed-vehicle.ts';
import { scheduledPostSchema } from './scheduled-post.ts';
import {
  newAuthenticatorSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  setUpDoneSchema,
  signInAnswerSchema,
} from './second-factor.ts';
import { signInPolicySchema } from './sign-in-policy.ts';
import { generatedPostSchema, socialPostSchema, socialPostsSchema } from './social-post.ts';
import { ownAccountSchema, staffAccountSchema } from './staff-account.ts';
import { staffLinkHolderSchema, staffLinkMadeSchema, staffMemberSchema } from './staff-member.ts';
import { signedInSchema, signedOutSchema, staffSessionSchema, staffStatusSchema } from './staff-session.ts';
import { stockFeedSchema } from './stock-feed.ts';
import { importRowSchema, listedImportSchema, stockImportSchema } from './stock-import.ts';
import { diarySchema, enquiriesTodaySchema, inStockSinceSchema, stockTodaySchema, stockValueSchema } from './today.ts';
import { recentTracesSchema, traceSchema } from './traces.ts';
import { linkedPictureSchema, storedUploadSchema, uploadTicketSchema } from './uploaded-picture.ts';
import { vehicleSchema } from './vehicle.ts';
import { lookedAtSchema, looksSchema, vehicleFiguresSchema } from './vehicle-figures.ts';
import { vehicleLookupSchema } from './vehicle-lookup.ts';
import { vehicleStatsSchema } from './vehicle-search.ts';
import { vehicleSuggestionsSchema } from './vehicle-suggestion.ts';

const vehicles = z.array(vehicleSchema);

/** The schema of each successful JSON answer; `:id` matches one path segment. */
const ANSWERS: Readonly<Record<string, z.ZodType>> = {
  'GET /api/vehicles': vehicles,
  'POST /api/vehicles': vehicleSchema,
  'GET /api/vehicles/by-id': vehicles,
  'GET /api/vehicles/featured': vehicleSchema.nullable(),
  'GET /api/vehicles/held': vehicles,
  'GET /api/vehicles/in-stock-since': inStockSinceSchema,
  'GET /api/vehicles/listed': z.array(listedVehicleSchema),
  'GET /api/vehicles/looked-at': lookedAtSchema,
  'GET /api/vehicles/looks': looksSchema,
  'GET /api/vehicles/nearest': vehicles,
  'GET /api/vehicles/removed': z.array(removedVehicleSchema),
  'GET /api/vehicles/stats': vehicleStatsSchema,
  'GET /api/vehicles/suggestions': vehicleSuggestionsSchema,
  'GET /api/vehicles/today': stockTodaySchema,
  'GET /api/vehicles/value': stockValueSchema,
  'GET /api/vehicles/:id': vehicleSchema,
  'PATCH /api/vehicles/:id': vehicleSchema,
  'GET /api/vehicles/:id/figures': vehicleFiguresSchema,
  'GET /api/vehicles/:id/dealer-record': dealerRecordSchema,
  'PATCH /api/vehicles/:id/dealer-record': dealerRecordSchema,
  'POST /api/vehicles/:id/publish': vehicleSchema,
  'POST /api/vehicles/:id/hold': vehicleSchema,
  'POST /api/vehicles/:id/restore': vehicleSchema,
  'GET /api/vehicles/:id/similar': vehicles,
  'GET /api/vehicle-lookup': vehicleLookupSchema,
  'GET /api/feeds': z.array(stockFeedSchema),
  'PUT /api/feeds/:name': stockFeedSchema,
  'GET /api/stock-imports': z.array(listedImportSchema),
  'POST /api/stock-imports': stockImportSchema,
  'GET /api/stock-imports/:id': stockImportSchema,
  'PUT /api/stock-imports/:id': stockImportSchema,
  'POST /api/stock-imports/:id/apply': stockImportSchema,
  'POST /api/stock-imports/:id/publish': stockImportSchema,
  'POST /api/stock-imports/:id/undo': stockImportSchema,
  'GET /api/stock-imports/:id/rows': z.array(importRowSchema),

  'GET /api/dealership': dealershipStateSchema,
  'PUT /api/dealership': dealershipStateSchema,
  'POST /api/dealership/preview': previewLinkSchema,
  'POST /api/dealership/restore': dealershipStateSchema,

  'GET /api/inquiries': z.array(enquirySchema),
  'POST /api/inquiries': enquiryReceiptSchema,
  'POST /api/inquiries/entered': enquiryReceiptSchema,
  'GET /api/inquiries/assignees': z.array(enquiryAssigneeSchema),
  'POST /api/inquiries/hand-over': handedOverSchema,
  'GET /api/inquiries/coming-up': diarySchema,
  'GET /api/inquiries/counts': enquiryCountsSchema,
  'GET /api/inquiries/form-token': formTokenSchema,
  'GET /api/inquiries/mail': mailStateSchema,
  'GET /api/inquiries/today': enquiriesTodaySchema,
  'GET /api/inquiries/:id': enquirySchema,
  'PATCH /api/inquiries/:id': enquirySchema,
  'POST /api/inquiries/:id/contacts': contactReceiptSchema,
  'PATCH /api/inquiries/:id/contacts/:contactId': correctionReceiptSchema,
  'POST /api/inquiries/:id/notes': staffNoteReceiptSchema,
  'PATCH /api/inquiries/:id/notes/:noteId': correctionReceiptSchema,
  'POST /api/inquiries/:id/replies': enquiryReplyReceiptSchema,
  'POST /api/inquiries/:id/replies/:replyId/retry': retriedReplySchema,
  'POST /api/finance/save': savedCalculationSchema,
  'GET /api/finance/saved': z.array(keptCalculationSchema),
  'GET /api/data-subject-request': z.array(dataRequestSchema),
  'POST /api/data-subject-request': receivedDataRequestSchema,
  'POST /api/data-subject-request/erasure': erasureSchema,
  'POST /api/data-subject-request/person': heldDataSchema,
  'PATCH /api/data-subject-request/:id': dataRequestSchema,
  'POST /api/data-subject-request/:id/notes': staffNoteReceiptSchema,

  'POST /api/ai-assistant': chatAnswerSchema,
  'GET /api/ai-assistant/unmet-wishes': unmetWishesSchema,
  'POST /api/generate-description': generatedDescriptionSchema,

  'GET /api/objects/links': z.array(linkedPictureSchema),
  'POST /api/objects/upload': uploadTicketSchema,
  'PUT /objects/uploads/:key': storedUploadSchema,

  'POST /api/generate-ai-post': generatedPostSchema,
  'GET /api/social-media-publish': socialPostsSchema,
  'POST /api/social-media-publish': socialPostSchema,
  'PATCH /api/social-media-publish/:id': socialPostSchema,
  'GET /api/social-media-publish/scheduled': z.array(scheduledPostSchema),
  'POST /api/social-media-publish/scheduled': scheduledPostSchema,
  'PATCH /api/social-media-publish/scheduled/:id': scheduledPostSchema,
  'POST /api/social-media-publish/scheduled/:id/posted': socialPostSchema,

  'GET /.well-known/frontend-discovery.json': frontendDiscoverySchema,
  'GET /api/releases': z.array(releaseOverviewSchema),
  'POST /api/releases/:name': releaseStateSchema,
  'GET /api/releases/:name/history': z.array(releaseChangeSchema),
  'POST /api/releases/:name/rollback': releaseStateSchema,
  'POST /api/releases/:name/preview': previewLinkSchema,
  'POST /api/releases/:name/lock': releaseStateSchema,
  'POST /api/releases/:name/unlock': releaseStateSchema,

  'GET /api/operations/:service': serviceOperationsSchema,
  'GET /api/operations/:service/dead-letters': z.array(deadLetterSchema),
  'GET /api/operations/releases/traces': recentTracesSchema,
  'GET /api/operations/releases/traces/:id': traceSchema,
  'POST /api/operations/:service/archive': archivedSchema,
  'POST /api/operations/:service/edit': retriedSchema,
  'POST /api/operations/:service/retry': retriedSchema,

  'GET /api/admin/account': ownAccountSchema,
  'PATCH /api/admin/account': staffAccountSchema,
  'GET /api/admin/accounts': z.array(staffAccountSchema),
  'GET /api/admin/audit-log': z.array(auditEntrySchema),
  'POST /api/admin/link': staffLinkHolderSchema,
  'POST /api/admin/link/password': signInAnswerSchema,
  'POST /api/admin/login': signInAnswerSchema,
  'POST /api/admin/login/code': signedInSchema,
  'POST /api/admin/login/passkey': signedInSchema,
  'POST /api/admin/login/passkey/options': passkeyOptionsSchema,
  'POST /api/admin/login/set-up/authenticator': newAuthenticatorSchema,
  'POST /api/admin/login/set-up/authenticator/confirm': setUpDoneSchema,
  'POST /api/admin/login/set-up/passkey': signedInSchema,
  'POST /api/admin/login/set-up/passkey/options': passkeyOptionsSchema,
  'POST /api/admin/logout': signedOutSchema,
  'GET /api/admin/passkeys': z.array(passkeySchema),
  'POST /api/admin/passkeys': passkeySchema,
  'POST /api/admin/passkeys/options': passkeyOptionsSchema,
  'GET /api/admin/second-factor': secondFactorSchema,
  'POST /api/admin/second-factor/authenticator': newAuthenticatorSchema,
  'POST /api/admin/second-factor/authenticator/confirm': recoveryCodesSchema,
  'POST /api/admin/second-factor/recovery-codes': recoveryCodesSchema,
  'GET /api/admin/sessions': z.array(staffSessionSchema),
  'GET /api/admin/sign-in-policy': signInPolicySchema,
  'PUT /api/admin/sign-in-policy': signInPolicySchema,
  'GET /api/admin/staff': z.array(staffMemberSchema),
  'POST /api/admin/staff': staffLinkMadeSchema,
  'PATCH /api/admin/staff/:id': staffMemberSchema,
  'PUT /api/admin/staff/:id/person': staffLinkMadeSchema,
  'POST /api/admin/staff/:id/link': staffLinkMadeSchema,
  'DELETE /api/admin/staff/:id/second-factor': staffMemberSchema,
  'GET /api/admin/status': staffStatusSchema,
};

const BY_PATTERN = Object.entries(ANSWERS).map(([call, schema]) => {
  const pattern = call.replace(/:\w+/g, '[^/]+');
  return { call: new RegExp(`^${pattern}$`), schema };
});

/**
 * Parses the JSON of a successful answer. Unknown fields are stripped, because a newer service may send them.
 * @param path with or without a query.
 * @throws {z.ZodError} if it breaks the contract; {Error} for an unknown call.
 */
export const readAnswer = (method: string, path: string, answer: unknown): unknown => {
  const [plain = ''] = path.split('?');
  const known = ANSWERS[`${method} ${plain}`] ?? BY_PATTERN.find(({ call }) => call.test(`${method} ${plain}`))?.schema;
  if (known === undefined) throw new Error(`the contracts have no answer for ${method} ${plain}`);
  return known.parse(answer);
};
