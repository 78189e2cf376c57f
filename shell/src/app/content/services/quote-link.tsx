import { buttonClass } from '@forecourt/ui';
import { announce } from '@forecourt/web-kit';
import type { MouseEvent } from 'react';

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Leads to the enquiry form; with scripts the form opens over the page. */
export function QuoteLink({ variant = 'primary' }: { readonly variant?: 'primary' | 'dark' }) {
  return (
    <a
      href="/contact?type=quote"
      className={buttonClass({ variant })}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        announce('enquiry:requested', { form: 'quote', vehicle: null });
      }}
    >
      Get a Quote
    </a>
  );
}
