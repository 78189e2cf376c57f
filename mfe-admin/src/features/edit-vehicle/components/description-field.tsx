import type { GenerateDescription } from '@forecourt/contracts';
import { Button, classes } from '@forecourt/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useGenerateDescription } from '../../../vehicle-form/generate-description.ts';
import type { FieldName, FormValues } from '../fields.ts';
import { read } from '../form-values.ts';
import styles from './fields.module.css';
import { VehicleField } from './vehicle-field.tsx';

/** The facts that a description is generated from (product §7). */
const KNOWN = [
  'make',
  'model',
  'year',
  'bodyType',
  'fuelType',
  'transmission',
  'engineSize',
  'power',
  'fuelEconomy',
  'condition',
  'mileage',
  'registrationNumber',
] as const satisfies readonly FieldName[];

/** The description, which can be generated from the facts in the form; the previous text can be restored. */
export function DescriptionField() {
  const { getValues, setValue, trigger } = useFormContext<FormValues>();
  const [before, setBefore] = useState<string | null>(null);
  const [wording, setWording] = useState(0);
  const { mutate, isPending } = useGenerateDescription((description) => {
    setBefore(getValues('description'));
    setWording(wording + 1);
    setValue('description', description, { shouldValidate: true });
  });
  const generate = async () => {
    if (!(await trigger(['make', 'model', 'year', 'mileage', 'engineSize', 'power', 'fuelEconomy']))) return;
    const known = Object.fromEntries(KNOWN.map((name) => [name, read(name, getValues(name))]));
    if (!isPending) mutate({ ...(known as GenerateDescription), wording });
  };
  const takeBack = () => {
    setValue('description', before ?? '', { shouldValidate: true });
    setBefore(null);
  };
  return (
    <div className={classes(styles.wide, styles.withAction)}>
      <VehicleField name="description" rows={4} />
      <div className="cluster gap-2">
        <Button size="small" aria-busy={isPending} aria-disabled={isPending} onClick={() => void generate()}>
          {isPending ? 'Generating...' : 'Generate with AI'}
        </Button>
        {before !== null && (
          <Button size="small" variant="quiet" onClick={takeBack}>
            Undo
          </Button>
        )}
      </div>
    </div>
  );
}
