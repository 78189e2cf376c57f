import { formatPounds } from '@forecourt/rules';
import { Button, Dialog } from '@forecourt/ui';
import type { StaleMonthlyPrice } from '../monthly-price.ts';

interface StalePriceDialogProps {
  readonly stale: StaleMonthlyPrice;
  /** @param monthlyPrice null if the question was not answered. */
  readonly onAnswer: (monthlyPrice: number | null) => void;
}

/** Asks before a manually set monthly price is saved with a changed price. */
export function StalePriceDialog({ stale: { stored, estimate }, onAnswer }: StalePriceDialogProps) {
  return (
    <Dialog
      title="Change the monthly price too?"
      onClose={() => onAnswer(null)}
      footer={
        <>
          <Button className="grow" onClick={() => onAnswer(stored)}>{`Keep ${formatPounds(stored)}`}</Button>
          <Button variant="primary" className="grow" onClick={() => onAnswer(estimate)}>
            {`Use ${formatPounds(estimate)}`}
          </Button>
        </>
      }
    >
      <p className="py-5">
        Monthly price is still {formatPounds(stored)}; at this price it would be {formatPounds(estimate)}.
      </p>
    </Dialog>
  );
}
