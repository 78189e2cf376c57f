import { BrowserRouter, createApi, createQueryClient, hydrateInSlices, PageHistory, useAllSlices } from '@forecourt/web-kit';
import { otherTasks } from '@forecourt/web-kit/other-tasks';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../app/global.css';
import { Page } from '../app/page.tsx';
import { PAGE_DATA_ID, type PageData } from '../app/page-data.ts';
import { withShellPages } from '../app/page-modules.ts';
import { PageRoot } from '../app/page-root.tsx';
import { PAGE_AWAKE, PAGE_ROOT_ID } from '../app/page-start.ts';
import '../app/splash/splash.module.css';
import { announceMismatches } from './announce-mismatches.ts';
import type { Back } from './back/back.ts';
import { BrowserRemotes } from './browser-remotes.ts';
import { leaveFields } from './leave-fields.ts';
import { markStylesheets } from './mark-stylesheets.ts';

const readPageData = (): PageData => JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');

/** A dialog whose link led to another document has left an entry of its own behind: coming back skips it. */
function leaveEntryOfDialog(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const isBack = (visit as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  if (isBack && history.state?.modal) history.back();
}

const NO_PARAMS = {};

/** Tells the boot script that the page responds: the effects of what is in it have run then. */
function Awake({ children }: { readonly children: ReactNode }) {
  const isWhole = useAllSlices();
  useEffect(() => {
    if (isWhole) window.dispatchEvent(new Event(PAGE_AWAKE));
  }, [isWhole]);
  return children;
}

/** Hydrates the page with the page's own code. Rejects if that cannot be loaded. */
export async function startPage(): Promise<void> {
  const { dealership, publicUrl, development, remotes, queries, route, error } = readPageData();
  markStylesheets();
  const queryClient = createQueryClient(createApi());
  for (const [key, answer] of queries) queryClient.setQueryData(key, answer);
  const remoteModules = new BrowserRemotes(remotes);
  const modules = withShellPages(remoteModules);

  // The page's own code first: hydrating without it would differ from the server's HTML. If it was unavailable to the server too,
  // there is nothing to wait for.
  if (route && error?.kind !== 'unavailable') {
    await modules.load(route.owner, route.id);
    await otherTasks();
  }

  // Listeners of the window run in order of registration: this one before the router's.
  let back: Back | null = null;
  window.addEventListener('popstate', (event) => back?.popped(event));
  const pageHistory = new PageHistory();
  leaveEntryOfDialog();
  // Before the first click no dialog is open. The back office has guards and addresses of its own.
  const follow = async () => {
    back = (await import(/* webpackChunkName: "back" */ './back/back.ts')).followBack(pageHistory);
  };
  const followFirstClick = (): void =>
    document.addEventListener('click', () => void follow().catch(followFirstClick), { capture: true, once: true });
  if (route?.frame !== 'own') followFirstClick();
  const platform = { dealership, publicUrl, loadWidget: remoteModules.loadWidget };
  window.addEventListener(PAGE_AWAKE, leaveFields(), { once: true, capture: true });
  announceMismatches();
  hydrateInSlices(() =>
    hydrateRoot(
      document.getElementById(PAGE_ROOT_ID) as HTMLElement,
      <Awake>
        <PageRoot platform={platform} queryClient={queryClient}>
          <BrowserRouter history={pageHistory} params={route?.params ?? NO_PARAMS}>
            <Page route={route} error={error} modules={modules} />
          </BrowserRouter>
        </PageRoot>
      </Awake>,
    ),
  );
  // Not part of the production build.
  if (process.env.NODE_ENV !== 'production' && development) await import('./boundary-overlay.ts');
}
