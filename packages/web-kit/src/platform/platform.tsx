import type { Dealership } from '@forecourt/contracts';
import { type ComponentType, createContext, useContext } from 'react';

/** What the shell gives to everything it shows. */
export interface Platform {
  readonly dealership: Dealership;
  /** Where the site is reached, without a slash at the end: "https://www.halyardvans.example". */
  readonly publicUrl: string;
  /** Loads another micro-frontend's widget. Rejects when it cannot be had; asking again tries again. */
  readonly loadWidget: (remote: string, name: string) => Promise<ComponentType<object>>;
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
