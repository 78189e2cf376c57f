import type { EnquiryRequest } from '@forecourt/contracts';
import type { ReactNode } from 'react';
import { announce } from './browser-events.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

export interface EnquiryLinkProps {
  readonly form: EnquiryRequest['form'];
  /** The van that the enquiry is about, if any. */
  readonly vehicle?: NonNullable<EnquiryRequest['vehicle']>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to an enquiry form. With scripts, the shell opens it as a dialog. */
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
