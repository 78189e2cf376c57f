import { type ModelReply, modelFailure } from '@forecourt/testing';
import { ask, input, log, openChat } from './support/chat.ts';
import { type ModelSite, startModelSite } from './support/own-assistant.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// One site for all of them: they run one after the other.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: '' });

let site: ModelSite;
test.beforeAll(async () => {
  // Long enough for a test to look at half an answer.
  site = await startModelSite(8);
});
test.afterAll(() => site.stop());

interface Found {
  readonly vans: readonly { readonly id: number; readonly quotes: Readonly<Record<string, string>> }[];
}

test('a model looks the stock up, its answer comes sentence by sentence, and the facts in it are the stock’s', {
  tag: '@any-size',
}, async ({ page }) => {
  let goOn: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let found: Found['vans'] = [];
  site.model = (request) => {
    if (request.found.length === 0)
      return { calls: [{ name: 'search_stock', args: { gearbox: ['Automatic'], order: 'cheapest' } }] };
    found = (JSON.parse(request.found[0] ?? '') as Found).vans;
    const id = found[0]?.id;
    return {
      text: (async function* () {
        yield `The {{${id}}} {{${id}.price}}. It is an automatic. `;
        yield 'Yours for only £500! What';
        await waiting;
        yield ' will it carry?';
      })(),
    };
  };
  await openChat(page, `${site.url}/`);
  await ask(page, 'the cheapest automatic please');
  await expect(log(page)).toContainText('It is an automatic.');
  await expect(log(page)).not.toContainText('What will it carry?');
  goOn();
  await expect(log(page)).toContainText('What will it carry?');
  const [van] = found;
  const told = Object.values(van?.quotes ?? {});
  const name = van?.quotes[`{{${van.id}}}`] ?? 'no van';
  expect(told.length).toBeGreaterThan(5);
  await expect(log(page)).toContainText(`The ${name} ${van?.quotes[`{{${van.id}.price}}`]}. It is an automatic.`);
  await expect(log(page)).not.toContainText('500');
  await expect(log(page)).not.toContainText('{{');
  const card = log(page).getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(name);
  await expectAccessible(page);

  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(new RegExp(`/vehicle/${van?.id}$`));
  await page.getByRole('button', { name: 'Restore chat' }).click();
  site.model = (request) => {
    const { page: open, earlier } = JSON.parse(request.messages[1]?.content ?? '') as { page: { id: number }; earlier: object[] };
    return earlier.length === 1 && request.found.length === 0
      ? { calls: [{ name: 'finance_figures', args: { id: open.id, deposit: 1_000, months: 48 } }] }
      : { text: Object.keys(JSON.parse(request.found[0] ?? '{}') as object).join(' ') };
  };
  await ask(page, 'what is this one a month with 1000 down over 4 years?');
  await expect(log(page)).toContainText(/The .* would be £[\d,.]+ a month\..*APR.*£1,000.*Subject to status\./s);
});

const failures: readonly (readonly [string, () => ModelReply | Promise<ModelReply>])[] = [
  ['has too much to do (429)', () => modelFailure(429, 'rate_limit_exceeded')],
  ['does not answer in time', () => new Promise<never>(() => undefined)],
  [
    'sends broken JSON',
    () => ({ headers: { 'content-type': 'text/event-stream' }, body: 'data: {"choices":[{"delta":{"con\n\n' }),
  ],
  ['calls tools with broken JSON, without end', () => ({ calls: [{ name: 'search_stock', args: '{"body":[' }] })],
  ['breaks off', () => ({ text: breakingOff() })],
  ['invents', () => ({ text: 'I have reserved the {{1}} for you. It costs £99.' })],
];
async function* breakingOff() {
  yield 'Let me think. Our';
  throw new Error('gone');
}

for (const [what, reply] of failures) {
  test(`when the model ${what}, the visitor is answered all the same`, { tag: '@any-size' }, async ({ page }) => {
    site.model = reply;
    await openChat(page, `${site.url}/`);
    await ask(page, 'A van for up to £20,000');
    await expect(log(page).getByRole('article').first()).toBeVisible();
    await expect(input(page)).toBeEnabled();
    await expect(log(page)).not.toContainText(/Sorry, I am having trouble|£99|reserved|Let me think/);
    // A success in between, so that the circuit does not open after five failures in a row.
    site.model = () => ({ text: 'What will it carry?' });
    await ask(page, 'hello');
    await expect(log(page)).toContainText('What will it carry?');
  });
}
