import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

/** A stored calculation; amounts are decimal strings in pounds. */
export interface CalculationRow {
  id: string;
  vehicleId: number | null;
  /** Excluding VAT. */
  vehiclePrice: string;
  deposit: string;
  /** Nominal annual rate in per cent. */
  interestRate: number;
  termMonths: number;
  tradeInValue: string;
  monthlyPayment: string;
  totalCost: string;
  totalInterest: string;
  createdAt: Date;
}

const money = (name?: string): EntitySchemaColumnOptions => ({ type: 'numeric', precision: 12, scale: 2, ...(name && { name }) });

export const CalculationEntity = new EntitySchema<CalculationRow>({
  name: 'Calculation',
  tableName: 'calculation',
  columns: {
    id: { type: 'uuid', primary: true },
    vehicleId: { type: 'integer', name: 'vehicle_id', nullable: true },
    vehiclePrice: money('vehicle_price'),
    deposit: money(),
    interestRate: { type: 'double precision', name: 'interest_rate' },
    termMonths: { type: 'integer', name: 'term_months' },
    tradeInValue: money('trade_in_value'),
    monthlyPayment: money('monthly_payment'),
    totalCost: money('total_cost'),
    totalInterest: money('total_interest'),
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  },
});
