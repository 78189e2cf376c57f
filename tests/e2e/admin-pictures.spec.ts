import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { storedVan, test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

/** What records a test's trace fetches the previews of uploads, which the page's policy refuses it. */
const RECORDER = "Connecting to 'blob:";
test.use({ expectedConsole: [RECORDER] });

const demoPicture = (name: string) => readFile(join(import.meta.dirname, '../../infra/demo-stock/pictures', `${name}.jpg`));
/** As the browser's own dialog would hand it over. */
const photograph = async (name: string, picture = 'v01-front') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await demoPicture(picture),
});

const openPictures = async (office: Page, id: number) => {
  await office.goto(`/admin?edit=${id}`);
  await office.getByRole('tab', { name: /^Images/ }).click();
  await expect(office.getByText('0 of 20 images.')).toBeVisible();
};
const choose = (office: Page) => office.getByLabel(/^Upload images/);
const pictures = (office: Page) => office.getByRole('img', { name: /^Image \d+$/ });
const addresses = (office: Page) =>
  pictures(office).evaluateAll((images) =>
    images.map((image) => new URL((image as HTMLImageElement).src).searchParams.get('src')),
  );
const button = (office: Page, name: string) => office.getByRole('button', { name, exact: true });

test.describe('files that are no pictures', () => {
  test.use({ expectedConsole: [RECORDER, '415'] });

  test('are left out or refused, and the others are uploaded in the order in which they were chosen', async ({ office, van }) => {
    await openPictures(office, van.id);
    await choose(office).setInputFiles([
      await photograph('one.jpg'),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Ring back on Friday') },
      { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
      { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') },
      await photograph('two.jpg', 'v02-front'),
    ]);
    await expect(office.getByRole('status', { name: 'Files that were not added' }).getByRole('listitem')).toHaveText([
      'notes.txt was not added: choose a JPG, PNG or WebP picture.',
      'large.jpg was not added: it is larger than 10 MB, so choose a smaller copy.',
    ]);
    await expect(office.getByText('Uploaded 2 image(s)')).toBeVisible();
    await expect(pictures(office)).toHaveCount(2);
    await expect(office.getByText('Choose a JPEG, PNG, WebP or AVIF picture.').first()).toBeVisible();
    await expect(button(office, 'Retry page.jpg')).toBeHidden();
    await expectAccessible(office);
    await expectNoSidewaysScroll(office);
    // The van is not saved without it, unasked; there is no Retry to speak of.
    await office.getByRole('tab', { name: /^Basic Info/ }).click();
    await button(office, 'Update Vehicle').click();
    const reason = 'page.jpg was not added. The file is not a picture. Choose a JPEG, PNG, WebP or AVIF picture. Remove it, ';
    await expect(office.getByText(`${reason}then update the vehicle.`)).toBeVisible();
    await expect(button(office, 'Dismiss page.jpg')).toBeFocused();
    await button(office, 'Dismiss page.jpg').click();
    await expect(office.getByText('page.jpg')).toBeHidden();
    await expect(choose(office)).toBeFocused();
  });
});

test('pictures are ordered and removed by keyboard alone, saved, and shown on the public page', { tag: '@any-size' }, async ({
  office,
  van,
  request,
}) => {
  await openPictures(office, van.id);
  await choose(office).setInputFiles([
    await photograph('one.jpg', 'v01-front'),
    await photograph('two.jpg', 'v02-front'),
    await photograph('three.jpg', 'v03-front'),
  ]);
  await expect(pictures(office)).toHaveCount(3);
  const [one, two, three] = await addresses(office);

  await button(office, 'Move image 1 later').focus();
  await office.keyboard.press('Enter');
  await expect(button(office, 'Move image 2 later')).toBeFocused();
  await office.keyboard.press('Enter');
  await expect.poll(() => addresses(office)).toEqual([two, three, one]);
  await expect(office.getByText('Image 2 is now image 3 of 3.')).toBeAttached();
  // At the end: the focus stays, and nothing happens.
  await office.keyboard.press('Enter');
  await expect(button(office, 'Move image 3 later')).toBeFocused();

  await button(office, 'Make primary: image 3').focus();
  await office.keyboard.press('Enter');
  await expect.poll(() => addresses(office)).toEqual([one, two, three]);
  await expect(button(office, 'Move image 1 later')).toBeFocused();
  await button(office, 'Remove image 2').focus();
  await office.keyboard.press('Enter');
  await expect(button(office, 'Remove image 2')).toBeFocused();
  await expect.poll(() => addresses(office)).toEqual([one, three]);
  await expectAccessible(office);

  await office.getByRole('button', { name: 'Update Vehicle' }).click();
  await expect(office.getByText('Vehicle updated successfully')).toBeVisible();
  const stored = await storedVan(request, van.id);
  expect(stored).toMatchObject({ images: [one, three], mainImageIndex: 0, imageUrl: one, imageGallery: [three] });
  await office.goto(`/vehicle/${van.id}`);
  await expect(office.getByText('Click to view gallery (2 images)')).toBeVisible();
  // The van is deleted now, and the page would still ask for those like it.
  await office.close();
});

test('pictures are ordered by dragging', { tag: '@any-size' }, async ({ office, van }) => {
  await openPictures(office, van.id);
  await choose(office).setInputFiles([await photograph('one.jpg'), await photograph('two.jpg', 'v02-front')]);
  await expect(pictures(office)).toHaveCount(2);
  const [one, two] = await addresses(office);
  const tiles = office.getByRole('listitem').filter({ has: pictures(office) });
  const [from, to] = [await tiles.nth(1).boundingBox(), await tiles.nth(0).boundingBox()];
  if (!from || !to) throw new Error('The pictures are not laid out');
  await office.mouse.move(from.x + 70, from.y + 70);
  await office.mouse.down();
  await office.mouse.move(from.x + 50, from.y + 70);
  await office.mouse.move(to.x + 70, to.y + 70, { steps: 5 });
  await office.mouse.up();
  await expect.poll(() => addresses(office)).toEqual([two, one]);
  await expect(office.getByText('Image 2 is now image 1 of 2. Image 1 is the primary image now.')).toBeAttached();
});

test('more files than there is room for are all left out, and the toast says how many there is room for', {
  tag: '@any-size',
}, async ({ office, van }) => {
  await openPictures(office, van.id);
  const file = await photograph('one.jpg');
  await choose(office).setInputFiles(Array.from({ length: 21 }, () => file));
  await expect(office.getByText('Too many images')).toBeVisible();
  await expect(office.getByText('You can only upload 20 more image(s).')).toBeVisible();
  await expect(pictures(office)).toHaveCount(0);
});

test.describe('an upload whose connection is lost', () => {
  test.use({ expectedConsole: [RECORDER, 'ERR_FAILED'] });

  test('is kept, says so, and can be tried again', async ({ office, van }) => {
    await openPictures(office, van.id);
    await office.route('**/objects/uploads/*', (route) => route.abort());
    await choose(office).setInputFiles([await photograph('one.jpg')]);
    await expect(office.getByText('Upload failed')).toBeVisible();
    await expect(office.getByText('Please try again')).toBeVisible();
    await expect(office.getByText('The connection was lost.')).toBeVisible();
    await expectAccessible(office);
    // The van is not saved without it, unasked.
    await button(office, 'Update Vehicle').click();
    await expect(office.getByText('One image could not be uploaded. Retry or remove it, then update the vehicle.')).toBeVisible();
    await office.unroute('**/objects/uploads/*');
    await button(office, 'Retry one.jpg').click();
    await expect(office.getByText('Uploaded 1 image(s)')).toBeVisible();
    await expect(pictures(office)).toHaveCount(1);
  });
});
