import { parseArgs } from 'node:util';
import { Failure } from '../failure.ts';
import { onInterruption } from '../processes/interruption.ts';
import { Shutdown } from '../processes/shutdown.ts';
import { REMOTES, type RemoteName } from '../releases/release-folders.ts';
import type { Settings } from '../settings.ts';
import { findAddresses } from '../system/data-directory.ts';
import { developAgainst } from './develop-against.ts';
import { developEverything } from './develop-everything.ts';

/**
 * `npm run dev [-- mfe-finance] [--against https://vans.example]`: hot reload of one micro-frontend, mfe-catalog by default. What is
 * typed in the page is kept, except after a mistake in the source. It is shown in the site at that address, or in the system that
 * runs here; if neither, everything is started.
 */
export async function dev(words: string[], settings: Settings): Promise<number> {
  const { name, against } = readWords(words);
  const site = against ?? (await findAddresses(settings.dataDir))?.siteUrl;
  const say = (line: string) => console.log(line);
  const shutdown = new Shutdown();
  onInterruption(() => void shutdown.stop().then(() => process.exit(0)));
  const development = { name, settings, say, shutdown };
  try {
    await (site === undefined ? developEverything(development) : developAgainst(site, development));
    return await new Promise<number>(() => {});
  } catch (error) {
    if (shutdown.begun) return await new Promise<number>(() => {});
    await shutdown.stop();
    throw error;
  }
}

function readWords(args: string[]): { name: RemoteName; against: string | undefined } {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { against: { type: 'string' } } });
  const [wanted = 'mfe-catalog', ...others] = positionals;
  const name = REMOTES.find((remote) => remote === wanted);
  if (!name || others.length > 0) {
    throw new Failure(`There is no micro-frontend "${positionals.join(' ')}": choose one of ${REMOTES.join(', ')}.`);
  }
  const { against } = values;
  if (against !== undefined && !/^https?:/.test(URL.parse(against)?.protocol ?? '')) {
    throw new Failure(`--against wants a site's address, such as http://localhost:8080, and "${against}" is none.`);
  }
  return { name, against: against === undefined ? undefined : new URL(against).origin };
}
