import type { Enquiry } from '@forecourt/contracts';
import { Button, Icon, RefreshCw } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { arrivalsQuery } from '../api/get-enquiries.ts';
import styles from './enquiry-list.module.css';

interface ArrivalsNoticeProps {
  readonly query: string;
  /** Undefined if none is shown. */
  readonly newestShown: Enquiry | undefined;
  readonly onShow: () => void;
}

/** Announces new enquiries without changing the list until the user asks for them. */
export function ArrivalsNotice({ query, newestShown, onShow }: ArrivalsNoticeProps) {
  const { data: newest = [] } = useQuery(arrivalsQuery(query));
  const count = newest.filter(({ id }) => id > (newestShown?.id ?? 0)).length;
  return (
    <div role="status" className={styles.notice}>
      {count > 0 && (
        <Button size="small" variant="dark" onClick={onShow}>
          <Icon of={RefreshCw} small />
          Show {count} new {count === 1 ? 'enquiry' : 'enquiries'}
        </Button>
      )}
    </div>
  );
}
