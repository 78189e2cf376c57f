import { useState } from 'react';
import { Entrance } from './entrance.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { storedToken } from './token.ts';

/** What /admin shows to somebody who is not signed in. */
export function LoginScreen() {
  const [wasSignedOut] = useState(storedToken.wasRemovedElsewhere);
  return (
    <Entrance title="Admin">
      {wasSignedOut && <p role="status">You were signed out in another tab. What you typed is kept.</p>}
      <SignInForm />
    </Entrance>
  );
}
