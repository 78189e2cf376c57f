import { join } from 'node:path';
import { SERVICES } from '@forecourt/contracts';
import { root } from '../paths.ts';
import type { Stage } from '../processes/shutdown.ts';

/** The programs of Forecourt, as their logs and ports are named. */
export const PARTS = [...SERVICES, 'remotes', 'shell'] as const;
export type PartName = (typeof PARTS)[number];

/** Parts with a management port for health and metrics. */
export const MANAGED = [...SERVICES, 'shell'] as const;
export type ManagedName = (typeof MANAGED)[number];
type ManagementPort = `${ManagedName}-management`;
export type PortName = PartName | ManagementPort;
export const MANAGEMENT_PORTS = MANAGED.map((name): ManagementPort => `${name}-management`);

export interface Part {
  script: string;
  /** Flags for Node itself. */
  flags: readonly string[];
  stage: Stage;
}

/**
 * Answers are made of short-lived objects. A larger young generation (in MiB) halves the time of garbage collection, and a
 * minimum keeps it after a quiet hour, when V8 would shrink it. As in the Dockerfile.
 */
const ROOM_TO_ANSWER = ['--min-semi-space-size=16', '--max-semi-space-size=32'];

/** MiB. Less for the service that decodes pictures, which need the memory. */
const ROOM_FOR_PICTURES = ['--max-semi-space-size=8'];

/** @param isWatched By `npm run dev`: a service then runs from the compiled files, and the shell from its development build. */
export function describePart(name: PartName, isWatched = false): Part {
  if (name === 'shell') {
    return { script: join(root, 'shell', isWatched ? '.tmp/dev' : 'dist', 'server.js'), flags: ROOM_TO_ANSWER, stage: 'edge' };
  }
  if (name === 'remotes') return { script: join(root, 'infra/dist/remotes.js'), flags: [], stage: 'services' };
  const script = join(root, 'services', name, 'dist', isWatched ? 'main.js' : 'bundle.js');
  const flags = name === 'media' ? ROOM_FOR_PICTURES : ROOM_TO_ANSWER;
  return { script, flags, stage: 'services' };
}
