import { conditionBadges, type StockBadge } from '@forecourt/rules';
import { Badge, type BadgeTone, Icon, Zap } from '@forecourt/ui';
import type { ListedVehicle } from '../stock/listed-vehicle.ts';

const TONES: Readonly<Record<string, BadgeTone>> = { New: 'ink', Electric: 'electric' };

/** New, P/Ex to Clear and Electric (product §2). */
export function ConditionBadges({ vehicle }: { readonly vehicle: ListedVehicle }) {
  return conditionBadges(vehicle).map((label) => (
    <Badge key={label} tone={TONES[label] ?? 'outline'}>
      {label === 'Electric' && <Icon of={Zap} small />}
      {label}
    </Badge>
  ));
}

export function StatusBadge({ badge }: { readonly badge: StockBadge }) {
  return <Badge tone={badge.tone}>{badge.label}</Badge>;
}
