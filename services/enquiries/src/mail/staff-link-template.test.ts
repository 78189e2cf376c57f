import { readFileSync } from 'node:fs';
import { dealershipSchema } from '@forecourt/contracts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { staffLinkMail } from './staff-link-template.ts';
import { staffNoticeMail } from './staff-notice-template.ts';

const file = new URL('../../../../tests/dealership.json', import.meta.url);
const settings = {
  DEALERSHIP_FILE: dealershipSchema.parse(JSON.parse(readFileSync(file, 'utf8'))),
  PUBLIC_URL: 'https://vans.example',
};
const link = {
  name: 'Jo Brown',
  email: 'jo@vans.example',
  role: 'sales',
  isInvitation: true,
  token: 'a-token',
  expiresAt: '2026-12-04T09:00:00.000Z',
} as const;

it('an invitation says who is invited, as what and until when, with a link whose token no server sees', () => {
  const mail = staffLinkMail(link, settings);
  expect(mail.subject).toMatch(/^Your invitation to the .+ back office$/);
  for (const body of [renderText(mail), renderHtml(mail)]) {
    expect(body).toContain('Dear Jo Brown,');
    expect(body).toContain('jo@vans.example');
    expect(body).toContain('sales');
    expect(body).toContain('until 4 December 2026 at 09:00');
    expect(body).toContain('https://vans.example/admin#link=a-token');
  }
});

it('a link for a new password does not speak of an invitation', () => {
  const mail = staffLinkMail({ ...link, isInvitation: false }, settings);
  expect(mail.subject).toMatch(/^Your new password for /);
  expect(renderText(mail)).not.toMatch(/invit/i);
});

it('somebody whose password was changed is told what to do if it was not them', () => {
  const mail = staffNoticeMail({ ...link, what: 'password-changed' }, settings);
  expect(mail.subject).toMatch(/^Your password for the .+ back office has been changed$/);
  for (const body of [renderText(mail), renderHtml(mail)]) {
    expect(body).toContain('Dear Jo Brown,');
    expect(body).toContain('logged out everywhere else');
    expect(body).toContain('If it was not you, tell us at once');
  }
});

it.each([
  ['email-given', 'to this one', 'If you know nothing of this account'],
  ['email-replaced', 'no longer with this one', 'If you did not expect this'],
] as const)('the mail %s says with which address to log in, and what to do if it is wrong', (what, said, closing) => {
  const mail = staffNoticeMail({ ...link, what }, settings);
  expect(mail.subject).toMatch(/^Your email address for the .+ back office has been changed$/);
  for (const body of [renderText(mail), renderHtml(mail)]) {
    for (const part of ['Dear Jo Brown,', said, 'no longer works', closing]) expect(body).toContain(part);
    expect(body).not.toContain(link.email);
  }
});

it('somebody whose second factor was taken away is told what follows, and what to do if it was not their wish', () => {
  const mail = staffNoticeMail(link, settings);
  expect(mail.subject).toMatch(/^Your second factor for the .+ back office has been taken away$/);
  for (const body of [renderText(mail), renderHtml(mail)]) {
    expect(body).toContain('Dear Jo Brown,');
    expect(body).toContain('https://vans.example/admin');
    expect(body).toContain('tell us at once');
  }
});
