import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses when reading them out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = [4, 4];

/** What a data subject request goes by: "DSR-4F7K-92MQ". Tells nothing about how many there are; 10¹¹ are possible. */
export const newReference = (): string =>
  ['DSR', ...GROUPS.map((length) => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''))].join('-');
