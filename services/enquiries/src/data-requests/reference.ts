import { randomInt } from 'node:crypto';

/** Letters and digits that are not easily confused. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = [4, 4];

/** The reference of a data subject request: "DSR-4F7K-92MQ". Random, so that it does not reveal how many there are; 10¹¹ are possible. */
export const newReference = (): string =>
  ['DSR', ...GROUPS.map((length) => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''))].join('-');
