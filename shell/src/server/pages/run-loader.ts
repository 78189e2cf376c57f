import type { RouteLoaderArgs } from '@forecourt/web-kit';
import type { PageMatch, Site } from './site.ts';

export interface Redirect {
  readonly status: number;
  readonly location: string;
}

/** Total time for a loader before the page says that it is unavailable. */
const LOADER_DEADLINE_MS = 5_000;

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/**
 * Runs the loader of a page's route, and aborts one that hangs, even if it ignores its signal. Resolves to where the loader
 * redirects to, or null; rejects with what it throws otherwise.
 */
export async function runLoader(
  { owner, params }: PageMatch,
  args: Pick<RouteLoaderArgs, 'url' | 'queryClient'>,
  { modules }: Site,
): Promise<Redirect | null> {
  if (!owner) return null;
  const signal = AbortSignal.timeout(LOADER_DEADLINE_MS);
  try {
    const load = async () => (await modules.load(owner.name, owner.routeId)).loader?.({ ...args, params, signal });
    await Promise.race([load(), aborted(signal)]);
    return null;
  } catch (thrown) {
    const location = thrown instanceof Response ? thrown.headers.get('location') : null;
    if (!(thrown instanceof Response) || location === null) throw thrown;
    return { status: thrown.status, location };
  }
}
