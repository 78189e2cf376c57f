import { useSearchParams } from '@forecourt/web-kit';
import { officeAddress } from '../../../address/office-address.ts';
import { Choices } from '../../../choices/choices.tsx';
import { ALWAYS_OFFERED, REMOVED, SHOWN, SHOWN_LABELS, type Shown, type StockView } from '../stock-view.ts';

interface StockChoicesProps {
  readonly shown: Shown | typeof REMOVED;
  readonly counts: StockView['counts'];
  /** Undefined until it is known. */
  readonly removedCount: number | undefined;
}

/** Filters the list by part of the stock, with the number in each; deleted vans are a part of their own. */
export function StockChoices({ shown, counts, removedCount }: StockChoicesProps) {
  const [params] = useSearchParams();
  const choice = (key: Shown | typeof REMOVED, label: string, count: number | undefined) => ({
    label,
    count,
    to: officeAddress(params, { show: key === 'all' ? null : key }),
    isChosen: key === shown,
  });
  const offered = SHOWN.filter((key) => key === shown || ALWAYS_OFFERED.has(key) || (key === 'not-on-site' && counts[key] > 0));
  const choices = offered.map((key) => choice(key, SHOWN_LABELS[key], counts[key]));
  return <Choices label="Show" choices={[...choices, choice(REMOVED, 'Deleted', removedCount)]} wraps />;
}
