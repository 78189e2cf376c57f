/** An error the user can fix: its message is one full sentence, printed without a stack trace. */
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

/** Turns known errors of the operating system, and of options that a command does not take, into one sentence; returns any other unchanged. */
export function explain(error: unknown): unknown {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  if (code?.startsWith('ERR_PARSE_ARGS')) {
    const [what] = (error as Error).message.split('. ', 1);
    return new Failure(`${what}: --help says what the command takes.`);
  }
  const sentence = code === undefined ? undefined : sentences[code];
  return sentence ? new Failure(sentence(error as NodeJS.ErrnoException)) : error;
}
