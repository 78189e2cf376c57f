import type { Dealership } from '@forecourt/contracts';
import type { DehydratedState } from '@tanstack/react-query';
import type { PortableError } from './portable-error.ts';

/** What the browser needs to know of a micro-frontend's live release. */
export interface PageRemote {
  readonly name: string;
  /** The release's folder: "/remotes/mfe-catalog/0.1.0-3f…/". */
  readonly base: string;
  /** The container, relative to `base`, and its subresource integrity; it knows that of all other scripts. */
  readonly entry: { readonly path: string; readonly integrity: string };
  readonly routes: readonly { readonly id: string; readonly path: string; readonly frame?: 'own' }[];
}

/** The JSON block in every page, from which the browser starts without a request. */
export interface PageData {
  readonly dealership: Dealership;
  readonly publicUrl: string;
  /** Shows who owns which part of the page. */
  readonly development: boolean;
  readonly remotes: readonly PageRemote[];
  readonly queries: DehydratedState;
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, PortableError>> | null;
}

export const PAGE_DATA_ID = 'page-data';
