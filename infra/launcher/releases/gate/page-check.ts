import type { Build, ReleaseState, Vehicle } from '@forecourt/contracts';
import pMap from 'p-map';
import { requireHeadlessChromium } from '../../servers/system-packages.ts';
import { liveContracts } from './contract-check.ts';
import { OwnShell } from './own-shell.ts';
import type { ReleaseFiles } from './release-files.ts';
import { type ShownPage, shownPages } from './shown-pages.ts';
import { type Visit, visitPage } from './visit-page.ts';

export interface Site {
  /** The running site, from which pages have their data. */
  readonly url: string;
  /** Signs in to its back office. */
  readonly staffToken: string;
}

/** Two at a time: one renders while the other loads. */
const AT_ONCE = 2;

/** Opens every part of a release in Chromium, in a shell of its own, on a phone and on a desktop. */
export async function pageCheck(
  build: Build,
  files: ReleaseFiles,
  states: readonly ReleaseState[],
  remotesDir: string,
  site: Site,
): Promise<string[]> {
  const executablePath = await requireHeadlessChromium();
  // Not before: no other command needs it.
  const { chromium } = await import('playwright-core');
  const [shell, browser, live, van] = await Promise.all([
    OwnShell.start({ build, states, siteUrl: site.url }),
    chromium.launch({ executablePath }),
    liveContracts(build.name, states, remotesDir),
    anyVan(site.url),
  ]);
  try {
    const visits = shownPages(files, live, van).flatMap((page) => visitsTo(page, shell.url, site.staffToken));
    const faults = await pMap(visits, async (visit) => ({ path: visit.page.path, why: await visitPage(browser, visit) }), {
      concurrency: AT_ONCE,
    });
    const found = new Set(faults.flatMap(({ path, why }) => (why === null ? [] : [`The page ${path} ${why}.`])));
    if (found.size === 0) return [];
    const error = await shell.lastError();
    return [
      ...found,
      ...(error ? [`The shell says: ${error}`] : []),
      `Look at it with npm run dev -- ${build.name}, mend it and release it again.`,
    ];
  } finally {
    await Promise.all([browser.close(), shell.stop()]);
  }
}

const visitsTo = (page: ShownPage, url: string, staffToken: string): Visit[] => [
  { url, page, phone: true, chance: 'low' },
  { url, page, phone: false, chance: 'high', ...(page.isForStaff && { staffToken }) },
];

async function anyVan(siteUrl: string): Promise<Vehicle | null> {
  const answer = await fetch(`${siteUrl}/api/vehicles/featured`);
  return answer.ok ? ((await answer.json()) as Vehicle | null) : null;
}
