import { hash } from 'node:crypto';
import type { ReleaseId } from '@forecourt/contracts';

/** What tells visitors apart. It is used in memory only, and never logged. */
export interface Visitor {
  /** The whole address: neighbours in one network are different visitors. */
  readonly address: string;
  readonly userAgent: string;
}

/**
 * A visitor's place among all visitors of a release under trial: 0 to 99, all equally likely. The release is for those below its
 * percentage, so that raising it keeps those who have it. The place is the same all day, on every shell, and differs between
 * releases: nobody is always the first to try.
 * @param day in London: "2026-11-26".
 */
export function bucketOf({ name, version }: ReleaseId, { address, userAgent }: Visitor, day: string): number {
  // Not `createHash`: it would take most of the time that a cached page takes during a trial.
  const digest = hash('sha256', `${day} ${name} ${version} ${address} ${userAgent}`);
  return Number.parseInt(digest.slice(0, 8), 16) % 100;
}
