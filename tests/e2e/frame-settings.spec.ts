import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOwnShell } from './support/own-shell.ts';
import { fetchStock } from './support/stock.ts';
import { expect, test } from './support/test.ts';

const SHIPPED = fileURLToPath(new URL('../../infra/dealership.json', import.meta.url));
const PAGES = [
  '/',
  '/vehicles',
  '/finance',
  '/warranty',
  '/services',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-conditions',
  '/cookie-policy',
  '/data-subject-rights',
  '/no-such-page',
];

/** The text people can see or hear, without the data that travels with the page. */
const textOf = (html: string) => html.replace(/<script type="application\/json".*?<\/script>/s, '');

test('a dealer who edits the settings file and starts again finds it on every page, without a rebuild (D1)', {
  tag: '@any-size',
}, async ({ request }) => {
  test.setTimeout(120_000);
  const shipped = JSON.parse(await readFile(SHIPPED, 'utf8'));
  const folder = await mkdtemp(join(tmpdir(), 'dealership-'));
  const changed = join(folder, 'dealership.json');
  await writeFile(
    changed,
    JSON.stringify({
      ...shipped,
      tradingName: 'Tideway Vans',
      phone: '0117 496 0999',
      phoneE164: '+441174960999',
      email: 'vans@tideway.example',
      foundingYear: 1998,
      copyrightYear: 2031,
      address: { ...shipped.address, lines: ['7 Sluice Lane'], town: 'Bristol', county: 'Avon', postcode: 'BS1 0ZZ' },
      legal: { ...shipped.legal, complaintsAddress: 'Complaints, 7 Sluice Lane, Bristol BS1 0ZZ' },
    }),
  );
  const [vehicle] = await fetchStock(request);
  const { url, stop } = await startOwnShell({ DEALERSHIP_FILE: changed });
  try {
    for (const path of [...PAGES, `/vehicle/${vehicle?.id}`]) {
      const text = textOf(await (await fetch(url + path)).text());
      for (const fact of [
        'Tideway Vans',
        '0117 496 0999',
        'tel:+441174960999',
        'vans@tideway.example',
        '7 Sluice Lane',
        'BS1 0ZZ',
        '2031',
      ])
        expect.soft(text, `${path} says ${fact}`).toContain(fact);
      for (const old of ['0151 496 0123', '+441514960123', 'sales@halyardvans.example', 'Halyard Yard', 'CH41 0ZZ'])
        expect.soft(text.includes(old), `${path} still says ${old}`).toBe(false);
    }
    expect(textOf(await (await fetch(`${url}/about`)).text())).toContain('1998');
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
});
