import { Button, ErrorState } from '@forecourt/ui';
import { ApiError } from '@forecourt/web-kit';
import { VehicleNotFound } from './vehicle-not-found.tsx';

interface VehicleNotLoadedProps {
  readonly error: Error;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** Shown in an overlay whose vehicle could not be read, or does not exist. */
export function VehicleNotLoaded({ error, onClose, onRetry }: VehicleNotLoadedProps) {
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
