import { join } from 'node:path';
import { followChanges } from '../backup/follow-changes.ts';
import { refuseHalfRestored } from '../backup/restoring-folder.ts';
import type { WebWorkspace } from '../build/build.ts';
import { serverCache } from '../paths.ts';
import type { Shutdown } from '../processes/shutdown.ts';
import { Supervised } from '../processes/supervised.ts';
import { announceBuilds } from '../releases/announce-builds.ts';
import { REMOTES, type RemoteName } from '../releases/release-folders.ts';
import { choosePorts } from '../servers/ports.ts';
import { SERVERS, type ServerUrls, startServers } from '../servers/start-servers.ts';
import type { Settings } from '../settings.ts';
import { signStaffToken } from '../staff/staff-token.ts';
import { type Addresses, openDataDirectory, publishAddresses } from './data-directory.ts';
import { isStockSettled, loadFirstStock } from './first-stock.ts';
import { partEnvironment, partUrl, readyUrl, type SystemContext } from './part-environment.ts';
import { describePart, MANAGEMENT_PORTS, PARTS, type PartName, SERVICES, type ServiceName, WEB_PARTS } from './parts.ts';
import { checkPort } from './port-check.ts';
import { readSecrets } from './secrets.ts';
import { makeDatabases } from './service-databases.ts';
import { startPart } from './start-part.ts';

/** The services that the first page needs; the others start later. */
const FIRST_SERVICES: readonly ServiceName[] = ['inventory', 'media'];
/** What loading the first stock needs: no write is accepted until identity has published revocations. */
const STOCKING_SERVICES: readonly ServiceName[] = ['identity', ...FIRST_SERVICES];
/** The only remote that the home page needs. */
const FIRST_REMOTES: readonly RemoteName[] = ['mfe-catalog'];

export interface SystemOptions {
  settings: Settings;
  /** Reports progress and problems, one sentence each. */
  say: (line: string) => void;
  /** Builds what runs: first what the first page needs, while the servers start, then the rest. */
  build: {
    /** The tools that `workspaces` needs. */
    tools: () => Promise<void>;
    services: (names: readonly ServiceName[]) => Promise<void>;
    workspaces: (names: readonly WebWorkspace[]) => Promise<void>;
  };
  /** Everything that is started is registered here. */
  shutdown: Shutdown;
  /** Development: restarts parts whose files change, and starts a replacement for the remotes' host. Resolves to its address. */
  develop?: (context: SystemContext) => Promise<string>;
}

export interface System {
  context: SystemContext;
  /** Signed with the system's key. */
  staffToken: string;
  /** Resolves when the parts that the first page does not need are ready too. */
  complete: Promise<void>;
}

/** What backups copy: the stores that are not somebody else's. */
const ownStores = (
  { dataDir, disposable }: Settings,
  { databaseUrl }: ServerUrls,
): Pick<Addresses, 'postgresUrl' | 'objectsDir'> => ({
  ...((disposable || !process.env['DATABASE_URL']) && { postgresUrl: databaseUrl }),
  ...(!process.env['MINIO_URL'] && { objectsDir: join(dataDir, 'objects') }),
});

/** Starts everything; resolves when the first page is served. */
export async function startSystem({ settings, say, build, shutdown, develop }: SystemOptions): Promise<System> {
  const { dataDir } = settings;
  await checkPort(settings.host, settings.port);
  shutdown.afterwards(await openDataDirectory(dataDir));
  refuseHalfRestored(dataDir);
  const secrets = await readSecrets(dataDir, SERVICES);
  const chosen = await choosePorts([...SERVERS, ...PARTS, ...MANAGEMENT_PORTS], join(dataDir, 'ports.json'));
  const ports = { ...chosen, shell: settings.port };

  const startStores = async () => {
    const password = secrets.postgresPassword;
    const given = process.env;
    const servers = await startServers({
      folder: dataDir,
      cache: serverCache,
      ports,
      password,
      storePasswords: secrets.storePasswords,
      disposable: settings.disposable,
      given: settings.disposable ? {} : given,
      shutdown,
      say,
    });
    return { servers, databases: await makeDatabases(servers.databaseUrl, secrets.servicePasswords) };
  };
  // A later announcement of a build must not replace what the development server announces.
  const firstRemotes = develop ? REMOTES : FIRST_REMOTES;
  const firstServices = isStockSettled(dataDir) ? FIRST_SERVICES : STOCKING_SERVICES;
  const tools = build.tools();
  const firstWorkspaces = tools.then(() => build.workspaces(['shell', ...firstRemotes]));
  // Awaited later; until then a failure must not end the process.
  firstWorkspaces.catch(() => undefined);
  const [stores] = await Promise.all([startStores(), tools.then(() => build.services(firstServices))]);
  const context: SystemContext = { settings, secrets, ports, ...stores };

  say('Starting the services');
  const supervise = (name: PartName, extra: NodeJS.ProcessEnv = {}) => {
    const options = {
      env: { ...partEnvironment(name, context), ...extra },
      log: join(dataDir, 'logs', `${name}.log`),
      readyUrl: readyUrl(ports, name),
      watch: develop !== undefined,
    };
    return shutdown.add(describePart(name).stage, new Supervised(name, startPart(name, options), say));
  };
  const staffToken = await signStaffToken(secrets.tokenPrivateKey);
  const addresses = {
    inventoryUrl: partUrl(ports, 'inventory'),
    mediaUrl: partUrl(ports, 'media'),
    identityUrl: partUrl(ports, 'identity'),
    enquiriesUrl: partUrl(ports, 'enquiries'),
    socialUrl: partUrl(ports, 'social'),
    ...ownStores(settings, stores.servers),
  };
  shutdown.afterwards(followChanges(dataDir, addresses, say));
  const announce = (names: readonly RemoteName[]) =>
    announceBuilds(stores.servers.natsUrl('release'), join(dataDir, 'remotes'), names);
  const startStock = async () => {
    await Promise.all(firstServices.map((name) => supervise(name).begin()));
    await loadFirstStock(dataDir, { ...addresses, staffToken }, say);
  };
  const startWeb = async () => {
    await firstWorkspaces;
    await announce(firstRemotes);
    const hotReload = develop && { HOT_RELOAD: 'true', REMOTES_URL: await develop(context) };
    await Promise.all(WEB_PARTS.map((name) => supervise(name, hotReload).begin()));
  };
  await Promise.all([startStock(), startWeb()]);

  const startRest = async () => {
    const services = SERVICES.filter((name) => !firstServices.includes(name));
    // The assistant is trained for a minute when it is new: nobody else waits for that.
    const groups = [services.filter((name) => name !== 'assistant'), services.filter((name) => name === 'assistant')];
    const ready: Promise<unknown>[] = [];
    for (const group of groups) {
      await build.services(group);
      ready.push(...group.map((name) => supervise(name).beginPatiently()));
    }
    await Promise.all(ready);
  };
  const releaseRest = async () => {
    const remotes = REMOTES.filter((name) => !firstRemotes.includes(name));
    await build.workspaces(remotes);
    await announce(remotes);
  };
  await publishAddresses(dataDir, { ...addresses, publicUrl: settings.publicUrl, natsUrl: stores.servers.natsUrl('release') });
  return { context, staffToken, complete: Promise.all([startRest(), releaseRest()]).then(() => undefined) };
}
