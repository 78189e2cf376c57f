import { leftOutNote, MAX_FILE_BYTES, sortFiles } from './chosen-files.ts';

const photograph = { type: 'image/jpeg', size: MAX_FILE_BYTES };
const large = { type: 'image/png', size: MAX_FILE_BYTES + 1 };
const text = { type: 'text/plain', size: 10 };
const nameless = { type: '', size: 10 };

describe('the files that were chosen', () => {
  it('are taken where they are pictures of at most 10 MB, in their order', () => {
    const other = { ...photograph, size: 1 };
    expect(sortFiles([photograph, text, other, large])).toEqual({ pictures: [photograph, other], notPictures: 1, tooLarge: 1 });
  });

  it.each([
    ['nothing', [photograph], null],
    ['one that is no picture', [text], '1 file was left out: not a picture.'],
    ['some that are no pictures', [text, nameless], '2 files were left out: not pictures.'],
    ['one that is too large', [large, photograph], '1 file was left out: larger than 10 MB.'],
    ['both', [large, text, large], '1 file was left out: not a picture. 2 files were left out: larger than 10 MB.'],
  ])('say why they were left out: %s', (_what, chosen, note) => {
    expect(leftOutNote(sortFiles(chosen))).toBe(note);
  });
});
