import type { Dealership } from '@forecourt/contracts';
import type { RouteParams } from '@forecourt/web-kit';
import type { QueryKey } from '@tanstack/react-query';
import type { PortableError } from './portable-error.ts';

/** What the browser needs to know of a micro-frontend's live release. */
export interface PageRemote {
  readonly name: string;
  /** The release's folder: "/remotes/mfe-catalog/0.1.0-3f…/". */
  readonly base: string;
  /** The container, relative to `base`, and its subresource integrity; it knows that of all other scripts. */
  readonly entry: { readonly path: string; readonly integrity: string };
}

/** The route that a page shows. */
export interface PageRoute {
  /** A micro-frontend's name, or the shell's. */
  readonly owner: string;
  readonly id: string;
  readonly params: RouteParams;
  /** The page has its own header and `main`: the back office. */
  readonly frame?: 'own' | undefined;
}

/** The JSON block in every page, from which the browser starts without a request. */
export interface PageData {
  readonly dealership: Dealership;
  readonly publicUrl: string;
  /** Shows who owns which part of the page. */
  readonly development: boolean;
  readonly remotes: readonly PageRemote[];
  /** What the server has read for the page: each query's key and answer. */
  readonly queries: readonly (readonly [QueryKey, unknown])[];
  /** Null: not found. */
  readonly route: PageRoute | null;
  readonly error: PortableError | null;
}

export const PAGE_DATA_ID = 'page-data';
