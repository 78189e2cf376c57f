import type { EnquiryRequest } from '@forecourt/contracts';
import { sayNotLoaded, useAnnouncement } from '@forecourt/web-kit';
import { type ComponentType, useState } from 'react';

/** The same form as a page of its own, in case the dialog's code cannot be loaded. */
const formPage = ({ form, vehicle }: EnquiryRequest): string =>
  `/contact?${new URLSearchParams({ ...(vehicle && { vehicle: String(vehicle.id) }), type: form })}`;

interface Open {
  readonly request: EnquiryRequest;
  readonly Dialog: ComponentType<{ request: EnquiryRequest; onClose: () => void }>;
}

/** Opens the form that a micro-frontend requests. It is part of every page, so the form itself is loaded on demand. */
export function EnquiryRequests() {
  const [open, setOpen] = useState<Open | null>(null);
  useAnnouncement('enquiry:requested', (request) => {
    import(/* webpackChunkName: "enquiry-dialog" */ './enquiry-dialog.tsx').then(
      ({ EnquiryDialog }) => setOpen({ request, Dialog: EnquiryDialog }),
      // Offline, the page would be lost to the browser's own.
      () => (navigator.onLine ? location.assign(formPage(request)) : sayNotLoaded()),
    );
  });
  return open && <open.Dialog request={open.request} onClose={() => setOpen(null)} />;
}
