import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/** A staff session was ended before its time: by signing out, or because the password was changed. Its id is the `jti` of its token. */
export const sessionRevokedV1 = defineEvent('identity.session.revoked.v1', z.object({ expiresAt: z.iso.datetime() }));

export type SessionRevokedV1 = z.infer<typeof sessionRevokedV1.schema>;
