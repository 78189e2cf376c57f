import type { Vehicle } from '@forecourt/contracts';
import { formatPounds, representativeExample } from '@forecourt/rules';
import { Button, classes } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import { useFormContext, useWatch } from 'react-hook-form';
import { shownNumber } from '../../../vehicle-form/number-fields.ts';
import type { FormValues } from '../fields.ts';
import { read } from '../form-values.ts';
import { useFollowingPrice } from '../hooks/use-following-price.ts';
import { estimateFor } from '../monthly-price.ts';
import styles from './fields.module.css';
import { VehicleField } from './vehicle-field.tsx';

interface MonthlyPriceFieldProps {
  readonly stored: Vehicle['monthlyPrice'];
  readonly isHeld: Vehicle['isHeld'];
}

/** The monthly price. It follows the price while it equals the estimate; buttons restore the old value or the estimate (D15, D33). */
export function MonthlyPriceField({ stored, isHeld }: MonthlyPriceFieldProps) {
  const { finance } = useDealership();
  const { setValue } = useFormContext<FormValues>();
  const [price, typed] = useWatch<FormValues, ['price', 'monthlyPrice']>({ name: ['price', 'monthlyPrice'] });
  useFollowingPrice();
  const estimate = estimateFor(price, finance) ?? 0;
  const now = read('monthlyPrice', typed);
  const use = (pounds: number) => setValue('monthlyPrice', shownNumber('monthlyPrice', pounds), { shouldValidate: true });
  const follows = estimate > 0 && now === estimate;
  const hint = [
    follows && stored && stored !== now ? `It follows the price: it was ${formatPounds(stored)}.` : null,
    !follows && estimate > 0 && `The finance estimate for this price is ${formatPounds(estimate)} a month.`,
    !follows &&
      typeof now === 'number' &&
      now > 0 &&
      seen({ price: String(read('price', price)), monthlyPrice: now, isHeld }, finance),
  ];
  return (
    <div className={classes(styles.wide, styles.withAction, styles.narrow)}>
      <VehicleField name="monthlyPrice" hint={hint.filter(Boolean).join(' ') || 'The finance estimate for this price.'} />
      {!follows && estimate > 0 && (
        <Button size="small" onClick={() => use(estimate)}>{`Use ${formatPounds(estimate)} a month`}</Button>
      )}
      {follows && stored !== null && stored > 0 && stored !== now && (
        <Button size="small" onClick={() => use(stored)}>{`Keep ${formatPounds(stored)}`}</Button>
      )}
    </div>
  );
}

/** How the website explains a figure that differs from the estimate. */
function seen(
  { price, monthlyPrice, isHeld }: { price: string; monthlyPrice: number; isHeld: Vehicle['isHeld'] },
  terms: Parameters<typeof representativeExample>[1],
): string | null {
  if (!/^\d+\.\d{2}$/.test(price)) return null;
  const example = representativeExample({ price, monthlyPrice }, terms);
  return example
    ? `${isHeld ? 'Once it is on the site, visitors' : 'Visitors'} see ${formatPounds(monthlyPrice)} with a deposit of ${formatPounds(example.depositBeforeVat)}.`
    : 'That is more than the van costs, so visitors see no monthly price.';
}
