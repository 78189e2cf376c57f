import { normaliseRegistration, vehicleName } from '@forecourt/rules';
import { Button, buttonClass, Icon, RotateCcw } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { useEffect } from 'react';
import { useRestoreVehicle } from '../../../stock/restore-vehicle.ts';
import { useVansByRegistration } from '../../../stock/vans-by-registration.ts';
import styles from './known-van.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

interface KnownVanProps {
  readonly registration: string;
  readonly onRestored: () => void;
}

/** The van in stock that already has the registration, with a link to it. */
export function VanInStock({ registration }: Pick<KnownVanProps, 'registration'>) {
  const { inStock, readStockAgain } = useVansByRegistration(registration);
  // The cached list may be stale: somebody else may have added the van a moment ago.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each registration
  useEffect(() => {
    if (!inStock) readStockAgain();
  }, [registration]);
  return (
    <div role="alert" className={styles.known}>
      <p>
        <b>You already have {normaliseRegistration(registration)}</b>
        {inStock && `, a ${inStock.year} ${vehicleName(inStock)}.`}
      </p>
      {inStock && (
        <Link to={`/admin?edit=${inStock.id}`} replace className={buttonClass({ size: 'small' })}>
          Open it
        </Link>
      )}
    </div>
  );
}

/** A recently deleted van with the registration, which staff may want to restore instead. */
export function VanDeleted({ registration, onRestored }: KnownVanProps) {
  const { removed } = useVansByRegistration(registration);
  const { mutate: restore, isPending } = useRestoreVehicle();
  if (!removed) return null;
  return (
    <div role="status" className={styles.known}>
      <p>
        You deleted this {vehicleName(removed)} on {day.format(new Date(removed.removedAt))}.
      </p>
      <Button size="small" aria-busy={isPending} onClick={() => !isPending && restore(removed.id, { onSuccess: onRestored })}>
        <Icon of={RotateCcw} small />
        {isPending ? 'Restoring...' : 'Restore it'}
      </Button>
    </div>
  );
}
