import type { Vehicle, VehicleLookup } from '@forecourt/contracts';
import { showToast, useDealership } from '@forecourt/web-kit';
import { useState } from 'react';
import { startValues } from '../add-values.ts';
import { copiedFrom, copyValues } from '../copied-van.ts';
import { type Draft, newDraft, storedDraft } from '../draft.ts';
import { DraftFirstDialog } from './draft-first-dialog.tsx';
import { FindDialog } from './find-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

export interface AddVehicleProps {
  /** The van that the new one is a copy of. */
  readonly source?: Vehicle | undefined;
  readonly onClose: () => void;
  readonly onAdded: (vehicle: Vehicle) => void;
}

/** Adds a van: its registration is looked up and confirmed, then it is set up (product §2, Admin area). */
export function AddVehicle({ source, onClose, onAdded }: AddVehicleProps) {
  const { finance } = useDealership();
  const [offered, setOffered] = useState<Draft | null>(storedDraft.read);
  const copy = (van: Vehicle) => newDraft({ lookup: null, copied: copiedFrom(van), values: copyValues(van, finance) });
  const [draft, setDraft] = useState(() => (source && !offered ? copy(source) : null));
  const setUp = (next: Draft) => {
    storedDraft.keep(next);
    setDraft(next);
  };
  const begin = (registration: string, lookup: VehicleLookup | null) =>
    setUp(newDraft({ lookup, values: startValues(lookup, registration, finance) }));
  const forget = () => {
    storedDraft.drop();
    setOffered(null);
  };

  const leave = () => {
    // Of a copy that nobody has typed in there is none.
    if (storedDraft.read()) {
      showToast({ title: 'Draft kept', text: 'Add Vehicle offers to continue it, until you close this browser tab.' });
    }
    onClose();
  };

  if (draft) return <SetUpDialog key={draft.key} draft={draft} onClose={leave} onAdded={onAdded} />;
  if (source && offered) {
    return (
      <DraftFirstDialog
        draft={offered}
        source={source}
        onContinue={() => setUp(offered)}
        onCopy={() => {
          forget();
          setDraft(copy(source));
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <FindDialog
      offered={offered}
      onContinue={setUp}
      onForget={forget}
      onFound={(lookup) => begin(lookup.registration, lookup)}
      onByHand={(registration) => begin(registration, null)}
      onClose={onClose}
    />
  );
}
