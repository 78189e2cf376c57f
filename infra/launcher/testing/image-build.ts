import { execFile } from 'node:child_process';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Installs all that the repository builds with. */
const INSTALL_ALL = 'npm ci --include=dev ';

export interface Instruction {
  name: string;
  text: string;
}

export interface Image {
  /** The folder that stands for the image's root. */
  folder: string;
  workdir: string;
  env: Record<string, string>;
  command: string[];
  healthcheck: string[];
}

/** The stages of a Dockerfile, in their order. */
export function readStages(dockerfile: string): Map<string, Instruction[]> {
  const stages = new Map<string, Instruction[]>();
  let current: Instruction[] = [];
  for (const line of dockerfile.replace(/\\\n\s*/g, '').split('\n')) {
    const [, name, text] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (!name || !text) continue;
    if (name === 'FROM') {
      current = [];
      stages.set(/ AS (\S+)$/.exec(text)?.[1] ?? '', current);
    }
    current.push({ name, text });
  }
  return stages;
}

/**
 * Does what a stage says without a container: its files go to a folder that stands for the root, its RUN commands run there in
 * this machine's shell. Absolute paths in commands are led into that folder. What all is built with is not installed a second
 * time, which takes a minute: it is copied from the clone, where the same command has put it.
 */
export class ImageBuild {
  readonly #images = new Map<string, Image>();

  constructor(
    private readonly stages: Map<string, Instruction[]>,
    private readonly options: { clone: string; context: string; scratch: string; args: Record<string, string> },
  ) {}

  async build(stage: string): Promise<Image> {
    const done = this.#images.get(stage);
    if (done) return done;
    const image: Image = { folder: join(this.options.scratch, stage), workdir: '/', env: {}, command: [], healthcheck: [] };
    await mkdir(image.folder, { recursive: true });
    for (const instruction of this.stages.get(stage) ?? []) await this.#apply(instruction, image);
    this.#images.set(stage, image);
    return image;
  }

  async #apply({ name, text }: Instruction, image: Image): Promise<void> {
    const value = text.replace(/\$\{(\w+)\}/g, (whole, variable: string) => this.options.args[variable] ?? whole);
    if (name === 'FROM') return this.#inherit(value, image);
    if (name === 'WORKDIR') {
      image.workdir = value;
      await mkdir(join(image.folder, value), { recursive: true });
    }
    if (name === 'ENV') for (const [, key, content] of value.matchAll(/(\w+)=(\S+)/g)) image.env[String(key)] = String(content);
    if (name === 'CMD') image.command = JSON.parse(value) as string[];
    if (name === 'HEALTHCHECK') image.healthcheck = JSON.parse(value.slice(value.indexOf('['))) as string[];
    if (name === 'COPY') await this.#copy(value, image);
    if (name === 'RUN') await this.#run(value, image);
  }

  async #inherit(from: string, image: Image): Promise<void> {
    const parent = from.split(' ')[0] ?? '';
    if (!this.stages.has(parent)) return;
    const { folder, workdir, env } = await this.build(parent);
    await link(folder, image.folder);
    Object.assign(image, { workdir, env: { ...env } });
  }

  async #copy(value: string, image: Image): Promise<void> {
    const [, stage, source = '', target = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(value) ?? [];
    const origin = stage ? join((await this.build(stage)).folder, source) : join(this.options.context, source);
    const destination = target.startsWith('/') ? join(image.folder, target) : join(image.folder, image.workdir, target);
    await mkdir(dirname(destination), { recursive: true });
    await link(origin, destination);
  }

  async #run(value: string, image: Image): Promise<void> {
    if (value.startsWith(INSTALL_ALL)) return this.#copyInstalled(join(image.folder, image.workdir));
    const command = value.replace(/ (\/(?:state|remotes|mail))\b/g, ` ${image.folder}$1`).replace(/ && chown \S+ \S+/, '');
    const { NODE_OPTIONS: _, ...inherited } = process.env;
    const env = { ...inherited, ...image.env, ...this.options.args };
    await run('/bin/sh', ['-c', command], { cwd: join(image.folder, image.workdir), env, maxBuffer: 64 << 20 });
  }

  async #copyInstalled(target: string): Promise<void> {
    const folders = ['.', '-maxdepth', '3', '-name', 'node_modules', '-prune'];
    await run('find', [...folders, '-exec', 'cp', '-a', '--parents', '{}', target, ';'], { cwd: this.options.clone });
    await rm(join(target, 'node_modules/.cache'), { recursive: true, force: true });
  }
}

/** Puts the same files in a second place, without copying what is in them: no instruction changes a file where it lies. */
async function link(from: string, to: string): Promise<void> {
  const isFolder = (await stat(from)).isDirectory();
  if (isFolder) await mkdir(to, { recursive: true });
  await run('cp', ['-alf', isFolder ? `${from}/.` : from, to]);
}
