import type { GenerateDescription } from '@forecourt/contracts';
import { Button, FormTextArea } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import { useState } from 'react';
import { useGenerateDescription } from '../../../vehicle-form/generate-description.ts';
import { bodyOf } from '../add-values.ts';
import { fieldOf } from '../field-of.ts';
import type { AddForm } from '../hooks/use-add-form.ts';

/** The description, which can be generated from the facts; the previous text can be restored. */
export function DescriptionField({ form }: { readonly form: AddForm }) {
  const { finance } = useDealership();
  const [before, setBefore] = useState('');
  const write = (text: string) => form.setValue('description', text, { shouldDirty: true });
  const { mutate, isPending } = useGenerateDescription((description) => {
    setBefore(form.getValues('description'));
    write(description);
  });
  const generate = async () => {
    if (isPending) return;
    if (!(await form.trigger(['make', 'model', 'year', 'mileage', 'engineSize', 'power', 'fuelEconomy'], { shouldFocus: true })))
      return;
    const { make, model, year, bodyType, fuelType, transmission, engineSize, power, fuelEconomy, condition, mileage, ...rest } =
      bodyOf(form.getValues(), {}, finance);
    const { registrationNumber } = rest;
    const known = { make, model, year, bodyType, fuelType, transmission, engineSize, power, fuelEconomy, condition, mileage };
    mutate({ ...known, registrationNumber } as GenerateDescription);
  };
  return (
    <div>
      <FormTextArea {...fieldOf(form, 'description')} label="Description" rows={6} />
      <div className="cluster gap-2 mt-2">
        <Button size="small" aria-busy={isPending} aria-disabled={isPending || undefined} onClick={() => void generate()}>
          {isPending ? 'Generating...' : 'Generate with AI'}
        </Button>
        {before !== '' && !isPending && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              write(before);
              setBefore('');
            }}
          >
            Undo
          </Button>
        )}
      </div>
    </div>
  );
}
