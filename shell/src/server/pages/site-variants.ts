import type { IncomingMessage } from 'node:http';
import { clientAddress, type IsTrusted } from '@forecourt/server-kit';
import { bucketOf } from '../releases/bucket.ts';
import type { Candidates, TrialInPlay } from '../releases/candidates.ts';
import type { ReleaseSet } from '../releases/with-candidates.ts';
import { PagePlans } from './page-plans.ts';
import { Site, type SiteOptions } from './site.ts';

export interface SiteVariantsOptions {
  readonly releases: ReleaseSet;
  readonly candidates: Candidates;
  readonly observerOf: SiteOptions['observerOf'];
  readonly isTrusted: IsTrusted;
  /** Today in London: "2026-11-26". */
  readonly today: () => string;
}

/**
 * The sites that visitors get: one while nothing is under trial, else one for each combination of releases that somebody has. A
 * combination is a number with a bit for each release under trial.
 */
export class SiteVariants {
  private readonly options: SiteVariantsOptions;
  private trials: readonly TrialInPlay[] = [];
  private stable: PagePlans;
  private readonly others = new Map<number, PagePlans>();

  constructor(options: SiteVariantsOptions) {
    this.options = options;
    this.stable = this.make(0);
  }

  /** Makes all sites anew, because a release has changed. */
  renew(): void {
    this.trials = this.options.candidates.inPlay;
    this.others.clear();
    this.stable = this.make(0);
  }

  /** The site without any release under trial. */
  get current(): Site {
    return this.stable.site;
  }

  /** The pages that a visitor gets. */
  of(request: IncomingMessage): PagePlans {
    return this.trials.length === 0 ? this.stable : this.combination(this.drawn(request));
  }

  private drawn(request: IncomingMessage): number {
    const { isTrusted, today } = this.options;
    const visitor = { address: clientAddress(request, isTrusted), userAgent: request.headers['user-agent'] ?? '' };
    const day = today();
    let combination = 0;
    this.trials.forEach(({ name, candidate }, index) => {
      const { version, percent } = candidate;
      if (percent === 100 || bucketOf({ name, version }, visitor, day) < percent) combination |= 1 << index;
    });
    return combination;
  }

  private combination(combination: number): PagePlans {
    if (combination === 0) return this.stable;
    const known = this.others.get(combination);
    if (known) return known;
    const made = this.make(combination);
    this.others.set(combination, made);
    return made;
  }

  private make(combination: number): PagePlans {
    const { releases, observerOf } = this.options;
    const candidates = this.trials.flatMap(({ loaded }, index) => (combination & (1 << index) ? [loaded] : []));
    const site = new Site({ releases, candidates, observerOf });
    return new PagePlans(site, combination === 0 ? null : () => this.stable);
  }
}
