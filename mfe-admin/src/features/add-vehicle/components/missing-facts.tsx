import { type BuyerFact, missingBuyerFacts } from '@forecourt/rules';
import { useWatch } from 'react-hook-form';
import { isFilled } from '../../../vehicle-form/is-filled.ts';
import { MissingFactsHint } from '../../../vehicle-form/missing-facts-hint.tsx';
import type { AddForm } from '../hooks/use-add-form.ts';

interface MissingFactsProps {
  readonly form: AddForm;
  readonly onGo: (fact: BuyerFact) => void;
}

/** The facts that the new van still lacks. */
export function useMissingFacts({ control }: AddForm): BuyerFact[] {
  const values = useWatch({ control, compute: (all) => all });
  const kind = { ...values, bodyType: values.bodyType || null, fuelType: values.fuelType || null };
  return missingBuyerFacts(kind, (fact) => (fact === 'images' ? values.images.length > 0 : isFilled(fact, values[fact])));
}

/** The hint shrinks as the form is filled in. */
export function MissingFacts({ form, onGo }: MissingFactsProps) {
  return <MissingFactsHint isOpen facts={useMissingFacts(form)} onGo={onGo} />;
}
