import fc from 'fast-check';
import { imageSources, imageUrl } from './image-url.ts';

const allowed = [160, 320, 640, 960, 1280, 1920];

describe('image addresses', () => {
  it.each([
    ['/objects/uploads/a', '/img?src=%2Fobjects%2Fuploads%2Fa&w=320&fmt=auto'],
    ['/objects/uploads/a&w=1', '/img?src=%2Fobjects%2Fuploads%2Fa%26w%3D1&w=320&fmt=auto'],
    ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['HTTP://cdn.example/a.jpg', 'HTTP://cdn.example/a.jpg'],
  ])('%s is fetched from %s', (src, expected) => {
    expect(imageUrl(src, 320)).toBe(expected);
  });

  it.each([
    [320, [320, 640, 960]],
    [400, [640, 960, 1280]],
    [900, [960, 1920]],
    [5000, [1920]],
  ])('for %i CSS pixels the widths %p are offered', (width, expected) => {
    const { srcSet = '' } = imageSources('/a', width, allowed);
    expect([...srcSet.matchAll(/ (\d+)w/g)].map((match) => Number(match[1]))).toEqual(expected);
  });

  it('have no srcset if they are absolute', () => {
    expect(imageSources('https://cdn.example/a.jpg', 320, allowed)).toEqual({ src: 'https://cdn.example/a.jpg' });
  });

  it('never use a width that the image service refuses', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (width) => {
        const { src, srcSet = '' } = imageSources('/a', width, allowed);
        for (const [, asked] of `${src}, ${srcSet}`.matchAll(/w=(\d+)/g)) expect(allowed).toContain(Number(asked));
      }),
    );
  });
});
