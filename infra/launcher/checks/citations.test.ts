import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(repository, file), 'utf8');

const product = read('docs/product.md');
const architecture = read('docs/architecture.md');
const decisions = readdirSync(join(repository, 'docs/decisions')).map((name) => name.slice(0, 3));
const sectionsOf = (document: string): string[] => [...document.matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => number);

/** What may be cited, and the targets that exist. */
const SOURCES: readonly (readonly [cited: RegExp, there: ReadonlySet<string>])[] = [
  [/\bD(\d{1,2})\b/g, new Set([...product.matchAll(/\*\*D(\d+)\*\*/g)].map(([, number = '']) => number))],
  [/\bADR (\d{3})\b/g, new Set(decisions)],
  [/\bproduct §(\d+)/gi, new Set(sectionsOf(product))],
  [/\barchitecture §(\d+)/gi, new Set(sectionsOf(architecture))],
  // Documents that are not in the repository.
  [/\b((?:specification|design) §\d+)/gi, new Set()],
];

const COMMENT = /^\s*(?:\/?\*|\/\/|#)|\/\*|\/\/ /;
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.cjs', '*.md'], { cwd: repository, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('citations.test.ts'));

const brokenIn = (file: string): string[] => {
  const lines = read(file)
    .split('\n')
    .filter((line) => file.endsWith('.md') || COMMENT.test(line));
  return SOURCES.flatMap(([cited, there]) =>
    lines.flatMap((line) =>
      [...line.matchAll(cited)].filter(([, name = '']) => !there.has(name)).map(([whole]) => `${file}: ${whole}`),
    ),
  );
};

it('every cited rule, section and decision is in the repository', () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap(brokenIn)).toEqual([]);
});

it('every rule is stated once', () => {
  const rules = [...product.matchAll(/\*\*(D\d+)\*\*/g)].map(([, rule = '']) => rule);
  expect(rules.toSorted()).toEqual([...new Set(rules)].toSorted());
  expect(rules).toHaveLength(45);
});
