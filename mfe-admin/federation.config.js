/**
 * What this micro-frontend offers: the back office, which is not part of the public site.
 * @type {import('@forecourt/tooling').FederationConfig}
 */
export default {
  name: 'mfe-admin',
  budgetKilobytes: 90,
  routes: [{ id: 'admin', path: '/admin', frame: 'own', module: './src/exposes/admin.ts' }],
  widgets: [],
};
