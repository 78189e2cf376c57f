import { apiOf, dismissFailure, useQueryClient } from '@forecourt/web-kit';
import { useEffect, useRef } from 'react';
import { type FormStart, startForm } from './form-start.ts';
import { postForm } from './post-form.ts';

/** The service takes what comes sooner than 2 s after the form was opened for a program's; nobody need be told, only later. */
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
 * Sends a form as often as it takes: what it carries is had when it opens, stays through every failed try and is new
 * after one that was accepted.
 * @param given What the server has put into the page.
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
