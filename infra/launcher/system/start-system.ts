import { join } from 'node:path';
import type { WebWorkspace } from '../build/build.ts';
import { serverCache } from '../paths.ts';
import type { Shutdown } from '../processes/shutdown.ts';
import { Supervised } from '../processes/supervised.ts';
import { announceBuilds } from '../releases/announce-builds.ts';
import { REMOTES, type RemoteName } from '../releases/release-folders.ts';
import { choosePorts } from '../servers/ports.ts';
import { SERVERS, startServers } from '../servers/start-servers.ts';
import type { Settings } from '../settings.ts';
import { signStaffToken } from '../staff/staff-token.ts';
import { openDataDirectory, publishAddresses } from './data-directory.ts';
import { makeDatabases } from './databases.ts';
import { isStockSettled, loadFirstStock } from './first-stock.ts';
import { partEnvironment, partUrl, readyUrl, type SystemContext } from './part-environment.ts';
import { describePart, MANAGEMENT_PORTS, PARTS, type PartName, SERVICES, type ServiceName, WEB_PARTS } from './parts.ts';
import { checkPort } from './port-check.ts';
import { readSecrets } from './secrets.ts';
import { startPart } from './start-part.ts';

/** The services that the first page needs; the others start after it. */
const FIRST_SERVICES: readonly ServiceName[] = ['inventory', 'media'];
/** Loading the first stock needs these: no write is accepted before identity says who has been signed out. */
const STOCKING_SERVICES: readonly ServiceName[] = ['identity', ...FIRST_SERVICES];
/** The home page needs no other. */
const FIRST_REMOTES: readonly RemoteName[] = ['mfe-catalog'];

export interface SystemOptions {
  settings: Settings;
  /** Told every part of the progress and every trouble, a sentence each. */
  say: (line: string) => void;
  /** Brings what runs up to date: first what the first page needs, while the servers start, then the rest. */
  build: {
    /** What `workspaces` needs. */
    tools: () => Promise<void>;
    services: (names: readonly ServiceName[]) => Promise<void>;
    workspaces: (names: readonly WebWorkspace[]) => Promise<void>;
  };
  /** Everything that is started is entered here. */
  shutdown: Shutdown;
  /**
   * Development: parts whose files change are restarted, and what this starts stands in for the remotes' host. It returns its
   * address.
   */
  develop?: (context: SystemContext) => Promise<string>;
}

export interface System {
  context: SystemContext;
  /** Signed with the system's key. */
  staffToken: string;
  /** Resolves when what the first page can do without is there as well. */
  complete: Promise<void>;
}

/** Starts everything; resolves when the first page is served. */
export async function startSystem({ settings, say, build, shutdown, develop }: SystemOptions): Promise<System> {
  const { dataDir } = settings;
  await checkPort(settings.host, settings.port);
  shutdown.afterwards(await openDataDirectory(dataDir));
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
  // What a development server announces must not be replaced by a build that is announced after it.
  const firstRemotes = develop ? REMOTES : FIRST_REMOTES;
  const firstServices = isStockSettled(dataDir) ? FIRST_SERVICES : STOCKING_SERVICES;
  const tools = build.tools();
  const firstWorkspaces = tools.then(() => build.workspaces(['shell', ...firstRemotes]));
  // It is awaited later; until then its failure must not end the process.
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
  };
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
    await build.services(services);
    await Promise.all(services.map((name) => supervise(name).beginPatiently()));
  };
  const releaseRest = async () => {
    const remotes = REMOTES.filter((name) => !firstRemotes.includes(name));
    await build.workspaces(remotes);
    await announce(remotes);
  };
  await publishAddresses(dataDir, { ...addresses, publicUrl: settings.publicUrl, natsUrl: stores.servers.natsUrl('release') });
  return { context, staffToken, complete: Promise.all([startRest(), releaseRest()]).then(() => undefined) };
}
