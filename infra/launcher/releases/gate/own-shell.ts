import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Build, type ReleaseState, SERVICES } from '@forecourt/contracts';
import { Failure } from '../../failure.ts';
import { root } from '../../paths.ts';
import { type Child, startChild } from '../../processes/child.ts';
import { until } from '../../processes/until.ts';
import { freePort } from '../../servers/ports.ts';
import { makeKeyPair } from '../../system/secrets.ts';
import { signBuild } from '../sign-build.ts';

/** Nothing listens there: this shell knows its releases from its own folder, and is to hear of no other. */
const NO_NATS = 'nats://127.0.0.1:9';
const START_SECONDS = 60;
/** Characters; a broken contract is told at length. */
const MOST_SAID = 300;

export interface OwnShellOptions {
  readonly build: Build;
  readonly states: readonly ReleaseState[];
  /** The running site, from which it has its data and the files of releases. */
  readonly siteUrl: string;
}

/** A shell beside the running one, for which a release is live that nobody else gets. */
export class OwnShell {
  readonly url: string;
  private readonly child: Child;
  private readonly folder: string;

  private constructor(url: string, child: Child, folder: string) {
    this.url = url;
    this.child = child;
    this.folder = folder;
  }

  static async start({ build, states, siteUrl }: OwnShellOptions): Promise<OwnShell> {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-gate-'));
    // Also after Ctrl-C.
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const { privateKey, publicKey } = await makeKeyPair('EdDSA');
    const others = states.filter(({ name }) => name !== build.name).map(({ name, stable }) => ({ ...stable, name }));
    const releases = await Promise.all([build, ...others].map((release) => keptRelease(release, siteUrl, privateKey)));
    await mkdir(join(folder, 'state'));
    await writeFile(join(folder, 'state/releases.json'), JSON.stringify(releases));
    const [port, management] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const upstreams = [...SERVICES, 'remotes'].map((name) => [`${name.toUpperCase()}_URL`, siteUrl]);
    const log = logIn(folder);
    const child = await startChild({
      name: 'The shell that checks the release',
      command: process.execPath,
      args: [join(root, 'shell/dist/server.js')],
      log,
      env: {
        DEALERSHIP_FILE: join(root, 'infra/dealership.json'),
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        HOST: '127.0.0.1',
        PORT: String(port),
        MANAGEMENT_PORT: String(management),
        PUBLIC_URL: url,
        NATS_URL: NO_NATS,
        STATE_DIR: join(folder, 'state'),
        REGISTRY_PUBLIC_KEY: publicKey,
        EDGE_ROUTES_FILE: join(root, 'infra/edge/routes.json'),
        ...Object.fromEntries(upstreams),
      },
    });
    const shell = new OwnShell(url, child, folder);
    const ready = async () => {
      const { ok } = await fetch(`http://127.0.0.1:${management}/health/ready`);
      if (!ok) throw new Error('it is not ready');
    };
    await until(ready, { child, seconds: START_SECONDS, log }).catch(async (error: unknown) => {
      await shell.stop();
      throw error;
    });
    return shell;
  }

  /** What the last error in its log says, on one line; empty if there is none. */
  async lastError(): Promise<string> {
    const lines = (await readFile(logIn(this.folder), 'utf8')).trimEnd().split('\n');
    const messages = lines.map((line) => /"err":\{.*?"message":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1]);
    const last: string = JSON.parse(`"${messages.findLast((message) => message !== undefined) ?? ''}"`);
    return last.replace(/\s+/g, ' ').slice(0, MOST_SAID);
  }

  async stop(): Promise<void> {
    await this.child.stop(10_000);
    await rm(this.folder, { recursive: true, force: true });
  }
}

const logIn = (folder: string): string => join(folder, 'shell.log');

/** As a shell keeps what it knows: a signed entry, and the manifest that it pins. */
async function keptRelease(release: Build, siteUrl: string, privateKey: string) {
  const { name, version } = release;
  const answer = await fetch(`${siteUrl}/remotes/${name}/${version}/mfe.json`);
  if (!answer.ok) throw new Failure(`The running site does not serve ${name} ${version}: it answers ${answer.status}.`);
  return { entry: await signBuild(release, 1, privateKey), manifest: await answer.text() };
}
