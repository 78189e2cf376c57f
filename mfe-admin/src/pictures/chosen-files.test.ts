import { MAX_FILE_BYTES, sortFiles } from './chosen-files.ts';

const photograph = { name: 'a.jpg', type: 'image/jpeg', size: MAX_FILE_BYTES };
const large = { name: 'large.png', type: 'image/png', size: MAX_FILE_BYTES + 1 };
const iphone = { name: 'IMG_4021.HEIC', type: 'image/heic', size: 10 };
const nameless = { name: 'scan', type: '', size: 10 };

describe('the files that were chosen', () => {
  it('are taken where they are pictures of at most 10 MB, in their order', () => {
    const other = { ...photograph, size: 1 };
    expect(sortFiles([photograph, iphone, other, large]).pictures).toEqual([photograph, other]);
    expect(sortFiles([photograph]).refusals).toEqual([]);
  });

  it('are named one by one where they are not, with what to do', () => {
    expect(sortFiles([iphone, photograph, nameless, large]).refusals).toEqual([
      'IMG_4021.HEIC was not added: choose a JPG, PNG or WebP picture.',
      'scan was not added: choose a JPG, PNG or WebP picture.',
      'large.png was not added: it is larger than 10 MB, so choose a smaller copy.',
    ]);
  });
});
