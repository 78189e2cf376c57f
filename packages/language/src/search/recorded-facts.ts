import type { Drivetrain, RoofType, ServiceHistory, WheelbaseType } from '@forecourt/rules';

/** Facts that the dealer has recorded of a van; events of earlier releases lack them. */
export interface RecordedFacts {
  readonly previousOwners?: number | null | undefined;
  readonly serviceHistory?: ServiceHistory | null | undefined;
  readonly drivetrain?: Drivetrain | null | undefined;
  readonly roofType?: RoofType | null | undefined;
  readonly wheelbaseType?: WheelbaseType | null | undefined;
}

const ROOFS: Readonly<Record<RoofType, string>> = { Low: 'low', Medium: 'medium', High: 'high', 'Extra high': 'high' };
const WHEELBASES: Readonly<Record<WheelbaseType, string>> = { Short: 'swb', Medium: 'mwb', Long: 'lwb', 'Extra long': 'xlwb' };

/** The roof that is recorded, or else those that its text and height speak for. */
export const roofsOf = ({ roofType }: RecordedFacts, derived: readonly string[]): readonly string[] =>
  roofType ? [ROOFS[roofType]] : derived;

/** The wheelbase that is recorded, or else those that its text speaks for. */
export const wheelbasesOf = ({ wheelbaseType }: RecordedFacts, derived: readonly string[]): readonly string[] =>
  wheelbaseType ? [WHEELBASES[wheelbaseType]] : derived;

/** An unknown number of owners is not one. */
const UNKNOWN = 99;

/** Tags of what buyers ask of a used van, and of what drives it. */
export const recordedTags = ({ previousOwners, serviceHistory, drivetrain }: RecordedFacts): readonly string[] => [
  ...((previousOwners ?? UNKNOWN) <= 1 ? ['owners:one'] : []),
  ...(serviceHistory === 'Full' || serviceHistory === 'Full dealer' ? ['history:full'] : []),
  ...(drivetrain === 'Four-wheel drive' ? ['feature:four wheel drive'] : []),
];
