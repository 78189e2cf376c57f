/** Something the person at the terminal can mend: its message is one whole sentence and is printed without a stack. */
export class Failure extends Error {}

const sentences: Record<string, (error: NodeJS.ErrnoException) => string> = {
  ENOSPC: () => 'The disk is full: free some space (Forecourt needs about 300 MB) and start again.',
  EDQUOT: () => 'The disk quota is used up: free some space (Forecourt needs about 300 MB) and start again.',
  EACCES: (error) =>
    `${error.path ?? 'A file'} may not be used by this user: change its owner or set DATA_DIR to a directory of your own.`,
  EEXIST: (error) => `${error.path ?? 'The data directory'} is not a directory: set DATA_DIR to one.`,
  ENOTDIR: (error) => `${error.path ?? 'The data directory'} is not a directory: set DATA_DIR to one.`,
  EROFS: (error) =>
    `${error.path ?? 'The directory'} is on a read-only file system: set DATA_DIR to a directory that can be written.`,
};

/** The one sentence for an error of the operating system that has one; any other error is returned as it is. */
export function explain(error: unknown): unknown {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  const sentence = code === undefined ? undefined : sentences[code];
  return sentence ? new Failure(sentence(error as NodeJS.ErrnoException)) : error;
}
