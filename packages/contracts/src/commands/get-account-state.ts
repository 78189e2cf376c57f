import { z } from 'zod';
import { STAFF_STATES } from '../http/staff-member.ts';
import { defineCommand } from './command.ts';

/** A service that gives work to somebody asks identity whether they can log in; null if there is no such account. */
export const getAccountStateV1 = defineCommand(
  'cmd.identity.get-account-state.v1',
  z.object({ id: z.uuid() }),
  z.object({ state: z.enum(STAFF_STATES).nullable() }),
);
