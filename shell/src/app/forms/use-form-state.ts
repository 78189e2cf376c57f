import { useQueryClient } from '@forecourt/web-kit';
import { useEffect, useState } from 'react';
import { type FormState, formStateIn, formStateKey } from './form-state.ts';

/** The form as the server rendered it into this page. */
export function useFormState(page: string): FormState | undefined {
  const queryClient = useQueryClient();
  const [given] = useState(() => formStateIn(queryClient, page));
  useEffect(() => queryClient.removeQueries({ queryKey: formStateKey(page) }), [queryClient, page]);
  return given;
}
