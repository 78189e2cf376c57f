import { Badge, Container } from '@forecourt/ui';
import { Link, useQuery, useSearchParams } from '@forecourt/web-kit';
import { dataRequestsQuery } from '../features/data-requests/api/get-data-requests.ts';
import { DataRequests } from '../features/data-requests/components/data-requests.tsx';
import { EnquiriesTab } from '../features/enquiries/components/enquiries-tab.tsx';
import styles from './enquiries-section.module.css';

const ENQUIRIES = '/admin?tab=inquiries';
const DATA_REQUESTS = '/admin?tab=inquiries&view=data-requests';

/** What people write to the dealership: enquiries, and requests about their data, whose being overdue is seen from both. */
export function EnquiriesSection() {
  const [params] = useSearchParams();
  const isAboutData = params.get('view') === 'data-requests';
  const { data: requests = [] } = useQuery(dataRequestsQuery());
  const overdue = requests.filter(({ state }) => state === 'overdue').length;
  return (
    <Container className={styles.section}>
      <nav aria-label="Enquiries and data requests" className={styles.views}>
        <Link to={ENQUIRIES} className={styles.view} aria-current={isAboutData ? undefined : 'true'}>
          Enquiries
        </Link>
        <Link to={DATA_REQUESTS} className={styles.view} aria-current={isAboutData ? 'true' : undefined}>
          Data requests
          {overdue > 0 && <Badge tone="red">{`${overdue} overdue`}</Badge>}
        </Link>
      </nav>
      {isAboutData ? <DataRequests /> : <EnquiriesTab />}
    </Container>
  );
}
