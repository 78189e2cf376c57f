import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESSENTIAL_ITEMS } from './stored-items.ts';

const root = join(import.meta.dirname, '../../../..');
const STORING = /(?:local|session)Storage\.setItem\(\s*(?:'([^']+)'|(?:`\$\{)?(\w+))/g;

/** The names that a file stores in the browser: literals, or constants of the same file that are the name or its prefix. */
function storedBy(source: string): string[] {
  return [...source.matchAll(STORING)].map(
    ([, name, constant]) => name ?? new RegExp(`const ${constant} = '([^']+)'`).exec(source)?.[1] ?? `the value of ${constant}`,
  );
}

const BROWSER_ROOMS = [
  'shell',
  'mfe-catalog',
  'mfe-finance',
  'mfe-chat',
  'mfe-admin',
  'packages/content',
  'packages/web-kit',
  'packages/ui',
];
const sources = BROWSER_ROOMS.filter((room) => existsSync(join(root, room, 'src'))).flatMap((room) =>
  readdirSync(join(root, room, 'src'), { recursive: true, encoding: 'utf8' }).map((path) => join(room, 'src', path)),
);
const stored = sources
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .flatMap((path) => storedBy(readFileSync(join(root, path), 'utf8')).map((name) => [name, path] as const));

it('finds what is stored', () => {
  expect(stored.map(([name]) => name)).toContain('forecourt:cookie-consent');
});

it.each(stored)('the cookie policy lists %s, stored by %s', (name) => {
  expect(ESSENTIAL_ITEMS.map((item) => item.name)).toContain(name);
});
