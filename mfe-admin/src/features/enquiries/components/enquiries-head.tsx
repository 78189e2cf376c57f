import { Button, Download, Icon } from '@forecourt/ui';
import { useExportEnquiries } from '../api/export-enquiries.ts';
import styles from './enquiries-head.module.css';

interface EnquiriesHeadProps {
  /** How many pass the filters; undefined until that is known. */
  readonly total: number | undefined;
  readonly query: string;
}

/** How many there are, and the way out into a spreadsheet. */
export function EnquiriesHead({ total, query }: EnquiriesHeadProps) {
  const { mutate: save, isPending } = useExportEnquiries();
  return (
    <div className={styles.head}>
      <h1 className={styles.title} aria-live="polite">
        {total === undefined ? 'Enquiries' : `${total.toLocaleString('en-GB')} ${total === 1 ? 'enquiry' : 'enquiries'}`}
      </h1>
      <Button
        size="small"
        aria-busy={isPending}
        aria-disabled={isPending || total === 0}
        onClick={() => !isPending && total !== 0 && save(query)}
      >
        <Icon of={Download} small />
        {isPending ? 'Exporting...' : 'Export CSV'}
      </Button>
    </div>
  );
}
