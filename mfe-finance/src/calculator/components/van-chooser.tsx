import type { FinanceVehicle, Vehicle } from '@forecourt/contracts';
import { Button, TextInput } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { type ChangeEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { offeredVehiclesQuery } from '../api/get-offered-vehicles.ts';
import { vehicleLabel } from '../finance-vehicle.ts';
import { usePause } from '../hooks/use-pause.ts';
import styles from './van-chooser.module.css';

const CUSTOM = 'Custom amount';
const PAUSE_MS = 200;
/** The vans to choose from if the typed text matches several. */
const MAX_OFFERED = 6;

/** The unique label of a suggestion. */
const offer = (vehicle: Vehicle): string =>
  [`${vehicle.year} ${vehicleLabel(vehicle)}`, ...(vehicle.registrationNumber ? [] : [`no. ${vehicle.id}`])].join(', ');

const unsettledText = (vehicle: FinanceVehicle | null): string =>
  vehicle
    ? `The figures are still for the ${vehicleLabel(vehicle)}. Choose another van from the list, or clear this field.`
    : 'No van is chosen yet. Choose one from the list, or enter a price below.';

interface VanChooserProps {
  readonly vehicle: FinanceVehicle | null;
  readonly onChoose: (vehicle: FinanceVehicle | null) => void;
}

/**
 * Chooses a van or a custom amount: a text field with suggestions, which works with eight vans or ten thousand. Nothing is fetched
 * before it is used.
 */
export function VanChooser({ vehicle, onChoose }: VanChooserProps) {
  const list = useId();
  const chooser = useRef<HTMLDivElement>(null);
  const [used, setUsed] = useState(false);
  /** The text being typed; `null` if the field shows the chosen van. */
  const [text, setText] = useState<string | null>(null);
  /** Set on blur or Enter if the text does not identify a single van. */
  const [unsettled, setUnsettled] = useState(false);
  const search = usePause(text ?? '', PAUSE_MS).trim();
  const { data, isError, isPlaceholderData } = useQuery({ ...offeredVehiclesQuery(search), enabled: used });

  const vehicles = data ?? [];
  const show = (typed: string | null) => {
    setText(typed);
    setUnsettled(false);
  };
  const choose = (chosen: FinanceVehicle | null) => {
    show(null);
    onChoose(chosen);
  };
  /** The pressed button disappears. After a key press the focus moves to the field; a touch would open the on-screen keyboard there. */
  const chooseByButton = (chosen: FinanceVehicle | null) => (press: MouseEvent) => {
    choose(chosen);
    if (press.detail === 0) chooser.current?.querySelector('input')?.focus();
  };
  const type = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    const chosen = vehicles.find((offered) => offer(offered) === value);
    if (chosen || value === CUSTOM) choose(chosen ?? null);
    else show(value);
  };
  /** Typed text is never dropped: it chooses the only match, or stays with a message. */
  const settle = () => {
    if (!text?.trim()) return text !== null && vehicle ? choose(null) : show(null);
    const [first, second] = search === text.trim() && !isPlaceholderData ? vehicles : [];
    if (first && !second) choose(first);
    else setUnsettled(true);
  };
  return (
    <div ref={chooser} className={styles.chooser}>
      <TextInput
        label="Choose a van"
        list={list}
        autoComplete="off"
        placeholder="Type a make, or enter a price below"
        value={text ?? (vehicle ? vehicleLabel(vehicle) : '')}
        onChange={type}
        onFocus={(event) => {
          setUsed(true);
          event.target.select();
        }}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
        error={unsettled ? unsettledText(vehicle) : null}
      />
      {unsettled && vehicles.length > 0 && (
        <ul className={styles.offers} aria-label="Vans that match">
          {vehicles.slice(0, MAX_OFFERED).map((offered) => (
            <li key={offered.id}>
              <Button size="small" onClick={chooseByButton(offered)}>
                {offer(offered)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {vehicle && (
        <Button variant="quiet" size="small" className={styles.custom} onClick={chooseByButton(null)}>
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
        <p role="status" className="mt-2 small muted">
          No van matches “{search}”. Type another make, or enter a price below.
        </p>
      )}
      {isError && (
        <p role="status" className="mt-2 small muted">
          We can't list our vans right now. You can type in a price instead.
        </p>
      )}
    </div>
  );
}
