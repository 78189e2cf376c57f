import type { Vehicle } from '@forecourt/contracts';
import { ask, input, log, openChat } from './support/chat.ts';
import { pounds } from './support/stock.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('the assistant answers from the stock, and goes on from there on the page of a van', async ({ page, request }) => {
  await openChat(page);
  await ask(page, 'A van for up to £20,000');
  const cards = log(page).getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expectAccessible(page);
  for (const card of await cards.all()) {
    const href = await card.getByRole('link', { name: 'View Details' }).getAttribute('href');
    const van: Vehicle = await (await request.get(`/api/vehicles/${href?.split('/').at(-1)}`)).json();
    expect(van.isSold).toBe(false);
    expect(Number(van.price)).toBeLessThanOrEqual(20_000);
    await expect(card).toContainText(`${van.year} ${van.make} ${van.model}`);
    await expect(card).toContainText(pounds(Number(van.price)));
  }
  await cards.first().getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/vehicle\/\d+$/);
  await page.getByRole('button', { name: 'Restore chat' }).click();
  await ask(page, 'What are your opening hours?');
  await expect(log(page)).toContainText('17:30');
  await expect(input(page)).toBeEnabled();
  await expect(log(page)).not.toContainText('Sorry, I am having trouble');
});

test('a wish that an answer went by is taken back with a press, and a reply that is offered is sent', async ({ page }) => {
  await openChat(page);
  await ask(page, 'An automatic van up to £30,000 with a reversing camera');
  const wishes = log(page).getByRole('list', { name: 'What I looked for' });
  await expect(wishes.getByRole('button')).toHaveText(['up to £30,000 plus VAT', 'automatic', 'reversing camera']);
  await expectAccessible(page);
  await wishes.getByRole('button', { name: 'Leave out: reversing camera' }).click();
  await expect(wishes.getByRole('button')).toHaveText(['up to £30,000 plus VAT', 'automatic']);
  await expect(log(page)).toContainText('Never mind: reversing camera');
  await log(page).getByRole('list', { name: 'You could say' }).getByRole('button', { name: 'Panel vans' }).click();
  await expect(wishes.getByRole('button')).toHaveText(['up to £30,000 plus VAT', 'automatic', 'panel van']);
  await page.reload();
  await expect(wishes.getByRole('button', { name: 'Leave out: automatic' })).toBeVisible();
});
