/** The pages that others link to, by `<owner>.<part>`, with their paths. */
export const partPages = {
  'mfe-admin.route-admin': '/admin',
  'mfe-catalog.route-home': '/',
  'mfe-catalog.route-stock-list': '/vehicles',
  'mfe-catalog.route-vehicle-detail': '/vehicle/:id',
  'mfe-catalog.route-vehicle-detail-plural': '/vehicles/:id',
  'mfe-finance.route-finance': '/finance',
} as const;
