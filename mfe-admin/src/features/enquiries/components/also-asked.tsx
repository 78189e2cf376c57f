import type { Enquiry } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { AskedLinks } from './asked-links.tsx';

/** What else was asked with the same email address or telephone number. The back button returns. */
export function AlsoAsked({ enquiry: { id, others } }: { readonly enquiry: Enquiry }) {
  const { count, newest } = others;
  if (count === 0) return null;
  return (
    <section aria-label="Enquiries of the same person" className="stack gap-1">
      <AskedLinks
        title={`Also asked: ${formatNumber(count)} ${count === 1 ? 'other' : 'others'}`}
        enquiries={newest}
        more={{ label: 'All together', to: `/admin?tab=inquiries&with=${id}` }}
      />
    </section>
  );
}
