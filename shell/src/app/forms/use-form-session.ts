import { apiOf, useQueryClient } from '@forecourt/web-kit';
import { useEffect, useRef } from 'react';
import { type FormStart, newIdempotencyKey, startForm } from './form-start.ts';
import { postForm } from './post-form.ts';

/**
 * Sends a form as often as it takes: what it carries is had when it opens, stays through every failed try and is new
 * after one that was accepted.
 * @param given What the server has put into the page.
 */
export function useFormSession(given: FormStart | undefined) {
  const queryClient = useQueryClient();
  const session = useRef<Promise<FormStart> | null>(null);
  const first = useRef(given);

  useEffect(() => {
    session.current ??= first.current ? Promise.resolve(first.current) : startForm(apiOf(queryClient));
  }, [queryClient]);

  return async <Answer>(path: string, fields: object): Promise<Answer> => {
    const start = (await session.current) ?? { idempotencyKey: newIdempotencyKey(), formToken: null };
    const answer = await postForm<Answer>(apiOf(queryClient), path, fields, start);
    session.current = startForm(apiOf(queryClient));
    return answer;
  };
}
