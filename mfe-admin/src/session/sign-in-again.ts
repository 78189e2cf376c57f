import { storedToken } from './token.ts';

/** Resolves to null once the user has signed in again, or else to why the call is not sent again. */
type Resolve = (refusal: string | null) => void;

/** What calls say that were still under way when the office was left. */
const LOGGED_OUT = 'You are logged out.';

/** Calls that wait until the user has signed in again. */
let waiting: Resolve[] = [];
/** The token of a session that is known to be over. */
let over: string | null = null;
/** The token of a session that is over and that nobody has signed in again for: the office shows nothing any more. */
let left: string | null = null;
const listeners = new Set<() => void>();

const resolveAll = (refusal: string | null) => {
  over = null;
  const all = waiting;
  waiting = [];
  for (const hear of listeners) hear();
  for (const resolve of all) resolve(refusal);
};

const isLeft = (): boolean => left !== null && left === storedToken.current();

/** A store for `useSyncExternalStore`: refused calls wait in it until the dialog resolves them. */
export const signInAgain = {
  isAsked: (): boolean => waiting.length > 0 || (over !== null && over === storedToken.current()),
  /** Calls that are refused concurrently share one dialog. */
  ask: (): Promise<string | null> =>
    new Promise((resolve) => {
      if (isLeft()) return resolve(LOGGED_OUT);
      waiting.push(resolve);
      for (const hear of listeners) hear();
    }),
  /** The session of this token is over: nobody has to press anything to learn it. */
  sessionIsOver: (token: string): void => {
    if (isLeft()) return;
    over = token;
    for (const hear of listeners) hear();
  },
  /** Nobody signs in again for this session: calls fail at once from now on. */
  leave: (): void => {
    left = storedToken.current();
    resolveAll(LOGGED_OUT);
  },
  /** Somebody else has logged in: nothing is sent in their name that they have not asked for. */
  giveUp: (): void => resolveAll(LOGGED_OUT),
  /** The user has signed in again. */
  goOn: (): void => resolveAll(null),
  subscribe: (hear: () => void): (() => void) => {
    listeners.add(hear);
    const stopListening = storedToken.subscribe(hear);
    return () => {
      listeners.delete(hear);
      stopListening();
    };
  },
};

/**
 * Sends a staff call. If the session is over, a dialog asks the user to sign in again and the call is sent again, so that nothing
 * typed is lost. Otherwise its 401 says why.
 */
export async function sendWithSession<Answer extends { readonly status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer | Response> {
  const answer = await send();
  if (answer.status !== 401) return answer;
  const refusal = await signInAgain.ask();
  return refusal === null ? send() : loggedOut(refusal);
}

const loggedOut = (detail: string): Response =>
  Response.json({ type: 'about:blank', title: 'Logged out', status: 401, code: 'OFFICE.LOGGED_OUT', detail }, { status: 401 });
