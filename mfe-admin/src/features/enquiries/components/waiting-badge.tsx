import type { Enquiry } from '@forecourt/contracts';
import { Badge, Icon, TriangleAlert } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import { useNow } from '../../../time/use-now.ts';
import { triesInWords, waiting } from '../waiting.ts';

/** How long a new enquiry has waited for an answer, in the hours in which the phone is answered, and how often somebody called in vain. */
export function WaitingBadge({ enquiry }: { readonly enquiry: Enquiry }) {
  const { salesHours, specialDays, phoneHours } = useDealership();
  const waited = waiting(enquiry, { week: salesHours, specialDays }, useNow());
  if (waited === null) return null;
  const tries = triesInWords(enquiry);
  return (
    <>
      <span title={`Counted in opening hours: ${phoneHours}, without bank holidays`}>
        <Badge tone={waited.isLate ? 'red' : 'outline'}>
          {waited.isLate && <Icon of={TriangleAlert} small />}
          {waited.text}
        </Badge>
      </span>
      {tries && <Badge tone="grey">{tries}</Badge>}
    </>
  );
}
