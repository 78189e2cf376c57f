import type { Vehicle } from '@forecourt/contracts';
import { describeExample } from '@forecourt/rules';
import { MonthlyPrice, useExample } from '../../../vehicle/finance.tsx';

/** The monthly price, never shown without its APR and the full example (D21). */
export function MonthlyExample({ vehicle }: { readonly vehicle: Vehicle }) {
  const example = useExample(vehicle);
  if (!example) return null;
  return (
    <>
      <MonthlyPrice vehicle={vehicle} />
      <p>
        <b>Representative example.</b> {describeExample(example)} Subject to status.
      </p>
    </>
  );
}
