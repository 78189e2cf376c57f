import { PagePlans } from './page-plans.ts';
import { type Site, UNAVAILABLE } from './site.ts';

/** A site with a page at every address that does not contain "nowhere". */
const site = {
  match: (path: string) => ({ params: {}, owner: path.includes('nowhere') ? undefined : {} }),
} as unknown as Site;

it.each([
  ['/vehicle/44).', '/vehicle/44'],
  ['/vehicle/44%3E', '/vehicle/44'],
  ['/vehicles,?make=Ford', '/vehicles?make=Ford'],
  ['/vehicles/', '/vehicles'],
  ['/.', '/'],
  ['/vehicles?search=a).', null],
  ['/vehicle/44', null],
])('%s, as copied from a sentence, leads to %s', (url, redirect) => {
  expect(new PagePlans(site).for(url).redirect).toBe(redirect);
});

it.each(['/nowhere', '/nowhere/', '/\\/nowhere/', '/nowhere/../vehicles', '/nowhere?search=van'])(
  '%s, where there is no page, leads nowhere and shares one page with all others',
  (url) => {
    expect(new PagePlans(site).for(url)).toMatchObject({ redirect: null, address: '/404', tags: ['registry'] });
  },
);

it('an address that cannot be shown just now is kept by nothing, and its page leads back to it', () => {
  const awaiting = { match: () => UNAVAILABLE } as unknown as Site;
  expect(new PagePlans(awaiting).for('//finance/?price=20000')).toMatchObject({
    match: { error: { kind: 'unavailable' } },
    address: '/finance?price=20000',
    tags: null,
  });
});

describe('cached page plans', () => {
  it('cover thousands of ordinary addresses', () => {
    const plans = new PagePlans(site);
    for (let page = 0; page < 4_000; page += 1) plans.for(`/vehicles?page=${page}`);
    expect(plans.known('/vehicles?page=0')).toBeDefined();
  });

  it('are limited by memory for long addresses', () => {
    const plans = new PagePlans(site);
    const long = (page: number) => `/${'x'.repeat(8_000)}${page}`;
    for (let page = 0; page < 1_000; page += 1) plans.for(long(page));
    expect(plans.known(long(0))).toBeUndefined();
    expect(plans.known(long(999))).toBeDefined();
  });
});
