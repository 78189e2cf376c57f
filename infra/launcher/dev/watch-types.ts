import { compile } from '../build/build.ts';
import { watchSources } from './watch-sources.ts';

/** Compiles these workspaces when they change, and what stands on them; types that do not fit are printed. */
export function watchTypes(workspaces: string[], say: (line: string) => void): void {
  let wasWrong = false;
  watchSources(workspaces, async () => {
    const isWrong = await compile(workspaces).then(
      () => false,
      () => true,
    );
    if (wasWrong && !isWrong) say('All types fit again');
    wasWrong = isWrong;
  });
}
