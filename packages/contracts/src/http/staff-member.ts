import { z } from 'zod';
import { newPassword } from './staff-password.ts';
import { roleSchema } from './staff-role.ts';
import { email, line } from './text.ts';

/** For how long a link to set a password holds. */
export const STAFF_LINK_DAYS = 7;
export const MAX_STAFF_NAME_LENGTH = 60;

/** Invited: has set no password yet. */
export const STAFF_STATES = ['invited', 'active', 'disabled'] as const;
export type StaffState = (typeof STAFF_STATES)[number];

/** Somebody with an account, as who manages the staff sees them: an entry of GET /api/admin/staff. */
export const staffMemberSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Null for the first account, which logs in with its password alone. */
  email: z.string().nullable(),
  role: roleSchema,
  state: z.enum(STAFF_STATES),
  lastSignedInAt: z.iso.datetime().nullable(),
  /** Whether a code is asked for after the password. */
  hasSecondFactor: z.boolean(),
  /** Whether they may log in with a passkey; not said by the release before. */
  hasPasskey: z.boolean().optional(),
  /** The link by which they set a password; null if none is open. */
  link: z.object({ expiresAt: z.iso.datetime(), isSent: z.boolean() }).nullable(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** Answer of the calls that make a link: whom it is for, and the link itself, which no other answer has. */
export const staffLinkMadeSchema = staffMemberSchema.extend({
  /** Path of the link, a secret, to be passed on by hand; not said by the release before. */
  newLink: z.object({ path: z.string(), expiresAt: z.iso.datetime() }).optional(),
});
export type StaffLinkMade = z.infer<typeof staffLinkMadeSchema>;

/** Names by which the log calls those without an account. */
const TAKEN_NAMES = new Set(['operator', 'owner', 'releases', 'unknown']);

const staffName = () =>
  line('Enter the name')
    .min(1, 'Enter the name')
    .max(MAX_STAFF_NAME_LENGTH, `Use at most ${MAX_STAFF_NAME_LENGTH} characters`)
    .refine((name) => !TAKEN_NAMES.has(name.toLowerCase()), 'Choose another name: this one has a meaning of its own');

/** Body of PATCH /api/admin/account: the caller's own name, which colleagues see and letters are signed with. */
export const renameAccountSchema = z.strictObject({ name: staffName() });
export type RenameAccount = z.infer<typeof renameAccountSchema>;

/** Body of POST /api/admin/staff: invites somebody, by mail and by a link to pass on. */
export const inviteStaffSchema = z.strictObject({
  name: staffName(),
  email: email('Please enter a valid email address'),
  role: roleSchema,
});
export type InviteStaff = z.infer<typeof inviteStaffSchema>;

/** Body of PATCH /api/admin/staff/{id}. Either ends the account's sessions. */
export const changeStaffSchema = z.strictObject({ role: roleSchema.optional(), isDisabled: z.boolean().optional() });
export type ChangeStaff = z.infer<typeof changeStaffSchema>;

const emailAddress = () => email('Please enter a valid email address');

/**
 * Body of PUT /api/admin/staff/{id}/person: who it is. The sessions go on; another address ends the link that is open, and who has not
 * accepted yet is invited there.
 */
export const correctStaffSchema = z.strictObject({
  name: staffName(),
  email: emailAddress(),
  /** What the form showed: if it is no longer so, somebody else was faster. */
  shown: z.strictObject({ name: z.string().max(200), email: z.string().max(254) }),
});
export type CorrectStaff = z.infer<typeof correctStaffSchema>;

const token = () => z.string().min(1).max(100);

/** Path of the page that sets a password. The token is after the `#`, which browsers send to no server. */
export const staffLinkPath = (token: string): string => `/admin#link=${token}`;

/** Body of POST /api/admin/link: whose link it is. In a body, because URLs end up in logs. */
export const staffLinkSchema = z.strictObject({ token: token() });

/** Its answer. */
export const staffLinkHolderSchema = z.object({
  name: z.string(),
  email: z.string(),
  /** Whether it is an invitation; else they have a password already. */
  isInvitation: z.boolean(),
});
export type StaffLinkHolder = z.infer<typeof staffLinkHolderSchema>;

/** Body of POST /api/admin/link/password, which signs them in: a link serves once. */
export const followStaffLinkSchema = z.strictObject({ token: token(), newPassword: newPassword() });
export type FollowStaffLink = z.infer<typeof followStaffLinkSchema>;
