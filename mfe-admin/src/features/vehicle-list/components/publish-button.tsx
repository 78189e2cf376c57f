import type { ListedVehicle } from '@forecourt/contracts';
import { Button, Icon, Upload } from '@forecourt/ui';
import { usePublishVehicle } from '../api/publish-vehicle.ts';

export const PUBLISH = 'Put on the site';

interface PublishButtonProps {
  readonly vehicle: ListedVehicle;
  readonly title: string;
  readonly className: string;
}

/** Puts a van on the site that was held back. */
export function PublishButton({ vehicle, title, className }: PublishButtonProps) {
  const { mutate, isPending } = usePublishVehicle();
  return (
    <Button
      variant="quiet"
      size="small"
      className={className}
      title={PUBLISH}
      aria-label={`${PUBLISH}: ${title}`}
      aria-busy={isPending}
      onClick={() => mutate(vehicle)}
    >
      <Icon of={Upload} />
      <span>{PUBLISH}</span>
    </Button>
  );
}
