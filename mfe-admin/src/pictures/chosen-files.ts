/** Largest file that may be uploaded: product §9. Bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** What the server takes, named one by one: a phone that keeps photographs as HEIC then hands them over as JPEG. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** What these say of a file is all that decides; a `File` has it. */
type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

export interface ChosenFiles<Chosen> {
  readonly pictures: readonly Chosen[];
  /** Of each other file: its name, why it is left alone, and what to do. */
  readonly refusals: readonly string[];
}

const whyNot = ({ type, size }: FileFacts): string | null => {
  if (!PICTURE_TYPES.includes(type)) return 'choose a JPG, PNG or WebP picture';
  return size > MAX_FILE_BYTES ? 'it is larger than 10 MB, so choose a smaller copy' : null;
};

/** Files that are no pictures, and those larger than 10 MB, are skipped (§5), and named. */
export const sortFiles = <Chosen extends FileFacts>(files: readonly Chosen[]): ChosenFiles<Chosen> => ({
  pictures: files.filter((file) => whyNot(file) === null),
  refusals: files.flatMap((file) => {
    const why = whyNot(file);
    return why === null ? [] : [`${file.name} was not added: ${why}.`];
  }),
});
