import type { EnquiryRequest } from '@forecourt/contracts';
import type { ReactNode } from 'react';
import { announce } from './browser-events.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

export interface EnquiryLinkProps {
  readonly form: EnquiryRequest['form'];
  /** The van it is about, if any. */
  readonly vehicle?: NonNullable<EnquiryRequest['vehicle']>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to an enquiry form. With scripts the shell, which has the forms, opens it over the page. */
export function EnquiryLink({ form, vehicle, ...link }: EnquiryLinkProps) {
  return (
    <a
      {...link}
      href={`/contact?${vehicle ? `vehicle=${vehicle.id}&` : ''}type=${form}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        announce('enquiry:requested', { form, vehicle: vehicle ?? null });
      }}
    />
  );
}
