import { type EnquiryAssignee, OPEN_STATUSES } from '@forecourt/contracts';
import type { EntityManager } from 'typeorm';

/** Who has been given enquiries, with how many of theirs are open. */
export const assigneesOf = (manager: EntityManager): Promise<EnquiryAssignee[]> =>
  manager.query(
    `SELECT assignee AS id, count(*) FILTER (WHERE status = ANY($1))::integer AS open,
       count(*) FILTER (WHERE status = 'appointment')::integer AS appointments
     FROM enquiry WHERE assignee IS NOT NULL GROUP BY assignee ORDER BY assignee`,
    [OPEN_STATUSES],
  );
