import type { CustomerDetail, Enquiry } from '@forecourt/contracts';

/** As they are typed; empty: none. */
export type Details = Readonly<Record<CustomerDetail, string>>;

/** What is being typed over the details as they were then; what nobody has touched is left out. */
export interface DetailsDraft {
  readonly before: Details;
  readonly typed: Partial<Details>;
}

export const detailsOf = ({ customerName, customerEmail, customerPhone }: Pick<Enquiry, CustomerDetail>): Details => ({
  customerName,
  customerEmail: customerEmail ?? '',
  customerPhone: customerPhone ?? '',
});

/** What a form has to send: what was typed and is not so already. */
export function detailsToSend({ typed }: DetailsDraft, now: Details): Partial<Pick<Enquiry, CustomerDetail>> {
  const made = Object.entries(typed).flatMap(([detail, value]) => {
    const text = value.trim();
    return text === now[detail as CustomerDetail] ? [] : [[detail, detail === 'customerPhone' ? text || null : text]];
  });
  return Object.fromEntries(made);
}

/** What a colleague has made of a detail that is being typed over; null if nothing. */
export function changedMeanwhile(detail: CustomerDetail, { before, typed }: DetailsDraft, now: Details): string | null {
  const isOverwritten = typed[detail] !== undefined && typed[detail].trim() !== now[detail] && now[detail] !== before[detail];
  if (!isOverwritten) return null;
  return now[detail] === '' ? 'A colleague has taken it out meanwhile' : `A colleague has made it ${now[detail]} meanwhile`;
}
