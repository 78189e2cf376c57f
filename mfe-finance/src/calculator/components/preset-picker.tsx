import { formatApr, formatPounds } from '@forecourt/rules';
import { useDealership } from '@forecourt/web-kit';
import type { FieldsInHand } from '../calculator-fields.ts';
import { presetsOf } from '../presets.ts';
import { readCalculation } from '../read-calculation.ts';
import styles from './preset-picker.module.css';

/** The two presets for a van with an advertised monthly price, each with its result (D34). */
export function PresetPicker({ fields, change }: Pick<FieldsInHand, 'fields' | 'change'>) {
  const presets = presetsOf(fields.vehicle, useDealership().finance);
  if (presets.length === 0) return null;
  return (
    <fieldset className={styles.presets}>
      <legend className="visually-hidden">Start from</legend>
      {presets.map(({ name, fields: preset, monthlyPayment, apr, note }) => (
        <button
          key={name}
          type="button"
          aria-pressed={isSame(fields, preset)}
          className={styles.preset}
          onClick={() => change(preset)}
        >
          <span className={styles.name}>{name}</span>
          <b className={styles.figure}>{formatPounds(monthlyPayment, 'exact')}</b>
          <span className="tiny muted leading-close">
            a month, {formatApr(apr)}. {note}, {preset.term} months.
          </span>
        </button>
      ))}
    </fieldset>
  );
}

type Fields = FieldsInHand['fields'];
const isSame = (...fields: readonly [Fields, Fields]): boolean => {
  const [one, other] = fields.map((typed) => JSON.stringify(readCalculation(typed).input));
  return one !== undefined && one === other;
};
