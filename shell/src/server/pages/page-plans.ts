import { REGISTRY_TAG } from '@forecourt/contracts';
import { LRUCache } from 'lru-cache';
import { pageAddress } from './page-address.ts';
import { type PageMatch, type Site, UNAVAILABLE } from './site.ts';

/** What the shell knows about an address before it renders anything. */
export interface PagePlan {
  readonly site: Site;
  readonly match: PageMatch;
  /** The address under which the page is rendered. */
  readonly address: string;
  /** The key under which it is cached: sites of different releases have different pages. */
  readonly key: string;
  /** Cache tags of what the page shows; null: rendered for each request. */
  readonly tags: readonly string[] | null;
  /** The canonical address, without a slash or punctuation at the end, if this is another. */
  readonly redirect: string | null;
  /** The page without any release under trial, if the page is of such a release. */
  readonly fallback: (() => PagePlan) | null;
  /** The page that is sent in place of this one, because its release has failed to render it. */
  instead: PagePlan | null;
}

type StablePlans = (() => PagePlans) | null;

/** All addresses without a route share one page, rendered and cached under this address. */
const NOT_FOUND = '/404';

/** Punctuation that a chat or a mail includes in a link from the sentence around it: "(see …/vehicle/44)." */
const SENTENCE_END = /(?:[).,;:!*'"\]>]|%(?:22|29|5D|3E))+$/i;

/** Addresses that people guess, and the page each one means. */
const GUESSED = new Map([
  ['/privacy', '/privacy-policy'],
  ['/cookies', '/cookie-policy'],
  ['/terms', '/terms-conditions'],
  ['/complaints', '/terms-conditions#complaints'],
  ['/contact-us', '/contact'],
  ['/about-us', '/about'],
  ['/vans', '/vehicles'],
]);

const unavailable = (site: Site, url: string): PagePlan => ({
  site,
  match: UNAVAILABLE,
  address: url,
  key: '',
  tags: null,
  redirect: null,
  fallback: null,
  instead: null,
});

function plan(site: Site, url: string, stable: StablePlans): PagePlan {
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  const plainPath = `/${path.replace(SENTENCE_END, '').split('/').filter(Boolean).join('/')}`;
  const match = site.match(plainPath);
  const { owner, params } = match;
  const guessed = GUESSED.get(plainPath) ?? null;
  const common = { site, match, fallback: null, instead: null };
  const kept = (tags: readonly string[] | undefined) => (tags && !site.preview ? [REGISTRY_TAG, ...tags] : null);
  const plainUrl = plainPath + (query && `?${query}`);
  if (match.error) return unavailable(site, plainUrl);
  if (!owner) return { ...common, address: NOT_FOUND, key: site.key + NOT_FOUND, tags: kept([]), redirect: guessed };
  const tags = owner.module?.tags?.(params);
  const address = pageAddress(plainPath, new URLSearchParams(query), owner.module?.queryKeys ?? []);
  return {
    ...common,
    address,
    key: site.key + address,
    tags: kept(tags),
    redirect: guessed ?? (path === plainPath ? null : plainUrl),
    fallback: stable && site.candidates.has(owner.name) ? () => stable().for(url) : null,
  };
}

/** Total characters of cached addresses: 5,000 ordinary ones, or 250 of the longest. */
const MOST_CHARACTERS = 4_000_000;

/** Caches the plans of a site's recent addresses: matching routes takes longer than serving from the cache. */
export class PagePlans {
  readonly site: Site;
  private readonly stable: StablePlans;
  private readonly recent = new LRUCache<string, PagePlan>({
    max: 5_000,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ address }, url) => url.length + address.length,
  });

  /** @param stable the plans without any release under trial, unless these are they. */
  constructor(site: Site, stable: StablePlans = null) {
    this.site = site;
    this.stable = stable;
  }

  /** The plan of an address requested before, unless it only redirects. */
  known(url: string): PagePlan | undefined {
    const plan = this.recent.get(url);
    return plan?.redirect === null ? plan : undefined;
  }

  for(url: string): PagePlan {
    const known = this.recent.get(url);
    if (known) return known;
    const made = this.plan(url);
    this.recent.set(url, made);
    return made;
  }

  /** The page that says that an address cannot be shown just now. */
  unavailable(url: string): PagePlan {
    return unavailable(this.site, url);
  }

  private plan(url: string): PagePlan {
    try {
      return plan(this.site, url, this.stable);
    } catch (error) {
      // A release under trial throws even when it is asked for its tags.
      if (!this.stable) throw error;
      const instead = this.stable().for(url);
      return { ...instead, site: this.site, instead };
    }
  }
}
