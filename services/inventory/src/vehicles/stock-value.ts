import type { StockValue, Worth } from '@forecourt/contracts';
import { saleMargin, toPence, ukDay } from '@forecourt/rules';
import type { DataSource } from 'typeorm';

/** A van with what the dealership alone sees of it; amounts are decimal strings of pounds. */
interface Valued {
  readonly isSold: boolean;
  readonly price: string;
  readonly vatQualifying: boolean;
  /** Null if it is not recorded. */
  readonly purchasePrice: string | null;
  readonly preparationCost: string | null;
}

/** What vans come to together. */
export function worthOf(vans: readonly Valued[]): Worth {
  let [price, costed, cost, profit] = [0, 0, 0, 0];
  for (const { purchasePrice, ...van } of vans) {
    price += toPence(van.price);
    if (purchasePrice === null) continue;
    costed += 1;
    cost += toPence(purchasePrice) + toPence(van.preparationCost ?? '0');
    profit += Math.round(saleMargin({ ...van, purchasePrice }).profit * 100);
  }
  return { vans: vans.length, price: price / 100, costed, cost: cost / 100, profit: profit / 100 };
}

/** The vans that are not sold, and those that were sold since the first of the month, also if they have been deleted since. */
export async function stockValue(dataSource: DataSource, now: number): Promise<StockValue> {
  const firstOfMonth = `${ukDay(now).slice(0, 7)}-01`;
  const vans: Valued[] = await dataSource.query(
    `SELECT is_sold OR stock_status = 'Sold' AS "isSold", price, vat_qualifying AS "vatQualifying",
       purchase_price AS "purchasePrice", preparation_cost AS "preparationCost"
     FROM vehicle LEFT JOIN vehicle_dealer_record ON vehicle_id = id
     WHERE (deleted_at IS NULL AND NOT is_sold AND stock_status <> 'Sold')
       OR sold_at >= $1::timestamp AT TIME ZONE 'Europe/London'`,
    [firstOfMonth],
  );
  return {
    forSale: worthOf(vans.filter(({ isSold }) => !isSold)),
    soldThisMonth: worthOf(vans.filter(({ isSold }) => isSold)),
  };
}
