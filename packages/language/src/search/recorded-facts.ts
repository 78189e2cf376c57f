import type { Drivetrain, ServiceHistory } from '@forecourt/rules';

/** Facts that the dealer has recorded of a van; events of earlier releases lack them. */
export interface RecordedFacts {
  readonly previousOwners?: number | null | undefined;
  readonly serviceHistory?: ServiceHistory | null | undefined;
  readonly drivetrain?: Drivetrain | null | undefined;
}

/** An unknown number of owners is not one. */
const UNKNOWN = 99;

/** Tags of what buyers ask of a used van, and of what drives it. */
export const recordedTags = ({ previousOwners, serviceHistory, drivetrain }: RecordedFacts): readonly string[] => [
  ...((previousOwners ?? UNKNOWN) <= 1 ? ['owners:one'] : []),
  ...(serviceHistory === 'Full' || serviceHistory === 'Full dealer' ? ['history:full'] : []),
  ...(drivetrain === 'Four-wheel drive' ? ['feature:four wheel drive'] : []),
];
