import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Contracted, contractFaults, type PartContract, partContractSchema, type ReleaseState } from '@forecourt/contracts';
import { root } from '../../paths.ts';
import { type ReleaseFiles, readReleaseFiles } from './release-files.ts';

const HOW = 'packages/contracts/src/parts/README.md says how';

/** What a release offers and uses, against all that may be on one page with it: the shell, and what is live or under trial. */
export async function contractCheck(
  { manifest, contract }: ReleaseFiles,
  states: readonly ReleaseState[],
  remotesDir: string,
): Promise<string[]> {
  const { name, version, routes, widgets } = manifest;
  if (!contract) return [`${name} ${version} was built without a contract: build it with this version of the tools.`];
  const parts = [...routes.map(({ id }) => `route-${id}`), ...widgets.map((widget) => `widget-${widget.name}`)];
  const unwritten = parts.filter((part) => !contract.offers[part]);
  const live = await liveContracts(name, states, remotesDir);
  return [
    ...unwritten.map((part) => `${name} exposes ${part}, and no contract says what it takes: write one, ${HOW}.`),
    ...contractFaults({ name, version, contract }, live),
  ];
}

/** Of the shell and the other micro-frontends. Those that were built before there were contracts are left out. */
export async function liveContracts(name: string, states: readonly ReleaseState[], remotesDir: string): Promise<Contracted[]> {
  const others = states.filter((state) => state.name !== name);
  const releases = others.flatMap(({ name: other, stable, candidate }) =>
    [stable, candidate].flatMap((release) => (release?.contract ? [{ ...release, name: other }] : [])),
  );
  const contracts = releases.map(async (release) => {
    const { contract } = await readReleaseFiles(release, remotesDir);
    return { name: release.name, version: release.version, contract };
  });
  const all = [{ name: 'shell', version: '', contract: await shellContract() }, ...(await Promise.all(contracts))];
  return all.filter((one): one is Contracted => one.contract !== undefined);
}

/** Of the shell that was built last, which is the one that runs. */
async function shellContract(): Promise<PartContract | undefined> {
  const text = await readFile(join(root, 'shell/dist/contract.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : partContractSchema.parse(JSON.parse(text));
}
