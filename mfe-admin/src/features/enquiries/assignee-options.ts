import { type EnquiryAssignee, NOBODY, type StaffAccount } from '@forecourt/contracts';

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

interface Whose {
  readonly accounts: readonly StaffAccount[];
  readonly assignees: readonly EnquiryAssignee[];
  readonly own: string | null;
  /** What is chosen now. */
  readonly chosen: string | null;
}

/** Whose enquiries can be shown: everybody's, one's own, nobody's, and those of each colleague who has some; whoever is chosen is among them. */
export function whoseOptions({ accounts, assignees, own, chosen }: Whose) {
  const isColleague = ({ id }: StaffAccount) => id === chosen || (id !== own && assignees.some((assignee) => assignee.id === id));
  const colleagues = accounts.filter(isColleague);
  const isWord = chosen === null || chosen === 'me' || chosen === NOBODY;
  const isUnknown = !isWord && !colleagues.some(({ id }) => id === chosen);
  return [
    { value: '', label: "Everybody's" },
    { value: 'me', label: 'Mine' },
    { value: NOBODY, label: "Nobody's" },
    ...colleagues.map(({ id, name, isActive }) => ({ value: id, label: isActive === false ? `${name} (can't log in)` : name })),
    ...(isUnknown ? [{ value: chosen, label: 'A colleague' }] : []),
  ];
}

/** To whom the enquiries of `giver` can be handed: oneself, and colleagues who can log in. */
export const takerOptions = (accounts: readonly StaffAccount[], own: string | null, giver: string) => {
  const able = accounts.filter(({ id, isActive }) => isActive !== false && id !== giver);
  return [
    { value: '', label: 'Choose somebody' },
    ...able.filter(({ id }) => id === own).map(({ id }) => ({ value: id, label: 'Me' })),
    ...able.filter(({ id }) => id !== own).map(({ id, name }) => ({ value: id, label: name })),
  ];
};
