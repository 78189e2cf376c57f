import { join } from 'node:path';
import { root } from '../paths.ts';
import type { Stage } from '../processes/shutdown.ts';

export const SERVICES = ['inventory', 'media', 'enquiries', 'assistant', 'social', 'identity'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** The programs of Forecourt, by the name of their log and port. */
export const PARTS = [...SERVICES, 'remotes', 'shell'] as const;
export type PartName = (typeof PARTS)[number];

/** What the first page can't do without; the others start behind it. */
export const STOCK_PARTS: readonly PartName[] = ['inventory', 'media'];
export const WEB_PARTS: readonly PartName[] = ['remotes', 'shell'];

export interface Part {
  script: string;
  /** Answers 200 when the part can work. */
  readyPath: string;
  stage: Stage;
}

export function describePart(name: PartName): Part {
  if (name === 'shell') return { script: join(root, 'shell/dist/server.js'), readyPath: '/', stage: 'edge' };
  if (name === 'remotes') return { script: join(root, 'infra/dist/remotes.js'), readyPath: '/health/live', stage: 'services' };
  return { script: join(root, 'services', name, 'dist/main.js'), readyPath: '/health/ready', stage: 'services' };
}
