import { formatNumber } from '@forecourt/rules';
import { Button, buttonClass, Download, Icon, Plus } from '@forecourt/ui';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { ListHead } from '../../../list-head/list-head.tsx';
import { mayI } from '../../../session/own-account.ts';
import { useExportEnquiries } from '../api/export-enquiries.ts';

interface EnquiriesHeadProps {
  /** How many match the filters; undefined until that is known. */
  readonly total: number | undefined;
  readonly query: string;
}

/** The number of enquiries, the entering of one, and the export to a spreadsheet. */
export function EnquiriesHead({ total, query }: EnquiriesHeadProps) {
  const { mutate: save, isPending } = useExportEnquiries();
  return (
    <ListHead title={total === undefined ? 'Enquiries' : `${formatNumber(total)} ${total === 1 ? 'enquiry' : 'enquiries'}`}>
      {mayI('enquiries.work') && (
        <OverlayLink open={{ enter: '' }} className={buttonClass({ variant: 'primary', size: 'small' })}>
          <Icon of={Plus} small />
          Add enquiry
        </OverlayLink>
      )}
      {mayI('enquiries.export') && (
        <Button
          size="small"
          aria-busy={isPending}
          aria-disabled={isPending || total === 0}
          onClick={() => !isPending && total !== 0 && save(query)}
        >
          <Icon of={Download} small />
          {isPending ? 'Exporting...' : 'Export CSV'}
        </Button>
      )}
    </ListHead>
  );
}
