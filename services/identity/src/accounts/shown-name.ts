import type { AccountRow } from './account.entity.ts';

/** What colleagues call an account: the first one's `name` only says that it is the first. */
export const shownName = ({ name, displayName }: Pick<AccountRow, 'name' | 'displayName'>): string => displayName ?? name;
