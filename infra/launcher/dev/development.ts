import type { Shutdown } from '../processes/shutdown.ts';
import type { RemoteName } from '../releases/release-folders.ts';
import type { Settings } from '../settings.ts';

export interface Development {
  /** The micro-frontend that is hot-reloaded. */
  readonly name: RemoteName;
  readonly settings: Settings;
  readonly say: (line: string) => void;
  /** Everything that is started is registered here. */
  readonly shutdown: Shutdown;
}
