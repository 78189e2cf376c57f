import { Button, ErrorState } from '@forecourt/ui';

/** Shown in an overlay whose URL names a vehicle that does not exist. */
export function VehicleNotFound({ onClose }: { readonly onClose: () => void }) {
  return (
    <ErrorState
      title="Vehicle Not Found"
      text="The vehicle you're looking for doesn't exist or has been removed."
      action={
        <Button variant="primary" onClick={onClose}>
          Back to Vehicles
        </Button>
      }
    />
  );
}
