import { chooseVatFirst, useVatFirst } from './vat-first.ts';
import styles from './vat-switch.module.css';

const CHOICES = [
  { value: 'ex', label: 'plus VAT' },
  { value: 'inc', label: 'inc. VAT' },
] as const;

/** Puts the price without or with VAT first, on all pages and permanently. Both are always shown, equally large (D15). */
export function VatSwitch() {
  const first = useVatFirst();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Show prices</legend>
      <span aria-hidden="true">Show prices</span>
      <span className="segments">
        {CHOICES.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            data-vat-choice={value}
            aria-pressed={value === first}
            className={styles.choice}
            onClick={() => chooseVatFirst(value)}
          >
            {label}
          </button>
        ))}
      </span>
    </fieldset>
  );
}
