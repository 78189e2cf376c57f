import type { Pictured } from '@forecourt/rules';
import { cardImage, usedImages } from './used-images.ts';

const key = (digit: number): string => `7b1c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a1${digit}`;
const path = (digit: number): string => `/objects/uploads/${key(digit)}`;
const vehicle = (pictures: Partial<Pictured>): Pictured => ({
  images: [],
  mainImageIndex: 0,
  imageUrl: null,
  imageGallery: [],
  ...pictures,
});

describe('the pictures a vehicle uses', () => {
  it.each<[string, Partial<Pictured>, number[]]>([
    ['none', {}, []],
    ['its images', { images: [path(1), path(2)] }, [1, 2]],
    ['its main picture, though images are there too', { images: [path(1)], imageUrl: path(2) }, [1, 2]],
    ['a gallery with several addresses in one entry', { imageGallery: [`${path(1)}, ${path(2)}`, path(3)] }, [1, 2, 3]],
    ['each once', { images: [path(1)], imageUrl: path(1), imageGallery: [path(1)] }, [1]],
    ['not those of other sites', { images: ['https://example.com/van.jpg', `https://example.com${path(1)}`] }, []],
  ])('%s', (_what, pictures, used) => {
    expect(usedImages(vehicle(pictures))).toEqual(used.map(key));
  });
});

describe('the picture on a card', () => {
  it('is the one the list shows', () => {
    expect(cardImage(vehicle({ images: [path(1), path(2)], mainImageIndex: 1 }))).toBe(key(2));
    expect(cardImage(vehicle({ imageUrl: path(3) }))).toBe(key(3));
  });

  it('is undefined if the vehicle has none or shows another site’s', () => {
    expect(cardImage(vehicle({}))).toBeUndefined();
    expect(cardImage(vehicle({ images: ['https://example.com/van.jpg', path(1)] }))).toBeUndefined();
  });
});
