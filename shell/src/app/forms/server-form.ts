import { apiOf, type RouteModule } from '@forecourt/web-kit';
import { startForm } from '@forecourt/web-kit/forms';
import { IN_BROWSER } from '../in-browser.ts';
import { formStateKey, untouched } from './form-state.ts';

/**
 * The loader of a page with a form. On the server it prepares the hidden fields, which a post without scripts needs; they differ
 * for each visitor, so the page is rendered for each request. In the browser the form fetches them itself.
 */
export const serverForm =
  (page: string): NonNullable<RouteModule['loader']> =>
  async ({ queryClient }) => {
    if (IN_BROWSER) return;
    await queryClient.ensureQueryData({
      queryKey: formStateKey(page),
      queryFn: async () => untouched(await startForm(apiOf(queryClient))),
    });
  };
