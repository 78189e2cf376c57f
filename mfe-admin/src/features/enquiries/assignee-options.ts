import type { StaffAccount } from '@forecourt/contracts';

/**
 * Whom an enquiry can be given to: nobody, oneself, and those colleagues who can log in; whoever has it is always among them. Those who
 * have not accepted their invitation are named and cannot be chosen.
 * @param own the user's account. @param assignee null for nobody.
 */
export function assigneeOptions(accounts: readonly StaffAccount[], own: string | null, assignee: string | null) {
  const offered = accounts.filter(({ id, isActive }) => isActive !== false || id === assignee);
  const invited = accounts.filter(({ id, isInvited }) => isInvited && id !== assignee);
  const isUnknown = assignee !== null && !offered.some(({ id }) => id === assignee);
  const [mine, others] = [offered.filter(({ id }) => id === own), offered.filter(({ id }) => id !== own)];
  return [
    { value: '', label: "Nobody's" },
    ...mine.map(({ id, name }) => ({ value: id, label: name === 'owner' ? 'Mine' : `Mine (${name})` })),
    ...others.map(({ id, name }) => ({ value: id, label: name })),
    ...invited.map(({ id, name }) => ({ value: id, label: `${name} (invited, not assignable yet)`, disabled: true })),
    ...(isUnknown ? [{ value: assignee, label: 'A colleague' }] : []),
  ];
}
