import { Button, Container, ErrorState, ScreenModal, Skeleton } from '@forecourt/ui';
import { ApiError, useQuery } from '@forecourt/web-kit';
import { useEffect } from 'react';
import { VehicleNotFound } from '../../../stock/vehicle-not-found.tsx';
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
  const { data: vehicle, isError, error, refetch } = useQuery(editedVehicleQuery(id));
  useEffect(() => () => focusBehind(id), [id]);
  if (vehicle) return <Editor vehicle={vehicle} onClose={onClose} />;
  return (
    <ScreenModal surface="paper" label="Edit vehicle" onClose={onClose}>
      <Container className="stack top">
        <EditorHead title="Edit vehicle" registration={null} onClose={onClose} />
        {isError ? <NotLoaded error={error} onClose={onClose} onRetry={() => void refetch()} /> : <Loading />}
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

interface NotLoadedProps {
  readonly error: Error;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

function NotLoaded({ error, onClose, onRetry }: NotLoadedProps) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (isGone) return <VehicleNotFound onClose={onClose} />;
  return (
    <ErrorState
      title="Error Loading Vehicle"
      text="Nothing has changed. Please try again."
      action={
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
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
