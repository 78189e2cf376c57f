import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** A mail as its recipient sees it. */
export interface SentMail extends Email {
  /** Without ".eml". */
  readonly file: string;
  readonly raw: string;
}

/** The mails in a folder of .eml files. */
export const mailsIn = async (folder: string): Promise<SentMail[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const finished = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(
    finished.map(async (name) => {
      const raw = await readFile(join(folder, name), 'utf8');
      return { ...(await PostalMime.parse(raw)), file: name.slice(0, -'.eml'.length), raw };
    }),
  );
};

export const headerOf = ({ headers }: Email, name: string): string | undefined => headers.find(({ key }) => key === name)?.value;
