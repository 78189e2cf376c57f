import { type AuditEntry, NEXT_CURSOR_HEADER } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

export interface AuditLogPart {
  readonly entries: readonly AuditEntry[];
  /** Of the part before it in time; null: there is none. */
  readonly nextCursor: string | null;
}

/** GET /api/admin/audit-log: a part of the log, the newest unless a cursor is given. */
export const auditLogQuery = (cursor: string | null) =>
  queryOptions({
    queryKey: ['staff', 'audit-log', cursor],
    queryFn: async ({ signal }): Promise<AuditLogPart> => {
      const path = cursor === null ? '/api/admin/audit-log' : `/api/admin/audit-log?cursor=${encodeURIComponent(cursor)}`;
      const answer = await staffApi.request(path, { signal });
      return { entries: (await answer.json()) as AuditEntry[], nextCursor: answer.headers.get(NEXT_CURSOR_HEADER) };
    },
    refetchOnMount: 'always',
  });
