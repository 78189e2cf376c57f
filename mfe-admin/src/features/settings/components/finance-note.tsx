import type { DealershipSettings } from '@forecourt/contracts';
import { useQuery } from '@forecourt/web-kit';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import { financeEffect } from '../finance-effect.ts';

interface FinanceNoteProps {
  readonly before: DealershipSettings['finance'];
  readonly after: DealershipSettings['finance'];
}

/** What the terms that are typed do to the vans whose monthly price is stored. */
export function FinanceNote({ before, after }: FinanceNoteProps) {
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
