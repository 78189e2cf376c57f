import { REGISTRY_TAG } from '@forecourt/contracts';
import { LRUCache } from 'lru-cache';
import { pageAddress } from './page-address.ts';
import type { PageMatch, Site } from './site.ts';

/** What the shell knows of an address before it renders anything. */
export interface PagePlan {
  readonly site: Site;
  readonly match: PageMatch;
  /** Under which the page is rendered and kept. */
  readonly address: string;
  /** What it shows; null: rendered for each request. */
  readonly tags: readonly string[] | null;
  /** The page has its one address, without a slash or punctuation at the end. */
  readonly redirect: string | null;
}

/** Every page is made of what is live. */

/** Where the page of all addresses that nobody has a route for is rendered and kept: once. */
const NOT_FOUND = '/404';

/** What a chat or a mail takes into a link from the sentence around it: "(see …/vehicle/44)." */
const SENTENCE_END = /(?:[).,;:!*'"\]>]|%(?:22|29|5D|3E))+$/i;

/** Addresses that people guess, and the page each means. */
const GUESSED = new Map([
  ['/privacy', '/privacy-policy'],
  ['/cookies', '/cookie-policy'],
  ['/terms', '/terms-conditions'],
  ['/complaints', '/terms-conditions#complaints'],
  ['/contact-us', '/contact'],
  ['/about-us', '/about'],
  ['/vans', '/vehicles'],
]);

function plan(site: Site, url: string): PagePlan {
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  const plainPath = `/${path.replace(SENTENCE_END, '').split('/').filter(Boolean).join('/')}`;
  const match = site.match(plainPath);
  const { owner, params } = match;
  const guessed = GUESSED.get(plainPath) ?? null;
  if (!owner) return { site, match, address: NOT_FOUND, tags: [REGISTRY_TAG], redirect: guessed };
  const tags = owner.module?.tags?.(params);
  return {
    site,
    match,
    address: pageAddress(plainPath, new URLSearchParams(query), owner.module?.queryKeys ?? []),
    tags: tags ? [REGISTRY_TAG, ...tags] : null,
    redirect: guessed ?? (path === plainPath ? null : plainPath + (query && `?${query}`)),
  };
}

/** Characters of addresses that are remembered: 5,000 ordinary ones, or 250 of the longest. */
const MOST_CHARACTERS = 4_000_000;

/** Remembers the plan of recently asked addresses: matching routes takes longer than answering from memory. */
export class PagePlans {
  private site: Site;
  private readonly recent = new LRUCache<string, PagePlan>({
    max: 5_000,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ address }, url) => url.length + address.length,
  });

  constructor(site: Site) {
    this.site = site;
  }

  use(site: Site): void {
    this.site = site;
    this.recent.clear();
  }

  get current(): Site {
    return this.site;
  }

  /** The plan of an address that was asked for before, unless it only redirects. */
  known(url: string): PagePlan | undefined {
    const plan = this.recent.get(url);
    return plan?.redirect === null ? plan : undefined;
  }

  for(url: string): PagePlan {
    const known = this.recent.get(url);
    if (known) return known;
    const made = plan(this.site, url);
    this.recent.set(url, made);
    return made;
  }
}
