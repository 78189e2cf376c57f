import { useQuery, useQueryClient } from '@forecourt/web-kit';
import { useEffect, useState } from 'react';
import { endWords } from './end-words.ts';
import { Entrance } from './entrance.tsx';
import { statusQuery } from './get-status.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInHelp } from './sign-in-help.tsx';
import { storedToken } from './token.ts';

/** What /admin shows to somebody who is not signed in. */
export function LoginScreen() {
  const client = useQueryClient();
  const [wasSignedOut] = useState(storedToken.wasRemovedElsewhere);
  const token = storedToken.current();
  const { data } = useQuery(statusQuery(token));
  // What the office has read is of no use to whoever logs in next.
  useEffect(() => client.removeQueries({ type: 'inactive' }), [client]);
  return (
    <Entrance title="Admin">
      {wasSignedOut && <p role="status">You were signed out in another tab. What you typed is kept.</p>}
      {data?.isDisabled && <p role="status">Your account is disabled. Ask whoever manages the staff to enable it again.</p>}
      {token !== null && data && !data.isDisabled && <p role="status">{endWords(data.endedBy)}</p>}
      <SignInForm />
      {data && <SignInHelp hasColleagues={data.asksEmail ?? false} />}
    </Entrance>
  );
}
