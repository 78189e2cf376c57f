import { fieldLabel, type StockImport } from '@forecourt/contracts';
import { FormSelect } from '@forecourt/ui';
import { columnChoices } from '../missing-facts.ts';
import styles from './import.module.css';

interface MissingColumnsProps {
  readonly opened: StockImport;
  readonly missing: readonly string[];
  readonly onChoose: (column: number, fact: string) => void;
}

/** What new vans need and no column has been recognised as, with the columns that might be it. */
export function MissingColumns({ opened, missing, onChoose }: MissingColumnsProps) {
  const named = missing.map((fact) => fieldLabel(fact) ?? fact).join(', ');
  return (
    <section aria-labelledby="missing-columns" className={styles.question}>
      <h3 id="missing-columns" className="h5">
        No column is recognised for: {named}
      </h3>
      <p className="body">A new van needs this to be imported. Choose the column, and the rows are checked again.</p>
      {missing.map((fact) => (
        <FormSelect
          key={fact}
          label={`Which column is the ${fieldLabel(fact) ?? fact}?`}
          options={[{ value: '', label: 'Choose a column' }, ...columnChoices(opened, fact)]}
          value=""
          onChange={(event) => event.target.value !== '' && onChoose(Number(event.target.value), fact)}
        />
      ))}
    </section>
  );
}
