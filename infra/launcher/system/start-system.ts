import { join } from 'node:path';
import { type Build, SERVICES, type ServiceName } from '@forecourt/contracts';
import { followChanges } from '../backup/follow-changes.ts';
import { refuseHalfRestored } from '../backup/restoring-folder.ts';
import type { WebWorkspace } from '../build/build.ts';
import { serverCache } from '../paths.ts';
import type { Shutdown } from '../processes/shutdown.ts';
import { Supervised } from '../processes/supervised.ts';
import { announceBuilds, isNewBuild } from '../releases/announce-builds.ts';
import { REMOTES, type RemoteName } from '../releases/release-folders.ts';
import { ReleasesClient } from '../releases/releases-client.ts';
import { choosePorts } from '../servers/ports.ts';
import { SERVERS, type ServerUrls, startServers } from '../servers/start-servers.ts';
import type { Settings } from '../settings.ts';
import { signStaffToken } from '../staff/staff-token.ts';
import { type Addresses, openDataDirectory, publishAddresses } from './data-directory.ts';
import { isStockSettled, loadFirstStock } from './first-stock.ts';
import { isRegistryKnown } from './known-registry.ts';
import { partEnvironment, partUrl, readyUrl, type SystemContext } from './part-environment.ts';
import { describePart, MANAGEMENT_PORTS, PARTS, type PartName } from './parts.ts';
import { checkPort } from './port-check.ts';
import { readSecrets } from './secrets.ts';
import { makeDatabases } from './service-databases.ts';
import { startPart } from './start-part.ts';

/** The services that the first page needs; the others start later. */
const FIRST_SERVICES: readonly ServiceName[] = ['inventory', 'media'];
/** What loading the first stock needs besides: no write is accepted until identity has published revocations. */
const STOCKING_SERVICES: readonly ServiceName[] = ['identity'];
/** What a release needs besides the host of its files. */
const RELEASING_SERVICES: readonly ServiceName[] = ['identity', 'releases'];
/** The only remote that the home page needs. */
const FIRST_REMOTES: readonly RemoteName[] = ['mfe-catalog'];
/** How long a release waits for the services that it needs, in seconds. */
const PATIENCE = 60;

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
  /** Development: restarts parts whose files change. */
  develop?: Development;
}

export interface Development {
  /** The micro-frontend that the development server releases. */
  readonly name: RemoteName;
  /** Starts the development server, a replacement for the remotes' host. Resolves to its address. */
  readonly start: (context: SystemContext, release: (build: Build) => Promise<void>) => Promise<string>;
}

export interface System {
  context: SystemContext;
  /** Signed with the system's key. */
  staffToken: string;
  /** Releases new builds. */
  announce: (names: readonly RemoteName[]) => Promise<void>;
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
  // The development server releases what it serves.
  const remotes = REMOTES.filter((name) => name !== develop?.name);
  const firstRemotes = develop ? remotes : FIRST_REMOTES;
  const isShellInformed = await isRegistryKnown(settings, secrets);
  const firstServices = [
    ...new Set([
      ...FIRST_SERVICES,
      ...(isStockSettled(dataDir) ? [] : STOCKING_SERVICES),
      ...(isShellInformed ? [] : RELEASING_SERVICES),
    ]),
  ];
  const tools = build.tools();
  const firstWorkspaces = tools.then(() => build.workspaces(['shell', ...firstRemotes]));
  // Awaited later; until then a failure must not end the process.
  firstWorkspaces.catch(() => undefined);
  const [stores] = await Promise.all([startStores(), tools.then(() => build.services(firstServices))]);
  const context: SystemContext = { settings, secrets, ports, ...stores };

  say('Starting the services');
  const started = new Map<PartName, Promise<void>>();
  /** Starts a part unless that has been done; `patiently` if the first page does not need it. */
  const run = (name: PartName, patiently = false): Promise<void> => {
    const running = started.get(name) ?? start(name, patiently);
    started.set(name, running);
    return running;
  };
  const start = async (name: PartName, patiently: boolean): Promise<void> => {
    const address = (name === 'shell' || name === 'releases') && (await development);
    const options = {
      env: { ...partEnvironment(name, context), ...(address && { HOT_RELOAD: 'true', REMOTES_URL: address }) },
      log: join(dataDir, 'logs', `${name}.log`),
      readyUrl: readyUrl(ports, name),
      watch: develop !== undefined,
    };
    const part = shutdown.add(describePart(name).stage, new Supervised(name, startPart(name, options), say));
    await (patiently ? part.beginPatiently() : part.begin());
  };
  const built = new Set(firstServices);
  const runServices = async (names: readonly ServiceName[], patiently = false): Promise<void> => {
    const missing = names.filter((name) => !built.has(name));
    for (const name of missing) built.add(name);
    if (missing.length > 0) await build.services(missing);
    await Promise.all(names.map((name) => run(name, patiently)));
  };

  const staffToken = await signStaffToken(secrets.tokenPrivateKey);
  const addresses = {
    inventoryUrl: partUrl(ports, 'inventory'),
    mediaUrl: partUrl(ports, 'media'),
    identityUrl: partUrl(ports, 'identity'),
    releasesUrl: partUrl(ports, 'releases'),
    siteUrl: `http://${settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host}:${settings.port}`,
    ...ownStores(settings, stores.servers),
  };
  // What fails because the system stops follows with the next start.
  const sayUntilStopped = (line: string) => !shutdown.begun && say(line);
  shutdown.afterwards(followChanges(dataDir, addresses, sayUntilStopped));
  const client = new ReleasesClient({ ...secrets, url: addresses.releasesUrl, patience: PATIENCE });
  const remotesDir = join(dataDir, 'remotes');
  const prepareToRelease = () => Promise.all([run('remotes'), runServices(RELEASING_SERVICES)]);
  const announce = async (names: readonly RemoteName[]) => {
    await prepareToRelease();
    await announceBuilds(client, remotesDir, names, say);
  };
  const development = develop?.start(context, async (built) => {
    await prepareToRelease();
    await client.release(built, (await client.state(built.name))?.serial ?? 0, { reason: 'Saved during development' });
  });

  const startStock = async () => {
    await runServices(firstServices);
    await loadFirstStock(dataDir, { ...addresses, staffToken }, say);
  };
  const startWeb = async () => {
    await firstWorkspaces;
    const areNew = await Promise.all(firstRemotes.map((name) => isNewBuild(remotesDir, name)));
    if (!isShellInformed || areNew.includes(true)) await announce(firstRemotes);
    // Without files the shell would be ready with nothing to show.
    await run('remotes');
    await run('shell');
  };
  await Promise.all([startStock(), startWeb()]);
  await publishAddresses(dataDir, { ...addresses, publicUrl: settings.publicUrl });

  // The assistant is trained for a minute when it is new: nobody else waits for that.
  const most = runServices(
    SERVICES.filter((name) => name !== 'assistant'),
    true,
  );
  const releaseRest = async () => {
    await Promise.all([build.workspaces(remotes), most]);
    await announce(remotes);
  };
  const complete = Promise.all([most.then(() => runServices(['assistant'], true)), releaseRest()]);
  return { context, staffToken, announce, complete: complete.then(() => undefined) };
}
