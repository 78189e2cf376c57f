import type { VehicleLookup } from '@forecourt/contracts';
import { normaliseRegistration } from '@forecourt/rules';
import { Button, Dialog, Icon, Search, TriangleAlert, Verified } from '@forecourt/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { inCapitals } from '../../../vehicle-form/in-capitals.ts';
import { useLookupVehicle } from '../api/lookup-vehicle.ts';
import type { Draft } from '../draft.ts';
import { foundSentences, foundTitle } from '../found-words.ts';
import styles from './find-dialog.module.css';
import { VanDeleted, VanInStock } from './known-van.tsx';
import { OfferedDraft } from './offered-draft.tsx';

interface FindDialogProps {
  /** An unsaved draft. */
  readonly offered: Draft | null;
  readonly onContinue: (draft: Draft) => void;
  readonly onForget: () => void;
  readonly onFound: (lookup: VehicleLookup) => void;
  readonly onByHand: (registration: string) => void;
  readonly onClose: () => void;
}

/** Looks a registration up, or continues without one. */
export function FindDialog({ offered, onContinue, onForget, onFound, onByHand, onClose }: FindDialogProps) {
  const [registration, setRegistration] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const ids = useId();
  const { mutate, data: found, error, isPending, reset } = useLookupVehicle();
  const trouble = isPending || !error || error.reason === 'in stock' ? null : error;
  const isAnswered = !isPending && (found !== undefined || error !== null);
  const isInStock = !isPending && error?.reason === 'in stock';
  const isEmpty = registration.trim() === '';
  // Otherwise the dialog would focus its Close button.
  const isFirst = useRef(offered === null);
  useEffect(() => {
    if (isFirst.current) input.current?.focus();
  }, []);
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && !isPending) mutate(registration.trim());
  };
  const notThisOne = () => {
    reset();
    setRegistration('');
    input.current?.focus();
  };
  return (
    <Dialog
      title="Add Vehicle"
      onClose={onClose}
      footer={
        found ? (
          <>
            <Button onClick={notThisOne}>Not this one</Button>
            <Button variant="primary" className="grow" onClick={() => onFound(found)}>
              Use this vehicle
            </Button>
          </>
        ) : isInStock ? null : (
          <Button className="grow" onClick={() => onByHand(registration)}>
            Enter manually
          </Button>
        )
      }
    >
      <form className="stack gap-4 py-5" onSubmit={search} noValidate>
        {offered && <OfferedDraft draft={offered} onContinue={() => onContinue(offered)} onForget={onForget} />}
        <div>
          <label htmlFor={`${ids}-plate`} className={styles.label}>
            Registration
          </label>
          <div className={styles.row}>
            <input
              ref={input}
              id={`${ids}-plate`}
              className={styles.plate}
              value={registration}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={trouble ? true : undefined}
              aria-describedby={trouble ? `${ids}-wrong` : undefined}
              onChange={(event) => {
                setRegistration(inCapitals(event));
                if (found || error) reset();
              }}
            />
            <Button type="submit" variant="dark" disabled={isEmpty} aria-busy={isPending} aria-disabled={isPending || undefined}>
              <Icon of={Search} />
              {isPending ? 'Searching...' : 'Search'}
            </Button>
          </div>
        </div>
        {isInStock && <VanInStock registration={registration} />}
        {isAnswered && !isInStock && <VanDeleted registration={registration} onRestored={onClose} />}
        {trouble && (
          <div role="alert" id={`${ids}-wrong`} className={styles.wrong}>
            <Icon of={TriangleAlert} />
            <div>
              <h3 className={styles.failed}>Lookup Failed</h3>
              <p>{trouble.message}</p>
              {trouble.reason === 'unknown' && (
                <p>
                  You searched for <b>{normaliseRegistration(registration)}</b>. Check it, or enter the van manually.
                </p>
              )}
            </div>
          </div>
        )}
        <div role="status">{found && <Verified title={foundTitle(found)}>{foundSentences(found).join(' ')}</Verified>}</div>
      </form>
    </Dialog>
  );
}
