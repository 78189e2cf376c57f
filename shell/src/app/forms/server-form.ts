import { apiOf, type RouteModule } from '@forecourt/web-kit';
import { startForm } from '@forecourt/web-kit/forms';
import { formStateKey, untouched } from './form-state.ts';

/**
 * The loader of a page with a form. It prepares the hidden fields, which a post without scripts needs; they differ for each
 * visitor, so the page is rendered for each request.
 */
export const serverForm =
  (page: string): NonNullable<RouteModule['loader']> =>
  async ({ queryClient }) => {
    await queryClient.ensureQueryData({
      queryKey: formStateKey(page),
      queryFn: async () => untouched(await startForm(apiOf(queryClient))),
    });
  };
