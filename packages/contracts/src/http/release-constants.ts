/** Why a release, a rollback or a lock was made, in characters. */
export const MAX_RELEASE_REASON_LENGTH = 200;
export const TOO_LONG_RELEASE_REASON = `Give the reason in ${MAX_RELEASE_REASON_LENGTH} characters at most`;

/** What makes a release live for everybody, of the actions in a history. */
export const LIVE_ACTIONS = ['released', 'rolled-back', 'put-back', 'trial-passed'] as const;
