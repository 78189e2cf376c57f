import type { CalculatorProps, Vehicle } from '@forecourt/contracts';
import { buttonClass, Calculator, Icon } from '@forecourt/ui';
import { opensElsewhere, Widget } from '@forecourt/web-kit';
import { type MouseEvent, useState } from 'react';
import styles from './calculator-button.module.css';

interface CalculatorButtonProps {
  /** The van to calculate for; `null` for any price. */
  readonly vehicle: Pick<
    Vehicle,
    'id' | 'make' | 'model' | 'registrationNumber' | 'price' | 'monthlyPrice' | 'vatQualifying'
  > | null;
  readonly children: string;
}

/** The address of the finance page with this van selected. */
const financePath = ({ id, price, vatQualifying }: NonNullable<CalculatorButtonProps['vehicle']>): string =>
  `/finance?price=${Math.round(Number(price))}${vatQualifying ? '' : '&vat=no'}&vehicle=${id}`;

/** Opens the finance calculator over the page; without scripts it links to the finance page. */
export function CalculatorButton({ vehicle, children }: CalculatorButtonProps) {
  /** Number of presses since it was last closed: pressing again after a failure retries. */
  const [asked, setAsked] = useState(0);
  const [loading, setLoading] = useState(false);

  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    if (loading) return;
    setLoading(true);
    setAsked(asked + 1);
  };
  return (
    <>
      <a
        href={vehicle ? financePath(vehicle) : '/finance'}
        aria-haspopup="dialog"
        aria-busy={loading}
        className={buttonClass()}
        onClick={open}
      >
        <Icon of={Calculator} />
        {children}
      </a>
      {asked > 0 && (
        <div className={styles.place}>
          <Widget
            key={asked}
            remote="mfe-finance"
            name="calculator"
            load="now"
            props={{ vehicle, layout: 'dialog', onClose: () => setAsked(0) } satisfies CalculatorProps}
            onSettled={() => setLoading(false)}
          >
            <p role="status" className="visually-hidden">
              Loading the calculator
            </p>
          </Widget>
        </div>
      )}
    </>
  );
}
