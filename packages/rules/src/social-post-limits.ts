/** The limits of a post. Instagram: 2,200 characters, 30 hashtags and 20 mentions; Facebook limits characters only. */
export const POST_LIMITS = {
  facebook: { characters: 63_206, hashtags: Number.POSITIVE_INFINITY, mentions: Number.POSITIVE_INFINITY },
  instagram: { characters: 2_200, hashtags: 30, mentions: 20 },
} as const;

/** How far ahead of its time a post is scheduled. */
export const POST_AHEAD = { leastMinutes: 5, mostDays: 60 } as const;

export interface PostMeasure {
  readonly characters: number;
  readonly hashtags: number;
  readonly mentions: number;
}

/** Counts what platforms limit. An email address is not a mention. */
export const measurePost = (content: string): PostMeasure => {
  const text = content.trim();
  return {
    characters: text.length,
    hashtags: text.match(/#[\p{L}\p{N}_]+/gu)?.length ?? 0,
    mentions: text.match(/(?<![\p{L}\p{N}._+-])@[\p{L}\p{N}._]+/gu)?.length ?? 0,
  };
};
