import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport, Message } from './mail-transport.ts';

/** Writes mails as `<name>.eml` to a private folder; a mail that is sent again overwrites its file. */
export const emlFileTransport = (folder: string): MailTransport => {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message: Message, name: string, signal: AbortSignal) => {
      const { message: content } = await composer.sendMail(message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${name}.${randomUUID()}`);
      try {
        await writeFile(unfinished, content as Buffer, { mode: 0o600, flush: true, signal });
        await rename(unfinished, join(folder, `${name}.eml`));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    close: () => undefined,
  };
};

/**
 * Removes mails from the folder, including partial files left by a crash.
 * @returns the names of those that existed.
 */
export const removeEmlFiles = async (folder: string, names: readonly string[]): Promise<ReadonlySet<string>> => {
  const removed = new Set<string>();
  if (names.length === 0) return removed;
  const wanted = new Set(names);
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const file of files) {
    const [, name] = /^\.?([^.]+\.[^.]+)\./.exec(file) ?? [];
    if (name === undefined || !wanted.has(name)) continue;
    await rm(join(folder, file), { force: true });
    if (file === `${name}.eml`) removed.add(name);
  }
  return removed;
};
