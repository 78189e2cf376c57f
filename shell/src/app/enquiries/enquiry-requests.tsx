import type { EnquiryRequest } from '@forecourt/contracts';
import { useAnnouncement } from '@forecourt/web-kit';
import { type ComponentType, useState } from 'react';

/** The same form as a page of its own, which works where the dialog's code cannot be had. */
const formPage = ({ form, vehicle }: EnquiryRequest): string =>
  `/contact?${new URLSearchParams({ ...(vehicle && { vehicle: String(vehicle.id) }), type: form })}`;

interface Open {
  readonly request: EnquiryRequest;
  readonly Dialog: ComponentType<{ request: EnquiryRequest; onClose: () => void }>;
}

/** Opens the form that a micro-frontend asks for over the page. Every page loads this, so the form itself comes when it is wanted. */
export function EnquiryRequests() {
  const [open, setOpen] = useState<Open | null>(null);
  useAnnouncement('enquiry:requested', (request) => {
    import(/* webpackChunkName: "enquiry-dialog" */ './enquiry-dialog.tsx').then(
      ({ EnquiryDialog }) => setOpen({ request, Dialog: EnquiryDialog }),
      () => location.assign(formPage(request)),
    );
  });
  return open && <open.Dialog request={open.request} onClose={() => setOpen(null)} />;
}
