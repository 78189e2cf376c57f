import type { Vehicle, VerifiableField } from '@forecourt/contracts';

const WORDS: Readonly<Record<VerifiableField, string>> = {
  make: 'make',
  year: 'year',
  colour: 'colour',
  fuelType: 'fuel type',
  engineSize: 'engine size',
  fuelEconomy: 'fuel economy',
};

/** The fields that the notice is about (product §2); others are listed after them. */
const ABOUT: readonly VerifiableField[] = ['colour', 'engineSize', 'fuelEconomy'];

/** The text of the 'DVLA Verified Information' notice; null if no lookup returned one of its fields (D25). */
export function verifiedWords({ verifiedFields = [] }: Pick<Vehicle, 'verifiedFields'>): string | null {
  if (!ABOUT.some((field) => verifiedFields.includes(field))) return null;
  const words = verifiedFields.map((field) => WORDS[field]);
  const named = words.length === 1 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
  const sentence = named.charAt(0).toUpperCase() + named.slice(1);
  return `${sentence} ${words.length === 1 ? 'was' : 'were'} checked against the DVLA record for this registration.`;
}
