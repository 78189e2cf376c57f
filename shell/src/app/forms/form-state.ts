import type { FormStart } from '@forecourt/web-kit/forms';
import type { QueryClient } from '@tanstack/react-query';

/** A form as the server renders it: with what it carries, and after a refused post with what was typed and what was wrong. */
export interface FormState {
  readonly start: FormStart;
  readonly values: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly notice: string | null;
  /** What was accepted, where it was posted without scripts. */
  readonly sent?: object;
}

/** Under which a page's form travels to the browser, among the page's queries. */
export const formStateKey = (page: string) => ['form', page] as const;

export const untouched = (start: FormStart): FormState => ({ start, values: {}, fields: {}, notice: null });

export const formStateIn = (queryClient: QueryClient, page: string): FormState | undefined =>
  queryClient.getQueryData<FormState>(formStateKey(page));
