import { FormSelect } from '@forecourt/ui';
import type { ReleaseOption } from '../earlier-releases.ts';
import { Version } from './version.tsx';

interface ReleaseFieldProps {
  readonly label: string;
  readonly options: readonly ReleaseOption[];
  /** The chosen version. */
  readonly value: string;
  readonly onChange: (version: string) => void;
}

/** Chooses a release by when it was live; its version, which is longer than a phone is wide, stands below. */
export function ReleaseField({ onChange, value, ...field }: ReleaseFieldProps) {
  return (
    <div className="stack one-column gap-2">
      <FormSelect {...field} value={value} onChange={(event) => onChange(event.target.value)} />
      <Version>{value}</Version>
    </div>
  );
}
