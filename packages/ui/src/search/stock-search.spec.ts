import { test } from '../testing/gallery-page.ts';

test('Enter in the search leads to the list, filtered by the typed words', async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Search make, model or registration' }).fill('long van');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/vehicles?search=long+van');
});
