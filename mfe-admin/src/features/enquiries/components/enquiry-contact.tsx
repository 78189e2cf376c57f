import { CONTACT_TIME_LABELS, type Enquiry } from '@forecourt/contracts';
import { telephoneLink } from '@forecourt/rules';
import { buttonClass, Clock, ExternalLink, Icon, type IconShapes, Mail, Phone } from '@forecourt/ui';
import { Link, useDealership } from '@forecourt/web-kit';
import type { ReactNode } from 'react';
import { replyLink } from '../reply-link.ts';
import styles from './enquiry-contact.module.css';

/** How to reach the sender, and what the enquiry is about. */
export function EnquiryContact({ enquiry }: { readonly enquiry: Enquiry }) {
  const { tradingName } = useDealership();
  const { customerEmail, customerPhone, preferredContactTime, erasedAt } = enquiry;
  return (
    <ul className={styles.contact}>
      {erasedAt === null && (
        <Line icon={Mail}>
          <span className={styles.withReply}>
            <a href={`mailto:${customerEmail}`}>{customerEmail}</a>
            <a href={replyLink(enquiry, tradingName)} className={buttonClass({ size: 'small' })}>
              Reply
            </a>
          </span>
        </Line>
      )}
      {customerPhone && (
        <Line icon={Phone}>
          <a href={telephoneLink(customerPhone)}>{customerPhone}</a>
        </Line>
      )}
      {enquiry.vehicleId !== null && (
        <Line icon={ExternalLink}>
          <Vehicle enquiry={enquiry} />
        </Line>
      )}
      {preferredContactTime && (
        <Line icon={Clock}>
          <span>Preferred contact time: {CONTACT_TIME_LABELS[preferredContactTime]}</span>
        </Line>
      )}
    </ul>
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

/** The van, as far as it is known; a removed one has no page. */
function Vehicle({ enquiry: { vehicleId, vehicle } }: { readonly enquiry: Enquiry }) {
  const name = vehicle ? `${vehicle.year} ${vehicle.make} ${vehicle.model}` : `Vehicle ${vehicleId}`;
  // A registration stays on one line.
  const registration = vehicle?.registrationNumber ? `, ${vehicle.registrationNumber.replace(' ', '\u00a0')}` : '';
  if (vehicle?.isRemoved) {
    return (
      <span>
        {name}
        {registration} (deleted)
      </span>
    );
  }
  return (
    <span>
      <Link to={`/vehicle/${vehicleId}?from=enquiries`}>{name}</Link>
      {registration}
    </span>
  );
}
