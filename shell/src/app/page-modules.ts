import type { RouteModule } from '@forecourt/web-kit';
import { SHELL_PAGES } from './pages.ts';
import type { RouteModules } from './route-modules.ts';

/** Owner of the shell's own pages, in place of a micro-frontend's name. */
export const SHELL = 'shell';

const loaded = new Map<string, RouteModule>();

async function loadPage(id: string): Promise<RouteModule> {
  const page = SHELL_PAGES.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`The shell has no page ${id}`);
  const module = await page.load();
  loaded.set(id, module);
  return module;
}

/** Route modules of both the shell and the micro-frontends. */
export const withShellPages = (remotes: RouteModules): RouteModules => ({
  load: (owner, id) => (owner === SHELL ? loadPage(id) : remotes.load(owner, id)),
  loaded: (owner, id) => (owner === SHELL ? loaded.get(id) : remotes.loaded(owner, id)),
});

/** Loads all pages when the server starts, because a page's cache key is needed before the page is rendered. */
export async function loadShellPages(): Promise<void> {
  await Promise.all(SHELL_PAGES.map(({ id }) => loadPage(id)));
}
