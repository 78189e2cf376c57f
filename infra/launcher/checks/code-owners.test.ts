import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../paths.ts';
import { filesIn } from '../test-runner/touched-parts.ts';

describe('.github/CODEOWNERS', () => {
  it('names an owner for every workspace, and nothing else', async () => {
    const text = await readFile(join(root, '.github/CODEOWNERS'), 'utf8');
    const lines = [...text.matchAll(/^(\/\S+\/) +@[\w-]+\/[\w-]+$/gm)].map(([, folder]) => folder);
    const manifests = (await filesIn(['*/package.json'])).filter((file) => !file.includes('fixtures'));
    expect(lines.toSorted()).toEqual(manifests.map((file) => `/${dirname(file)}/`).toSorted());
  });
});
