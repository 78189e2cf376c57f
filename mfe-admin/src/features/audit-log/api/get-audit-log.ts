import { type AuditEntry, NEXT_CURSOR_HEADER } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

export interface AuditLogPart {
  readonly entries: readonly AuditEntry[];
  /** The cursor of the next older page; null on the last. */
  readonly nextCursor: string | null;
}

/** The filters of the log. */
export interface AuditFilter {
  /** Its id, as the address has it. */
  readonly vehicle: string | null;
  /** "2026-11-22". */
  readonly day: string | null;
  /** Who did it: an account id, or the word for who has none. */
  readonly actor: string | null;
  /** Type of the records that it was done to; `null` for all, and of one van. */
  readonly kind: string | null;
}

const pathOf = ({ vehicle, day, actor, kind }: AuditFilter, cursor: string | null): string => {
  const query = new URLSearchParams();
  if (vehicle) query.set('recordId', vehicle);
  if (vehicle) query.set('recordType', 'vehicle');
  else if (kind) query.set('recordType', kind);
  if (actor) query.set('actor', actor);
  if (day) query.set('day', day);
  if (cursor) query.set('cursor', cursor);
  return `/api/admin/audit-log?${query}`;
};

/** GET /api/admin/audit-log: a page of the log, by default the newest. */
export const auditLogQuery = (filter: AuditFilter, cursor: string | null) =>
  queryOptions({
    queryKey: ['staff', 'audit-log', filter, cursor],
    queryFn: async ({ signal }): Promise<AuditLogPart> => {
      const answer = await staffApi.request(pathOf(filter, cursor), { signal });
      return { entries: (await answer.json()) as AuditEntry[], nextCursor: answer.headers.get(NEXT_CURSOR_HEADER) };
    },
    refetchOnMount: 'always',
  });
