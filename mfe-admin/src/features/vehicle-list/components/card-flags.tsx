import type { ListedVehicle } from '@forecourt/contracts';
import { conditionBadges } from '@forecourt/rules';
import { Badge, Icon, TriangleAlert } from '@forecourt/ui';
import { today } from '@forecourt/web-kit';
import { vehicleFlags } from '../vehicle-flags.ts';
import styles from './vehicle-card.module.css';

/** The badges of a van: its condition, and problems with its MOT and tax. */
export function CardFlags({ vehicle }: { readonly vehicle: ListedVehicle }) {
  const { expired, soon } = vehicleFlags(vehicle, today());
  const badges = conditionBadges(vehicle);
  if (badges.length === 0 && !expired && !soon && !vehicle.isHeld) return null;
  return (
    <p className={styles.flags}>
      {vehicle.isHeld && <Badge tone="warning">Not on the site yet</Badge>}
      {badges.map((label) => (
        <Badge key={label} tone={label === 'New' ? 'ink' : 'outline'}>
          {label}
        </Badge>
      ))}
      {expired && (
        <Badge tone="red">
          <Icon of={TriangleAlert} small />
          {expired}
        </Badge>
      )}
      {soon && (
        <Badge tone="warning">
          <Icon of={TriangleAlert} small />
          MOT EXPIRES SOON
        </Badge>
      )}
    </p>
  );
}
