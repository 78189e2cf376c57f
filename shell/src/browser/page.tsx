import { createApi, createQueryClient } from '@forecourt/web-kit';
import { hydrate } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Document } from '../app/document.tsx';
import '../app/global.css';
import { PAGE_DATA_ID, type PageData } from '../app/page-data.ts';
import { withShellPages } from '../app/page-modules.ts';
import { PAGE_AWAKE } from '../app/page-start.ts';
import { fromPortable } from '../app/portable-error.ts';
import { buildRoutes, ownerOf } from '../app/routes.tsx';
import type { Back } from './back/back.ts';
import { BrowserRemotes } from './browser-remotes.ts';
import { markStylesheets } from './mark-stylesheets.ts';
import { otherTasks } from './other-tasks.ts';

const readPageData = (): PageData => JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');

/** Tells the boot script that the page responds: the effects of what is in it have run then. */
function Awake({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    window.dispatchEvent(new Event(PAGE_AWAKE));
  }, []);
  return children;
}

/** Hydrates the document with the page's own code. Rejects if that cannot be loaded. */
export async function startPage(): Promise<void> {
  const { dealership, publicUrl, development, remotes, queries, loaderData, errors } = readPageData();
  markStylesheets();
  const queryClient = createQueryClient(createApi());
  hydrate(queryClient, queries);
  const modules = new BrowserRemotes(remotes);
  const routes = buildRoutes({ remotes, modules, visitOf: ({ request }) => ({ queryClient, signal: request.signal }) });

  // The page's own code first: hydrating without it would differ from the server's HTML. If it was unavailable to the server too,
  // there is nothing to wait for.
  if (!Object.values(errors ?? {}).some(({ kind }) => kind === 'unavailable')) {
    const place = ownerOf(matchRoutes(routes, location)?.at(-1)?.route.id);
    if (place) await withShellPages(modules).load(place.owner, place.routeId);
    await otherTasks();
  }

  // Listeners of the window run in order of registration: this one before the router's.
  let back: Back | null = null;
  window.addEventListener('popstate', (event) => back?.popped(event));
  const router = createBrowserRouter(routes, {
    hydrationData: {
      loaderData,
      errors: errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, fromPortable(error)])),
    },
  });
  // Before the first click no page has been left and no dialog opened. In one chunk with the cookie choices, because each chunk's
  // name and hash add bytes to every page.
  const follow = async (click: Event) => {
    // The visitor may have left the page before the code arrives.
    const { key } = router.state.location;
    back = (await import(/* webpackChunkName: "later" */ './back/back.ts')).followBack(router, { click, key });
  };
  const followFirstClick = (): void =>
    document.addEventListener('click', (click) => void follow(click).catch(followFirstClick), { capture: true, once: true });
  followFirstClick();
  const platform = { dealership, publicUrl, loadWidget: modules.loadWidget };
  startTransition(() => {
    hydrateRoot(
      document,
      <Awake>
        <Document platform={platform} queryClient={queryClient}>
          <RouterProvider router={router} />
        </Document>
      </Awake>,
    );
  });
  // Not part of the production build.
  if (process.env.NODE_ENV !== 'production' && development) await import('./boundary-overlay.ts');
}
