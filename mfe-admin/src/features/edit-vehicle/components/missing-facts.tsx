import { missingBuyerFacts } from '@forecourt/rules';
import { useFormContext, useWatch } from 'react-hook-form';
import { isFilled } from '../../../vehicle-form/is-filled.ts';
import { MissingFactsHint } from '../../../vehicle-form/missing-facts-hint.tsx';
import type { FieldName, FormValues } from '../fields.ts';

/** More would push the fields too far below the tabs. */
const FEW = 6;

/** The facts missing from the form. */
export function MissingFacts({ onGo }: { readonly onGo: (name: FieldName) => void }) {
  const { control } = useFormContext<FormValues>();
  const values = useWatch({ control, compute: (all: FormValues) => all });
  const kind = { ...values, bodyType: values.bodyType || null, fuelType: values.fuelType || null };
  const facts = missingBuyerFacts(kind, (fact) =>
    fact === 'images' ? values.pictures.images.length > 0 : isFilled(fact, values[fact]),
  );
  return (
    <MissingFactsHint isOpen={facts.length <= FEW} facts={facts} onGo={(fact) => onGo(fact === 'images' ? 'pictures' : fact)} />
  );
}
