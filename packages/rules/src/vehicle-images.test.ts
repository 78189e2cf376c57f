import fc from 'fast-check';
import { detailImages, imagesToSave, isPictureAddress, listingImage, type Pictured } from './vehicle-images.ts';

const none: Pictured = { images: [], mainImageIndex: 0, imageUrl: null, imageGallery: [] };
const addresses = fc.uniqueArray(
  fc.oneof(
    fc.uuid().map((key) => `/objects/uploads/${key}`),
    fc.webUrl({ authoritySettings: {} }).filter((address) => !/[,\\]/.test(address)),
  ),
  { maxLength: 20 },
);

describe('an address', () => {
  it.each([
    '/objects/uploads/7b1c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a11',
    'https://cdn.example/a.jpg',
    'http://cdn.example:8080/a.jpg?width=10',
    'HTTPS://CDN.EXAMPLE/A.JPG',
  ])('is that of a picture: %s', (address) => {
    expect(isPictureAddress(address)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'javascript:alert(1)//https://cdn.example/a.jpg',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://cdn.example/a',
    'file:///etc/passwd',
    '//cdn.example/a.jpg',
    '/objects/../api/admin/status',
    '/objects/.../x',
    '/objects/',
    '/api/vehicles',
    'a.jpg',
    'https://',
    'https:///a.jpg',
    'https://user:password@cdn.example/a.jpg',
    'https://[',
    '',
  ])('is none: %j', (address) => {
    expect(isPictureAddress(address)).toBe(false);
    const pictured: Pictured = {
      images: [address],
      mainImageIndex: 0,
      imageUrl: address,
      imageGallery: [address, `${address},`],
    };
    expect(detailImages(pictured)).toEqual([]);
    expect(listingImage(pictured)).toBeNull();
  });
});

describe('the listing image', () => {
  it.each<[string, Partial<Pictured>, string | null]>([
    [
      'the one at the main index',
      { images: ['/objects/a', '/objects/b'], mainImageIndex: 1, imageUrl: '/objects/u' },
      '/objects/b',
    ],
    [
      'the first when the index is out of range',
      { images: ['/objects/a', '/objects/b'], mainImageIndex: 7, imageUrl: '/objects/u' },
      '/objects/a',
    ],
    ['imageUrl without images', { imageUrl: '/objects/u', imageGallery: ['/objects/g'] }, '/objects/u'],
    ['the first of the gallery without either', { imageGallery: [' ', ' /objects/g , /objects/h', '/objects/i'] }, '/objects/g'],
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
      { images: ['/objects/a'], imageUrl: '/objects/u', imageGallery: ['/objects/b, /objects/c', '/objects/d'] },
      ['/objects/a', '/objects/b', '/objects/c', '/objects/d'],
    ],
    [
      'each once',
      { images: ['/objects/a', '/objects/b'], imageGallery: ['/objects/b,/objects/a', '/objects/c', '/objects/c'] },
      ['/objects/a', '/objects/b', '/objects/c'],
    ],
    [
      'imageUrl and the gallery without images',
      { imageUrl: '/objects/u', imageGallery: ['/objects/b'] },
      ['/objects/u', '/objects/b'],
    ],
    ['the gallery alone', { imageGallery: ['/objects/b'] }, ['/objects/b']],
    ['nothing', {}, []],
  ])('are %s', (_name, pictures, expected) => {
    expect(detailImages({ ...none, ...pictures })).toEqual(expected);
  });

  it('have no duplicates and begin with the listing image for a van saved by the editor', () => {
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
