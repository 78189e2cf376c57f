import fc from 'fast-check';
import { acceptedFormats } from './accepted-formats.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const SAFARI_15 = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5';

describe('the formats a client takes', () => {
  it.each([
    ['Chrome', CHROME, ['avif', 'webp', 'jpeg']],
    ['Safari before AVIF', SAFARI_15, ['webp', 'jpeg']],
    ['a client that takes anything', '*/*', ['jpeg']],
    ['a client that takes any picture', 'image/*', ['jpeg']],
    ['no header', undefined, ['jpeg']],
    ['an empty header', '', ['jpeg']],
    ['one that refuses AVIF', 'image/avif;q=0, image/webp', ['webp', 'jpeg']],
    ['one that prefers WebP', 'image/avif;q=0.5, image/webp;q=0.9', ['webp', 'avif', 'jpeg']],
    ['equal weights', 'image/webp;q=0.8,image/avif;q=0.8', ['avif', 'webp', 'jpeg']],
    ['capitals and spaces', ' IMAGE/AVIF ; Q=1.0 , text/html', ['avif', 'jpeg']],
    ['a weight that is no number', 'image/avif;q=high,image/webp', ['webp', 'jpeg']],
  ])('%s', (_who, accept, formats) => {
    expect(acceptedFormats(accept)).toEqual(formats);
  });

  it('always end in JPEG, each named once', () => {
    fc.assert(
      fc.property(fc.string(), (accept) => {
        const formats = acceptedFormats(accept);
        return formats.at(-1) === 'jpeg' && new Set(formats).size === formats.length;
      }),
    );
  });
});
