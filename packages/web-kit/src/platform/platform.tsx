import type { Dealership } from '@forecourt/contracts';
import { type ComponentType, createContext, useContext } from 'react';
import type { Head } from '../page/head.ts';

/** What the shell provides to micro-frontends. */
export interface Platform {
  readonly dealership: Dealership;
  /** The site's URL without a trailing slash: "https://www.halyardvans.example". */
  readonly publicUrl: string;
  /** Loads another micro-frontend's widget. Rejects if it cannot be loaded; calling it again retries. */
  readonly loadWidget: (remote: string, name: string) => Promise<ComponentType<object>>;
  /** On the server: called while a page renders with what belongs into its head. The browser updates the head itself. */
  readonly onHead?: (head: Head) => void;
}

export const PlatformContext = createContext<Platform | null>(null);

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('Rendered outside of the shell');
  return platform;
}

/** The dealership's settings (D1): name, telephone, hours, finance defaults. */
export function useDealership(): Dealership {
  return usePlatform().dealership;
}
