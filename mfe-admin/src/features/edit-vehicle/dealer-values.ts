import type { DealerRecord } from '@forecourt/contracts';
import { ASK_FOR_DAY, formatDay, readDay, type SaleMargin, saleMargin } from '@forecourt/rules';
import { updateDealerRecordSchema } from '../../vehicle-form/contract.ts';
import { enteredPrice, numberFault, shownNumber } from '../../vehicle-form/number-fields.ts';

/** The fields of the dealer record in the form's order. */
export const DEALER_FIELDS = ['purchasePrice', 'preparationCost', 'dateInStock', 'vin'] as const;
export type DealerField = (typeof DEALER_FIELDS)[number];

/** As typed. */
export type DealerValues = Readonly<Record<DealerField, string>>;

const shownPounds = (stored: string | null): string => (stored === null ? '' : shownNumber('price', Number(stored)));

/** A stored record as the form shows it. */
export const dealerValuesOf = (record: DealerRecord): DealerValues => ({
  purchasePrice: shownPounds(record.purchasePrice),
  preparationCost: shownPounds(record.preparationCost),
  dateInStock: record.dateInStock === null ? '' : formatDay(record.dateInStock),
  vin: record.vin ?? '',
});

/** The body of PATCH; what cannot be read stays text, which the contract refuses. */
export const dealerBodyOf = (values: DealerValues, version: number) => ({
  purchasePrice: enteredPrice(values.purchasePrice),
  preparationCost: enteredPrice(values.preparationCost),
  dateInStock: readDay(values.dateInStock) ?? (values.dateInStock.trim() || null),
  vin: values.vin.trim() || null,
  version,
});

/** The prompt of each field that cannot be stored as it is. */
export function dealerFaults(values: DealerValues): Partial<Record<DealerField, string>> {
  const { error } = updateDealerRecordSchema.safeParse(dealerBodyOf(values, 0));
  const refused = Object.fromEntries(error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
  const unread = (['purchasePrice', 'preparationCost'] as const).flatMap((name) => {
    const fault = numberFault('price', values[name]);
    return fault === null ? [] : [[name, fault]];
  });
  const isNoDay = refused['dateInStock'] && readDay(values.dateInStock) === null;
  return { ...refused, ...(isNoDay && { dateInStock: ASK_FOR_DAY }), ...Object.fromEntries(unread) };
}

const POUNDS = /^\d+\.\d{2}$/;
const readPounds = (typed: string): string | null => {
  const entered = enteredPrice(typed);
  return entered !== null && POUNDS.test(entered) ? entered : null;
};

interface TypedSale extends Pick<DealerValues, 'purchasePrice' | 'preparationCost'> {
  readonly price: string;
  readonly vatQualifying: boolean;
}

/** The margin of what is typed; null until both prices can be read. */
export function typedMargin({ price, vatQualifying, purchasePrice, preparationCost }: TypedSale): SaleMargin | null {
  const [asked, paid] = [readPounds(price), readPounds(purchasePrice)];
  if (asked === null || paid === null) return null;
  return saleMargin({ price: asked, vatQualifying, purchasePrice: paid, preparationCost: readPounds(preparationCost) });
}
