import { readFileSync } from 'node:fs';
import { dealershipSettingsSchema } from '@forecourt/contracts';
import { SECTIONS } from './sections.ts';
import { settingsWith, valuesOf } from './values.ts';

const settings = dealershipSettingsSchema.parse(JSON.parse(readFileSync('tests/dealership.json', 'utf8')));
const fields = SECTIONS.flatMap((section) => section.fields);

const pathsOf = (group: object, within = ''): string[] =>
  Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? pathsOf(value, `${within}${name}.`)
      : [`${within}${name}`],
  );

// The number that is dialled follows the one shown.
const UNCHANGED = ['address.country', 'phoneE164'];

it('every setting can be changed, but for the country', () => {
  expect(fields.map(({ path }) => path).toSorted()).toEqual(
    pathsOf(settings)
      .filter((path) => !UNCHANGED.includes(path))
      .toSorted(),
  );
});

it('what is opened and not changed is sent as it was', () => {
  expect(settingsWith(settings, fields, valuesOf(settings, fields))).toEqual(settings);
});

it('what is typed is sent as the contract takes it', () => {
  const values = {
    ...valuesOf(settings, fields),
    phone: ' 0151 496 0999 ',
    brands: 'Ford\n\n Iveco \n',
    'social.facebook': '',
    'finance.annualRatePercent': '9.9',
    'finance.termMonths': 'five years',
    foundingYear: '',
    'address.town': 'Wallasey',
  };
  expect(settingsWith(settings, fields, values)).toEqual({
    ...settings,
    phone: '0151 496 0999',
    phoneE164: '+441514960999',
    brands: ['Ford', 'Iveco'],
    social: { ...settings.social, facebook: null },
    finance: { ...settings.finance, annualRatePercent: 9.9, termMonths: 'five years' },
    foundingYear: undefined,
    address: { ...settings.address, town: 'Wallasey' },
  });
});
