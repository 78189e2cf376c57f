import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The visitor that each mail in MAIL_DIR is about, whether it goes to them or to the sales team. */
export interface SentMail {
  readonly event: string;
  readonly recipient: string;
  readonly visitor: string;
}

/** The names of the mails written so far. */
export const mailFiles = async (): Promise<string[]> =>
  (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.eml'));

/** The mails of visitors whose address contains `part`. */
export async function mailsAbout(part: string): Promise<SentMail[]> {
  const mails: SentMail[] = [];
  for (const name of await mailFiles()) {
    const [event = '', recipient = ''] = name.split('.');
    const header = recipient === 'visitor' ? 'To' : 'Reply-To';
    const [head = ''] = (await readFile(join(folder(), name), 'utf8')).split('\r\n\r\n', 1);
    const visitor = new RegExp(`^${header}: [^\r]*?([^\\s<>]+@[^\\s<>]+)`, 'm').exec(head)?.[1] ?? '';
    if (visitor.includes(part)) mails.push({ event, recipient, visitor });
  }
  return mails;
}

const folder = (): string => process.env['MAIL_DIR'] ?? '';
