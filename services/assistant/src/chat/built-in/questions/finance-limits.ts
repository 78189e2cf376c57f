import { financeReasons } from '@forecourt/content';

const { items } = financeReasons;
const titleOf = (id: (typeof items)[number]['id']): string => items.find((item) => item.id === id)?.title ?? '';

/** How little and how much may be paid first, and how long it may take, as the page on finance says it. */
export const financeLimits = () => ({ deposit: titleOf('deposit'), terms: titleOf('terms') });

/** How the monthly prices and the calculator treat the VAT. */
export const VAT_ON_FINANCE =
  'The monthly prices on our vans leave the VAT out: you pay it up front with the deposit. The calculator on /finance spreads the price with VAT.';
