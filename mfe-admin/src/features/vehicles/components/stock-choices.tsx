import { useSearchParams } from '@forecourt/web-kit';
import { officeAddress } from '../../../address/office-address.ts';
import { Choices } from '../../../choices/choices.tsx';
import { SHOWN, SHOWN_LABELS, type Shown, type StockView } from '../stock-view.ts';

interface StockChoicesProps {
  readonly shown: Shown;
  readonly counts: StockView['counts'];
}

/** Narrows the list down to a part of the stock, with what each part holds. */
export function StockChoices({ shown, counts }: StockChoicesProps) {
  const [params] = useSearchParams();
  const choices = SHOWN.map((choice) => ({
    label: SHOWN_LABELS[choice],
    count: counts[choice],
    to: officeAddress(params, { show: choice === 'all' ? null : choice }),
    isChosen: choice === shown,
  }));
  return <Choices label="Show" choices={choices} replace />;
}
