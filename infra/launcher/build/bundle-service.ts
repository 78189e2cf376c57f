import { readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceName } from '@forecourt/contracts';
import { build } from 'esbuild';
import { root } from '../paths.ts';

/** Packages that load a native binary and therefore stay in `node_modules`. */
const NATIVE = ['sharp', '@node-rs/argon2'];

/** Packages that are not installed: Nest and TypeORM require them only for features we do not use. */
const UNUSED = [
  '@fastify/multipart',
  '@fastify/view',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  '@node-rs/xxhash',
  'amqp-connection-manager',
  'class-transformer',
  'class-validator',
  'ioredis',
  'kafkajs',
  'mqtt',
];

/** Loaded only while tracing is on (ADR 042). */
const TRACING = '@forecourt/tracing';

/** Most packages are CommonJS and expect globals that an ES module does not have. */
const COMMON_JS = `const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);
const { filename: __filename, dirname: __dirname } = import.meta;`;

/** V8 keeps a script that has any other character as two bytes for each. */
const inAscii = (script: string): string =>
  script.replaceAll(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Bundles a service and all its packages into `dist/bundle.js`, because resolving and parsing 2,700 files is most of the start-up
 * time (ADR 025). Does nothing while the bundle is newer than the output of `tsc` and the installed packages.
 */
export async function bundleService(name: ServiceName): Promise<void> {
  const dist = join(root, 'services', name, 'dist');
  const bundle = join(dist, 'bundle.js');
  if ((await modified(bundle)) > (await newestInput(name))) return;
  const { outputFiles } = await build({
    entryPoints: [join(dist, 'main.js')],
    outfile: bundle,
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: COMMON_JS },
    external: [...NATIVE, ...UNUSED, TRACING],
    // Nest and TypeORM identify classes by name.
    keepNames: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  const unfinished = `${bundle}.${process.pid}`;
  for (const { text } of outputFiles) await writeFile(unfinished, inAscii(text));
  await rename(unfinished, bundle);
}

async function newestInput(name: ServiceName): Promise<number> {
  const packages = await readdir(join(root, 'packages'));
  const workspaces = [`services/${name}`, ...packages.map((folder) => `packages/${folder}`)];
  const compiled = workspaces.map((workspace) => join(root, workspace, 'tsconfig.tsbuildinfo'));
  const others = ['node_modules/.package-lock.json', 'packages/language/model/learnt.js'].map((file) => join(root, file));
  const times = await Promise.all([...compiled, ...others].map(modified));
  return Math.max(...times);
}

/** In milliseconds since 1970; 0 if the file does not exist. */
const modified = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
