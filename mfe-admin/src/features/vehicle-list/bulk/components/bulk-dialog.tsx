import { formatNumber, vehicleTitle } from '@forecourt/rules';
import { Button, Dialog } from '@forecourt/ui';
import { ApiError } from '@forecourt/web-kit';
import { whyNot } from '../../../../calls/why-not.ts';
import { WhoWaits } from '../../../../who-waits/who-waits.tsx';
import { type Bulk, NOT_ALL, type Progress, type Report, vehicles } from '../hooks/use-bulk.ts';
import type { Failure } from '../run-job.ts';
import styles from './bulk-dialog.module.css';
import { Names } from './names.tsx';

/** The progress of a job with many vans, and what did not go through. */
export function BulkDialog({ bulk }: { readonly bulk: Bulk }) {
  const { progress, report } = bulk;
  if (progress) return <Running progress={progress} onStop={bulk.stop} />;
  return report && <NotDone report={report} bulk={bulk} />;
}

function Running({ progress: { title, ended, count }, onStop }: { readonly progress: Progress; readonly onStop: () => void }) {
  return (
    <Dialog
      title={title}
      onClose={onStop}
      footer={
        <Button className="grow" onClick={onStop}>
          Stop
        </Button>
      }
    >
      <div className="stack gap-2 py-5">
        <progress aria-label={title} className={styles.progress} value={ended} max={count} />
        <p className="tabular">
          {formatNumber(ended)} of {formatNumber(count)}
        </p>
      </div>
    </Dialog>
  );
}

/** Without the van's number, so that vans refused for the same reason stand together. */
const REASONS: Readonly<Record<string, string>> = {
  'INVENTORY.VERSION_CONFLICT': 'Somebody else has changed it meanwhile.',
  'INVENTORY.VEHICLE_NOT_FOUND': 'Somebody else has deleted it meanwhile.',
  'INVENTORY.VEHICLE_NOT_REMOVED': 'Somebody else has restored it meanwhile.',
};

const reasonOf = (error: unknown): string => (error instanceof ApiError && REASONS[error.problem?.code ?? '']) || whyNot(error);

const byReason = (failures: readonly Failure[]): readonly (readonly [reason: string, names: string[]])[] => {
  const groups = new Map<string, string[]>();
  for (const { van, error } of failures) {
    const reason = reasonOf(error);
    groups.set(reason, [...(groups.get(reason) ?? []), vehicleTitle(van)]);
  }
  return [...groups];
};

function NotDone({ report: { title, job, concerned, failures, left }, bulk }: { readonly report: Report; readonly bulk: Bulk }) {
  const canRetry = left.length > 0 || failures.some(({ error }) => job.mayTryAgain(error));
  return (
    <Dialog
      title={left.length > 0 ? 'Stopped' : NOT_ALL}
      onClose={bulk.close}
      footer={
        <>
          <Button onClick={bulk.close}>Close</Button>
          {bulk.undoable.length > 0 && (
            <Button className="grow" onClick={bulk.undo}>
              Undo
            </Button>
          )}
          {canRetry && (
            <Button variant="primary" className="grow" onClick={bulk.retry}>
              {failures.length > 0 ? 'Try again' : 'Continue'}
            </Button>
          )}
        </>
      }
    >
      <div role="status" className="stack gap-4 py-5">
        <p>
          {title}.{left.length > 0 && ` ${vehicles(left.length)} ${left.length === 1 ? 'was' : 'were'} not begun.`}
        </p>
        {concerned.length > 0 && <WhoWaits ids={concerned} />}
        {byReason(failures).map(([reason, names]) => (
          <section key={reason} className="stack gap-1">
            <h3 className={styles.reason}>
              {vehicles(names.length)} not changed: {reason}
            </h3>
            <Names of={names} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
