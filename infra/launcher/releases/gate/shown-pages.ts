import type { Contracted, PartContract, PartUse, Vehicle } from '@forecourt/contracts';
import type { ReleaseFiles } from './release-files.ts';

/** A page to be opened, and what has to be on it. */
export interface ShownPage {
  readonly path: string;
  /** The micro-frontend that has to show something. */
  readonly owner: string;
  /** The control that brings it; without one it is the page itself. */
  readonly press?: string;
  /** The page is for staff: it is opened by somebody who is signed in, and by somebody who is not. */
  readonly isForStaff: boolean;
}

/** Every page of a release, its widgets on the pages of their hosts, and the widgets that it shows on its own. */
export function shownPages({ manifest, contract }: ReleaseFiles, live: readonly Contracted[], van: Vehicle | null): ShownPage[] {
  const { name } = manifest;
  const own = manifest.routes.map(({ path, frame }) => ({ path, owner: name, isForStaff: frame === 'own' }));
  const hosts = live.flatMap(({ contract }) => widgetsIn(contract).filter(({ owner }) => owner === name));
  // What is not live cannot be shown: its place says so.
  const shown = contract ? widgetsIn(contract).filter(({ owner }) => live.some((other) => other.name === owner)) : [];
  const pages = [...own, ...hosts, ...shown];
  // Without a van there is no page of one.
  return pages.flatMap((page) =>
    van || !page.path.includes(':id') ? [{ ...page, path: page.path.replace(':id', String(van?.id)) }] : [],
  );
}

const widgetsIn = ({ uses }: PartContract): ShownPage[] =>
  Object.entries<PartUse>(uses).flatMap(([key, { shown }]) =>
    shown ? [{ ...shown, owner: key.slice(0, key.indexOf('.')), isForStaff: false }] : [],
  );
