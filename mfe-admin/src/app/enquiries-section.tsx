import { Badge, Container } from '@forecourt/ui';
import { Link, useQuery, useSearchParams } from '@forecourt/web-kit';
import { dataRequestsQuery } from '../features/data-requests/api/get-data-requests.ts';
import { DataRequests } from '../features/data-requests/components/data-requests.tsx';
import { EnquiriesTab } from '../features/enquiries/components/enquiries-tab.tsx';
import { ComingUp } from '../features/today/components/coming-up.tsx';
import { UnmetWishes } from '../features/unmet-wishes/components/unmet-wishes.tsx';
import { MailNotice } from '../mail/mail-notice.tsx';
import { mayI } from '../session/own-account.ts';
import styles from './enquiries-section.module.css';

const ENQUIRIES = '/admin?tab=inquiries';
const COMING_UP = '/admin?tab=inquiries&view=coming-up';
const DATA_REQUESTS = '/admin?tab=inquiries&view=data-requests';
const WISHES = '/admin?tab=inquiries&view=wishes';

/**
 * Enquiries, the diary, data subject requests, whose overdue count is always visible, and unmet wishes.
 */
export function EnquiriesSection() {
  const [params] = useSearchParams();
  const view = params.get('view');
  const mayWorkOnData = mayI('privacy.manage');
  const isAboutData = view === 'data-requests' && mayWorkOnData;
  const isAboutWishes = view === 'wishes';
  const isDiary = view === 'coming-up';
  const isList = !(isAboutData || isAboutWishes || isDiary);
  const { data: requests = [] } = useQuery({ ...dataRequestsQuery(), enabled: mayWorkOnData });
  const overdue = requests.filter(({ state }) => state === 'overdue').length;
  return (
    <Container className={styles.section}>
      <nav aria-label="Enquiries, what comes up, data requests and unmet demand" className={styles.views}>
        <Link to={ENQUIRIES} className={styles.view} aria-current={isList ? 'true' : undefined}>
          Enquiries
        </Link>
        <Link to={COMING_UP} className={styles.view} aria-current={isDiary ? 'true' : undefined}>
          Coming up
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
      {!isAboutWishes && !isDiary && (
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
      {isDiary && <ComingUp />}
      {isList && <EnquiriesTab />}
    </Container>
  );
}
