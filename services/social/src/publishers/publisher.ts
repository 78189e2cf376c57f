import type { PostChannel, SocialPlatform } from '@forecourt/contracts';

/** A post that has passed every check we can make ourselves. */
export interface ReadyPost {
  readonly id: string;
  readonly platform: SocialPlatform;
  readonly content: string;
  /** A public address of the picture, as JPEG. */
  readonly picture: string | null;
}

/** Why a post is not on the page, or nobody knows; the status is what the caller is answered. */
export interface PostProblem {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}

/** What became of a post: `failed` says for sure that it is not on the page. */
export type Outcome =
  | { readonly state: 'published'; readonly remoteId: string | null; readonly permalink: string | null }
  | { readonly state: 'failed' | 'unknown'; readonly problem: PostProblem };

/** Brings posts to where people see them. What goes wrong is an outcome. */
export interface Publisher {
  readonly channel: PostChannel;
  publish(post: ReadyPost): Promise<Outcome>;
}

/** Injection token of the publisher of each platform. */
export const PUBLISHERS = Symbol('PUBLISHERS');
export type Publishers = Readonly<Record<SocialPlatform, Publisher>>;

export const published = (remoteId: string | null, permalink: string | null = null): Outcome => ({
  state: 'published',
  remoteId,
  permalink,
});
export const failed = (problem: PostProblem): Outcome => ({ state: 'failed', problem });
export const unknown = (problem: PostProblem): Outcome => ({ state: 'unknown', problem });
