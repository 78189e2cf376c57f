import { imageKey, imagePath } from './object-path.ts';

const KEY = '7b1c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a11';
const path = `/objects/uploads/${KEY}`;

describe('the key of a picture', () => {
  it('is the last segment of its path', () => {
    expect(imageKey(path)).toBe(KEY);
    expect(imagePath(KEY)).toBe(path);
  });

  it.each([
    `${path}\n`,
    `${path}/`,
    `${path}?w=1`,
    path.toUpperCase(),
    '/objects/uploads/',
    '/objects/uploads/../../etc/passwd',
    `https://example.com${path}`,
    KEY,
    '',
    undefined,
    null,
  ])('is not found in %j', (other) => {
    expect(imageKey(other)).toBeUndefined();
  });
});
