import { TERMS, type Term } from '../finance-terms.ts';
import styles from './term-picker.module.css';

interface TermPickerProps {
  readonly term: Term;
  readonly onPick: (term: Term) => void;
}

export function TermPicker({ term, onPick }: TermPickerProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>Term in months</legend>
      <div className={styles.terms}>
        {TERMS.map((months) => (
          <label key={months} className={styles.term}>
            <input type="radio" name="term" value={months} checked={months === term} onChange={() => onPick(months)} />
            <span>
              {months}
              <span className="visually-hidden"> months</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
