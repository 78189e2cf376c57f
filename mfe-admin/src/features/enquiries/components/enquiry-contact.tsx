import { CONTACT_TIME_LABELS, type Enquiry } from '@forecourt/contracts';
import { telephoneLink } from '@forecourt/rules';
import { Clock, Icon, type IconShapes, Mail, Phone } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { mayI } from '../../../session/own-account.ts';
import { AlsoAsked } from './also-asked.tsx';
import { ChangeVan } from './change-van.tsx';
import { CorrectCustomer } from './correct-customer.tsx';
import { EnquiryActions, type NextStep } from './enquiry-actions.tsx';
import styles from './enquiry-contact.module.css';
import { EnquiryVan } from './enquiry-van.tsx';

interface EnquiryContactProps {
  readonly enquiry: Enquiry;
  readonly onPlan: (step: NextStep) => void;
}

/** What the enquiry is about, and how to reach the sender. */
export function EnquiryContact({ enquiry, onPlan }: EnquiryContactProps) {
  const { customerEmail, customerPhone, preferredContactTime, erasedAt } = enquiry;
  return (
    <div className={styles.contact}>
      <EnquiryVan enquiry={enquiry} />
      {erasedAt === null && mayI('enquiries.work') && <ChangeVan enquiry={enquiry} />}
      {erasedAt === null && (
        <>
          <ul>
            {customerEmail && (
              <Line icon={Mail}>
                <a href={`mailto:${customerEmail}`}>{customerEmail}</a>
              </Line>
            )}
            {customerPhone && (
              <Line icon={Phone}>
                <a href={telephoneLink(customerPhone)}>{customerPhone}</a>
              </Line>
            )}
            {preferredContactTime && (
              <Line icon={Clock}>
                <span>Preferred contact time: {CONTACT_TIME_LABELS[preferredContactTime]}</span>
              </Line>
            )}
          </ul>
          {mayI('enquiries.work') && <CorrectCustomer enquiry={enquiry} />}
          <EnquiryActions enquiry={enquiry} onPlan={onPlan} />
          <AlsoAsked enquiry={enquiry} />
        </>
      )}
    </div>
  );
}

function Line({ icon, children }: { readonly icon: IconShapes; readonly children: ReactNode }) {
  return (
    <li className={styles.line}>
      <Icon of={icon} />
      {children}
    </li>
  );
}
