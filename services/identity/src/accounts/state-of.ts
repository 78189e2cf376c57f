import type { StaffState } from '@forecourt/contracts';
import type { AccountRow } from './account.entity.ts';

/** Whether somebody can log in, and if not, why. */
export const stateOf = ({ isDisabled, isInvited }: Pick<AccountRow, 'isDisabled' | 'isInvited'>): StaffState => {
  if (isDisabled) return 'disabled';
  return isInvited ? 'invited' : 'active';
};
