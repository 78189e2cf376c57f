/** Letters with their marks, apostrophes and hyphens. */
const NAME = /^[\p{L}\p{M}'’-]{2,}$/u;
const TITLE = /^(mr|mrs|ms|miss|mx|dr|sir|lady)\.?$/i;

/** How a customer is greeted: "Ada", or "Mr Plumber" for somebody who gives a title. Empty if it does not look like a name. */
export function greetedAs(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (TITLE.test(first)) return words.length > 1 && NAME.test(last) ? `${first} ${last}` : '';
  return NAME.test(first) ? first : '';
}

/** The first line of a message: "Hello Ada,". */
export const greeting = (name: string): string => (greetedAs(name) ? `Hello ${greetedAs(name)},` : 'Hello,');
