import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes, one lane (architecture §5; OWASP's password storage cheat sheet). */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** What a guess is checked against if there is no account, so that both cases take the same time. */
const NOBODY = hash('', COST);

/** Keyboards differ in which Unicode form of a character they send. */
const spelt = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(spelt(password), COST);

/** @param known null if there is no account: takes as long, and is always false. */
export const isRightPassword = async (known: string | null, password: string): Promise<boolean> =>
  (await verify(known ?? (await NOBODY), spelt(password))) && known !== null;
