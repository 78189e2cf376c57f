import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildShellForDevelopment, compileTools } from '../build/build.ts';
import { root, serverCache } from '../paths.ts';
import { Supervised } from '../processes/supervised.ts';
import { nats } from '../servers/nats.ts';
import { choosePorts, freePort } from '../servers/ports.ts';
import { NATS_USERS } from '../servers/store-permissions.ts';
import { PARTS } from '../system/parts.ts';
import { makeKeyPair, makePasswords } from '../system/secrets.ts';
import { startPart } from '../system/start-part.ts';
import type { Development } from './development.ts';
import { developmentServer } from './development-server.ts';
import { liveReleases } from './live-releases.ts';
import { LocalRegistry } from './local-registry.ts';
import { SHARED } from './shared-sources.ts';
import { watchBuilds } from './watch-builds.ts';
import { watchSources } from './watch-sources.ts';
import { watchTypes } from './watch-types.ts';

/**
 * Runs a shell of this machine in front of a site that runs already: its data, its other micro-frontends, and the one under
 * development in its place, rendered on the server as well. The shell has a NATS of its own with nothing but the registry, and
 * as it hears no events it keeps no page.
 */
export async function developAgainst(site: string, { name, settings, say, shutdown }: Development): Promise<void> {
  const live = await liveReleases(site);
  const folder = join(root, name, '.tmp/against');
  await rm(join(folder, 'state'), { recursive: true, force: true });
  await mkdir(join(folder, 'state'), { recursive: true });
  const ports = await choosePorts(['shell', 'management', 'nats'], join(folder, 'ports.json'));
  const port = process.env['PORT'] ? await freePort(settings.port) : ports.shell;
  const url = `http://localhost:${port}`;

  say(`Building the shell and ${name}`);
  await compileTools();
  await buildShellForDevelopment();

  const passwords = makePasswords(NATS_USERS);
  const log = (part: string) => join(folder, `${part}.log`);
  const place = { data: join(folder, 'state/nats'), log: log('nats'), port: ports.nats, cache: serverCache, disposable: true };
  const server = nats(place, passwords);
  await shutdown.add('servers', new Supervised('NATS', server.start, say)).begin();
  const natsUrl = (user: 'operator' | 'shell') =>
    Object.assign(new URL(server.url), { username: user, password: passwords[user] }).href;
  const keys = await makeKeyPair('EdDSA');
  const registry = await LocalRegistry.open(natsUrl('operator'), keys.privateKey);
  for (const release of live) if (release.name !== name) await registry.release(release);

  await watchBuilds(name, (build) => registry.release(build));
  const development = await developmentServer({ name, remotesUrl: site, siteUrl: url });
  await shutdown.add('edge', new Supervised(`${name}'s development server`, development.start, say)).begin();

  const env = {
    ...process.env,
    HOST: settings.host,
    PORT: String(port),
    MANAGEMENT_PORT: String(ports.management),
    NATS_URL: natsUrl('shell'),
    PUBLIC_URL: url,
    DEALERSHIP_FILE: process.env['DEALERSHIP_FILE'] ?? join(root, 'infra/dealership.json'),
    EDGE_ROUTES_FILE: join(root, 'infra/edge/routes.json'),
    STATE_DIR: join(folder, 'state'),
    REGISTRY_PUBLIC_KEY: keys.publicKey,
    HOT_RELOAD: 'true',
    ...Object.fromEntries(PARTS.map((part) => [`${part.toUpperCase()}_URL`, part === 'remotes' ? development.url : site])),
  };
  const readyUrl = `http://127.0.0.1:${ports.management}/health/ready`;
  const shell = startPart('shell', { env, log: log('shell'), readyUrl, watch: true });
  await shutdown.add('edge', new Supervised('shell', shell, say)).begin();
  watchTypes([...SHARED, 'shell', name], say);
  watchSources([...SHARED, 'shell'], async (changed) => {
    await buildShellForDevelopment().then(
      () => say(`Up to date after a change in ${[...changed].join(', ')}`),
      (error: Error) => say(error.message),
    );
  });
  say(`${url} shows ${site} with hot reload of your ${name}; Ctrl-C stops it. What you send there is really sent.`);
}
