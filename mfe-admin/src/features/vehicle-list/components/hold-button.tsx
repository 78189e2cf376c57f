import type { ListedVehicle } from '@forecourt/contracts';
import { Button, EyeOff, Icon } from '@forecourt/ui';
import { useEffect, useRef } from 'react';
import { useHoldVehicle } from '../api/publish-vehicle.ts';
import { PUBLISH } from './publish-button.tsx';

interface HoldButtonProps {
  readonly vehicle: ListedVehicle;
  readonly title: string;
  readonly className: string;
}

/** Takes a van off the site without deleting it. */
export function HoldButton({ vehicle, title, className }: HoldButtonProps) {
  const { mutate, isPending } = useHoldVehicle();
  const card = useRef<HTMLElement | null>(null);
  // The button goes with the van's state; the one that takes it back is in its place.
  useEffect(
    () => () => {
      const { current } = card;
      if (current) requestAnimationFrame(() => current.querySelector<HTMLElement>(`[title="${PUBLISH}"]`)?.focus());
    },
    [],
  );
  return (
    <Button
      variant="quiet"
      size="small"
      className={className}
      title="Take off the site"
      aria-label={`Take off the site: ${title}`}
      aria-busy={isPending}
      onClick={({ currentTarget }) => {
        card.current = currentTarget.closest('article');
        mutate(vehicle);
      }}
    >
      <Icon of={EyeOff} />
      <span>Take off the site</span>
    </Button>
  );
}
