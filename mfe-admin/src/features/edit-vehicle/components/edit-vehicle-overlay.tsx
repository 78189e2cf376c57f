import { Container, ScreenModal, Skeleton } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useEffect } from 'react';
import { VehicleNotLoaded } from '../../../stock/vehicle-not-loaded.tsx';
import { editedVehicleQuery } from '../api/get-vehicle.ts';
import styles from './editor.module.css';
import { Editor } from './editor.tsx';
import { EditorHead } from './editor-head.tsx';

export interface EditVehicleOverlayProps {
  /** As in the URL. */
  readonly id: string;
  readonly onClose: () => void;
}

/** The Edit Vehicle full-screen overlay (product §2). */
export function EditVehicleOverlay({ id, onClose }: EditVehicleOverlayProps) {
  const { data: vehicle, error, refetch } = useQuery(editedVehicleQuery(id));
  useEffect(() => () => focusBehind(id), [id]);
  if (vehicle) return <Editor vehicle={vehicle} onClose={onClose} />;
  return (
    <ScreenModal surface="paper" label="Edit vehicle" onClose={onClose}>
      <Container className="stack top">
        <EditorHead title="Edit vehicle" registration={null} onClose={onClose} />
        {error ? <VehicleNotLoaded error={error} onClose={onClose} onRetry={() => void refetch()} /> : <Loading />}
      </Container>
    </ScreenModal>
  );
}

/** A modal restores the focus when it closes, but one opened by the URL has nothing to restore. */
function focusBehind(id: string): void {
  if (document.activeElement !== document.body) return;
  const link = document.querySelector<HTMLElement>(`a[title="Edit"][href$="edit=${CSS.escape(id)}"]`);
  (link ?? document.getElementById('main'))?.focus();
}

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six'];

function Loading() {
  return (
    <div role="status" className={styles.skeletons}>
      <span className="visually-hidden">Loading the vehicle</span>
      {PLACES.map((place) => (
        <Skeleton key={place} className={styles.skeleton} />
      ))}
    </div>
  );
}
