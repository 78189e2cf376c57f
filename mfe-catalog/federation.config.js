/** What this micro-frontend exposes: its routes. D4: both vehicle paths show the same page. */
export default {
  name: 'mfe-catalog',
  budgetKilobytes: 40,
  routes: [
    { id: 'home', path: '/', module: './src/exposes/home.ts' },
    { id: 'stock-list', path: '/vehicles', module: './src/exposes/stock-list.ts' },
    { id: 'vehicle-detail', path: '/vehicle/:id', module: './src/exposes/vehicle-detail.ts' },
    { id: 'vehicle-detail-plural', path: '/vehicles/:id', module: './src/exposes/vehicle-detail.ts' },
  ],
  widgets: [],
};
