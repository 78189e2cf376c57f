import { apiOf, type RouteModule } from '@forecourt/web-kit';
import { startForm } from '@forecourt/web-kit/forms';
import { IN_BROWSER } from '../in-browser.ts';
import { formStateKey, untouched } from './form-state.ts';

/**
 * The loader of a page with a form: on the server what the form carries, because without scripts it is sent from there. A
 * page with one is made for each request, since every visitor's is another. In the browser the form gets it by itself.
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
