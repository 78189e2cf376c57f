/** Largest file that may be uploaded: specification §9. Bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** What these say of a file is all that decides; a `File` has it. */
type FileFacts = Pick<File, 'type' | 'size'>;

export interface ChosenFiles<Chosen> {
  readonly pictures: readonly Chosen[];
  /** Files that are no pictures, and pictures larger than 10 MB: skipped without a message of their own (§5). */
  readonly notPictures: number;
  readonly tooLarge: number;
}

export const sortFiles = <Chosen extends FileFacts>(files: readonly Chosen[]): ChosenFiles<Chosen> => {
  const images = files.filter(({ type }) => type.startsWith('image/'));
  const pictures = images.filter(({ size }) => size <= MAX_FILE_BYTES);
  return { pictures, notPictures: files.length - images.length, tooLarge: images.length - pictures.length };
};

const files = (count: number): string => (count === 1 ? '1 file was' : `${count} files were`);

/** Says quietly what was skipped and why; `null` where nothing was. */
export const leftOutNote = ({ notPictures, tooLarge }: ChosenFiles<unknown>): string | null => {
  const notes = [
    notPictures > 0 && `${files(notPictures)} left out: not ${notPictures === 1 ? 'a picture' : 'pictures'}.`,
    tooLarge > 0 && `${files(tooLarge)} left out: larger than 10 MB.`,
  ];
  return notes.filter(Boolean).join(' ') || null;
};
