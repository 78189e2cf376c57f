import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dealershipSchema } from '@forecourt/contracts';

const root = join(import.meta.dirname, '../../..');
const settings = dealershipSchema.parse(JSON.parse(readFileSync(join(root, 'tests/dealership.json'), 'utf8')));

const sources = ['packages/content/src', 'shell/src/app/content', 'mfe-finance/src/finance-page'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
);

/** What differs in another dealer's settings. */
const facts = [
  settings.tradingName,
  settings.tradingName.split(' ')[0] ?? '',
  settings.legalName,
  settings.companyNumber,
  settings.fcaFirmReference,
  settings.phone,
  settings.phoneE164,
  settings.email,
  settings.financeEmail,
  settings.address.town,
  settings.address.postcode,
  ...settings.address.lines,
  ...settings.areasServed,
  settings.legal.icoRegistration,
  settings.legal.complaintsEmail,
  settings.legal.warrantyProvider,
];

it('finds content files', () => {
  expect(sources.length).toBeGreaterThan(30);
});

it.each(sources)('%s takes facts about the dealership from the settings (D1)', (_path, source) => {
  const digits = source.replace(/[\s-]/g, '');
  expect(facts.filter((fact) => source.includes(fact))).toEqual([]);
  expect(digits).not.toContain(settings.phone.replace(/\s/g, ''));
});
