import type { ListedVehicle } from '@forecourt/contracts';
import { formatNumber, STOCK_STATUSES, type StockStatus } from '@forecourt/rules';
import { Button, Container, FieldError, Icon, RotateCcw, Select, Trash2, Upload } from '@forecourt/ui';
import { showToast } from '@forecourt/web-kit';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../../confirm-dialog/confirm-dialog.tsx';
import { FEW_VANS } from '../../../../stock/few-vans.ts';
import { type Bulk, useBulk, vehicles } from '../hooks/use-bulk.ts';
import type { SelectionMode } from '../hooks/use-selection.ts';
import { deleteJob, priceJob, publishJob, statusJob } from '../jobs.ts';
import { lackingIn } from '../lacking.ts';
import { isAlready, saleOf } from '../sale.ts';
import styles from './bulk-changes.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import { DeleteManyDialog } from './delete-many-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';

const STATUS_OPTIONS = [
  { value: '', label: 'Set status…' },
  ...STOCK_STATUSES.map((status) => ({ value: status, label: status })),
];

/** What has to be done before many vans can be changed; null if nothing. */
const missingOf = (isNone: boolean, status: StockStatus | ''): string | null => {
  if (isNone) return status === '' ? 'Select vehicles and choose a status.' : 'Select vehicles first.';
  return status === '' ? 'Choose a status.' : null;
};

interface StatusChange {
  readonly vans: readonly ListedVehicle[];
  readonly status: StockStatus;
}

interface BulkChangesProps {
  readonly mode: SelectionMode;
  readonly all: readonly ListedVehicle[];
  readonly shown: readonly ListedVehicle[];
}

/** What is done to many vans: the bar of the selected ones, and the progress of what they go through. */
export function BulkChanges(props: BulkChangesProps) {
  const bulk = useBulk(props.mode.drop);
  return (
    <>
      {props.mode.isOn && <SelectBar {...props} bulk={bulk} />}
      <BulkDialog bulk={bulk} />
    </>
  );
}

/** How many vans are selected, and what can be done with them. */
function SelectBar({ mode, bulk, all, shown }: BulkChangesProps & { readonly bulk: Bulk }) {
  const [status, setStatus] = useState<StockStatus | ''>('');
  const [isAsked, setAsked] = useState(false);
  const [isPricing, setPricing] = useState(false);
  const [isAskedToPublish, setAskedToPublish] = useState(false);
  const [askedToSet, setAskedToSet] = useState<StatusChange | null>(null);
  const [tried, setTried] = useState<'change' | 'choose' | null>(null);
  const wrongId = useId();
  const { ids } = mode;
  const selected = all.filter(({ id }) => ids.has(id));
  const inList = shown.filter(({ id }) => ids.has(id)).length;
  const hidden = selected.length - inList;
  const isNone = selected.length === 0;
  const held = selected.filter(({ isHeld }) => isHeld);

  const missing = { change: missingOf(isNone, status), choose: isNone ? 'Select vehicles first.' : null };
  const wrong = tried && missing[tried];

  const change = () => {
    if (isNone || status === '') return setTried('change');
    const others = selected.filter((van) => !isAlready(van, saleOf(status)));
    setTried(null);
    setStatus('');
    if (others.length > FEW_VANS) setAskedToSet({ vans: others, status });
    else if (others.length > 0) bulk.start(statusJob(others, status));
    else showToast({ title: 'No changes to save', text: `${vehicles(selected.length)} already ${status}.` });
  };
  const publish = () => {
    setAskedToPublish(false);
    bulk.start(publishJob(held));
  };
  /** @param open asks further. */
  const askFirst = (open: (isOpen: boolean) => void) => {
    setTried(isNone ? 'choose' : null);
    open(!isNone);
  };
  return (
    <section aria-label="Selected vehicles" data-selected="" className={styles.bar}>
      <Container className={styles.row}>
        <div className={styles.toasts} data-toasts />
        <p aria-live="polite">
          <b className="ink">{formatNumber(selected.length)} selected</b>
          {hidden > 0 && <span className="small muted"> {formatNumber(hidden)} not in this list</span>}
        </p>
        <div className={styles.which}>
          {inList < shown.length && (
            <Button size="small" onClick={mode.selectShown}>{`Select all ${formatNumber(shown.length)}`}</Button>
          )}
          {!isNone && (
            <Button size="small" variant="quiet" onClick={mode.clear}>
              Clear
            </Button>
          )}
          {held.length > 0 && (
            <Button size="small" onClick={() => (held.length > FEW_VANS ? setAskedToPublish(true) : publish())}>
              <Icon of={Upload} small />
              Put {formatNumber(held.length)} on the site
            </Button>
          )}
          {bulk.undoable.length > 0 && (
            <Button size="small" variant="quiet" onClick={bulk.undo}>
              <Icon of={RotateCcw} small />
              Undo
            </Button>
          )}
        </div>
        <Button size="small" variant="quiet" className={styles.done} onClick={mode.leave}>
          Done
        </Button>
        <div className={styles.actions}>
          <Select
            label="Status"
            hideLabel
            compact
            className={styles.status}
            options={STATUS_OPTIONS}
            value={status}
            onChange={(event) => setStatus(event.target.value as StockStatus | '')}
          />
          <Button size="small" variant="dark" onClick={change}>
            Change
          </Button>
          <Button size="small" onClick={() => askFirst(setPricing)}>
            Prices
          </Button>
          <Button size="small" className={styles.delete} onClick={() => askFirst(setAsked)}>
            <Icon of={Trash2} small />
            Delete
          </Button>
        </div>
        {wrong && (
          <div className={styles.wrong}>
            <FieldError id={wrongId} announced>
              {wrong}
            </FieldError>
          </div>
        )}
      </Container>
      {askedToSet && (
        <ConfirmDialog
          title={`Set ${vehicles(askedToSet.vans.length)} to ${askedToSet.status}?`}
          verb={`Set to ${askedToSet.status}`}
          onConfirm={() => {
            setAskedToSet(null);
            bulk.start(statusJob(askedToSet.vans, askedToSet.status));
          }}
          onClose={() => setAskedToSet(null)}
        >
          Visitors see it at once. Stay on this page until it is done: then one press takes it back.
        </ConfirmDialog>
      )}
      {isAskedToPublish && (
        <ConfirmDialog
          title={`Put ${vehicles(held.length)} on the site?`}
          verb={`Put ${formatNumber(held.length)} on the site`}
          onConfirm={publish}
          onClose={() => setAskedToPublish(false)}
        >
          {lackingIn(held)} Visitors see them at once.
        </ConfirmDialog>
      )}
      {isPricing && (
        <PriceDialog
          vans={selected}
          onClose={() => setPricing(false)}
          onChange={(changes) => {
            setPricing(false);
            bulk.start(priceJob(changes));
          }}
        />
      )}
      {isAsked && (
        <DeleteManyDialog
          vans={selected}
          onKeep={() => setAsked(false)}
          onDelete={() => {
            setAsked(false);
            bulk.start(deleteJob(selected));
          }}
        />
      )}
    </section>
  );
}
