import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport, Message } from './mail-transport.ts';

/** Writes mails as `<name>.eml` into a folder that its owner alone may read; the same mail sent again is the same file. */
export const emlFiles = (folder: string): MailTransport => {
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
