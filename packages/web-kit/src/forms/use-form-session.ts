import { apiOf, dismissFailure, useQueryClient } from '@forecourt/web-kit';
import { useEffect, useRef } from 'react';
import { type FormStart, startForm } from './form-start.ts';
import { postForm } from './post-form.ts';

/** The service takes a form sent within 2 s of its opening for a bot's, so faster visitors are silently delayed. */
const LATE_ENOUGH_MS = 2_100;

interface Opening {
  readonly start: Promise<FormStart>;
  readonly lateEnough: Promise<void>;
}

function openWith(start: Promise<FormStart>): Opening {
  const lateEnough = start.then(
    ({ formToken }) => new Promise<void>((resolve) => setTimeout(resolve, formToken === null ? 0 : LATE_ENOUGH_MS)),
  );
  return { start, lateEnough };
}

/**
 * The token and key of a form: fetched when it opens, kept across failed attempts, and renewed after it is accepted.
 * @param given rendered into the page by the server.
 */
export function useFormSession(given: FormStart | undefined) {
  const queryClient = useQueryClient();
  const opening = useRef<Opening | null>(null);
  const first = useRef(given);

  const open = () => openWith(startForm(apiOf(queryClient)));

  useEffect(() => {
    opening.current ??= openWith(first.current ? Promise.resolve(first.current) : startForm(apiOf(queryClient)));
  }, [queryClient]);

  return async <Answer>(path: string, fields: object): Promise<Answer> => {
    dismissFailure();
    opening.current ??= open();
    const { start, lateEnough } = opening.current;
    await lateEnough;
    const answer = await postForm<Answer>(apiOf(queryClient), path, fields, await start);
    opening.current = open();
    return answer;
  };
}
