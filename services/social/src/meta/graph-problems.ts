import type { PostProblem } from '../publishers/publisher.ts';
import type { GraphError } from './graph-client.ts';

type Reason = Omit<PostProblem, 'title'>;

const reason = (status: number, code: string, detail: string): Reason => ({ status, code: `SOCIAL.META_${code}`, detail });

const SIGN_IN_EXPIRED = reason(
  502,
  'SIGN_IN_EXPIRED',
  'Meta no longer accepts our sign-in to the page. Whoever runs the website must reconnect the page with a new access token.',
);
const NOT_ALLOWED = reason(
  502,
  'NOT_ALLOWED',
  'Meta does not allow us to post there. Whoever runs the website must give our app permission to post to the page.',
);
const TOO_OFTEN = reason(429, 'TOO_OFTEN', "We've reached Meta's limit on requests. Please try again in an hour.");
const QUOTA = reason(429, 'QUOTA', "You've reached Instagram's daily limit on posts. Please try again tomorrow.");
const BLOCKED = reason(
  502,
  'BLOCKED',
  'Meta has blocked posting for now: it treats the posts as spam, or the account needs attention. Open the app to see what it needs.',
);
const DUPLICATE = reason(422, 'DUPLICATE', 'Meta says this text is the same as the last post. Change it a little and try again.');
const NOT_READY = reason(
  503,
  'NOT_READY',
  'Instagram has not finished processing the image. Nothing was posted; please try again in a minute.',
);
const PICTURE_UNREACHABLE = reason(
  422,
  'PICTURE_UNREACHABLE',
  "Meta couldn't fetch the image from the website. Is the website public, and does the image show on the vehicle page?",
);
const PICTURE_REFUSED = reason(422, 'PICTURE_REFUSED', 'Instagram refused this image.');
const CAPTION_TOO_LONG = reason(422, 'CAPTION_TOO_LONG', 'The text is too long for Instagram.');
const TOO_MANY_MENTIONS = reason(422, 'TOO_MANY_MENTIONS', 'The text mentions too many accounts for Instagram.');
const TROUBLE = reason(503, 'TROUBLE', 'Meta is having problems. Nothing was posted; please try again in a few minutes.');

/** Instagram's subcodes, which are more specific than the codes. */
const SUBCODES: ReadonlyMap<number, Reason> = new Map([
  [2_207_001, TROUBLE],
  [2_207_003, PICTURE_UNREACHABLE],
  [2_207_004, PICTURE_REFUSED],
  [2_207_005, PICTURE_REFUSED],
  [2_207_006, NOT_READY],
  [2_207_008, NOT_READY],
  [2_207_009, PICTURE_REFUSED],
  [2_207_010, CAPTION_TOO_LONG],
  [2_207_020, NOT_READY],
  [2_207_027, NOT_READY],
  [2_207_032, TROUBLE],
  [2_207_040, TOO_MANY_MENTIONS],
  [2_207_042, QUOTA],
  [2_207_050, BLOCKED],
  [2_207_051, BLOCKED],
  [2_207_052, PICTURE_UNREACHABLE],
]);

const CODES: ReadonlyMap<number, Reason> = new Map([
  [3, NOT_ALLOWED],
  [4, TOO_OFTEN],
  [9, QUOTA],
  [10, NOT_ALLOWED],
  [17, TOO_OFTEN],
  [25, BLOCKED],
  [32, TOO_OFTEN],
  [102, SIGN_IN_EXPIRED],
  [190, SIGN_IN_EXPIRED],
  [324, PICTURE_UNREACHABLE],
  [341, TOO_OFTEN],
  [368, BLOCKED],
  [506, DUPLICATE],
  [613, TOO_OFTEN],
  [9_004, PICTURE_UNREACHABLE],
  [9_007, NOT_READY],
  [36_000, PICTURE_REFUSED],
  [36_001, PICTURE_REFUSED],
  [36_003, PICTURE_REFUSED],
  [36_004, CAPTION_TOO_LONG],
]);

/** Codes from 200 on are about permissions, those from 80000 on about rate limits of business use cases. */
const reasonOf = ({ code, error_subcode: subcode, message, error_user_msg: forPeople }: GraphError): Reason => {
  const known = (subcode === undefined ? undefined : SUBCODES.get(subcode)) ?? CODES.get(code);
  if (known) return known;
  if (code >= 200 && code <= 299) return NOT_ALLOWED;
  if (code >= 80_000 && code <= 80_014) return TOO_OFTEN;
  return reason(422, 'REFUSED', `Meta refused the post: ${forPeople ?? message} (${code})`);
};

/** Why Meta did not post, in words a dealer can act on. For a picture Meta's own text is added, as it says what is wrong. */
export const problemOf = (error: GraphError): PostProblem => {
  const found = reasonOf(error);
  const detail = found === PICTURE_REFUSED && error.error_user_msg ? `${found.detail} ${error.error_user_msg}` : found.detail;
  return { ...found, detail, title: 'Meta refused the post' };
};

/** The request that publishes was never sent. */
export const NOT_REACHED: PostProblem = {
  ...reason(503, 'UNREACHABLE', 'Meta could not be reached. Nothing was posted; please try again in a few minutes.'),
  title: "Meta can't be reached",
};

export const QUOTA_REACHED: PostProblem = { ...QUOTA, title: 'Meta refused the post' };
export const PICTURE_NOT_READY: PostProblem = { ...NOT_READY, title: 'Meta refused the post' };
export const PICTURE_FAILED: PostProblem = { ...PICTURE_REFUSED, title: 'Meta refused the post' };

/** The request was sent, but there was no clear answer. */
export const noWordFrom = (platform: string): PostProblem => ({
  status: 504,
  code: 'SOCIAL.OUTCOME_UNKNOWN',
  title: "We don't know whether the post is there",
  detail: `${platform} was asked to publish the post and gave no clear answer, so it may or may not be there. Check the page before you post again.`,
});
