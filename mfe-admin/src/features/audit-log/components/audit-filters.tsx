import { vehicleTitle } from '@forecourt/rules';
import { Button, Icon, Select, TextInput, X } from '@forecourt/ui';
import { today, useNavigate, useSearchParams } from '@forecourt/web-kit';
import { officeAddress } from '../../../address/office-address.ts';
import type { AuditFilter } from '../api/get-audit-log.ts';
import type { KnownRecords } from '../audit-sentences.ts';
import { ACTORS, KINDS } from '../audit-words.ts';

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly known: KnownRecords | undefined;
}

/** Filters by person, kind and day, and by van if the user came from one. */
export function AuditFilters({ filter: { vehicle, day, actor, kind }, known }: AuditFiltersProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const narrow = (change: Parameters<typeof officeAddress>[1]) =>
    navigate(officeAddress(params, change), { replace: true, preventScrollReset: true });
  const van = vehicle === null ? undefined : (known?.stock.get(vehicle) ?? known?.removed.get(vehicle));
  const people = [...(known?.staff ?? [])].map(([value, label]) => ({ value, label }));
  return (
    <search className="cluster end gap-3 mb-4">
      <Select
        label="Person"
        compact
        options={[{ value: '', label: 'Everybody' }, ...people, ...ACTORS]}
        value={actor ?? ''}
        onChange={(event) => narrow({ by: event.target.value || null })}
      />
      {vehicle === null && (
        <Select
          label="Kind"
          compact
          options={[{ value: '', label: 'Everything' }, ...KINDS]}
          value={kind ?? ''}
          onChange={(event) => narrow({ kind: event.target.value || null })}
        />
      )}
      <TextInput
        label="Day"
        compact
        type="date"
        max={today()}
        value={day ?? ''}
        onChange={(event) => narrow({ day: event.target.value || null })}
      />
      {day !== null && (
        <Button size="small" onClick={() => narrow({ day: null })}>
          Every day
        </Button>
      )}
      {vehicle !== null && (
        <Button size="small" onClick={() => narrow({ vehicle: null })}>
          {van ? vehicleTitle(van) : `Vehicle ${vehicle}`}
          <Icon of={X} small />
          <span className="visually-hidden">: show all activity</span>
        </Button>
      )}
    </search>
  );
}
