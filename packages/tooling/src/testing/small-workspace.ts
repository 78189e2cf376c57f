import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { MfeManifest } from '@forecourt/contracts';

const TOOL = resolve(import.meta.dirname, '../../dist/build-mfe.js');

/** A micro-frontend with one route and one widget. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "mfe-small", "version": "1.2.3", "type": "module", "sideEffects": ["*.css"] }',
  'federation.config.js': `export default {
    name: 'mfe-small',
    routes: [{ id: 'hello', path: '/hello', module: './src/hello.tsx' }],
    widgets: [{ name: 'greeting', module: './src/greeting.tsx' }],
  };`,
  'src/hello.tsx': `import { version } from 'react';
    import { Component as Greeting } from './greeting.tsx';
    if (process.env.NODE_ENV !== 'production') console.warn('only while developing');
    export const Component = () => <Greeting name={version} />;`,
  'src/greeting.tsx': `import styles from './greeting.module.css';
    import { Read } from './read.tsx';
    const ON_SERVER = typeof globalThis.document === 'undefined';
    export const Component = ({ name }: { readonly name: string }) => (
      <p className={styles.welcome}>Hello, {name}{ON_SERVER && <Read />}</p>
    );`,
  'src/read.tsx': `import styles from './read.module.css';
    export const Read = () => <b className={styles.read}>, from the server</b>;`,
  'src/read.module.css': '.read { color: rgb(4, 5, 6); }',
  'src/greeting.module.css': '.welcome { color: rgb(1, 2, 3); }',
};

/** Writes the workspace to a new folder. @param changes files that differ; undefined leaves one out */
export async function makeWorkspace(changes: Readonly<Record<string, string | undefined>> = {}): Promise<string> {
  const workspace = await mkdtemp(join(tmpdir(), 'mfe-small-'));
  for (const [file, text] of Object.entries({ ...FILES, ...changes })) {
    if (text === undefined) continue;
    await mkdir(dirname(join(workspace, file)), { recursive: true });
    await writeFile(join(workspace, file), text);
  }
  return workspace;
}

/** Runs the workspace's `npm run build`; rejects with its output if it fails. */
export const buildWorkspace = (workspace: string) => promisify(execFile)(process.execPath, [TOOL], { cwd: workspace });

export interface Release {
  readonly folder: string;
  readonly manifest: MfeManifest;
  /** Text of every file by name, without the compressed copies. */
  readonly files: ReadonlyMap<string, string>;
}

export async function readRelease(workspace: string): Promise<Release> {
  const { version } = JSON.parse(await readFile(join(workspace, 'dist/latest.json'), 'utf8')) as { version: string };
  const folder = join(workspace, 'dist', version);
  const names = (await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name));
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
  return { folder, files, manifest: JSON.parse(files.get('mfe.json') ?? '') as MfeManifest };
}
