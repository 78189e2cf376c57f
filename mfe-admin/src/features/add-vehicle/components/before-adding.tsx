import { Button, Icon, TriangleAlert } from '@forecourt/ui';
import { useWatch } from 'react-hook-form';
import { namedInOrder } from '../form-parts.ts';
import type { AddForm } from '../hooks/use-add-form.ts';
import styles from './before-adding.module.css';
import { useMissingFacts } from './missing-facts.tsx';

interface BeforeAddingProps {
  readonly form: AddForm;
  readonly onGo: (field: string) => void;
  readonly onDueIn: () => void;
}

/** The errors with links to their fields; without errors, what visitors will miss about an incomplete van. */
export function BeforeAdding({ form, onGo, onDueIn }: BeforeAddingProps) {
  const wrong = namedInOrder(Object.keys(form.formState.errors));
  const missing = useMissingFacts(form);
  const status = useWatch({ control: form.control, name: 'stockStatus' });
  if (wrong.length > 0 && form.formState.isSubmitted) {
    return (
      <div role="alert" className={styles.wrong}>
        <Icon of={TriangleAlert} small />
        <p>
          {wrong.length === 1 ? '1 field to correct:' : `${wrong.length} fields to correct:`}
          {wrong.map(({ field, label }) => (
            <button key={field} type="button" className={styles.field} onClick={() => onGo(field)}>
              {label}
            </button>
          ))}
        </p>
      </div>
    );
  }
  if (missing.length === 0) return null;
  const details = missing.length === 1 ? '1 detail' : `${missing.length} details`;
  return (
    <div className={styles.public}>
      <p>
        The van goes on the website at once, {missing.includes('images') ? 'without a picture and ' : ''}with {details} missing.
      </p>
      {status === 'In Stock' && (
        <Button size="small" onClick={onDueIn}>
          Add as Due In
        </Button>
      )}
    </div>
  );
}
