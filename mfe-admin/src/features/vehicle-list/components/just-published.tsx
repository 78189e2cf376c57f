import type { ListedVehicle } from '@forecourt/contracts';
import { Button } from '@forecourt/ui';
import { useEffect, useRef } from 'react';
import { mayI } from '../../../session/own-account.ts';
import { useHoldVehicle } from '../api/publish-vehicle.ts';

interface JustPublishedProps {
  readonly vehicle: ListedVehicle;
  readonly title: string;
}

/** Says in the place of a van that it is on the site now, and takes it off again. */
export function JustPublished({ vehicle, title }: JustPublishedProps) {
  const { mutate, isPending } = useHoldVehicle();
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p className="cluster centred gap-2">
      <b className="ink">On the site now</b>
      {mayI('stock.write') && (
        <Button
          ref={undo}
          size="small"
          aria-label={`Undo: take ${title} off the site again`}
          aria-busy={isPending}
          onClick={() => mutate(vehicle)}
        >
          Undo
        </Button>
      )}
    </p>
  );
}
