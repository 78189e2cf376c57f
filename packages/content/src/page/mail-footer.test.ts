import { readFileSync } from 'node:fs';
import { dealershipSchema } from '@forecourt/contracts';
import { mailFooter } from './mail-footer.ts';

const dealership = dealershipSchema.parse(
  JSON.parse(readFileSync(new URL('../../../../tests/dealership.json', import.meta.url), 'utf8')),
);
const NAME = 'Ann Lee';
const { tradingName, phone, phoneHours, email } = dealership;
const PHONE = `${phone} (${phoneHours})`;
/** What is said before the email address. */
const signature = (text: string, signedBy: string | null = NAME) => {
  const lines = mailFooter(dealership, { text, signedBy });
  return lines.slice(0, lines.indexOf(email));
};

it.each<[string, string, string[]]>([
  ['with a template', 'Hello,\n\nIt is here.\n\nKind regards,', [NAME, tradingName, PHONE]],
  ['with words of their own', 'Friday at two is fine.', [NAME, tradingName, PHONE]],
  ['with nothing yet', '', [NAME, tradingName, PHONE]],
  ['with the name', 'Kind regards,\nAnn Lee', [tradingName, PHONE]],
  ['with the name in other letters, and a full stop', 'Regards\n\nANN  LEE.\n\n', [tradingName, PHONE]],
  ['with the name after the regards', 'Kind regards, Ann Lee', [tradingName, PHONE]],
  ['with the name and the dealership', `Yours\nAnn Lee\n${tradingName}`, [PHONE]],
  ['with all of it', `Yours\n\nAnn Lee\n${tradingName}\n${PHONE}`, []],
  ['with the number alone after the dealership', `Ann Lee\n${tradingName}\n(${phone.replaceAll(' ', '-')})`, []],
  ['with a longer name', 'Kind regards,\nSusann Lee', [NAME, tradingName, PHONE]],
  ['with the name in the middle', 'Ann Lee\nwill ring you.', [NAME, tradingName, PHONE]],
  ['with the dealership alone', `Regards,\n${tradingName}`, [NAME, tradingName, PHONE]],
])('under a letter that ends %s stands what it does not say', (_what, text, expected) => {
  expect(signature(text)).toEqual(expected);
});

it('is signed with the dealership by who has no name', () => {
  expect(signature('Hello', null)).toEqual([tradingName, PHONE]);
  expect(signature(`Hello\n${tradingName}`, null)).toEqual([PHONE]);
});

it('says who the dealership is under any letter', () => {
  const whole = mailFooter(dealership, { text: `Ann Lee\n${tradingName}\n${PHONE}`, signedBy: NAME }).join('\n');
  expect(whole).toContain(`${dealership.legalName}, company number ${dealership.companyNumber}`);
  expect(whole).toContain(dealership.creditStatement);
});
