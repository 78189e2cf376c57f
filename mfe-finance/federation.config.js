/**
 * What this micro-frontend offers: the finance page, and the calculator for a van's page and the stock list (its props:
 * `src/calculator/components/calculator-widget.tsx`).
 * @type {import('@forecourt/tooling').FederationConfig}
 */
export default {
  name: 'mfe-finance',
  routes: [{ id: 'finance', path: '/finance', module: './src/exposes/finance.ts' }],
  widgets: [{ name: 'calculator', module: './src/exposes/calculator.ts' }],
};
