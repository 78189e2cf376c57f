import type { ListedVehicle } from '@forecourt/contracts';
import { STOCK_STATUSES, type StockStatus } from '@forecourt/rules';
import { Button, Select, StateSwitch } from '@forecourt/ui';
import { useState } from 'react';
import { WAITING_WORDS } from '../../../calls/send-until-answered.ts';
import { mayI } from '../../../session/own-account.ts';
import type { SoldChange, SoldControl } from '../../../stock/disagreement.ts';
import { SoldHint } from '../../../stock/sold-hint.tsx';
import { type CardChange, useChangeVehicle } from '../api/change-vehicle.ts';
import styles from './card-controls.module.css';

const STATUS_OPTIONS = STOCK_STATUSES.map((status) => ({ value: status, label: status }));

interface CardControlsProps {
  readonly vehicle: ListedVehicle;
  readonly title: string;
}

/** Stock status, sold and VAT: three independent controls (D11). */
export function CardControls({ vehicle, title }: CardControlsProps) {
  const { mutate, waiting, cancel } = useChangeVehicle(vehicle);
  const [lastSet, setLastSet] = useState<SoldControl | null>(null);
  const { stockStatus, isSold, vatQualifying } = vehicle;
  const disabled = !mayI('stock.write');
  const set = (control: SoldControl, change: CardChange) => {
    setLastSet(control);
    mutate(change);
  };
  const fix = (change: SoldChange, button: HTMLElement) => {
    // The button disappears with the hint, so the focus moves to the control that it has set.
    const control = Object.keys(change)[0];
    button.closest('[role="group"]')?.querySelector<HTMLElement>(`[name="${control}"]`)?.focus();
    mutate(change);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a grid in every browser
    <div role="group" aria-label={`${title}: status`} className={styles.controls}>
      <Select
        label="Stock status"
        hideLabel
        compact
        name="stockStatus"
        className={styles.status}
        options={STATUS_OPTIONS}
        value={stockStatus}
        disabled={disabled}
        onChange={(event) => set('stockStatus', { stockStatus: event.target.value as StockStatus })}
      />
      <StateSwitch
        label="Sold"
        name="isSold"
        state={isSold ? 'SOLD' : 'Available'}
        checked={isSold}
        disabled={disabled}
        onChange={() => set('isSold', { isSold: !isSold })}
      />
      <StateSwitch
        label="VAT"
        name="vatQualifying"
        state={vatQualifying ? 'Plus VAT' : 'No VAT'}
        checked={vatQualifying}
        disabled={disabled}
        onChange={() => mutate({ vatQualifying: !vatQualifying })}
      />
      {waiting && (
        <div role="alert" className={styles.waiting}>
          <p>{WAITING_WORDS[waiting]}</p>
          <Button size="small" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      {!disabled && <SoldHint van={vehicle} lastSet={lastSet} onFix={fix} className={styles.hint} />}
    </div>
  );
}
