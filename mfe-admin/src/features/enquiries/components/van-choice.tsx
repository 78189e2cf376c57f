import { Button, FormInput } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useState } from 'react';
import { takeFocus } from '../../../address/take-focus.ts';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import { vanInWords, vanNamed, vansFound } from '../vans-found.ts';

interface VanChoiceProps {
  readonly label: string;
  readonly vehicleId: number | null;
  /** What is typed to find it. */
  readonly typed: string;
  readonly error: string | null;
  readonly onType: (change: { readonly vehicleId?: number | null; readonly van: string }) => void;
}

/** The van that an enquiry is about, found by its registration, stock number or words, or none. */
export function VanChoice({ label, vehicleId, typed, error, onType }: VanChoiceProps) {
  const { data: stock } = useQuery({ ...vehiclesQuery(), refetchOnMount: false });
  const [wasPressed, setPressed] = useState(false);
  const choose = (id: number | null) => {
    setPressed(true);
    onType({ vehicleId: id, van: '' });
  };
  if (vehicleId !== null) {
    const van = stock?.find(({ id }) => id === vehicleId);
    return (
      <p className="cluster centred gap-2">
        <span>
          About <b className="ink">{van ? vanInWords(van) : `van number ${vehicleId}`}</b>
        </span>
        <Button ref={wasPressed ? takeFocus : undefined} size="small" onClick={() => choose(null)}>
          Another van, or none
        </Button>
      </p>
    );
  }
  // Customers do not know of a van that is held back.
  const offered = stock?.filter(({ isHeld }) => !isHeld) ?? [];
  const found = vansFound(typed, offered);
  return (
    <div className="stack gap-2">
      <FormInput
        ref={wasPressed ? takeFocus : undefined}
        label={label}
        name="van"
        hint="Type its registration, stock number, make or model"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ target }) => onType({ van: target.value })}
        // Whoever types the whole registration means that van. The focus stays where it goes.
        onBlur={() => {
          const van = vanNamed(typed, offered);
          if (van) onType({ vehicleId: van.id, van: '' });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It would add the enquiry.
          event.preventDefault();
          if (found[0]) choose(found[0].id);
        }}
      />
      {found.length > 0 && (
        <ul aria-label="Vans found" className="cluster gap-2">
          {found.map((van) => (
            <li key={van.id}>
              <Button size="small" onClick={() => choose(van.id)}>
                {vanInWords(van)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="small muted">
        {typed.trim() !== '' && stock && found.length === 0 && 'No van is found. Try its registration, or fewer words.'}
      </p>
    </div>
  );
}
