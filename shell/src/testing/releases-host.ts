import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MfeManifest } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/server-kit';

export interface FixtureRelease {
  readonly name: string;
  readonly version: string;
  /** The server bundle: CommonJS that exports `routes`. */
  readonly server: string;
  readonly routes: readonly { readonly id: string; readonly path: string }[];
}

type Answer = (response: ServerResponse) => void;

/** The `mfe.json` of a release. */
export function manifestText({ name, version, server, routes }: FixtureRelease): string {
  const entry = { path: 'container.js', integrity: integrityOf('') };
  const manifest: MfeManifest = {
    name,
    version,
    entry,
    server: { path: 'server.cjs', integrity: integrityOf(server) },
    scripts: [entry],
    routes: routes.map((route) => ({ ...route, js: [], css: [] })),
    widgets: [],
  };
  return JSON.stringify(manifest);
}

/** A host of releases whose files can be made to fail. */
export class ReleasesHost {
  private readonly files = new Map<string, Answer>();
  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
    server.on('request', (request, response) => {
      const answer = this.files.get(request.url ?? '');
      if (answer) answer(response);
      else response.writeHead(404).end();
    });
  }

  static async start(): Promise<ReleasesHost> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new ReleasesHost(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  publish(release: FixtureRelease): void {
    this.answer(release, 'mfe.json', (response) => response.end(manifestText(release)));
    this.answer(release, 'server.cjs', (response) => response.end(release.server));
    this.answer(release, 'container.js', (response) => response.end());
  }

  /** Overrides the answer for one file of a release. */
  answer({ name, version }: Pick<FixtureRelease, 'name' | 'version'>, file: string, answer: Answer): void {
    this.files.set(`/remotes/${name}/${version}/${file}`, answer);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
