import type { Vehicle } from '@forecourt/contracts';
import { STOCK_STATUSES, type StockStatus } from '@forecourt/rules';
import { Checkbox, Select } from '@forecourt/ui';
import { SoldHint } from '../../../vehicle/sold-hint.tsx';
import { useChangeVehicle } from '../api/change-vehicle.ts';
import styles from './card-controls.module.css';

const STATUS_OPTIONS = STOCK_STATUSES.map((status) => ({ value: status, label: status }));

interface CardControlsProps {
  readonly vehicle: Vehicle;
  readonly name: string;
}

/** Stock status, sold and VAT: three controls that do not know of one another (D11). */
export function CardControls({ vehicle, name }: CardControlsProps) {
  const { mutate } = useChangeVehicle(vehicle);
  const { stockStatus, isSold, vatQualifying } = vehicle;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a grid in every browser
    <div role="group" aria-label={`${name}: state`} className={styles.controls}>
      <Select
        label="Stock status"
        hideLabel
        compact
        className={styles.status}
        options={STATUS_OPTIONS}
        value={stockStatus}
        onChange={(event) => mutate({ stockStatus: event.target.value as StockStatus })}
      />
      <Checkbox label={isSold ? 'SOLD' : 'Available'} checked={isSold} onChange={() => mutate({ isSold: !isSold })} />
      <Checkbox
        label={vatQualifying ? 'Plus VAT' : 'No VAT'}
        checked={vatQualifying}
        onChange={() => mutate({ vatQualifying: !vatQualifying })}
      />
      <SoldHint isSold={isSold} stockStatus={stockStatus} className={styles.hint} />
    </div>
  );
}
