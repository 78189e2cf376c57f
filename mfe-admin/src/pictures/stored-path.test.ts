import { storedPath } from './stored-path.ts';

describe('the path of an uploaded picture', () => {
  it.each([
    ['of our own', '/objects/uploads/7b1c-9a11?expires=1&signature=x/y'],
    ['of another host', 'https://store.example:9000/incoming/uploads/7b1c-9a11?X-Amz-Signature=abc%2Fdef'],
  ])('is the last segment of an upload URL %s', (_whose, url) => {
    expect(storedPath(url)).toBe('/objects/uploads/7b1c-9a11');
  });
});
