import { TextInput } from '@forecourt/ui';
import styles from './times.module.css';

interface TimesProps<Hours> {
  /** Of which day. */
  readonly label: string;
  /** Whether "Opens" and "Closes" stand above the fields themselves. */
  readonly isLabelled?: boolean;
  readonly hours: Hours;
  readonly onChange: (hours: Hours) => void;
}

const LABELS = { opens: 'Opens', closes: 'Closes' } as const;

/** When a day opens and closes. */
export function Times<Hours extends { readonly opens: string | null; readonly closes: string | null }>({
  label,
  isLabelled = false,
  hours,
  onChange,
}: TimesProps<Hours>) {
  return (
    <div className={styles.times}>
      {(['opens', 'closes'] as const).map((end) => (
        <TextInput
          key={end}
          type="time"
          label={isLabelled ? LABELS[end] : `${label} ${end}`}
          hideLabel={!isLabelled}
          compact
          value={hours[end] ?? ''}
          onChange={({ target }) => onChange({ ...hours, [end]: target.value })}
        />
      ))}
    </div>
  );
}
