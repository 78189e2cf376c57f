import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes, one lane (architecture §5; OWASP's password storage cheat sheet). */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Of no password: what a guess is checked against where there is no account, so that both take the same time. */
const NOBODY = hash('', COST);

/** The same characters have several spellings in Unicode, and keyboards differ in which they send. */
const spelt = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(spelt(password), COST);

/** @param known null where there is no account: takes as long, and is never right. */
export const isRightPassword = async (known: string | null, password: string): Promise<boolean> =>
  (await verify(known ?? (await NOBODY), spelt(password))) && known !== null;
