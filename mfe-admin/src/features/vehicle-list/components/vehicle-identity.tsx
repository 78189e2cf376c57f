import type { RemovedVehicle } from '@forecourt/contracts';
import { vehicleDistinction, vehicleName, vehicleTitle } from '@forecourt/rules';
import { Plate } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import type { ReactNode } from 'react';
import styles from './vehicle-identity.module.css';

interface VehicleIdentityProps {
  readonly vehicle: Omit<RemovedVehicle, 'removedAt' | 'restorableUntil'>;
  /** Path of its page; a van that is deleted or not on the site yet has none. */
  readonly to?: string | undefined;
  /** Content after its plate. */
  readonly children: ReactNode;
}

/** Identifies a van: name, derivative, plate, and the facts that matter in a list. */
export function VehicleIdentity({ vehicle, to, children }: VehicleIdentityProps) {
  const { registrationNumber } = vehicle;
  const name = vehicleName(vehicle);
  return (
    <div className="shrinks">
      <div className={styles.headline}>
        <h2 className={styles.name}>
          {to ? (
            <Link to={to} aria-label={vehicleTitle(vehicle)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <span className="small body breakable">{vehicleDistinction(vehicle)}</span>
      </div>
      <div className={styles.meta}>
        {registrationNumber && <Plate>{registrationNumber}</Plate>}
        {children}
      </div>
    </div>
  );
}
