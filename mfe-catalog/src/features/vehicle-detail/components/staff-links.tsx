import type { Vehicle } from '@forecourt/contracts';
import { Link, useQuery, useSearchParams } from '@forecourt/web-kit';
import { useSyncExternalStore } from 'react';
import { staffStatusQuery } from '../api/get-staff-status.ts';
import styles from './vehicle-layout.module.css';

const never = () => () => undefined;
/** Cached pages are the same for everybody: only the browser adds the link. */
const nobody = () => '';

/** The token of staff who have signed in here (product §6); visitors have none. Storage may be disabled. */
const storedToken = (): string => {
  try {
    return localStorage.getItem('adminToken') ?? '';
  } catch {
    return '';
  }
};

/** The links to the back office and the price card for signed-in staff; for visitors, nothing is even requested. */
export function StaffLinks({ vehicle: { id } }: { readonly vehicle: Vehicle }) {
  const [params] = useSearchParams();
  const token = useSyncExternalStore(never, storedToken, nobody);
  const { data } = useQuery({ ...staffStatusQuery(token), enabled: token !== '' });
  if (!data?.authenticated) return null;
  const isEnquiry = params.get('from') === 'enquiries';
  return (
    <>
      <Link to={isEnquiry ? '/admin?tab=inquiries' : '/admin'} className={styles.back}>
        {isEnquiry ? 'Back to Enquiries' : 'Back to Admin'}
      </Link>
      {/* The server makes the QR code, so a document is loaded. */}
      <a href={`/vehicle/${id}?card=a4`} className={styles.back}>
        Print price card
      </a>
    </>
  );
}
