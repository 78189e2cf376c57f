import { ENQUIRY_STATUS_LABELS, type Enquiry, kindLabel } from '@forecourt/contracts';
import { Link } from '@forecourt/web-kit';
import type { ReactNode } from 'react';
import { useColleagueName } from '../../../notes/use-colleague-name.ts';
import styles from './asked-links.module.css';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Europe/London' });

type Asked = Enquiry['others']['newest'][number] & Partial<Pick<Enquiry, 'customerName' | 'vehicle'>>;

interface AskedLinksProps {
  readonly title: string;
  readonly enquiries: readonly Asked[];
  /** Leads to more of them. */
  readonly more?: { readonly label: string; readonly to: string } | undefined;
}

/** Enquiries of one person: when, what and which colleague sees to it; with the name and the van where these are known. */
export function AskedLinks({ title, enquiries, more }: AskedLinksProps): ReactNode {
  const nameOf = useColleagueName();
  return (
    <>
      <p className="small ink medium">{title}</p>
      <ul className="cluster gap-2">
        {enquiries.map((one) => (
          <li key={one.id}>
            <Link to={`/admin?tab=inquiries&enquiry=${one.id}`} className={styles.link}>
              {one.customerName && `${one.customerName}, `}
              {day.format(new Date(one.createdAt))}: {kindLabel(one).toLowerCase()}
              {one.vehicle && ` about ${one.vehicle.make} ${one.vehicle.model}`},{' '}
              {ENQUIRY_STATUS_LABELS[one.status].toLowerCase()}
              {one.assignee && `, seen to by ${nameOf(one.assignee)}`}
            </Link>
          </li>
        ))}
        {more && (
          <li>
            <Link to={more.to} className={styles.link}>
              {more.label}
            </Link>
          </li>
        )}
      </ul>
    </>
  );
}
