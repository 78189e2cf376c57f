import fc from 'fast-check';
import { type PictureFields, withCopies } from './with-copies.ts';

const [A, B, OURS] = ['https://photos.example/a.jpg', 'https://photos.example/b.jpg', '/objects/uploads/a'] as const;
const copies = new Map([[A, OURS]]);

describe('the pictures of a van with their copies', () => {
  it.each<[string, Partial<PictureFields>, Partial<PictureFields>]>([
    ['in order', { images: [B, A] }, { images: [B, OURS] }],
    [
      'wherever the address stands',
      { images: [A], imageUrl: A, imageGallery: [A] },
      { images: [OURS], imageUrl: OURS, imageGallery: [OURS] },
    ],
    ['in an entry with several', { imageGallery: [`${B}, ${A}`] }, { imageGallery: [`${B},${OURS}`] }],
    ['not for an address that begins with it', { images: [`${A}?w=2`] }, { images: [`${A}?w=2`] }],
    ['none', { imageUrl: null }, { imageUrl: null }],
  ])('%s', (_what, before, after) => {
    const none = { images: [], imageUrl: null, imageGallery: [] };
    expect(withCopies({ ...none, ...before }, copies)).toEqual({ ...none, ...after });
  });

  it('are the same when they are copied a second time', () => {
    const address = fc.constantFrom(A, B, OURS, `${A}, ${B}`);
    const list = fc.array(address, { maxLength: 5 });
    fc.assert(
      fc.property(list, fc.option(address, { nil: null }), list, (images, imageUrl, imageGallery) => {
        const once = withCopies({ images, imageUrl, imageGallery }, copies);
        expect(withCopies(once, copies)).toEqual(once);
        expect(once.images).toHaveLength(images.length);
      }),
    );
  });
});
