import type { Api } from '@forecourt/web-kit';
import type { FormStart } from '@forecourt/web-kit/forms';

export interface PostedForm {
  /** The fields as they were typed. */
  readonly values: Readonly<Record<string, string>>;
  /** The query of the page. */
  readonly query: URLSearchParams;
  readonly start: FormStart;
  readonly api: Api;
}

/** A form sent without scripts, to the path of its page, which calls the service on the visitor's behalf. */
export interface FormPost {
  /** The id of its page (shell/src/app/pages.ts). */
  readonly page: string;
  readonly path: string;
  /** The fields whose values are shown again if something is wrong. */
  readonly fields: readonly string[];
  /**
   * Sends the form; resolves with what its page then shows. It does not redirect, because anybody could open an address that
   * claims a request was sent. A reload posts the same key again and stores nothing. Throws what the call throws.
   */
  readonly send: (form: PostedForm) => Promise<object>;
}
