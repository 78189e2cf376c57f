import type { DealershipSettings } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { useQuery } from '@forecourt/web-kit';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import { aprOf, financeEffect } from '../finance-effect.ts';

interface FinanceNoteProps {
  readonly before: DealershipSettings['finance'];
  readonly after: DealershipSettings['finance'];
}

/** The rate as visitors see it, and what the terms that are typed do to the vans whose monthly price is stored. */
export function FinanceNote({ before, after }: FinanceNoteProps) {
  const apr = aprOf(after);
  return (
    <>
      {apr !== null && <p className="small muted pretty">Visitors see this rate as {formatNumber(apr, 1)}% APR.</p>}
      <Effect before={before} after={after} />
    </>
  );
}

function Effect({ before, after }: FinanceNoteProps) {
  const isChanged = JSON.stringify(before) !== JSON.stringify(after);
  const { data, isError } = useQuery({ ...vehiclesQuery(), enabled: isChanged });
  if (!isChanged) return null;
  if (isError) return <p className="small muted pretty">Which vans these terms change cannot be said at the moment.</p>;
  const effect = data && financeEffect(data, before, after);
  if (!effect) return null;
  const { changed, lost, example } = effect;
  return (
    <p role="status" className="small pretty">
      <b>
        This changes the deposit of {changed} {changed === 1 ? 'van' : 'vans'} with a typed monthly price.
      </b>{' '}
      {example} {lost > 0 && `Of them, ${lost} can have no finance example any more.`} Other vans have no monthly price, or are
      sold.
    </p>
  );
}
