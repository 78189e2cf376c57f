import fc from 'fast-check';
import { detailImages, imagesToSave, listingImage, type Pictured } from './vehicle-images.ts';

const none: Pictured = { images: [], mainImageIndex: 0, imageUrl: null, imageGallery: [] };
const addresses = fc.uniqueArray(
  fc.webPath().filter((path) => path !== '' && !path.includes(',')),
  { maxLength: 20 },
);

describe('the listing image', () => {
  it.each<[string, Partial<Pictured>, string | null]>([
    ['the one at the main index', { images: ['/a', '/b'], mainImageIndex: 1, imageUrl: '/u' }, '/b'],
    ['the first when the index is out of range', { images: ['/a', '/b'], mainImageIndex: 7, imageUrl: '/u' }, '/a'],
    ['imageUrl without images', { imageUrl: '/u', imageGallery: ['/g'] }, '/u'],
    ['the first of the gallery without either', { imageGallery: [' ', ' /g , /h', '/i'] }, '/g'],
    ['absent when there is no picture', {}, null],
    ['absent when addresses are empty', { images: [''], imageUrl: '', imageGallery: [','] }, null],
  ])('is %s', (_name, pictures, expected) => {
    expect(listingImage({ ...none, ...pictures })).toBe(expected);
  });
});

describe('the images of the vehicle page', () => {
  it.each<[string, Partial<Pictured>, string[]]>([
    [
      'images, then the gallery split on commas',
      { images: ['/a'], imageUrl: '/u', imageGallery: ['/b, /c', '/d'] },
      ['/a', '/b', '/c', '/d'],
    ],
    ['each once', { images: ['/a', '/b'], imageGallery: ['/b,/a', '/c', '/c'] }, ['/a', '/b', '/c']],
    ['imageUrl and the gallery without images', { imageUrl: '/u', imageGallery: ['/b'] }, ['/u', '/b']],
    ['the gallery alone', { imageGallery: ['/b'] }, ['/b']],
    ['nothing', {}, []],
  ])('are %s', (_name, pictures, expected) => {
    expect(detailImages({ ...none, ...pictures })).toEqual(expected);
  });

  it('are never repeated and always begin with the listing image of a van saved by the editor', () => {
    fc.assert(
      fc.property(addresses, (images) => {
        const saved = { ...imagesToSave(images), mainImageIndex: 0 };
        expect(detailImages(saved)).toEqual(images);
        expect(listingImage(saved)).toBe(images[0] ?? null);
        expect(saved.imageGallery).toEqual(images.slice(1));
      }),
    );
  });
});
