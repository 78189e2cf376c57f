import { type PartContract, PLATFORM_PART } from '../platform/part-contract.ts';
import { type NotTaken, notTaken, sayNotTaken } from './not-taken.ts';

/** A release, or the running shell, with what it offers and uses. */
export interface Contracted {
  readonly name: string;
  /** Empty: the shell, which has none. */
  readonly version: string;
  readonly contract: PartContract;
}

/**
 * Why a release cannot be on one page with what is live, a sentence each that says what to do. Both ways: what live hosts pass to
 * its parts, and what it passes to theirs.
 */
export function contractFaults(release: Contracted, live: readonly Contracted[]): string[] {
  return live.flatMap((other) => [...faultsOfUse(other, release).map(fromLive), ...faultsOfUse(release, other).map(fromRelease)]);
}

interface Fault {
  readonly host: Contracted;
  readonly owner: Contracted;
  readonly part: string;
  /** Null: the part is not there. */
  readonly why: NotTaken | null;
}

function faultsOfUse(host: Contracted, owner: Contracted): Fault[] {
  return Object.entries(host.contract.uses).flatMap(([key, { passes }]): Fault[] => {
    const part = key.startsWith(`${owner.name}.`) ? key.slice(owner.name.length + 1) : undefined;
    if (part === undefined) return [];
    const schema = owner.contract.offers[part];
    if (!schema) return [{ host, owner, part, why: null }];
    const why = passes.map((passed) => notTaken(schema, passed)).find((reason) => reason !== null);
    return why === undefined ? [] : [{ host, owner, part, why }];
  });
}

const named = ({ name, version }: Contracted) => `${name} ${version}`.trim();

/** Shells are started, not released. */
const renew = ({ name }: Contracted): string => (name === 'shell' ? 'start a shell' : `release an ${name}`);

const fromLive = ({ host, owner, part, why }: Fault): string =>
  why === null
    ? `${named(owner)} no longer has ${part}, which the live ${named(host)} uses: keep it, or first ${renew(host)} without it.`
    : `${named(owner)} does not take what the live ${named(host)} passes to ${part}, where ${sayNotTaken(why)}: ${why.value === undefined ? `make it optional, or first ${renew(host)} that passes it` : `take that too, or first ${renew(host)} that does not pass it`}.`;

const fromRelease = ({ host, owner, part, why }: Fault): string => {
  if (part === PLATFORM_PART && why)
    return `${named(host)} needs a newer shell: the live one has no ${why.value} in ${String(why.path[0])}. First start the new shell.`;
  return why === null
    ? `${named(host)} uses ${part} of ${owner.name}, which the live ${named(owner)} does not have: first ${renew(owner)} with it.`
    : `${named(host)} passes to ${part} what the live ${named(owner)} does not take, where ${sayNotTaken(why)}: first ${renew(owner)} that takes it.`;
};
