import type { PostChannel, SocialPlatform } from '@forecourt/contracts';

/** A post that has passed our own checks. */
export interface ReadyPost {
  readonly id: string;
  readonly platform: SocialPlatform;
  readonly content: string;
  /** Public URL of the picture, as JPEG. */
  readonly picture: string | null;
}

/** Why a post was not published, or may not have been; `status` is that of our own answer. */
export interface PostProblem {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}

/** `failed` means that the post is certainly not on the page. */
export type Outcome =
  | { readonly state: 'published'; readonly remoteId: string | null; readonly permalink: string | null }
  | { readonly state: 'failed' | 'unknown'; readonly problem: PostProblem };

/** Publishes posts to one platform. Failures are outcomes, not exceptions. */
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
