import type { Dealership } from '@forecourt/contracts';
import type { DehydratedState } from '@tanstack/react-query';
import type { PortableError } from './portable-error.ts';

/** What the browser needs of a micro-frontend's live release. */
export interface PageRemote {
  readonly name: string;
  /** The release's folder: "/remotes/mfe-catalog/0.1.0-3f…/". */
  readonly base: string;
  /** The container, relative to `base`. */
  readonly entry: string;
  /** Script, relative to `base` → subresource integrity. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly routes: readonly { readonly id: string; readonly path: string; readonly frame?: 'own' }[];
}

/** The JSON block in every page: the browser starts from it without asking anything. */
export interface PageData {
  readonly dealership: Dealership;
  readonly publicUrl: string;
  /** Show who owns which part of the page. */
  readonly development: boolean;
  readonly remotes: readonly PageRemote[];
  readonly queries: DehydratedState;
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, PortableError>> | null;
}

/** The id of the JSON block. */
export const PAGE_DATA_ID = 'page-data';
