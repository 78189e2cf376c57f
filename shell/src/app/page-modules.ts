import type { RouteModule } from '@forecourt/web-kit';
import { SHELL_PAGES } from './pages.ts';
import type { RouteModules } from './route-modules.ts';

/** Stands where the name of a micro-frontend would, for the shell's own pages. */
export const SHELL = 'shell';

const loaded = new Map<string, RouteModule>();

async function loadPage(id: string): Promise<RouteModule> {
  const page = SHELL_PAGES.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`The shell has no page ${id}`);
  const module = await page.load();
  loaded.set(id, module);
  return module;
}

/** Route modules of the shell and of the micro-frontends alike. */
export const withShellPages = (remotes: RouteModules): RouteModules => ({
  load: (owner, id) => (owner === SHELL ? loadPage(id) : remotes.load(owner, id)),
  loaded: (owner, id) => (owner === SHELL ? loaded.get(id) : remotes.loaded(owner, id)),
});

/** The server has the code of all pages from its start: what a page is kept under is asked before it is loaded. */
export async function loadShellPages(): Promise<void> {
  await Promise.all(SHELL_PAGES.map(({ id }) => loadPage(id)));
}
