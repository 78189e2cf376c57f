import type { Vehicle } from '@forecourt/contracts';
import { Button, TextInput } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { type ChangeEvent, useId, useState } from 'react';
import { offeredVehiclesQuery } from '../api/get-offered-vehicles.ts';
import { type FinanceVehicle, vehicleLabel } from '../finance-vehicle.ts';
import { usePause } from '../hooks/use-pause.ts';
import styles from './van-chooser.module.css';

const CUSTOM = 'Custom amount';
const PAUSE_MS = 200;

/** As it is offered: unlike the label of a chosen van, no two are alike. */
const offer = (vehicle: Vehicle): string =>
  [`${vehicle.year} ${vehicleLabel(vehicle)}`, vehicle.registrationNumber ?? `no. ${vehicle.id}`].join(', ');

interface VanChooserProps {
  readonly vehicle: FinanceVehicle | null;
  readonly onChoose: (vehicle: FinanceVehicle | null) => void;
}

/**
 * A van of the stock, or a custom amount. A text field with suggestions, because that works the same with eight vans and
 * with ten thousand; nothing is fetched before it is used.
 */
export function VanChooser({ vehicle, onChoose }: VanChooserProps) {
  const list = useId();
  const [used, setUsed] = useState(false);
  /** What is being typed; `null`: nothing, the field shows what is chosen. */
  const [text, setText] = useState<string | null>(null);
  const search = usePause(text ?? '', PAUSE_MS).trim();
  const { data, isError } = useQuery({ ...offeredVehiclesQuery(search), enabled: used });

  const vehicles = data ?? [];
  const choose = (chosen: FinanceVehicle | null) => {
    setText(null);
    onChoose(chosen);
  };
  const type = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    const chosen = vehicles.find((offered) => offer(offered) === value);
    if (chosen || value === CUSTOM) choose(chosen ?? null);
    else setText(value);
  };
  return (
    <div className={styles.chooser}>
      <TextInput
        label="Choose a van"
        list={list}
        maxLength={100}
        autoComplete="off"
        placeholder="Type a make, or enter a price below"
        value={text ?? (vehicle ? vehicleLabel(vehicle) : '')}
        onChange={type}
        onFocus={(event) => {
          setUsed(true);
          event.target.select();
        }}
        onBlur={() => (text === '' && vehicle ? choose(null) : setText(null))}
      />
      {vehicle && (
        <Button variant="quiet" size="small" className={styles.custom} onClick={() => choose(null)}>
          {CUSTOM}
        </Button>
      )}
      <datalist id={list}>
        <option value={CUSTOM} />
        {vehicles.map((offered) => (
          <option key={offered.id} value={offer(offered)} />
        ))}
      </datalist>
      {search !== '' && data?.length === 0 && (
        <p role="status" className={styles.failed}>
          No van matches “{search}”. Type another make, or enter a price below.
        </p>
      )}
      {isError && (
        <p role="status" className={styles.failed}>
          We can't list our vans right now. You can type in a price instead.
        </p>
      )}
    </div>
  );
}
