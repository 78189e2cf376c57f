import type { SessionEnd } from '@forecourt/contracts';
import { EntitySchema } from 'typeorm';

/** One sign-in, valid for as long as its token. */
export interface SessionRow {
  /** The `jti` of its token. */
  id: string;
  /** Null for an operator, whose token is signed with the deployment's key. */
  accountId: string | null;
  issuedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  /** What revoked it; null if nothing did, if whoever had it logged out, or if a release revoked it that did not keep this. */
  endedBy: SessionEnd | null;
  /** "Chrome on Windows": what the browser said of itself, in words; null if it said nothing. */
  device: string | null;
  /** Roughly; null until its back office is opened a second time. */
  lastUsedAt: Date | null;
}

export const SessionEntity = new EntitySchema<SessionRow>({
  name: 'Session',
  tableName: 'staff_session',
  columns: {
    id: { type: 'uuid', primary: true },
    accountId: { type: 'uuid', name: 'account_id', nullable: true },
    issuedAt: { type: 'timestamptz', precision: 3, name: 'issued_at' },
    expiresAt: { type: 'timestamptz', precision: 3, name: 'expires_at' },
    revokedAt: { type: 'timestamptz', precision: 3, name: 'revoked_at', nullable: true },
    endedBy: { type: 'text', name: 'ended_by', nullable: true },
    device: { type: 'text', nullable: true },
    lastUsedAt: { type: 'timestamptz', precision: 3, name: 'last_used_at', nullable: true },
  },
});
