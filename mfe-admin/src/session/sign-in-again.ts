import { storedToken } from './token.ts';

/** Resolves to null once the user has signed in again, or else to why the call is not sent again. */
type Resolve = (refusal: string | null) => void;

/** Calls that wait until the user has signed in again. */
let waiting: Resolve[] = [];
/** The token of a session that is known to be over. */
let over: string | null = null;
/** A token that nobody can sign in again for. */
let refused: { readonly token: string | null; readonly why: string } | null = null;
const listeners = new Set<() => void>();

const resolveAll = (refusal: string | null) => {
  const all = waiting;
  waiting = [];
  for (const hear of listeners) hear();
  for (const resolve of all) resolve(refusal);
};

const isRefused = (): boolean => refused !== null && refused.token === storedToken.current();

/** A store for `useSyncExternalStore`: refused calls wait in it until the dialog resolves them. */
export const signInAgain = {
  isAsked: (): boolean => waiting.length > 0 || (over !== null && over === storedToken.current()),
  /** Calls that are refused concurrently share one dialog. */
  ask: (): Promise<string | null> =>
    new Promise((resolve) => {
      if (refused && isRefused()) return resolve(refused.why);
      waiting.push(resolve);
      for (const hear of listeners) hear();
    }),
  /** The session of this token is over: nobody has to press anything to learn it. */
  sessionIsOver: (token: string): void => {
    if (isRefused()) return;
    over = token;
    for (const hear of listeners) hear();
  },
  /** Whoever has this token cannot sign in again: calls fail at once, while the dialog says why. */
  refuse: (why: string): void => {
    refused = { token: storedToken.current(), why };
    over = storedToken.current();
    resolveAll(why);
  },
  /** @param refusal null if the user has signed in again. */
  answer: (refusal: string | null): void => {
    over = null;
    resolveAll(refusal);
  },
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
