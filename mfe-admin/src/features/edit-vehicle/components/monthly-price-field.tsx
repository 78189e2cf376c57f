import { estimateMonthlyPrice, formatPounds } from '@forecourt/rules';
import { Button, classes } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import { useFormContext, useWatch } from 'react-hook-form';
import { enteredPrice } from '../../../vehicle-form/entered-number.ts';
import type { FormValues } from '../fields.ts';
import styles from './fields.module.css';
import { VehicleField } from './vehicle-field.tsx';

/** What is stored stays until somebody takes the estimate that follows from the price (D15, D33). */
export function MonthlyPriceField() {
  const { finance } = useDealership();
  const { setValue } = useFormContext<FormValues>();
  const [price, monthlyPrice] = useWatch<FormValues, ['price', 'monthlyPrice']>({ name: ['price', 'monthlyPrice'] });
  const estimate = estimateMonthlyPrice(enteredPrice(price) ?? '0', finance);
  const use = () => setValue('monthlyPrice', String(estimate), { shouldValidate: true });
  return (
    <div className={classes(styles.wide, styles.withAction, styles.narrow)}>
      <VehicleField name="monthlyPrice" hint={`The finance estimate for this price is ${formatPounds(estimate)} a month`} />
      {monthlyPrice !== String(estimate) && <Button size="small" onClick={use}>{`Use ${formatPounds(estimate)} a month`}</Button>}
    </div>
  );
}
