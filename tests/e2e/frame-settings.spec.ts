import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OTHER_SETTINGS_FILE, otherDealership as other, textsOfTheFirst } from './support/other-dealership.ts';
import { startOwnAssistant } from './support/own-assistant.ts';
import { startOwnShell } from './support/own-shell.ts';
import { fetchStock } from './support/stock.ts';
import { expect, test } from './support/test.ts';

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

const QUESTIONS = [
  'What is your phone number?',
  'Where are you?',
  'When are you open?',
  'Do you take part exchange?',
  'Can you deliver?',
];

/** As the page's text says it. */
const readable = (html: string) => html.replaceAll('&amp;', '&');

test.describe('another dealership', { tag: '@any-size' }, () => {
  test('says at the top of every page what is different today, and in the footer the current year if none is set', async () => {
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format();
    const folder = await mkdtemp(join(tmpdir(), 'closed-today-'));
    const file = join(folder, 'dealership.json');
    const specialDays = [{ date: today, opens: null, closes: null, reason: 'Stocktaking' }];
    const settings = { ...JSON.parse(await readFile(OTHER_SETTINGS_FILE, 'utf8')), specialDays, copyrightYear: undefined };
    await writeFile(file, JSON.stringify(settings));
    const { url, stop } = await startOwnShell({ DEALERSHIP_FILE: file });
    try {
      for (const path of ['/', '/contact']) {
        const html = readable(await (await fetch(url + path)).text());
        const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
        expect(header).toContain('Closed today');
        expect(header).not.toContain(other.phoneHours);
        expect(html).toContain(`© ${today.slice(0, 4)} ${other.tradingName}`);
      }
    } finally {
      await stop();
      await rm(folder, { recursive: true });
    }
  });

  test('is on every page from its name to its finance terms, and nothing of the first one is (D1)', async ({ request }) => {
    test.setTimeout(120_000);
    const [vehicle] = await fetchStock(request);
    const { url, stop } = await startOwnShell({ DEALERSHIP_FILE: OTHER_SETTINGS_FILE });
    try {
      for (const path of [...PAGES, `/vehicle/${vehicle?.id}`]) {
        const html = readable(await (await fetch(url + path)).text());
        for (const said of [
          other.tradingName,
          other.phone,
          `tel:${other.phoneE164}`,
          other.email,
          other.address.lines[0] ?? '',
          other.address.postcode,
          other.phoneHours,
          other.creditStatement,
          other.webBuilder.name,
          other.approvals[0] ?? '',
          `© ${other.copyrightYear}`,
          other.brands.join(', '),
        ])
          expect.soft(html, `${path} says ${said}`).toContain(said);
        for (const first of textsOfTheFirst()) expect.soft(html.includes(first), `${path} still says ${first}`).toBe(false);
      }
      const finance = await (await fetch(`${url}/finance`)).text();
      // 9.9 % a year, charged monthly: (1 + 0.099 / 12) ^ 12.
      expect(finance).toContain('10.4% APR');
      expect(finance).not.toContain('12.7% APR');
      expect(await (await fetch(`${url}/about`)).text()).toContain(String(other.foundingYear));
      for (const path of ['/sitemap.xml', '/robots.txt', '/admin']) {
        const text = await (await fetch(url + path)).text();
        for (const first of textsOfTheFirst()) expect.soft(text.includes(first), `${path} still says ${first}`).toBe(false);
      }
    } finally {
      await stop();
    }
  });

  test('answers in the chat for itself', async ({ request }) => {
    const assistant = await startOwnAssistant({ DEALERSHIP_FILE: OTHER_SETTINGS_FILE });
    try {
      const answers: string[] = [];
      for (const message of QUESTIONS) {
        const answer = await request.post(`${assistant.address}/api/ai-assistant`, { data: { message } });
        expect(answer.status()).toBe(200);
        answers.push(((await answer.json()) as { answer: string }).answer);
      }
      const said = answers.join('\n');
      for (const own of [other.phone, other.address.postcode, other.policies.partExchange, other.policies.delivery])
        expect(said).toContain(own);
      for (const first of textsOfTheFirst()) expect(said).not.toContain(first);
    } finally {
      await assistant.stop();
    }
  });
});
