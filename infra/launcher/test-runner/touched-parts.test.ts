import { execFileSync } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { filesIn, type TouchedParts, touchedParts } from './touched-parts.ts';

describe('the parts that a change touches', () => {
  let clone: string;

  beforeAll(async () => {
    clone = await mkdtemp(join(tmpdir(), 'touched-'));
    execFileSync('git', ['clone', '--quiet', '--shared', root, clone]);
  });

  afterAll(() => rm(clone, { recursive: true, force: true }));

  /** Compared with the commit, after a line was added to a file. */
  async function touchedBy(file: string): Promise<TouchedParts> {
    await appendFile(join(clone, file), '\n');
    const touched = await touchedParts('HEAD', clone);
    execFileSync('git', ['checkout', '--quiet', '.'], { cwd: clone });
    return touched;
  }

  it('are the changed one and those that stand on it', async () => {
    expect(await touchedBy('mfe-finance/src/exposes/finance.ts')).toEqual({ changed: ['mfe-finance'], dependent: [] });
    const { changed, dependent } = await touchedBy('packages/server-kit/src/index.ts');
    expect(changed).toEqual(['packages/server-kit']);
    expect(dependent).toEqual(expect.arrayContaining(['packages/service-kit', 'services/media', 'shell']));
    expect(dependent).not.toContain('mfe-finance');
  });

  it('are all when tools are set differently, and none for a document', async () => {
    const all = (await filesIn(['*/package.json'])).length;
    expect((await touchedBy('biome.json')).changed).toHaveLength(all);
    expect(await touchedBy('README.md')).toEqual({ changed: [], dependent: [] });
  });

  it('cannot be told from a branch that is not there', async () => {
    await expect(touchedParts('no-such-branch', clone)).rejects.toThrow('Git knows no no-such-branch here');
  });
});
