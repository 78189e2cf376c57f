import { describeExample, formatApr, formatPounds, isForSale, representativeExample } from '@forecourt/rules';
import { ChevronDown, classes, Icon } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import type { ListedVehicle } from '../stock/listed-vehicle.ts';
import styles from './finance.module.css';

/** Whether the monthly price may be shown: the van is for sale and has one. */
export const hasMonthlyPrice = (vehicle: ListedVehicle): boolean => isForSale(vehicle) && (vehicle.monthlyPrice ?? 0) > 0;

/** The van's own representative example, whose APR must stand beside its monthly price (D21). */
export function useExample(vehicle: ListedVehicle | null) {
  const { finance } = useDealership();
  return vehicle && hasMonthlyPrice(vehicle) ? representativeExample(vehicle, finance) : null;
}

/**
 * "£534 a month with £10,799 deposit" and the APR beneath it, the only form in which a monthly price is shown (D21, D42): the
 * deposit is all that is paid up front, including VAT. Renders nothing if there is no monthly price.
 */
export function MonthlyPrice({ vehicle }: { readonly vehicle: ListedVehicle }) {
  const example = useExample(vehicle);
  if (!example || vehicle.monthlyPrice === null) return null;
  return (
    <p className={styles.monthly}>
      <b>{formatPounds(vehicle.monthlyPrice)}</b> a month with {formatPounds(Math.round(example.deposit))} deposit{' '}
      <span className="block">{formatApr(example.apr)}</span>
    </p>
  );
}

/** The van whose example stands for all on a page of several: the median by price of those with a monthly price. */
export function representativeVehicle(vehicles: readonly ListedVehicle[]): ListedVehicle | null {
  const financed = vehicles.filter(hasMonthlyPrice).sort((a, b) => Number(a.price) - Number(b.price));
  return financed[Math.floor((financed.length - 1) / 2)] ?? null;
}

/** The full representative example of a van (D21, D33), required wherever a monthly price is shown. */
export function ExampleSentence({
  vehicle,
  className,
}: {
  readonly vehicle: ListedVehicle | null;
  readonly className?: string | undefined;
}) {
  const example = useExample(vehicle);
  if (!example) return null;
  return (
    <p className={classes(styles.example, className)}>
      <b>Representative example, {formatApr(example.apr)}.</b> {describeExample(example)} Subject to status.
    </p>
  );
}

/** The example above a list: on phones its key figures, with the full example in a box that opens. */
export function ExampleBox({ vehicle }: { readonly vehicle: ListedVehicle | null }) {
  const example = useExample(vehicle);
  if (!example) return null;
  return (
    <>
      <ExampleSentence vehicle={vehicle} className={styles.whole} />
      <details className={styles.box}>
        <summary>
          <span>
            <b>Representative example</b> {formatApr(example.apr)}, {formatPounds(example.monthlyPayment, 'exact')} a month
          </span>
          <Icon of={ChevronDown} />
        </summary>
        <p>{describeExample(example)} Subject to status.</p>
      </details>
    </>
  );
}
