import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../paths.ts';

const file = join(root, 'infra/containers/forecourt.Dockerfile');

it('satisfies the linter', async () => {
  const { run: lint } = createRequire(import.meta.url)('dockerfilelint') as Linter;
  const text = await readFile(file, 'utf8');
  const stages = [...text.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name);
  // A stage of the same file has no tag.
  const namesStage = (line: string) => stages.some((stage) => text.split('\n')[Number(line) - 1]?.startsWith(`FROM ${stage} `));
  const issues = lint('.', text).filter(({ rule, line }) => rule !== 'missing_tag' || !namesStage(line));
  expect(issues).toEqual([]);
});

interface Linter {
  run(folder: string, text: string): { rule: string; line: string }[];
}
