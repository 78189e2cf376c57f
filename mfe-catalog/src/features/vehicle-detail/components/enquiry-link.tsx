import type { EnquiryRequest, Vehicle } from '@forecourt/contracts';
import { announce } from '@forecourt/web-kit';
import type { ReactNode } from 'react';
import { opensElsewhere } from '../../../vehicle/opens-elsewhere.ts';

interface EnquiryLinkProps {
  readonly vehicle: Vehicle;
  readonly form: EnquiryRequest['form'];
  readonly className: string;
  readonly children: ReactNode;
}

/** Leads to the enquiry form about a van. With scripts the shell, which has the forms, opens it over the page. */
export function EnquiryLink({ vehicle: { id, make, model }, form, ...link }: EnquiryLinkProps) {
  return (
    <a
      {...link}
      href={`/contact?vehicle=${id}&type=${form}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        announce('enquiry:requested', { form, vehicle: { id, make, model } });
      }}
    />
  );
}
