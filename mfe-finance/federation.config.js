/**
 * What this micro-frontend offers: the finance page, and the calculator for a van's page and the stock list (its props:
 * `packages/contracts/src/parts/calculator-props.ts`).
 * @type {import('@forecourt/tooling').FederationConfig}
 */
export default {
  name: 'mfe-finance',
  budgetKilobytes: 25,
  routes: [{ id: 'finance', path: '/finance', module: './src/exposes/finance.ts' }],
  widgets: [{ name: 'calculator', module: './src/exposes/calculator.ts' }],
};
