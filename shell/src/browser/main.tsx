import { createApi, createQueryClient } from '@forecourt/web-kit';
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Document } from '../app/document.tsx';
import { withStackTraces } from './without-stack-traces.ts';
import '../app/global.css';
import { PAGE_DATA_ID, type PageData } from '../app/page-data.ts';
import { withShellPages } from '../app/page-modules.ts';
import { fromPortable } from '../app/portable-error.ts';
import { buildRoutes, ownerOf } from '../app/routes.tsx';
import type { Back } from './back/back.ts';
import { BrowserRemotes } from './browser-remotes.ts';
import { markStylesheets } from './mark-stylesheets.ts';
import { provideIntegrity } from './script-integrity.ts';

const readPageData = (): PageData => JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');

/**
 * Evaluating a page's code and putting it to work are one long task together; between them the browser may answer a tap.
 * Not a timer: in a tab that is opened in the background those wait for a second.
 */
const otherTasks = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(null);
  });

async function start(): Promise<void> {
  const { dealership, publicUrl, development, remotes, queries, loaderData, errors } = readPageData();
  markStylesheets();
  provideIntegrity(remotes);
  const queryClient = createQueryClient(createApi());
  hydrate(queryClient, queries);
  const modules = new BrowserRemotes(remotes);
  const routes = buildRoutes({ remotes, modules, visitOf: ({ request }) => ({ queryClient, signal: request.signal }) });

  // The page's own code first: what hydrates without it would differ from what the server sent. Where the server could
  // not have it either, there is nothing to wait for.
  if (!Object.values(errors ?? {}).some(({ kind }) => kind === 'unavailable')) {
    const place = ownerOf(matchRoutes(routes, location)?.at(-1)?.route.id);
    if (place) await withShellPages(modules).load(place.owner, place.routeId);
    await otherTasks();
  }

  // Events of the window are heard in the order of asking: before the router begins.
  let back: Back | null = null;
  window.addEventListener('popstate', (event) => back?.popped(event));
  const router = createBrowserRouter(routes, {
    hydrationData: {
      loaderData,
      errors: errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, fromPortable(error)])),
    },
  });
  // Nothing has been left and no dialog opened before the first click. In one file with the cookie banner: each file's name
  // and hash are bytes of every page.
  const follow = async (click: Event) => {
    // The page may have been left by the time the code is there.
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
      <Document platform={platform} queryClient={queryClient}>
        <RouterProvider router={router} />
      </Document>,
    );
  });
  // The build for visitors does not contain it.
  if (process.env.NODE_ENV !== 'production' && development) await import('./boundary-overlay.ts');
}

withStackTraces();
// If the micro-frontend cannot be loaded, the server's page stays: complete, with its links and forms.
start().catch((error) => reportError(error));
