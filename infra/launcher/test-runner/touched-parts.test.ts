import { execFileSync } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { filesIn, touchedParts } from './touched-parts.ts';

describe('the parts that a change touches', () => {
  let clone: string;

  beforeAll(async () => {
    clone = await mkdtemp(join(tmpdir(), 'touched-'));
    execFileSync('git', ['clone', '--quiet', '--shared', root, clone]);
  });

  afterAll(() => rm(clone, { recursive: true, force: true }));

  /** Compared with the commit, after a line was added to a file. */
  async function touchedBy(file: string): Promise<string[]> {
    await appendFile(join(clone, file), '\n');
    const touched = await touchedParts('HEAD', clone);
    execFileSync('git', ['checkout', '--quiet', '.'], { cwd: clone });
    return touched;
  }

  it('are the changed one and those that stand on it', async () => {
    expect(await touchedBy('mfe-finance/src/exposes/finance.ts')).toEqual(['mfe-finance']);
    const below = await touchedBy('packages/server-kit/src/index.ts');
    expect(below).toEqual(expect.arrayContaining(['packages/server-kit', 'packages/service-kit', 'services/media', 'shell']));
    expect(below).not.toContain('mfe-finance');
  });

  it('are all when tools are set differently, and none for a document', async () => {
    const all = (await filesIn(['*/package.json'])).length;
    expect(await touchedBy('biome.json')).toHaveLength(all);
    expect(await touchedBy('README.md')).toEqual([]);
  });

  it('cannot be told from a branch that is not there', async () => {
    await expect(touchedParts('no-such-branch', clone)).rejects.toThrow('Git knows no no-such-branch here');
  });
});
