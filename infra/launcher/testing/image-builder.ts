import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Child, startChild } from '../processes/child.ts';
import { requireProgram } from '../servers/system-packages.ts';

const run = promisify(execFile);

interface ImageConfig {
  Cmd: string[];
  /** "NAME=value" */
  Env: string[];
  Healthcheck: { Test: string[] };
}

/**
 * Builds and runs the images of a Dockerfile with buildah, which needs no daemon, under `scratch`. No registry of images is
 * needed: the base image is made of the distribution's packages and the Dockerfile's version of Node from npm. Needs root.
 */
export class ImageBuilder {
  private constructor(private readonly scratch: string) {}

  static async start(scratch: string, dockerfile: string): Promise<ImageBuilder> {
    await requireProgram(['buildah'], ['buildah']);
    await requireProgram(['debootstrap'], ['debootstrap']);
    const builder = new ImageBuilder(scratch);
    const [, base = '', version = ''] = /^FROM (node:([\d.]+)-\S+) AS base$/m.exec(await readFile(dockerfile, 'utf8')) ?? [];
    await builder.#makeBase(`docker.io/library/${base}`, version);
    return builder;
  }

  /** @returns the image's name. */
  async build(target: string, options: { dockerfile: string; context: string; args?: Record<string, string> }): Promise<string> {
    const { dockerfile, context, args = {} } = options;
    const values = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
    await this.#buildah('build', ...BUILD, '--target', target, ...values, '--file', dockerfile, '--tag', target, context);
    return target;
  }

  async configOf(image: string): Promise<ImageConfig> {
    const { stdout } = await this.#buildah('inspect', '--type', 'image', image);
    return (JSON.parse(stdout) as { Docker: { config: ImageConfig } }).Docker.config;
  }

  /** Creates a container of the image, to run processes in. */
  async container(image: string): Promise<string> {
    return (await this.#buildah('from', image)).stdout.trim();
  }

  /** Runs a command in a container, on the host network, and waits until it exits. */
  async run(container: string, command: string[], env: Record<string, string>): Promise<void> {
    await this.#buildah(...inside(container, command, env));
  }

  /** Starts a command in a container, on the host network. */
  async startIn(container: string, command: string[], env: Record<string, string>, log: string): Promise<Child> {
    const args = [...this.#storage, ...inside(container, command, env)];
    return startChild({ name: container, command: 'buildah', args, log });
  }

  /** Unmounts all containers, so that their folders can be removed. */
  async stop(): Promise<void> {
    await this.#buildah('rm', '--all');
  }

  get #storage(): string[] {
    return ['--root', join(this.scratch, 'storage'), '--runroot', join(this.scratch, 'run')];
  }

  #buildah(...args: string[]) {
    return run('buildah', [...this.#storage, ...args], { maxBuffer: 64 << 20 });
  }

  async #makeBase(name: string, version: string): Promise<void> {
    const folder = join(this.scratch, 'base');
    const root = join(folder, 'root');
    await mkdir(root, { recursive: true });
    await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root, await mirror()]);
    const node = dirname(dirname(process.execPath));
    await run('npm', ['pack', `node-${process.platform}-${process.arch}@${version}`, '--pack-destination', folder]);
    const archive = join(folder, `node-${process.platform}-${process.arch}-${version}.tgz`);
    await run('tar', [
      '--extract',
      '--file',
      archive,
      '--strip-components=1',
      '--directory',
      join(root, 'usr/local'),
      'package/bin/node',
    ]);
    await cp(join(node, 'lib/node_modules/npm'), join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
    await run('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm')]);
    await run('chroot', [root, 'useradd', '--uid', '1000', '--user-group', 'node']);
    const lines = ['FROM scratch', 'ADD root /'];
    const authorities = process.env['NODE_EXTRA_CA_CERTS'] ?? (await npmAuthorities());
    if (authorities) {
      await cp(authorities, join(root, 'etc/ssl/extra.crt'), { dereference: true });
      lines.push('ENV NODE_EXTRA_CA_CERTS=/etc/ssl/extra.crt');
    }
    await writeFile(join(folder, 'Dockerfile'), lines.join('\n'));
    await this.#buildah('build', ...BUILD, '--tag', name, folder);
  }
}

/** Only Docker's format keeps health checks; layers let targets share stages; npm opens more files at once than buildah allows. */
const BUILD = ['--isolation', 'chroot', '--format', 'docker', '--layers', '--ulimit', 'nofile=4096:4096'];

function inside(container: string, command: string[], env: Record<string, string>): string[] {
  const variables = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  return ['run', '--isolation', 'chroot', ...variables, container, '--', ...command];
}

/** The file of certificate authorities that npm trusts on this machine, for where only npm's own settings name it. */
async function npmAuthorities(): Promise<string | undefined> {
  const { stdout } = await run('npm', ['config', 'get', 'cafile']);
  const file = stdout.trim();
  return file === 'null' ? undefined : file;
}

/** This machine's mirror of the distribution's packages. */
async function mirror(): Promise<string> {
  const { stdout } = await run('apt-get', [
    'indextargets',
    '--format',
    '$(REPO_URI)',
    'Codename: bookworm',
    'Created-By: Packages',
  ]);
  const [first = ''] = stdout.split('\n');
  return first;
}
