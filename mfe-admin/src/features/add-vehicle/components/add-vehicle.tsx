import type { Vehicle, VehicleLookup } from '@forecourt/contracts';
import { showToast, useDealership } from '@forecourt/web-kit';
import { useState } from 'react';
import { startValues } from '../add-values.ts';
import { type Draft, newDraft, storedDraft } from '../draft.ts';
import { FindDialog } from './find-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

export interface AddVehicleProps {
  readonly onClose: () => void;
  readonly onAdded: (vehicle: Vehicle) => void;
}

/** Adds a van: its registration is looked up and confirmed, then it is set up (product §2, Admin area). */
export function AddVehicle({ onClose, onAdded }: AddVehicleProps) {
  const { finance } = useDealership();
  const [offered, setOffered] = useState<Draft | null>(storedDraft.read);
  const [draft, setDraft] = useState<Draft | null>(null);
  const setUp = (next: Draft) => {
    storedDraft.keep(next);
    setDraft(next);
  };
  const begin = (registration: string, lookup: VehicleLookup | null) =>
    setUp(newDraft(lookup, startValues(lookup, registration, finance)));
  const forget = () => {
    storedDraft.drop();
    setOffered(null);
  };

  const leave = () => {
    showToast({ title: 'Draft kept', text: 'Add Vehicle offers to continue it, until you close this browser tab.' });
    onClose();
  };

  if (draft) return <SetUpDialog key={draft.key} draft={draft} onClose={leave} onAdded={onAdded} />;
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
