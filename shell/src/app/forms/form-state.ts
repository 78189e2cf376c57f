import type { FormStart } from '@forecourt/web-kit/forms';
import type { QueryClient } from '@tanstack/react-query';

/** A form as the server renders it: its hidden fields and, after a refused post, the typed values and errors. */
export interface FormState {
  readonly start: FormStart;
  readonly values: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly notice: string | null;
  /** The confirmation, if it was posted without scripts. */
  readonly sent?: object;
}

/** Query key under which a page's form is passed to the browser. */
export const formStateKey = (page: string) => ['form', page] as const;

export const untouched = (start: FormStart): FormState => ({ start, values: {}, fields: {}, notice: null });

export const formStateIn = (queryClient: QueryClient, page: string): FormState | undefined =>
  queryClient.getQueryData<FormState>(formStateKey(page));
