import { parseArgs } from 'node:util';
import { type ReleaseOverview, SERVICES } from '@forecourt/contracts';
import { Failure } from '../failure.ts';
import type { Settings } from '../settings.ts';
import { signStaffToken } from '../staff/staff-token.ts';
import { readAddresses } from '../system/data-directory.ts';
import { readSecrets } from '../system/secrets.ts';
import type { Site } from './gate/page-check.ts';
import { REMOTES, type RemoteName } from './release-folders.ts';
import { ReleasesClient } from './releases-client.ts';

/** Seconds: the system runs, so a service that does not answer is restarting. */
const PATIENCE = 10;

const OPTIONS = {
  version: { type: 'string' },
  reason: { type: 'string' },
  canary: { type: 'string' },
  every: { type: 'string' },
  off: { type: 'boolean' },
} as const;

type Option = keyof typeof OPTIONS;
type Values = { readonly [Name in Option]?: Name extends 'off' ? boolean : string };

/** What a command about one micro-frontend was asked, and whom it asks. */
export interface ReleaseCommand {
  readonly name: RemoteName;
  readonly values: Values;
  readonly client: ReleasesClient;
  readonly site: Site;
}

/** @throws {Failure} if the words name no micro-frontend, or nothing is running. */
export async function readReleaseCommand(
  words: string[],
  options: readonly Option[],
  { dataDir }: Settings,
): Promise<ReleaseCommand> {
  const { positionals, values } = parse(words, options);
  const [given, ...others] = positionals;
  const name = REMOTES.find((remote) => remote === given);
  if (!name || others.length > 0) {
    const what = given === undefined ? 'Say which micro-frontend' : `There is no micro-frontend "${positionals.join(' ')}"`;
    throw new Failure(`${what}: choose one of ${REMOTES.join(', ')}.`);
  }
  const { releasesUrl: url, siteUrl } = await readAddresses(dataDir);
  const { tokenPrivateKey } = await readSecrets(dataDir, SERVICES);
  const client = new ReleasesClient({ url, tokenPrivateKey, patience: PATIENCE });
  return { name, values, client, site: { url: siteUrl, staffToken: await signStaffToken(tokenPrivateKey) } };
}

/** @throws {Failure} before its first release. */
export async function stateOf(client: ReleasesClient, name: RemoteName): Promise<ReleaseOverview> {
  const state = await client.state(name);
  if (!state) throw new Failure(`${name} has never been released.`);
  return state;
}

function parse(args: string[], options: readonly Option[]): { positionals: string[]; values: Values } {
  const wanted = Object.fromEntries(options.map((option) => [option, OPTIONS[option]]));
  return parseArgs({ args, allowPositionals: true, options: wanted });
}
