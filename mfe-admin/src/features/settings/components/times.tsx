import { TextInput } from '@forecourt/ui';
import styles from './times.module.css';

interface TimesProps<Hours> {
  /** Of which day. */
  readonly label: string;
  readonly hours: Hours;
  readonly onChange: (hours: Hours) => void;
}

/** When a day opens and closes. */
export function Times<Hours extends { readonly opens: string | null; readonly closes: string | null }>({
  label,
  hours,
  onChange,
}: TimesProps<Hours>) {
  return (
    <div className={styles.times}>
      {(['opens', 'closes'] as const).map((end) => (
        <TextInput
          key={end}
          type="time"
          label={`${label} ${end}`}
          hideLabel
          compact
          value={hours[end] ?? ''}
          onChange={({ target }) => onChange({ ...hours, [end]: target.value })}
        />
      ))}
    </div>
  );
}
