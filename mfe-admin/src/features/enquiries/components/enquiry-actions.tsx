import type { Enquiry } from '@forecourt/contracts';
import { telephoneLink } from '@forecourt/rules';
import { buttonClass, classes, Icon, Mail, MessageCircle, Phone } from '@forecourt/ui';
import { useDealership, useSearchParams } from '@forecourt/web-kit';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { mayI } from '../../../session/own-account.ts';
import { drafts } from '../../../unsaved/drafts.ts';
import { repliesPath } from '../hooks/use-reply-draft.ts';
import { whatsAppLink } from '../whatsapp-link.ts';
import styles from './enquiry-actions.module.css';

/** The ways to answer: by mail, by phone, and by WhatsApp where the number is that of a UK mobile. */
export function EnquiryActions({ enquiry }: { readonly enquiry: Enquiry }) {
  const { tradingName } = useDealership();
  // Rendered again once the dialog has closed: there may be a draft now, or none any more.
  useSearchParams();
  const { id, customerName, customerPhone } = enquiry;
  const chat = whatsAppLink(enquiry, tradingName);
  const hasDraft = drafts.find(repliesPath(enquiry)) !== '';
  const look = classes(buttonClass({ size: 'small' }), styles.action);
  const about = <span className="visually-hidden"> {customerName}</span>;
  return (
    <p className={styles.actions}>
      {mayI('enquiries.work') && (
        <OverlayLink
          open={{ reply: String(id) }}
          className={classes(buttonClass({ size: 'small', variant: 'dark' }), styles.action)}
        >
          <Icon of={Mail} small />
          {hasDraft ? 'Continue reply' : 'Reply'}
          <span className="visually-hidden"> to {customerName}</span>
        </OverlayLink>
      )}
      {customerPhone && (
        <a href={telephoneLink(customerPhone)} className={look}>
          <Icon of={Phone} small />
          Call{about}
        </a>
      )}
      {chat && (
        <a href={chat} target="_blank" rel="noreferrer" className={look}>
          <Icon of={MessageCircle} small />
          WhatsApp{about}
        </a>
      )}
    </p>
  );
}
