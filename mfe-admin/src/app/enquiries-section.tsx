import { Badge, Container } from '@forecourt/ui';
import { Link, useQuery, useSearchParams } from '@forecourt/web-kit';
import { dataRequestsQuery } from '../features/data-requests/api/get-data-requests.ts';
import { DataRequests } from '../features/data-requests/components/data-requests.tsx';
import { EnquiriesTab } from '../features/enquiries/components/enquiries-tab.tsx';
import { UnmetWishes } from '../features/unmet-wishes/components/unmet-wishes.tsx';
import { MailNotice } from '../mail/mail-notice.tsx';
import { mayI } from '../session/own-account.ts';
import styles from './enquiries-section.module.css';

const ENQUIRIES = '/admin?tab=inquiries';
const DATA_REQUESTS = '/admin?tab=inquiries&view=data-requests';
const WISHES = '/admin?tab=inquiries&view=wishes';

/**
 * Enquiries, data subject requests, whose overdue count is always visible, and unmet wishes.
 */
export function EnquiriesSection() {
  const [params] = useSearchParams();
  const view = params.get('view');
  const mayWorkOnData = mayI('privacy.manage');
  const isAboutData = view === 'data-requests' && mayWorkOnData;
  const isAboutWishes = view === 'wishes';
  const { data: requests = [] } = useQuery({ ...dataRequestsQuery(), enabled: mayWorkOnData });
  const overdue = requests.filter(({ state }) => state === 'overdue').length;
  return (
    <Container className={styles.section}>
      <nav aria-label="Enquiries, data requests and unmet demand" className={styles.views}>
        <Link to={ENQUIRIES} className={styles.view} aria-current={isAboutData || isAboutWishes ? undefined : 'true'}>
          Enquiries
        </Link>
        {mayWorkOnData && (
          <Link to={DATA_REQUESTS} className={styles.view} aria-current={isAboutData ? 'true' : undefined}>
            Data requests
            {overdue > 0 && <Badge tone="red">{`${overdue} overdue`}</Badge>}
          </Link>
        )}
        <Link to={WISHES} className={styles.view} aria-current={isAboutWishes ? 'true' : undefined}>
          Unmet demand
        </Link>
      </nav>
      {!isAboutWishes && (
        <div className={styles.notice}>
          <MailNotice>
            {isAboutData
              ? 'nobody who makes a request gets a confirmation.'
              : 'replies are kept but not sent, and customers get no confirmation. Call or use WhatsApp until whoever runs the site has connected it.'}
          </MailNotice>
        </div>
      )}
      {isAboutData && <DataRequests />}
      {isAboutWishes && <UnmetWishes />}
      {!isAboutData && !isAboutWishes && <EnquiriesTab />}
    </Container>
  );
}
