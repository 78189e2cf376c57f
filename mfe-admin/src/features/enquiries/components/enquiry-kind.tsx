import { type Enquiry, kindLabel } from '@forecourt/contracts';
import { useColleagueName } from '../../../notes/use-colleague-name.ts';
import { ownAccount } from '../../../session/own-account.ts';

/** "Test drive", "By phone, entered by Ann". */
export function EnquiryKind({ enquiry }: { readonly enquiry: Enquiry }) {
  const nameOf = useColleagueName();
  const { enteredBy } = enquiry;
  if (enteredBy === null) return kindLabel(enquiry);
  return `${kindLabel(enquiry)}, entered by ${enteredBy === ownAccount() ? 'you' : nameOf(enteredBy)}`;
}
