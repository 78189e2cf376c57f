import type { Enquiry } from '@forecourt/contracts';
import { telephoneLink } from '@forecourt/rules';
import { Button, buttonClass, classes, Icon, Mail, MessageCircle, Phone } from '@forecourt/ui';
import { useDealership, useSearchParams } from '@forecourt/web-kit';
import { useId, useRef, useState } from 'react';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { mayI, ownAccount } from '../../../session/own-account.ts';
import { useNow } from '../../../time/use-now.ts';
import { drafts } from '../../../unsaved/drafts.ts';
import { type ContactWay, useContactDraft } from '../hooks/use-contact-draft.ts';
import { repliesPath } from '../hooks/use-reply-draft.ts';
import { keptFor, whatsAppLink } from '../whatsapp-link.ts';
import { ContactMade } from './contact-made.tsx';
import styles from './enquiry-actions.module.css';

/** What has a time of its own. */
export type NextStep = 'call' | 'appointment';

interface EnquiryActionsProps {
  readonly enquiry: Enquiry;
  readonly onPlan: (step: NextStep) => void;
}

/** The ways to answer: by mail, by phone, and by WhatsApp where the number is that of a UK mobile; and what comes next. */
export function EnquiryActions({ enquiry, onPlan }: EnquiryActionsProps) {
  const dealership = useDealership();
  const writing = { account: ownAccount(), dealership, now: useNow() };
  // Rendered again once the dialog has closed: there may be a draft now, or none any more.
  useSearchParams();
  const contact = useContactDraft(enquiry);
  const [wasClicked, setClicked] = useState(false);
  const ask = (way: ContactWay) => {
    setClicked(true);
    const kept = way === 'whatsapp' ? keptFor(enquiry, writing) : null;
    contact.ask(way, kept ? [kept.id] : []);
  };
  const ways = useRef<HTMLParagraphElement>(null);
  const leave = () => ways.current?.querySelector('a')?.focus();
  const { id, customerName, customerEmail, customerPhone, status, ringAgainAt } = enquiry;
  const isOpen = status !== 'won' && status !== 'lost';
  const whyNoReply = useId();
  const chat = whatsAppLink(enquiry, writing);
  const hasDraft = drafts.find(repliesPath(enquiry)) !== '';
  const look = classes(buttonClass({ size: 'small' }), styles.action);
  const about = <span className="visually-hidden"> {customerName}</span>;
  return (
    <>
      <p ref={ways} className={styles.actions}>
        {mayI('enquiries.work') && customerEmail === null && (
          <Button size="small" className={styles.action} aria-disabled="true" aria-describedby={whyNoReply}>
            <Icon of={Mail} small />
            Reply{about}
          </Button>
        )}
        {mayI('enquiries.work') && customerEmail !== null && (
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
          <a href={telephoneLink(customerPhone)} className={look} onClick={() => ask('called')}>
            <Icon of={Phone} small />
            Call{about}
          </a>
        )}
        {chat && (
          <a href={chat} target="_blank" rel="noreferrer" className={look} onClick={() => ask('whatsapp')}>
            <Icon of={MessageCircle} small />
            WhatsApp{about}
          </a>
        )}
      </p>
      {mayI('enquiries.work') && (
        <p className={styles.further}>
          <Button size="small" variant="quiet" onClick={() => ask('called')}>
            Log a call{about}
          </Button>
          {isOpen && ringAgainAt === null && (
            <Button size="small" variant="quiet" onClick={() => onPlan('call')}>
              Plan a call{about}
            </Button>
          )}
          {status !== 'appointment' && (
            <Button size="small" variant="quiet" onClick={() => onPlan('appointment')}>
              Book appointment{about}
            </Button>
          )}
        </p>
      )}
      {mayI('enquiries.work') && customerEmail === null && (
        <p id={whyNoReply} className="small muted">
          There is no email address to reply to. Add one under 'Correct details'.
        </p>
      )}
      {contact.asked && mayI('enquiries.work') && (
        <ContactMade
          key={contact.asked.way}
          enquiry={enquiry}
          draft={contact.asked}
          takesFocus={wasClicked}
          onChange={contact.change}
          onPutAside={() => {
            contact.putAside();
            leave();
          }}
          onDone={() => {
            contact.forget();
            leave();
          }}
        />
      )}
    </>
  );
}
