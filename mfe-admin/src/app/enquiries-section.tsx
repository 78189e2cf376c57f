import { Container } from '@forecourt/ui';
import { Link, useSearchParams } from '@forecourt/web-kit';
import { DataRequests } from '../features/data-requests/components/data-requests.tsx';
import { EnquiriesTab } from '../features/enquiries/components/enquiries-tab.tsx';
import styles from './enquiries-section.module.css';

const VIEWS = [
  { view: null, label: 'Enquiries', address: '/admin?tab=inquiries' },
  { view: 'data-requests', label: 'Data requests', address: '/admin?tab=inquiries&view=data-requests' },
];

/** What people write to the dealership: enquiries, and requests about their data. */
export function EnquiriesSection() {
  const [params] = useSearchParams();
  const shown = params.get('view') === 'data-requests' ? 'data-requests' : null;
  return (
    <Container className={styles.section}>
      <nav aria-label="Enquiries and data requests" className={styles.views}>
        {VIEWS.map(({ view, label, address }) => (
          <Link key={label} to={address} className={styles.view} aria-current={view === shown ? 'true' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {shown === null ? <EnquiriesTab /> : <DataRequests />}
    </Container>
  );
}
