import { formatNumber } from '@forecourt/rules';
import { Button, buttonClass, Dialog } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { stockPath } from '../../../stock/stock-path.ts';
import { CalculatorButton } from '../../../vehicle/calculator-button.tsx';
import { FilterFields } from './filter-fields.tsx';
import styles from './filter-panel.module.css';
import type { FilterPanel } from './filter-panel.tsx';

/** From this width on the same filters stand beside the list (filter-panel.module.css). */
const BESIDE_LIST = '(min-width: 64rem)';

interface FilterSheetProps extends React.ComponentProps<typeof FilterPanel> {
  /** Number of vans that match, for the button. */
  readonly total: number | undefined;
  readonly onClose: () => void;
}

/** The filters on small screens. They apply at once here too; the button only closes the sheet. */
export function FilterSheet({ place, total, onClose, ...fields }: FilterSheetProps) {
  const onWide = useEffectEvent(onClose);
  useEffect(() => {
    const wide = matchMedia(BESIDE_LIST);
    const hear = () => wide.matches && onWide();
    wide.addEventListener('change', hear);
    return () => wide.removeEventListener('change', hear);
  }, []);
  const [cleared, clear] = useReducer((count: number) => count + 1, 0);
  const vans = total === 1 ? '1 van' : `${total === undefined ? '' : formatNumber(total)} vans`;
  return (
    <Dialog
      title="Filter Results"
      onClose={onClose}
      footer={
        <>
          <Link
            to={stockPath({ layout: place.layout })}
            replace
            preventScrollReset
            className={buttonClass({ variant: 'quiet' })}
            onClick={clear}
          >
            Clear All
          </Link>
          <Button variant="primary" className="grow" onClick={onClose}>
            Show {vans}
          </Button>
        </>
      }
    >
      <FilterFields key={cleared} filters={place.filters} {...fields} />
      <div className={styles.finance}>
        <CalculatorButton vehicle={null}>Finance Calculator</CalculatorButton>
      </div>
    </Dialog>
  );
}
